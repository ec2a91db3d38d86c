import { screen } from "@testing-library/react";
import { HANDOVER_PATHS, type NewBriefing } from "#shared/handover/handover.contract.ts";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { HandoverPage } from "#web/features/handover/handover.page.tsx";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { api } from "./app-api.ts";
import { renderScreen } from "./render-screen.tsx";
import { sampleId } from "./sample-id.ts";

/** A handover to store, logged at `createdAt` or now. */
export type SampleBriefing = NewBriefing & { id: string; createdAt?: string };

/** A handover of November 20, 2026, identified by its number: the higher, the earlier on that day. */
export const sampleBriefing = (number: number, changes: Partial<SampleBriefing> = {}): SampleBriefing => ({
  id: sampleId(number),
  opPeriod: "2026-11-20",
  whatChanged: `Change ${number}`,
  whatPersists: "The kitchen is half packed",
  onePriority: "Buy boxes",
  createdAt: new Date(Date.UTC(2026, 10, 20, 18, -number)).toISOString(),
  ...changes,
});

/** Stores an eventful day: a milestone and an objective completed, one objective overdue, and one started. */
export async function storeDay(): Promise<void> {
  const [move, clinic] = [sampleId(803), sampleId(802)];
  const texts = { specific: "All of it", measurable: "Done", pillar: "Production" };
  const before = "2026-11-10T08:00:00.000Z";
  const moving = {
    ...texts,
    id: move,
    title: "Finish the move",
    progress: 40,
    dueOn: "2026-11-19",
  };
  await api.post(OBJECTIVE_PATHS.list, moving, before);
  await api.post(OBJECTIVE_PATHS.milestones(move), { id: sampleId(801), title: "Book the van" }, before);
  await api.post(OBJECTIVE_PATHS.milestones(move), { title: "Pack" }, before);
  await api.post(OBJECTIVE_PATHS.list, { ...texts, id: clinic, title: "Call the clinic" }, before);
  await api.patch(OBJECTIVE_PATHS.milestone(sampleId(801)), { completed: true });
  await api.patch(OBJECTIVE_PATHS.one(clinic), { status: "completed" });
  await api.post(OBJECTIVE_PATHS.list, { ...texts, title: "Learn to sail" });
}

/** Stores these handovers and renders the screen. */
export async function renderHandovers(briefings: readonly SampleBriefing[], { path = "/briefing" } = {}) {
  for (const { createdAt, ...briefing } of briefings)
    await api.post(HANDOVER_PATHS.list, briefing, createdAt);
  return renderScreen(<HandoverPage />, { path });
}

/** Logged a moment ago, so it can still be changed. */
export const justLogged = (number: number): SampleBriefing => {
  const { createdAt: _, ...briefing } = sampleBriefing(number, {
    opPeriod: ownToday(),
    timeZone: ownTimeZone(),
  });
  return briefing;
};

export const answer = (name: RegExp) => screen.getByRole("textbox", { name });
export const CHANGED = /What changed\?/;
export const PERSISTS = /What persists\?/;
export const PRIORITY = /The one priority for next period/;
