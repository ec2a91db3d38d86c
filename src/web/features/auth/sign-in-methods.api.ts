import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { EmailChange } from "#shared/auth/email-change.contract.ts";
import type {
  AuthenticatorSetup,
  RecoveryCodes,
  SignInMethods,
} from "#shared/auth/sign-in-methods.contract.ts";
import { SIGN_IN_PATHS } from "#shared/auth/sign-in-paths.ts";
import { call } from "#web/platform/http/api-client.ts";
import { leavePage } from "#web/ui/dialog-history.ts";
import { currentUserQuery } from "./auth.api.ts";

/** How the person can sign in. Another device may have changed that, so each visit reloads it. */
export const signInMethodsQuery = queryOptions({
  queryKey: [SIGN_IN_PATHS.signInMethods],
  queryFn: ({ signal }) => call<SignInMethods>("GET", SIGN_IN_PATHS.signInMethods, { signal }),
  staleTime: 0,
});

/** Reads them anew after a change, with what every page knows of them. */
export function useRefreshSignInMethods(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { queryKey } of [signInMethodsQuery, currentUserQuery])
      void queryClient.invalidateQueries({ queryKey });
  };
}

// The dialogs that call these show what failed beside their fields.

/** @throws ApiError */
export const changeEmail = (change: EmailChange): Promise<void> =>
  call("POST", SIGN_IN_PATHS.changeEmail, { body: change });

/** Leads to the provider's page. @throws ApiError */
export async function connectProvider(password: string): Promise<void> {
  const { url } = await call<{ url: string }>("POST", SIGN_IN_PATHS.provider, { body: { password } });
  leavePage(() => window.location.assign(url));
}

/** @throws ApiError */
export const disconnectProvider = (): Promise<void> => call("DELETE", SIGN_IN_PATHS.provider);

/** @throws ApiError */
export const beginTwoStep = (password: string): Promise<AuthenticatorSetup> =>
  call("POST", SIGN_IN_PATHS.twoStep, { body: { password } });

/** @throws ApiError */
export const confirmTwoStep = (code: string): Promise<RecoveryCodes> =>
  call("POST", SIGN_IN_PATHS.confirmTwoStep, { body: { code } });

/** @throws ApiError */
export const renewRecoveryCodes = (password: string): Promise<RecoveryCodes> =>
  call("POST", SIGN_IN_PATHS.recoveryCodes, { body: { password } });

/** @throws ApiError */
export const turnOffTwoStep = (password: string): Promise<void> =>
  call("POST", SIGN_IN_PATHS.turnOffTwoStep, { body: { password } });
