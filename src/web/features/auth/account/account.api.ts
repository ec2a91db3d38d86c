import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  ACCOUNT_PATHS,
  type Account,
  type PasswordChange,
  type ProfileChanges,
  type Session,
} from "#shared/auth/account.contract.ts";
import { userSchema } from "#shared/auth/auth.contract.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { enterDevice } from "#web/platform/session/device-session.ts";
import { toast, toastFailure } from "#web/ui/toast.store.ts";

/** The person's own account. Another device may have changed it, so each visit reloads it. */
export const accountQuery = queryOptions({
  queryKey: [ACCOUNT_PATHS.profile],
  queryFn: ({ signal }) => call<Account>("GET", ACCOUNT_PATHS.profile, { signal }),
  staleTime: 0,
});

/** Changes the profile, here and on every screen. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: accountQuery.queryKey,
    scope: { id: ACCOUNT_PATHS.profile },
    mutationFn: (changes: ProfileChanges) => call<Account>("PATCH", ACCOUNT_PATHS.profile, { body: changes }),
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account);
      enterDevice(userSchema.parse(account));
      toast({ title: "Profile Updated" });
    },
    onError: (error) =>
      toastFailure("Update Failed", sentenceOf(error, "Failed to update profile. Please try again.")),
  });
}

/** Changes the password, which signs the person out everywhere else. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: accountQuery.queryKey,
    scope: { id: ACCOUNT_PATHS.changePassword },
    mutationFn: (change: PasswordChange) => call("POST", ACCOUNT_PATHS.changePassword, { body: change }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: [ACCOUNT_PATHS.sessions] });
      toast({ title: "Password Changed" });
    },
    onError: (error) =>
      toastFailure(
        "Password Change Failed",
        sentenceOf(error, "Failed to change password. Please try again."),
      ),
  });
}

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: [ACCOUNT_PATHS.sessions],
  queryFn: ({ signal }) => call<Session[]>("GET", ACCOUNT_PATHS.sessions, { signal }),
  staleTime: 0,
});

/** Signs one other device out. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: sessionsQuery.queryKey,
    meta: { failed: "Couldn't sign that device out" },
    mutationFn: (id: string) => call("DELETE", ACCOUNT_PATHS.session(id)),
    onSuccess: (_, id) =>
      queryClient.setQueryData(sessionsQuery.queryKey, (known) => known?.filter((one) => one.id !== id)),
  });
}

/** Signs all other devices out. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: sessionsQuery.queryKey,
    meta: { failed: "Couldn't sign your other devices out" },
    mutationFn: () => call("DELETE", ACCOUNT_PATHS.sessions),
    onSuccess: () =>
      queryClient.setQueryData(sessionsQuery.queryKey, (known) => known?.filter((one) => one.isCurrent)),
  });
}
