import { type Insertable, sql } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { conflict } from "#server/platform/http/errors.ts";
import { type Database, inTransaction, type Tables } from "./database.ts";
import { insertOnce, lockRow, type Row, type Stored } from "./owned-rows.ts";

const MAKE_ROOM = " To make room, delete some you no longer need.";

/**
 * The most rows of a table that one person can have: far more than anyone needs, and few enough that nobody's records
 * slow the server for others.
 */
const ROW_CAPS = {
  access_tokens: { max: 20, what: "access tokens", hint: " Revoke one that you no longer use." },
  boundaries: { max: 500, what: "boundaries", hint: MAKE_ROOM },
  boundary_reviews: { max: 20_000, what: "answers about boundaries", hint: "" },
  briefings: { max: 5000, what: "handovers", hint: "" },
  carry_overs: { max: 10_000, what: "carried-over items", hint: "" },
  change_logs: { max: 20_000, what: "entries in the history", hint: "" },
  custom_meditations: { max: 500, what: "meditations", hint: MAKE_ROOM },
  custom_resources: { max: 500, what: "resources", hint: MAKE_ROOM },
  // With those that are deleted, which leave a trace for a while. Echo keeps fewer.
  echo_conversations: { max: 1000, what: "conversations with Echo", hint: MAKE_ROOM },
  isap_sessions: { max: 2000, what: "ISAP sessions", hint: MAKE_ROOM },
  lces_readings: { max: 20_000, what: "readings of the safety plan", hint: "" },
  objectives: { max: 2000, what: "objectives", hint: MAKE_ROOM },
  plugin_checks: { max: 60_000, what: "items of checks", hint: "" },
  proposals: {
    max: 20,
    what: "proposals that wait for your OK",
    hint: " Add or dismiss some on the dashboard first.",
  },
  risks: { max: 1000, what: "risks", hint: MAKE_ROOM },
  safety_items: { max: 500, what: "safety items", hint: MAKE_ROOM },
  triggers: { max: 1000, what: "trigger points", hint: MAKE_ROOM },
  watch_out_dismissals: { max: 5000, what: "dismissed signals", hint: "" },
  wellness_checks: { max: 10_000, what: "check-ins", hint: "" },
} as const;

export type CappedTable = keyof typeof ROW_CAPS;

export const isCapped = (table: string): table is CappedTable => Object.hasOwn(ROW_CAPS, table);

/**
 * Refuses this transaction's inserts into a table when the person now has too many rows in it. Call it after inserting:
 * of concurrent inserts, each then counts the rows of the earlier ones.
 * @throws HttpError 409
 */
export async function checkRowCap(
  transaction: Database,
  table: CappedTable,
  ownerId: OwnerId,
): Promise<void> {
  const { max, what, hint } = ROW_CAPS[table];
  await lockRow(transaction, "profiles", { id: ownerId }, ["id"]);
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where "userId" = ${ownerId} limit 1 offset ${max}`.execute(transaction);
  if (rows.length === 0) return;
  throw conflict(
    "too_many",
    `You have ${max.toLocaleString("en-US")} ${what}, the most one person can keep. Nothing was added.${hint}`,
  );
}

/**
 * Like `insertOnce`, for a row of one person, within their row cap.
 * @throws HttpError 409
 */
export function insertOwned<
  Table extends CappedTable & keyof Tables,
  Chosen extends keyof Row<Table> & string,
>(
  db: Database,
  ownerId: OwnerId,
  table: Table,
  row: Omit<Insertable<Tables[Table]>, "userId"> & { id: string },
  columns: readonly Chosen[],
): Promise<Stored<Pick<Row<Table>, Chosen>> | null> {
  return inTransaction(db, async (transaction) => {
    const owner = { userId: ownerId } as unknown as Partial<Row<Table>>;
    const owned = { ...row, userId: ownerId } as unknown as Insertable<Tables[Table]> & { id: string };
    const stored = await insertOnce(transaction, table, owned, owner, columns);
    if (stored?.isNew) await checkRowCap(transaction, table, ownerId);
    return stored;
  });
}
