import { queryOptions } from "@tanstack/react-query";
import { AUTH_PATHS, type Instance, type Login, type Signup, type User } from "#shared/auth/auth.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { enterDevice, finishSignOut, signIn } from "#web/platform/session/device-session.ts";

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Asks who is signed in. Screens read the answer from the session. */
export const currentUserQuery = queryOptions({
  queryKey: [AUTH_PATHS.me],
  queryFn: async ({ signal }) => {
    // Who has signed out here stays signed out, though the server may not know it yet.
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
  // The cookie of an earlier person is about to go, and with it the way to end their session.
  await finishSignOut();
  signIn(await call<User>("POST", path, { body, meantFor: null }));
}
