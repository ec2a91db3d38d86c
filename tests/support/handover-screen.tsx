import { screen } from "@testing-library/react";
import type { Briefing, BriefingChanges, NewBriefing, Prefill } from "#shared/handover/handover.contract.ts";
import { HandoverPage } from "#web/features/handover/handover.page.tsx";
import { ownToday } from "#web/platform/time/own-day.ts";
import { type FakeRoutes, fakeApi, json } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** A handover of 20 November 2026, told apart by its number. */
export function sampleBriefing(number: number, changes: Partial<Briefing> = {}): Briefing {
  return {
    id: idOf(number),
    opPeriod: "2026-11-20",
    whatChanged: `Change ${number}`,
    whatPersists: "The kitchen is half packed",
    onePriority: "Buy boxes",
    createdAt: "2026-11-20T18:02:00.000Z",
    updatedAt: "2026-11-20T18:02:00.000Z",
    ...changes,
  };
}

const NOTHING: Omit<Prefill, "date"> = { completed: [], open: [], changed: [] };

export const samplePrefill: Omit<Prefill, "date"> = {
  completed: [
    { kind: "milestone", id: idOf(801), title: "Book the van", objectiveTitle: "Finish the move" },
    { kind: "objective", id: idOf(802), title: "Call the clinic", objectiveTitle: null },
  ],
  open: [
    {
      id: idOf(803),
      title: "Finish the move",
      progress: 40,
      nextMilestone: "Pack",
      dueOn: "2026-11-19",
      overdue: true,
    },
    {
      id: idOf(804),
      title: "Learn to sail",
      progress: 0,
      nextMilestone: null,
      dueOn: null,
      overdue: false,
    },
  ],
  changed: [{ kind: "started", id: idOf(804), title: "Learn to sail", progress: 0 }],
};

/** The screen with handovers on the server, which stores and changes what it is sent, and whatever a test answers. */
export function renderHandovers(
  initial: readonly Briefing[],
  {
    prefill = NOTHING,
    routes = {},
    path = "/briefing",
  }: { prefill?: Omit<Prefill, "date">; routes?: FakeRoutes; path?: string } = {},
) {
  let briefings = [...initial];
  const api = fakeApi({
    "GET /api/briefings": () => json(briefings),
    "GET /api/tool-plugins": () => json([]),
    "GET /api/handover/prefill": ({ query }) => json({ ...prefill, date: query.get("date") }),
    "POST /api/briefings": ({ body }) => {
      const { timeZone: _, ...answers } = body as NewBriefing;
      const moment = new Date().toISOString();
      const logged = { ...answers, id: idOf(700 + briefings.length), createdAt: moment, updatedAt: moment };
      briefings = [logged, ...briefings];
      return json(logged, 201);
    },
    "PATCH /api/briefings/:id": ({ params, body }) => {
      const { timeZone: _, ...changes } = body as BriefingChanges;
      const found = briefings.find(({ id }) => id === params.id) ?? sampleBriefing(0);
      return json({ ...found, ...changes, updatedAt: new Date().toISOString() });
    },
    ...routes,
  });
  return { api, ...renderScreen(<HandoverPage />, { path }) };
}

/** One logged a moment ago, so that it can still be changed. */
export function justLogged(number: number, changes: Partial<Briefing> = {}): Briefing {
  const moment = new Date().toISOString();
  return sampleBriefing(number, { opPeriod: ownToday(), createdAt: moment, updatedAt: moment, ...changes });
}

export const answer = (name: RegExp) => screen.getByRole("textbox", { name });
export const CHANGED = /What changed\?/;
export const PERSISTS = /What persists\?/;
export const PRIORITY = /The one priority for next period/;
