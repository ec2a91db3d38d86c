import * as z from "zod/mini";
import { PLANS, ROLES, signupSchema } from "../auth/auth.contract.ts";
import { idSchema, timestampSchema } from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";

export const ADMIN_PATHS = {
  stats: "/api/admin/stats",
  users: "/api/admin/users",
  user: (id: string) => `/api/admin/users/${id}`,
  promote: "/api/admin/promote",
  demote: "/api/admin/demote",
  comp: "/api/admin/comp-subscription",
  include: "/api/admin/include-subscription",
  createUser: "/api/admin/create-user",
  resetLink: "/api/admin/reset-link",
} as const;

const SEARCH_MAX = 254;

/** Nobody becomes an owner here. */
export const GIVEN_ROLES = ["user", "admin", "guest"] as const;

export const adminStatsSchema = z.object({
  totalUsers: z.number(),
  /** Monthly and annual. */
  paidMembers: z.number(),
  /** Admins and owners. */
  admins: z.number(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const usersQuerySchema = z.extend(pageQuerySchema, {
  /** A part of the email address or the username, in any case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX, "That search is too long."))),
});
export type UsersQuery = z.infer<typeof usersQuerySchema>;

/** An account as admins see it: nothing that the person has written. */
export const adminUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  plan: z.enum(PLANS),
  subscriptionStatus: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const changedUserSchema = z.object({ user: adminUserSchema });

export const targetSchema = z.object({ email: signupSchema.shape.email });

/** The path on this server, with a token that works once. */
export const resetLinkSchema = z.object({ link: z.string() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

export const newUserSchema = z.object({
  email: signupSchema.shape.email,
  username: signupSchema.shape.username,
  password: signupSchema.shape.password,
  role: z._default(z.enum(GIVEN_ROLES, "Choose a role: user, admin or guest."), "user"),
  plan: z._default(z.enum(PLANS, "Choose a plan from the list."), "guest"),
});
export type NewUser = z.infer<typeof newUserSchema>;
