import { screen } from "@testing-library/react";
import {
  COMMAND_STAFF_PATHS,
  type CommandState,
  type CommandStateChangesInput,
} from "#shared/command-staff/command-staff.contract.ts";
import { CommandStaffPage } from "#web/features/command-staff/command-staff.page.tsx";
import { api } from "./app-api.ts";
import { renderScreen } from "./render-screen.tsx";

const STATE = `${COMMAND_STAFF_PATHS.state}?mode=life`;

export const storedState = () => api.get<CommandState>(STATE);

/** Changes the state on another device. */
export async function changeElsewhere(changes: Partial<CommandStateChangesInput>): Promise<void> {
  await api.put(STATE, { ...(await storedState()), ...changes });
}

/** Stores this state and renders the screen. */
export async function renderStaff(start: Partial<CommandStateChangesInput> = {}) {
  await changeElsewhere(start);
  return renderScreen(<CommandStaffPage />, { path: "/command-staff" });
}

/** A role's card, once it has appeared. */
export const card = (name: string) => screen.findByRole("region", { name });
