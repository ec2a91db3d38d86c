import "./risks.tables.ts";
import type { Remember } from "#server/features/undo/undo.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { Risk, RiskPriority } from "#shared/risks/risks.contract.ts";

/** Absent fields stay as they are. */
type RiskFields = {
  [Field in Exclude<keyof Risk, "id" | "priority" | "sourcePlugin" | "sourceCode" | "createdAt">]?:
    | Risk[Field]
    | undefined;
};

/** What became of a risk that was to be added. */
export type Addition =
  | { outcome: "added"; risk: Risk }
  /** The same risk was there: sent before, or made from the same source. */
  | { outcome: "found"; risk: Risk }
  /** Its id is that of somebody else's risk. */
  | { outcome: "id taken" };

export type RisksRepository = ReturnType<typeof createRisksRepository>;

export function createRisksRepository(db: Database) {
  const listPrepared = prepareQuery<[ownerId: string], RiskRow>(db, 1, (ownerId) =>
    db
      .selectFrom("risks")
      .select(COLUMNS)
      .where("userId", "=", ownerId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc"),
  );

  async function findSent(ownerId: OwnerId, id: string): Promise<Addition | null> {
    const row = await db
      .selectFrom("risks")
      .select([...COLUMNS, "userId"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return null;
    const { userId, ...found } = row;
    return userId === ownerId ? { outcome: "found", risk: riskFromRow(found) } : { outcome: "id taken" };
  }

  async function takeUp(ownerId: OwnerId, { sourcePlugin, sourceCode, updatedAt }: Risk) {
    await db
      .updateTable("risks")
      .set({ status: "identified", updatedAt })
      .where("userId", "=", ownerId)
      .where("sourcePlugin", "=", sourcePlugin)
      .where("sourceCode", "=", sourceCode)
      .where("status", "=", "resolved")
      .execute();
    const row = await db
      .selectFrom("risks")
      .select(COLUMNS)
      .where("userId", "=", ownerId)
      .where("sourcePlugin", "=", sourcePlugin)
      .where("sourceCode", "=", sourceCode)
      .executeTakeFirst();
    return row ? ({ outcome: "found", risk: riskFromRow(row) } as const) : null;
  }

  /**
   * Adds a risk unless it is there: by its id, or by its source. One from the same source that was resolved is
   * identified again, as of `risk.updatedAt`.
   */
  async function add(ownerId: OwnerId, risk: Risk): Promise<Addition> {
    // Every unique column decides at once here, also against a request of the same moment.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("risks")
      .values({ ...risk, userId: ownerId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { outcome: "added", risk };
    // What stood in the way may be deleted by now: then there is room for it.
    return (await findSent(ownerId, risk.id)) ?? (await takeUp(ownerId, risk)) ?? add(ownerId, risk);
  }

  return {
    /** Newest first. */
    list: async (ownerId: OwnerId): Promise<Risk[]> => (await listPrepared(ownerId)).map(riskFromRow),

    add,

    /** Null when there is no such risk. */
    update: (
      ownerId: OwnerId,
      id: string,
      fields: RiskFields,
      priorityOf: (rated: Pick<Risk, "probability" | "severity">) => RiskPriority,
    ): Promise<Risk | null> =>
      db.transaction().execute(async (trx) => {
        const change = (values: RiskFields & { priority?: RiskPriority }) =>
          trx
            .updateTable("risks")
            .set(values)
            .where("id", "=", id)
            .where("userId", "=", ownerId)
            .returning(COLUMNS)
            .executeTakeFirst();
        // Writing first locks the row: what comes back is what the last change left, and stays so until the end.
        const row = await change(fields);
        if (!row) return null;
        const priority = priorityOf(row);
        if (row.priority !== priority) await change({ priority });
        return riskFromRow({ ...row, priority });
      }),

    /** Null when there is no such risk. */
    delete: (ownerId: OwnerId, id: string, remember: Remember): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom("risks")
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .returningAll()
          .executeTakeFirst();
        return row ? remember(trx, [{ table: "risks", row }]) : null;
      }),
  };
}

const COLUMNS = [
  "id",
  "hazard",
  "probability",
  "severity",
  "mitigation",
  "priority",
  "owner",
  "reviewDate",
  "context",
  "status",
  "sourcePlugin",
  "sourceCode",
  "notes",
  "createdAt",
  "updatedAt",
] as const;

type RiskRow = Omit<Tables["risks"], "userId">;

function riskFromRow(row: RiskRow): Risk {
  return { ...row, notes: row.notes ?? "", updatedAt: row.updatedAt ?? row.createdAt };
}
