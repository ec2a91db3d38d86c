import { screen } from "@testing-library/react";
import { ISAP_PATHS, type IsapSession } from "#shared/isap/isap.contract.ts";
import { IsapPage } from "#web/features/isap/isap.page.tsx";
import { api } from "./app-api.ts";
import { type RenderedScreen, renderScreen, type ScreenOptions } from "./render-screen.tsx";

export const SESSION: IsapSession = {
  id: "01900000-0000-7000-8000-0000000000a1",
  situation: "The lease ends and we have no flat yet.",
  consciousness: ["The lease ends in March.", "We can stay with Jo.", "The deposit is saved."],
  clarity: ["Purpose", "Peace"],
  control: { people: "Jo", time: "", budget: "1,200", skills: "" },
  cadence: "daily",
  reviewTime: "07:30",
  tags: ["escape-route"],
  mode: "life",
  createdAt: "2026-11-18T17:02:00.000Z",
};

/** A session, identified by its number. */
export const nth = (index: number): IsapSession => ({
  ...SESSION,
  id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
  situation: `Situation ${index}.`,
});

/** Stores sessions, newest first, each a minute older than the previous one. */
export async function storeSessions(sessions: readonly IsapSession[]): Promise<void> {
  for (const [index, { createdAt, ...session }] of [...sessions.entries()].reverse()) {
    const at = new Date(Date.parse(createdAt) - index * 60_000).toISOString();
    await api.post(ISAP_PATHS.list, session, at);
  }
}

export const openIsap = (options?: ScreenOptions) =>
  renderScreen(<IsapPage />, { path: "/isap-compass", ...options });

export const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
export const press = (person: RenderedScreen["person"], name: string | RegExp) =>
  person.click(screen.getByRole("button", { name }));
export const stepHeading = (name: string) =>
  screen.getByRole("heading", { level: 2, name: new RegExp(`${name}$`) });

export async function fillStepOne({ person }: RenderedScreen) {
  await person.type(field("What is the situation?"), "The lease ends soon.");
  await person.type(field("First truth"), "It ends in March.");
  await person.type(field("Second truth"), "Jo has a room.");
  await person.type(field("Third truth"), "The deposit is saved.");
  await press(person, "Next");
}

export async function fillToLastStep(rendered: RenderedScreen, pillars: string[]) {
  const { person } = rendered;
  await fillStepOne(rendered);
  for (const pillar of pillars) await person.click(screen.getByRole("checkbox", { name: pillar }));
  await press(person, "Next");
  await person.type(field("People"), "Jo");
  await person.type(field("Time"), "Saturdays");
  await press(person, "Next");
}
