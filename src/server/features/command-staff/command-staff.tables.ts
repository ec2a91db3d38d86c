import type { Json } from "#server/platform/db/database.ts";
import type { CommandState } from "#shared/command-staff/command-staff.contract.ts";

/** The stored part of a command state: status and boundaries live in their own tables. */
export type StoredCommandState = Pick<CommandState, "intent" | "priorities" | "delegations" | "roleOwners">;

declare module "#server/platform/db/database.ts" {
  interface Tables {
    command_states: { userId: string; state: Json<StoredCommandState>; updatedAt: string };
  }
}
