import type { User } from "./auth.contract.ts";

/** Whether somebody may administer the server. */
export const isAdmin = ({ role }: Pick<User, "role">): boolean => role === "owner" || role === "admin";
