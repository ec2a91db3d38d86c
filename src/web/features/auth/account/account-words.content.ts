import type { User } from "#shared/auth/auth.contract.ts";

export const ROLE_NAMES: Record<User["role"], string> = {
  owner: "Owner of this server",
  admin: "Administrator",
  user: "Member",
  guest: "Guest",
};

export const PLAN_NAMES: Record<User["plan"], string> = {
  guest: "Guest",
  included: "Included",
  comped: "Complimentary",
  member_monthly: "Member, monthly",
  member_annual: "Member, annual",
};
