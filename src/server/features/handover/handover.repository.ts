import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./handover.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { Briefing, DecidedItem } from "#shared/handover/handover.contract.ts";

/** A decision as stored; its day is stored with the handover. */
export type StoredDecision = Omit<DecidedItem, "opPeriod"> & { id: string; createdAt: string };

/** The fields of a handover that the Watch Outs read. */
export type HandoverFact = {
  readonly id: string;
  /** The day that it covers; if invalid, the day on which it was written counts. */
  readonly opPeriod: string | null;
  readonly whatChanged: string;
  readonly whatPersists: string;
  readonly onePriority: string;
  readonly createdAt: string;
};

export type HandoverRepository = ReturnType<typeof createHandoverRepository>;

export function createHandoverRepository(db: Database) {
  const handovers = (ownerId: string) =>
    db
      .selectFrom("briefings")
      .select(BRIEFING_COLUMNS)
      .where("userId", "=", ownerId)
      // Only shift handovers have this answer.
      .where("onePriority", "is not", null);

  async function find(ownerId: OwnerId, id: string): Promise<Briefing | null> {
    const row = await handovers(ownerId).where("id", "=", id).executeTakeFirst();
    return row ? briefingFromRow(row) : null;
  }

  // Compiled once, because the dashboard runs it on each visit.
  const facts = prepareQuery<
    [ownerId: string, since: string],
    Omit<Tables["briefings"], "userId" | "updatedAt">
  >(db, 2, (ownerId, since) =>
    db
      .selectFrom("briefings")
      .select(["id", "opPeriod", "whatChanged", "whatPersists", "onePriority", "createdAt"])
      .where("userId", "=", ownerId)
      .where("createdAt", ">=", since),
  );
  // Two subqueries: each reads only its end of the index.
  const figuresPrepared = prepareQuery(db, 2, (ownerId: string, after: string) =>
    db.selectNoFrom(({ selectFrom }) => {
      const own = selectFrom("briefings").where("userId", "=", ownerId);
      return [
        own
          .where("createdAt", ">", after)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .as("count"),
        own.select(({ fn }) => fn.max<string | null>("createdAt").as("lastAt")).as("lastAt"),
      ];
    }),
  );

  const decisions = (ownerId: OwnerId) =>
    db
      .selectFrom("carry_overs")
      .innerJoin("briefings", "briefings.id", "carry_overs.briefingId")
      .select([
        "carry_overs.briefingId",
        "carry_overs.item",
        "carry_overs.text",
        "carry_overs.decision",
        "carry_overs.decidedOn",
        "carry_overs.endedOn",
        "briefings.opPeriod",
      ])
      .where("carry_overs.userId", "=", ownerId);

  return {
    /** Newest first. */
    async list(ownerId: OwnerId, page: PageQuery): Promise<Page<Briefing>> {
      const { rows, next } = await readPage(handovers(ownerId), NEWEST_FIRST, page);
      return { rows: rows.map(briefingFromRow), next };
    },

    /** Handovers written since an instant, in no particular order. Texts may be missing in rows written outside the app. */
    listFacts: async (ownerId: OwnerId, since: string): Promise<HandoverFact[]> =>
      (await facts(ownerId, since)).map((row) => ({
        ...row,
        whatChanged: row.whatChanged ?? "",
        whatPersists: row.whatPersists ?? "",
        onePriority: row.onePriority ?? "",
      })),

    find,

    /** The number of handovers written after an instant, and the time of the newest of all (null without any). */
    async figures(ownerId: OwnerId, after: string): Promise<{ count: number; lastAt: string | null }> {
      const [row] = await figuresPrepared(ownerId, after);
      return { count: row?.count ?? 0, lastAt: row?.lastAt ?? null };
    },

    /**
     * The newest handover of a day before `day`, or null.
     * @param morning when the day's morning began, null before that; one that was logged for `day` before it counts, too
     */
    async newestBefore(ownerId: OwnerId, day: string, morning: string | null): Promise<Briefing | null> {
      const row = await handovers(ownerId)
        .where((eb) =>
          eb.or([
            eb("opPeriod", "<", day),
            ...(morning === null ? [] : [eb.and([eb("opPeriod", "=", day), eb("createdAt", "<", morning)])]),
          ]),
        )
        .orderBy("opPeriod", "desc")
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ? briefingFromRow(row) : null;
    },

    /** @returns the stored handover, or null when the id belongs to somebody else */
    async insert(ownerId: OwnerId, briefing: Briefing): Promise<Stored<Briefing> | null> {
      const stored = await insertOwned(db, ownerId, "briefings", briefing, BRIEFING_COLUMNS);
      return stored && { ...stored, row: briefingFromRow(stored.row) };
    },

    /** Absent fields stay unchanged. @returns null when the handover does not exist */
    async update(
      ownerId: OwnerId,
      id: string,
      changes: { [Field in keyof Omit<Briefing, "id" | "createdAt">]?: Briefing[Field] | undefined },
    ): Promise<Briefing | null> {
      const row = await db
        .updateTable("briefings")
        .set(changes)
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .returning(BRIEFING_COLUMNS)
        .executeTakeFirst();
      return row ? briefingFromRow(row) : null;
    },

    /** Decisions about one handover, all items that are kept, and those that ended since its day; oldest first. */
    async listDecisions(ownerId: OwnerId, briefing: Briefing | null): Promise<DecidedItem[]> {
      const rows = await decisions(ownerId)
        .where((eb) =>
          eb.or([
            eb.and([eb("carry_overs.decision", "!=", "dropped"), eb("carry_overs.endedOn", "is", null)]),
            ...(briefing === null
              ? []
              : [
                  eb("carry_overs.briefingId", "=", briefing.id),
                  eb("carry_overs.endedOn", ">=", briefing.opPeriod),
                ]),
          ]),
        )
        .orderBy("carry_overs.createdAt")
        .orderBy("carry_overs.id")
        .execute();
      return rows.map(decidedFromRow);
    },

    /**
     * Stores a decision unless the item was already decided.
     * @param endsKept whether it also ends an item that was kept before
     * @returns the stored decision
     */
    async decide(
      ownerId: OwnerId,
      decision: StoredDecision,
      { endsKept }: { endsKept: boolean },
    ): Promise<DecidedItem> {
      await db
        .insertInto("carry_overs")
        .values({ ...decision, userId: ownerId })
        .onConflict((conflict) => conflict.columns(["briefingId", "item"]).doNothing())
        .execute();
      if (endsKept) {
        await db
          .updateTable("carry_overs")
          .set({
            ...(decision.decision === "dropped" && { decision: "dropped" }),
            endedOn: decision.decidedOn,
          })
          .where("userId", "=", ownerId)
          .where("briefingId", "=", decision.briefingId)
          .where("item", "=", decision.item)
          .where("decision", "!=", "dropped")
          .where("endedOn", "is", null)
          .execute();
      }
      return decidedFromRow(
        await decisions(ownerId)
          .where("carry_overs.briefingId", "=", decision.briefingId)
          .where("carry_overs.item", "=", decision.item)
          .executeTakeFirstOrThrow(),
      );
    },
  };
}

const BRIEFING_COLUMNS = [
  "id",
  "opPeriod",
  "whatChanged",
  "whatPersists",
  "onePriority",
  "createdAt",
  "updatedAt",
] as const;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

function briefingFromRow({
  id,
  createdAt,
  ...row
}: Nullable<Briefing> & Pick<Briefing, "id" | "createdAt">): Briefing {
  return {
    id,
    opPeriod: row.opPeriod ?? createdAt.slice(0, 10),
    whatChanged: row.whatChanged ?? "",
    whatPersists: row.whatPersists ?? "",
    onePriority: row.onePriority ?? "",
    createdAt,
    updatedAt: row.updatedAt ?? createdAt,
  };
}

function decidedFromRow(row: Omit<DecidedItem, "opPeriod"> & { opPeriod: string | null }): DecidedItem {
  return { ...row, opPeriod: row.opPeriod ?? "" };
}
