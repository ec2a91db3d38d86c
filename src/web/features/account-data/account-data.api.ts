import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountImport } from "#shared/account/account-data.contract.ts";
import { ACCOUNT_DATA_PATHS } from "#shared/account/account-file.ts";
import { ACCOUNT_PATHS, type AccountDeletion } from "#shared/auth/account.contract.ts";
import { call, callForResponse } from "#web/platform/http/api-client.ts";
import { leaveDeleted } from "#web/platform/session/device-session.ts";

/** Asks what a file would add. */
export const usePreviewImport = () => useMutation({ mutationFn: (file: File) => sendFile(file, true) });

/** Adds what is in a file; every screen may show something of it. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile(file, false),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Not read for danger: what is in the file was read when it was written. */
async function sendFile(file: File, dryRun: boolean): Promise<AccountImport> {
  const path = `${ACCOUNT_DATA_PATHS.import}?dryRun=${dryRun ? 1 : 0}`;
  return (await callForResponse("POST", path, { body: file })).json();
}

/** Deletes the account; then nothing of the person stays on this device, either. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (deletion: AccountDeletion) => call("DELETE", ACCOUNT_PATHS.account, { body: deletion }),
    onSuccess: leaveDeleted,
  });
