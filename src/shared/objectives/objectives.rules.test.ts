import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OBJECTIVE_STATUSES } from "./objectives.contract.ts";
import { completionAfter, overallProgress } from "./objectives.rules.ts";

const MONDAY = "2026-03-02T08:00:00.000Z";
const TUESDAY = "2026-03-03T08:00:00.000Z";
const open = { status: "active", progress: 40, completedAt: null, progressBefore: null } as const;
const done = { status: "completed", progress: 100, completedAt: MONDAY, progressBefore: null } as const;
/** `open` after it is completed. */
const doneNow = { ...done, completedAt: TUESDAY, progressBefore: 40 };
const archived = { ...open, status: "archived" } as const;
const archivedDone = { ...doneNow, status: "archived" } as const;

const progress = fc.integer({ min: 0, max: 100 });
const changes = fc.record({ status: fc.constantFrom(...OBJECTIVE_STATUSES), progress }, { requiredKeys: [] });
const start = fc.oneof(
  fc.constant(done),
  fc.integer({ min: 0, max: 99 }).map((value) => ({ ...open, progress: value })),
);

describe("completion", () => {
  test.each([
    ["progress 100 completes", open, { progress: 100 }, doneNow],
    ["Complete completes and fills progress", open, { status: "completed" }, doneNow],
    ["other progress moves it", open, { progress: 45 }, { ...open, progress: 45 }],
    ["progress 0 is a progress", open, { progress: 0 }, { ...open, progress: 0 }],
    ["lower progress reopens", done, { progress: 95 }, { ...open, progress: 95 }],
    ["Reopen goes back to the progress before", doneNow, { status: "active" }, open],
    ["Reopen goes to 95 where that is not known", done, { status: "active" }, { ...open, progress: 95 }],
    ["Complete again keeps the progress before", doneNow, { progress: 100 }, doneNow],
    ["Reopen leaves an open one alone", open, { status: "active" }, open],
    ["completing again keeps the first moment", done, { progress: 100 }, done],
    ["Complete again keeps the first moment", done, { status: "completed" }, done],
    [
      "progress decides over Complete",
      open,
      { status: "completed", progress: 60 },
      { ...open, progress: 60 },
    ],
    ["progress decides over Reopen", open, { status: "active", progress: 100 }, doneNow],
    ["nothing sent changes nothing", done, {}, done],
    ["Archive keeps the progress", open, { status: "archived" }, archived],
    ["Archive keeps the completion", doneNow, { status: "archived" }, archivedDone],
    ["nothing sent leaves it archived", archived, {}, archived],
    ["an active one comes back from the archive as it was", archived, { status: "active" }, open],
    ["a completed one does too", archivedDone, { status: "completed" }, doneNow],
    ["new progress takes it out of the archive", archived, { progress: 60 }, { ...open, progress: 60 }],
  ] as const)("%s", (_what, before, sent, after) => {
    expect(completionAfter(before, sent, TUESDAY)).toEqual(after);
  });

  test("status, progress and completion time always agree", () => {
    fc.assert(
      fc.property(start, fc.array(changes, { maxLength: 8 }), (before, steps) => {
        const after = steps.reduce<Parameters<typeof completionAfter>[0]>(
          (current, step) => completionAfter(current, step, TUESDAY),
          before,
        );
        const isArchived = after.status === "archived";
        expect(after.progress === 100).toBe(after.completedAt !== null);
        expect(after.status === "completed").toBe(after.completedAt !== null && !isArchived);
      }),
    );
  });

  test("the same change twice has the effect of one", () => {
    fc.assert(
      fc.property(start, changes, (before, change) => {
        const once = completionAfter(before, change, MONDAY);
        expect(completionAfter(once, change, TUESDAY)).toEqual(once);
      }),
    );
  });
});

describe("overall progress", () => {
  test.each([
    ["nothing", [], 0],
    ["one", [35], 35],
    ["active and completed alike", [0, 100], 50],
    ["a rounded mean", [0, 0, 100], 33],
    ["a half, rounded up", [0, 5], 3],
  ])("of %s", (_what, values, mean) => {
    expect(overallProgress(values.map((value) => ({ progress: value })))).toBe(mean);
  });

  test("is a whole number between the lowest and the highest", () => {
    fc.assert(
      fc.property(fc.array(progress, { minLength: 1, maxLength: 50 }), (values) => {
        const mean = overallProgress(values.map((value) => ({ progress: value })));
        expect(Number.isInteger(mean)).toBe(true);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...values));
        expect(mean).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });
});
