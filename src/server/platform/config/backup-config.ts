import { join, resolve } from "node:path";
import * as z from "zod/mini";

/** Where backups are kept, and when the server makes one by itself. */
export interface BackupConfig {
  dir: string;
  /** Undefined: only the operator makes backups. */
  everyMs: number | undefined;
  /** How many of its own backups the server keeps. */
  keep: number;
}

const MINUTE_MS = 60_000;
const MINUTES = { m: 1, h: 60, d: 1440 };

export const backupEnvironment = {
  BACKUP_EVERY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]\d{0,3}[mhd]$/,
          "BACKUP_EVERY must be a number of minutes, hours or days, such as 24h.",
        ),
      ),
  ),
  BACKUP_KEEP: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, "BACKUP_KEEP must be a whole number from 1 to 9999.")),
    "7",
  ),
  BACKUP_DIR: z.optional(z.string()),
};
const environmentSchema = z.object(backupEnvironment);

export function backupConfigOf(settings: z.infer<typeof environmentSchema>, dataDir: string): BackupConfig {
  const every = settings.BACKUP_EVERY;
  return {
    dir: settings.BACKUP_DIR ? resolve(settings.BACKUP_DIR) : join(dataDir, "backups"),
    everyMs: every
      ? Number.parseInt(every, 10) * MINUTES[every.slice(-1) as keyof typeof MINUTES] * MINUTE_MS
      : undefined,
    keep: Number(settings.BACKUP_KEEP),
  };
}
