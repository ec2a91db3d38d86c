import "./auth.tables.ts";
import { createHmac } from "node:crypto";
import type { Database } from "#server/platform/db/database.ts";

const KEY = "secret.mark";

/** For the operator's eyes, when a process starts with another secret than the one before. */
export const OTHER_SECRET =
  "SECRET (or the file secret in DATA_DIR) isn't the one that this database was last used with. Sessions and two-step sign-in that belong to the other one don't work with this one. All processes of a server need the same.";

/**
 * Remembers by which secret the database is used, without the secret: processes that were given different ones would
 * sign each other's people out, and nobody would know why.
 * @returns whether it was another one until now
 */
export async function isOtherSecret(db: Database, secret: string): Promise<boolean> {
  const value = createHmac("sha256", secret).update("mark").digest("base64url").slice(0, 16);
  const known = await db
    .selectFrom("instance_facts")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  if (known?.value === value) return false;
  await db
    .insertInto("instance_facts")
    .values({ key: KEY, value })
    .onConflict((on) => on.column("key").doUpdateSet({ value }))
    .execute();
  return known !== undefined;
}
