import type { Invitation } from "./invitations.contract.ts";

export type InvitationStatus = "Used" | "Expired" | "Active";

/** @param now UTC ISO */
export function invitationStatus(
  { usedAt, expiresAt }: Pick<Invitation, "usedAt" | "expiresAt">,
  now: string,
): InvitationStatus {
  if (usedAt !== null) return "Used";
  return expiresAt !== null && expiresAt <= now ? "Expired" : "Active";
}
