import { type QueryClient, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  COMMAND_STAFF_PATHS,
  type CommandState,
  type CommandStateChangesInput,
  commandStaffContentSchema,
  commandStateSchema,
} from "#shared/command-staff/command-staff.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";

/** The page's texts. The operator may edit them at any time, so each visit reloads them. */
export const commandStaffContentQuery = queryOptions({
  queryKey: [COMMAND_STAFF_PATHS.content],
  queryFn: async ({ signal }) =>
    commandStaffContentSchema.parse(await call<unknown>("GET", COMMAND_STAFF_PATHS.content, { signal })),
  staleTime: 0,
  gcTime: 0,
});

/** The person's command state. Another device may have changed it, so each visit reloads it. */
export const commandStateQuery = (mode: ModeId) =>
  queryOptions({
    queryKey: [COMMAND_STAFF_PATHS.state, mode],
    queryFn: ({ signal }) =>
      call<CommandState>("GET", `${COMMAND_STAFF_PATHS.state}?mode=${mode}`, { signal }),
    staleTime: 0,
  });

/**
 * Stores the whole state.
 * @returns the stored state or, with `conflict`, the state that another tab or device stored meanwhile
 * @throws ApiError for any other failure
 */
export async function putCommandState(
  mode: ModeId,
  changes: CommandStateChangesInput,
): Promise<{ state: CommandState; conflict: boolean }> {
  try {
    const path = `${COMMAND_STAFF_PATHS.state}?mode=${mode}`;
    return {
      state: await call<CommandState>("PUT", path, { body: changes, keepalive: true }),
      conflict: false,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { current } = z.object({ current: commandStateSchema }).parse(error.body);
    return { state: current, conflict: true };
  }
}

/** Writes a stored state to the cache of every mode. Only the status differs between modes. */
export function showCommandState(queryClient: QueryClient, mode: ModeId, state: CommandState): void {
  queryClient.setQueriesData<CommandState>(
    { queryKey: [COMMAND_STAFF_PATHS.state] },
    (shown) => shown && { ...state, operationalStatus: shown.operationalStatus },
  );
  queryClient.setQueryData(commandStateQuery(mode).queryKey, state);
}
