import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import type { CommandState, CommandStateChanges } from "#shared/command-staff/command-staff.contract.ts";
import { EMPTY_COMMAND_STATE } from "#shared/command-staff/command-staff.rules.ts";
import { CommandStaffPage } from "#web/features/command-staff/command-staff.page.tsx";
import { type FakeRequest, type FakeRoutes, fakeApi, json } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

export const CONTENT = "GET /content/command-staff.json";
export const READ = "GET /api/command-state";
export const SAVE = "PUT /api/command-state";
/** The texts as they ship. */
export const content = JSON.parse(readFileSync("src/web/public/content/command-staff.json", "utf8"));
/** The id of a priority, by number. */
export const priorityId = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;

/** The screen on a server that stores what it is sent, as the real one does. */
export function renderStaff(start: Partial<CommandState> = {}, routes: FakeRoutes = {}) {
  let stored: CommandState = { ...EMPTY_COMMAND_STATE, ...start };
  let saves = 0;
  const put = (changes: CommandStateChanges): CommandState => {
    saves += 1;
    const { basedOn: _, ...rest } = changes;
    stored = {
      ...stored,
      ...rest,
      intent: { ...rest.intent, lastUpdated: null },
      updatedAt: `2026-11-21T07:00:00.${String(saves).padStart(3, "0")}Z`,
    };
    return stored;
  };
  const api = fakeApi({
    [CONTENT]: () => json(content),
    [READ]: () => json(stored),
    [SAVE]: ({ body }: FakeRequest) => {
      const changes = body as CommandStateChanges;
      if (changes.basedOn === stored.updatedAt) return json(put(changes));
      return json({ error: "Changed.", code: "conflict", current: stored }, 409);
    },
    ...routes,
  });
  const rendered = renderScreen(<CommandStaffPage />, { path: "/command-staff" });
  return {
    api,
    ...rendered,
    stored: () => stored,
    /** A save from another tab. */
    elsewhere: (change: (state: CommandState) => CommandState) =>
      put({ ...change(stored), basedOn: stored.updatedAt }),
  };
}

/** A role's card, once it is there. */
export const card = (name: string) => screen.findByRole("region", { name });
