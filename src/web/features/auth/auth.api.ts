import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { AUTH_PATHS, type Instance, type Login, type Signup, type User } from "#shared/auth/auth.contract.ts";
import { removeDeviceCopies } from "#web/platform/device/device-copy.ts";
import { removeDrafts } from "#web/platform/device/drafts.ts";
import { removeStored, writeStored } from "#web/platform/device/storage.ts";
import { call } from "#web/platform/http/api-client.ts";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { clearWaiting } from "#web/platform/offline/outbox-storage.ts";
import { devicePerson } from "#web/platform/session/device-person.ts";
import { sessionGate } from "#web/platform/session/session-gate.ts";

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Stored on a device on which somebody is signed in, or was when they last used it. */
export const SIGNED_IN_BEFORE = "signed-in-before";

/** Who is signed in, or null. */
export const currentUserQuery = queryOptions({
  queryKey: [AUTH_PATHS.me],
  queryFn: async ({ signal }) => {
    const user = await call<User | null>("GET", AUTH_PATHS.me, { signal, isAboutSession: true });
    tellPlatform(user);
    return user;
  },
  staleTime: FIVE_MINUTES_MS,
});

/** Whether this server takes new accounts. */
export const instanceQuery = queryOptions({
  queryKey: [AUTH_PATHS.instance],
  queryFn: ({ signal }) => call<Instance>("GET", AUTH_PATHS.instance, { signal }),
});

export const postLogin = (login: Login) =>
  call<User>("POST", AUTH_PATHS.login, { body: login, isAboutSession: true });
export const postSignup = (signup: Signup) =>
  call<User>("POST", AUTH_PATHS.signup, { body: signup, isAboutSession: true });

/** Makes the app the new person's: nothing that was loaded before may be seen by them. */
export function enter(queryClient: QueryClient, user: User): void {
  showAs(queryClient, user);
}

/** Signs out on this device and forgets everything private on it. */
export async function leave(queryClient: QueryClient, user: User): Promise<void> {
  await call("POST", AUTH_PATHS.logout, { isAboutSession: true });
  removeDrafts(user.id);
  clearWaiting(user.id);
  await offlineCache.forget();
  showAs(queryClient, null);
}

/** Gives up a session that has ended. Unfinished work stays on this device for when its writer comes back. */
export function giveUpSession(queryClient: QueryClient): void {
  void offlineCache.forget();
  showAs(queryClient, null);
}

/** What lies on this device for one person alone must know who that is. */
function tellPlatform(user: User | null): void {
  sessionGate.setSignedIn(user?.email ?? null);
  devicePerson.set(user?.id ?? null);
  offlineCache.enter(user);
  if (user) writeStored(SIGNED_IN_BEFORE, "yes");
  else removeStored(SIGNED_IN_BEFORE);
}

function showAs(queryClient: QueryClient, user: User | null): void {
  tellPlatform(user);
  removeDeviceCopies();
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== AUTH_PATHS.me });
}
