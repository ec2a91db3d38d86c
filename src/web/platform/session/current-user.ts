import { useStore } from "zustand";
import type { User } from "#shared/auth/auth.contract.ts";
import { sessionStore } from "./session.ts";

/** The signed-in person. Throws on screens that are shown to strangers. */
export function useCurrentUser(): User {
  const user = useStore(sessionStore, (state) => state.user);
  if (user === null) throw new Error("useCurrentUser must be used on a screen for signed-in people.");
  return user;
}
