import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import type { EmailChange } from "#shared/auth/email-change.contract.ts";
import type {
  AuthenticatorSetup,
  RecoveryCodes,
  SignInMethods,
} from "#shared/auth/sign-in-methods.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

/** How the person can sign in. Another device may have changed that, so each visit reloads it. */
export const signInMethodsQuery = queryOptions({
  queryKey: [AUTH_PATHS.signInMethods],
  queryFn: ({ signal }) => call<SignInMethods>("GET", AUTH_PATHS.signInMethods, { signal }),
  staleTime: 0,
});

/** Reads them anew after a change. */
export function useRefreshSignInMethods(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: signInMethodsQuery.queryKey });
}

// The dialogs that call these show what failed beside their fields.

/** @throws ApiError */
export const changeEmail = (change: EmailChange): Promise<void> =>
  call("POST", AUTH_PATHS.changeEmail, { body: change });

/** @throws ApiError */
export const beginTwoStep = (password: string): Promise<AuthenticatorSetup> =>
  call("POST", AUTH_PATHS.twoStep, { body: { password } });

/** @throws ApiError */
export const confirmTwoStep = (code: string): Promise<RecoveryCodes> =>
  call("POST", AUTH_PATHS.confirmTwoStep, { body: { code } });

/** @throws ApiError */
export const renewRecoveryCodes = (password: string): Promise<RecoveryCodes> =>
  call("POST", AUTH_PATHS.recoveryCodes, { body: { password } });

/** @throws ApiError */
export const turnOffTwoStep = (password: string): Promise<void> =>
  call("POST", AUTH_PATHS.turnOffTwoStep, { body: { password } });
