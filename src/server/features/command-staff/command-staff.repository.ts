import "./command-staff.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { CommandState } from "#shared/command-staff/command-staff.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { StoredCommandState } from "./command-staff.tables.ts";

/** The columns that are read from tables which other features own. */
type ReadTables = {
  boundaries: {
    id: string;
    userId: string;
    name: string;
    statement: string;
    honored: boolean | null;
    createdAt: string;
  };
  safety_items: {
    userId: string;
    kind: string;
    mode: string;
    title: string;
    details: string;
    useAllModes: boolean;
    updatedAt: string;
  };
  risks: { userId: string; status: string; createdAt: string };
};

export interface SavedCommandState {
  state: StoredCommandState;
  updatedAt: string;
}

/** What the safety plan and the risks say, as far as the page shows it. */
export interface OperationalFacts {
  /** The kinds of safety item that are filled in for the mode. */
  filledKinds: string[];
  openRisks: number;
  /** When the newest of both was written. */
  lastUpdated: string | null;
}

export interface CommandStaffRepository {
  find(ownerId: OwnerId): Promise<SavedCommandState | null>;
  /**
   * Stores `next` if the stored state is still the one of `replaced` (null: if there is none yet).
   * @returns whether it was stored
   */
  replace(ownerId: OwnerId, replaced: string | null, next: SavedCommandState): Promise<boolean>;
  /** Oldest first. */
  boundaries(ownerId: OwnerId): Promise<CommandState["boundaries"]>;
  operationalFacts(ownerId: OwnerId, mode: ModeId): Promise<OperationalFacts>;
}

export function createCommandStaffRepository(db: Database): CommandStaffRepository {
  const others = db.withTables<ReadTables>();

  return {
    async find(ownerId) {
      const row = await db
        .selectFrom("command_states")
        .select(["state", "updatedAt"])
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return row ?? null;
    },

    async replace(ownerId, replaced, { state, updatedAt }) {
      const values = { state: toJson(state), updatedAt };
      if (replaced === null) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("command_states")
          .values({ userId: ownerId, ...values })
          .onConflict((on) => on.column("userId").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }
      const { numUpdatedRows } = await db
        .updateTable("command_states")
        .set(values)
        .where("userId", "=", ownerId)
        .where("updatedAt", "=", replaced)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    boundaries: (ownerId) =>
      others
        .selectFrom("boundaries")
        .select(["id", "name", "statement", "honored"])
        .where("userId", "=", ownerId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    async operationalFacts(ownerId, mode) {
      const [kinds, risks] = await Promise.all([
        others
          .selectFrom("safety_items")
          .select(({ fn }) => ["kind", fn.max("updatedAt").as("updatedAt")])
          .where("userId", "=", ownerId)
          .where((where) => where.or([where("mode", "=", mode), where("useAllModes", "=", true)]))
          // An item that was only just added is called "New ..." until somebody fills it in.
          .where((where) => where.or([where("title", "not like", "New %"), where("details", "<>", "")]))
          .groupBy("kind")
          .execute(),
        others
          .selectFrom("risks")
          .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("createdAt").as("createdAt")])
          .where("userId", "=", ownerId)
          .where("status", "<>", "resolved")
          .executeTakeFirstOrThrow(),
      ]);
      const written = [...kinds.map(({ updatedAt }) => updatedAt), risks.createdAt];
      return {
        filledKinds: kinds.map(({ kind }) => kind),
        openRisks: Number(risks.count),
        lastUpdated: written.filter((moment) => moment !== null).reduce(laterOf, null),
      };
    },
  };
}

const laterOf = (latest: string | null, moment: string): string =>
  latest === null || moment > latest ? moment : latest;
