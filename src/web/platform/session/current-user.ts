import { createContext, use } from "react";
import type { User } from "#shared/auth/auth.contract.ts";

export const CurrentUserContext = createContext<User | null>(null);

/** The signed-in person. Throws on screens that are shown to strangers. */
export function useCurrentUser(): User {
  const user = use(CurrentUserContext);
  if (user === null) throw new Error("useCurrentUser must be used on a screen for signed-in people.");
  return user;
}
