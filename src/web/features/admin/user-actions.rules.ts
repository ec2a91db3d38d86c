import type { AdminUser } from "#shared/admin/admin.contract.ts";

export type UserActionName = "promote" | "demote" | "comp" | "include" | "delete";

/** What somebody can do to an account; the server decides by the same rules. @param ownId of who acts */
export function userActionsFor({ id, role, plan }: AdminUser, ownId: string): UserActionName[] {
  const isOwn = id === ownId;
  const canChange = !isOwn && role !== "owner";
  const takesPlan = plan === "guest" && (role !== "owner" || isOwn);
  return [
    ...(canChange ? [role === "admin" ? ("demote" as const) : ("promote" as const)] : []),
    ...(takesPlan ? (["comp", "include"] as const) : []),
    ...(canChange ? (["delete"] as const) : []),
  ];
}
