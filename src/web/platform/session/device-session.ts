import type { User } from "#shared/auth/auth.contract.ts";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import { removeDeviceCopies } from "#web/platform/device/device-copies.ts";
import { removeDrafts } from "#web/platform/device/drafts.ts";
import { closeStorage, readStored, removeStored, writeStored } from "#web/platform/device/storage.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { clearWaiting } from "#web/platform/offline/outbox-storage.ts";
import { session } from "./session.ts";
import { SIGN_OUT_DUE, SIGNED_IN_BEFORE } from "./session-marks.ts";

/** Set when an account was deleted here, until the sign-in page has said so. */
const ACCOUNT_DELETED = "account-deleted";
/** How long signing out waits for the server. */
const SIGN_OUT_MS = 8000;

/** Sets who is signed in according to the server, for everything that is stored on this device per person. */
export function enterDevice(user: User | null): void {
  session.enter(user);
  offlineCache.enter(user);
  if (user) {
    removeDeviceCopies(user.id);
    writeStored(SIGNED_IN_BEFORE, "yes");
  } else removeStored(SIGNED_IN_BEFORE);
}

/** After signing in. */
export function signIn(user: User): void {
  removeStored(SIGN_OUT_DUE);
  enterDevice(user);
  session.signIn(user);
}

/** Signs out on this device, with or without the server. The app then calls `clearDevice` in each of its tabs. */
export function signOut(): void {
  const personId = session.personId();
  if (personId !== null) writeStored(SIGN_OUT_DUE, personId);
  session.signOut();
}

/** Leaves an account that no longer exists. */
export function leaveDeleted(): void {
  writeStored(ACCOUNT_DELETED, "yes");
  signOut();
}

/** Whether an account was deleted here just now; true once. */
export function takeDeleted(): boolean {
  const isDeleted = readStored(ACCOUNT_DELETED) !== null;
  removeStored(ACCOUNT_DELETED);
  return isDeleted;
}

/** Removes everything private from this device, for good, and ends the session on the server if it can be reached. */
export async function clearDevice(): Promise<void> {
  const personId = session.personId();
  // First, so that nothing that is still running writes back what is removed.
  closeStorage();
  removeStored(SIGNED_IN_BEFORE);
  if (personId !== null) {
    removeDrafts(personId);
    clearWaiting(personId);
  }
  removeDeviceCopies();
  await offlineCache.forget();
  await finishSignOut();
}

/** Ends the session of a person who has signed out here. @returns whether the server has done so */
export async function finishSignOut(): Promise<boolean> {
  const personId = readStored(SIGN_OUT_DUE);
  if (personId === null) return true;
  try {
    await call("POST", AUTH_PATHS.logout, { meantFor: personId, limitMs: SIGN_OUT_MS });
  } catch (error) {
    // Nobody or somebody else is signed in, so this browser no longer has a session of theirs.
    const isEnded = error instanceof ApiError && (error.status === 401 || error.code === "other_person");
    if (!isEnded) return false;
  }
  removeStored(SIGN_OUT_DUE);
  return true;
}

/** Gives up an expired session. Unfinished work stays on this device for the person's next visit. */
export function giveUpSession(): void {
  void offlineCache.forget();
  removeStored(SIGNED_IN_BEFORE);
  session.giveUp();
}
