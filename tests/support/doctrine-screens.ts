import type { StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import { LESSONS } from "#shared/doctrine/lessons.content.ts";
import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { type FakeRoutes, fakeApi, json } from "./fake-api.ts";

/** The product's own lessons, as served. */
const STORED_LESSONS: StoredLesson[] = LESSONS.map((lesson) => ({
  ...lesson,
  bullets: [...lesson.bullets],
  watchOutIds: [...lesson.watchOutIds],
  id: `01900000-0000-7000-8000-${String(lesson.orderIndex).padStart(12, "0")}`,
  videoId: null,
}));

/** A signal with all four pillars at once. */
export const SIGNAL: WatchOutSignal = {
  id: 10,
  facts: ["You chose all 4 pillars on 3 March.", "9 objectives are active."],
  key: "abc123.def456",
  strength: 60,
};

/** Serves the product's own lessons, these signals, and any other routes of a test. */
export function startDoctrineApi(signals: WatchOutSignal[] = [], routes: FakeRoutes = {}) {
  return fakeApi({
    "GET /api/lessons": () => json(STORED_LESSONS),
    "GET /api/watch-outs/signals": () => json({ signals }),
    ...routes,
  });
}
