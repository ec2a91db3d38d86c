import { readStored } from "#web/platform/device/storage.ts";

/** Set on a device while somebody is signed in, as of its last use. */
export const SIGNED_IN_BEFORE = "signed-in-before";
/** The id of a person who has signed out here although their session may still exist on the server. */
export const SIGN_OUT_DUE = "sign-out-due";

export const wasSignedIn = (): boolean => readStored(SIGNED_IN_BEFORE) !== null;

export const isSignOutDue = (): boolean => readStored(SIGN_OUT_DUE) !== null;
