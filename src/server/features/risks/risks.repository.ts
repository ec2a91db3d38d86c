import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./risks.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, isUniqueViolation, type Tables } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, type Page, preparePages } from "#server/platform/db/pages.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { Risk, RiskPriority } from "#shared/risks/risks.contract.ts";

/** Absent fields stay unchanged. */
type RiskFields = {
  [Field in Exclude<keyof Risk, "id" | "priority" | "sourcePlugin" | "sourceCode" | "createdAt">]?:
    | Risk[Field]
    | undefined;
};

export type OpenRisk = Pick<Risk, "id" | "hazard">;

/** The fields of a risk that other features read. */
export type RiskFacts = Omit<Risk, "priority" | "context" | "sourcePlugin" | "sourceCode" | "notes">;

export type RisksRepository = ReturnType<typeof createRisksRepository>;

export function createRisksRepository(db: Database) {
  const listPrepared = preparePages<RiskRow>(db, NEWEST_FIRST, (ownerId) =>
    db.selectFrom("risks").select(COLUMNS).where("userId", "=", ownerId),
  );

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
    return row ? { row: riskFromRow(row), isNew: false } : null;
  }

  /**
   * Adds a risk unless one with its id or source exists. A resolved one from the same source is reopened as of
   * `risk.updatedAt`.
   * @returns the stored risk, or null when the id belongs to somebody else
   */
  async function add(ownerId: OwnerId, risk: Risk): Promise<Stored<Risk> | null> {
    try {
      const stored = await insertOwned(db, ownerId, "risks", risk, COLUMNS);
      return stored && { ...stored, row: riskFromRow(stored.row) };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // If the one from the same source has just been deleted, there is room for this one.
      return (await takeUp(ownerId, risk)) ?? add(ownerId, risk);
    }
  }

  return {
    /** Newest first. */
    async list(ownerId: OwnerId, page?: PageQuery): Promise<Page<Risk>> {
      const { rows, next } = await listPrepared(ownerId, page);
      return { rows: rows.map(riskFromRow), next };
    },

    /** All risks without their long texts, in no particular order. */
    facts: prepareQuery<[ownerId: string], RiskFacts>(db, 1, (ownerId) =>
      db
        .selectFrom("risks")
        .select([
          "id",
          "hazard",
          "probability",
          "severity",
          "mitigation",
          "owner",
          "reviewDate",
          "status",
          "createdAt",
        ])
        .select(({ fn }) => fn.coalesce("updatedAt", "createdAt").as("updatedAt"))
        .where("userId", "=", ownerId),
    ),

    add,

    async findOpen(ownerId: OwnerId, sourcePlugin: string, sourceCode: string): Promise<OpenRisk | null> {
      const risk = await db
        .selectFrom("risks")
        .select(["id", "hazard"])
        .where("userId", "=", ownerId)
        .where("sourcePlugin", "=", sourcePlugin)
        .where("sourceCode", "=", sourceCode)
        .where("status", "!=", "resolved")
        .executeTakeFirst();
      return risk ?? null;
    },

    /** @returns null when the risk does not exist */
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
        // Writing first locks the row, so the result is the latest state until the transaction ends.
        const row = await change(fields);
        if (!row) return null;
        const priority = priorityOf(row);
        if (row.priority !== priority) await change({ priority });
        return riskFromRow({ ...row, priority });
      }),

    /** @returns the undo id, or null when the risk does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "risks", { id, userId: ownerId }, deletedAt),
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
