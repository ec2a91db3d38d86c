import * as z from "zod/mini";
import { SIGNUP_POLICIES } from "../auth/auth.contract.ts";
import { timestampSchema } from "../common/common.contract.ts";

export const SERVER_PATHS = {
  status: "/api/admin/server",
  services: "/api/admin/server/services",
  signups: "/api/admin/server/signups",
} as const;

const signupsSchema = z.object({
  /** What SIGNUPS says. */
  configured: z.enum(SIGNUP_POLICIES),
  /** What an admin chose instead; null if none did. */
  chosen: z.nullable(z.enum(SIGNUP_POLICIES)),
});
export type Signups = z.infer<typeof signupsSchema>;

/** Null brings back what SIGNUPS says. */
export const signupsChangeSchema = z.object({
  signups: z.nullable(z.enum(SIGNUP_POLICIES, "Choose one of: open, invite or closed.")),
});

const lastBackupSchema = z.object({
  at: timestampSchema,
  isDone: z.boolean(),
  /** Why it failed. */
  reason: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
});

export const serverStatusSchema = z.object({
  version: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  databaseBytes: z.number(),
  migrations: z.object({ applied: z.number(), latest: z.string() }),
  backups: z.object({
    /** Whether this server makes backups by itself. */
    isAutomatic: z.boolean(),
    last: z.nullable(lastBackupSchema),
  }),
  signups: signupsSchema,
});
export type ServerStatus = z.infer<typeof serverStatusSchema>;

const serviceSchema = z.enum(["answers", "fails", "not configured"]);

/** Whether the services outside answer, asked just now. */
export const serverServicesSchema = z.object({
  mail: serviceSchema,
  model: serviceSchema,
  billing: serviceSchema,
});
export type ServerServices = z.infer<typeof serverServicesSchema>;
