import "./watch-outs.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { RecordedFacts } from "#shared/watch-outs/recorded-facts.ts";
import type { SignalDismissal } from "#shared/watch-outs/watch-outs.contract.ts";

/** The part of a record that belongs to no other feature's service. Safety items still have their title and details. */
export type WatchedFacts = Pick<
  RecordedFacts,
  "checkIns" | "risks" | "handovers" | "boundaries" | "triggers"
> & {
  readonly safetyItems: readonly (RecordedFacts["safetyItems"][number] & {
    title: string;
    details: string;
  })[];
};

export interface WatchOutsRepository {
  /**
   * @param mode whose safety items are meant; those for all modes are among them
   * @param since the instant from which check-ins and handovers are read
   */
  facts(ownerId: OwnerId, mode: ModeId, since: string): Promise<WatchedFacts>;
  dismissedKeys(ownerId: OwnerId): Promise<string[]>;
  /** Dismissing twice is dismissing once. */
  dismiss(ownerId: OwnerId, dismissal: SignalDismissal, createdAt: string): Promise<void>;
}

/** What is read of a handover. Its texts may be missing in one that was written another way. */
interface HandoverColumns {
  id: string;
  userId: string;
  opPeriod: string | null;
  whatChanged: string | null;
  whatPersists: string | null;
  onePriority: string | null;
  createdAt: string;
}

export function createWatchOutsRepository(db: Database): WatchOutsRepository {
  const queries = prepareQueries(db);
  return {
    async facts(ownerId, mode, since) {
      const [checkIns, risks, safetyItems, handovers, boundaries, triggers] = await Promise.all([
        queries.checkIns(ownerId, since),
        queries.risks(ownerId),
        queries.safetyItems(ownerId, mode),
        queries.handovers(ownerId, since),
        queries.boundaries(ownerId),
        queries.trippedTriggers(ownerId),
      ]);
      return {
        ...{ checkIns, risks, safetyItems, boundaries, triggers },
        handovers: handovers.map((handover) => ({
          ...handover,
          whatChanged: handover.whatChanged ?? "",
          whatPersists: handover.whatPersists ?? "",
          onePriority: handover.onePriority ?? "",
        })),
      };
    },

    dismissedKeys: async (ownerId) => (await queries.dismissals(ownerId)).map(({ key }) => key),

    async dismiss(ownerId, { id, key }, createdAt) {
      await db
        .insertInto("watch_out_dismissals")
        .values({ userId: ownerId, watchOutId: id, key, createdAt })
        .onConflict((conflict) => conflict.columns(["userId", "key"]).doNothing())
        .execute();
    },
  };
}

type Fact<Kind extends keyof WatchedFacts> = WatchedFacts[Kind][number];

/** The dashboard asks for the signals on each visit, so the queries are compiled once. */
function prepareQueries(db: Database) {
  return {
    checkIns: prepareQuery<[ownerId: string, since: string], Fact<"checkIns">>(db, 2, (ownerId, since) =>
      db
        .selectFrom("wellness_checks")
        .select(["id", "energy", "stress", "mood", "source", "createdAt"])
        .where("userId", "=", ownerId)
        .where("createdAt", ">=", since),
    ),
    risks: prepareQuery<[ownerId: string], Fact<"risks">>(db, 1, (ownerId) =>
      db
        .selectFrom("risks")
        .select(["id", "hazard", "probability", "severity", "mitigation", "owner", "status"])
        .select(["reviewDate", "createdAt"])
        .where("userId", "=", ownerId),
    ),
    safetyItems: prepareQuery<[ownerId: string, mode: string], Fact<"safetyItems">>(db, 2, (ownerId, mode) =>
      db
        .selectFrom("safety_items")
        .select(["kind", "title", "details", "updatedAt"])
        .where("userId", "=", ownerId)
        .where((eb) => eb.or([eb("mode", "=", mode as ModeId), eb("useAllModes", "=", true)])),
    ),
    handovers: prepareQuery<[ownerId: string, since: string], Omit<HandoverColumns, "userId">>(
      db,
      2,
      (ownerId, since) =>
        db
          .withTables<{ briefings: HandoverColumns }>()
          .selectFrom("briefings")
          .select(["id", "opPeriod", "whatChanged", "whatPersists", "onePriority", "createdAt"])
          .where("userId", "=", ownerId)
          .where("createdAt", ">=", since),
    ),
    boundaries: prepareQuery<[ownerId: string], Fact<"boundaries">>(db, 1, (ownerId) =>
      db
        .selectFrom("boundaries")
        .select(["id", "name", "type", "honored", "updatedAt"])
        .where("userId", "=", ownerId),
    ),
    trippedTriggers: prepareQuery<[ownerId: string], Fact<"triggers">>(db, 1, (ownerId) =>
      db
        .selectFrom("triggers")
        .innerJoin("objectives", "objectives.id", "triggers.objectiveId")
        .select(["triggers.id", "triggers.objectiveId", "triggers.metric", "triggers.threshold"])
        .select("triggers.status")
        .where("objectives.userId", "=", ownerId)
        .where("triggers.status", "=", "tripped"),
    ),
    dismissals: prepareQuery<[ownerId: string], { key: string }>(db, 1, (ownerId) =>
      db.selectFrom("watch_out_dismissals").select("key").where("userId", "=", ownerId),
    ),
  };
}
