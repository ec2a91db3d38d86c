import type { User } from "#shared/auth/auth.contract.ts";
import type { AccessType } from "#shared/invitations/invitations.contract.ts";

export const ROLE_WORDS: Record<User["role"], string> = {
  owner: "Owner",
  admin: "Admin",
  user: "Member",
  guest: "Guest",
};

export const PLAN_WORDS: Record<User["plan"], string> = {
  guest: "Guest plan",
  included: "Included",
  comped: "Comped",
  member_monthly: "Monthly",
  member_annual: "Annual",
};

export const ACCESS_WORDS: Record<AccessType, string> = { comped: "Comped", included: "Included" };

export const ACCESS_HINTS: Record<AccessType, string> = {
  comped: "For temporary testers and reviewers.",
  included: "For permanent team members, partners and VIPs.",
};
