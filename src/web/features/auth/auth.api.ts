import { queryOptions } from "@tanstack/react-query";
import type { Instance, Login, Signup, User } from "#shared/auth/auth.contract.ts";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import { call } from "#web/platform/http/api-client.ts";
import { enterDevice, finishSignOut, signIn } from "#web/platform/session/device-session.ts";

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Checks who is signed in. Screens read the result from the session store. */
export const currentUserQuery = queryOptions({
  queryKey: [AUTH_PATHS.me],
  queryFn: async ({ signal }) => {
    // Whoever signed out here stays signed out, even if the server does not know yet.
    const user = (await finishSignOut())
      ? await call<User | null>("GET", AUTH_PATHS.me, { signal, meantFor: null })
      : null;
    enterDevice(user);
    return user;
  },
  staleTime: FIVE_MINUTES_MS,
});

/** Whether this server takes new accounts. */
export const instanceQuery = queryOptions({
  queryKey: [AUTH_PATHS.instance],
  queryFn: ({ signal }) => call<Instance>("GET", AUTH_PATHS.instance, { signal }),
});

/** @throws ApiError */
export const logIn = (login: Login): Promise<void> => begin(AUTH_PATHS.login, login);

/** @throws ApiError */
export const signUp = (signup: Signup): Promise<void> => begin(AUTH_PATHS.signup, signup);

async function begin(path: string, body: Login | Signup): Promise<void> {
  // First, because the new cookie replaces that of the earlier person, whose session could then not be ended.
  await finishSignOut();
  signIn(await call<User>("POST", path, { body, meantFor: null }));
}
