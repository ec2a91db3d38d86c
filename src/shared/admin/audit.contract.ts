import * as z from "zod/mini";
import { idSchema, timestampSchema } from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";

/** Everything that is recorded. An action keeps its name forever, because old entries have it. */
export const AUDIT_ACTIONS = [
  "promote_user",
  "demote_user",
  "comp_subscription",
  "include_subscription",
  "delete_user",
  "create_user",
  "create_invitation",
  "revoke_invitation",
  "accept_invitation",
  "create_reset_link",
  "set_signups",
  "add_video",
  "change_video",
  "delete_video",
  "add_contact",
  "change_contact",
  "delete_contact",
  "change_label",
  "change_tool",
  "change_article",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The number of entries on the admin page. */
export const LATEST_AUDIT_ENTRIES = 10;

const SEARCH_MAX = 254;

export const AUDIT_LOG_PATH = "/api/admin/audit-log";

export const auditQuerySchema = z.extend(pageQuerySchema, {
  action: z.optional(z.enum(AUDIT_ACTIONS, "There's no such action.")),
  /** A part of an actor's or a target's email address. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX, "That search is too long."))),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  id: idSchema,
  /** Null once the actor's account is deleted. */
  actorId: z.nullable(idSchema),
  actorEmail: z.nullable(z.string()),
  action: z.string(),
  targetEmail: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: timestampSchema,
});
export type AuditEntryRow = z.infer<typeof auditEntrySchema>;
