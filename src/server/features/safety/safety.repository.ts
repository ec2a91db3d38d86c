import { checkRowCap, insertOwned } from "#server/platform/db/row-caps.ts";
import "./safety.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import { lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, OLDEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { LogEntry } from "#shared/safety/history.contract.ts";
import type { SafetyItem, SafetyQuery } from "#shared/safety/safety.contract.ts";

const ITEM_COLUMNS = [
  "id",
  "kind",
  "mode",
  "title",
  "details",
  "linkUrl",
  "ownerId",
  "confidence",
  "useAllModes",
  "pinned",
  "orderIndex",
  "updatedAt",
  "updatedBy",
  "createdAt",
] as const;

/** The completeness of a mode's plan from an instant on. */
export type Reading = Omit<Tables["lces_readings"], "userId">;

export type SafetyRepository = ReturnType<typeof createSafetyRepository>;

type RecordedChange = Pick<LogEntry, "id" | "oldValue" | "newValue">;

/** One person's plan, locked for a change. */
export type PlanInChange = ReturnType<typeof planInChange>;

export function createSafetyRepository(db: Database) {
  /** Like `change`, inside a running transaction. */
  async function changeWithin<Result>(
    transaction: Database,
    ownerId: OwnerId,
    act: (plan: PlanInChange) => Promise<Result>,
  ): Promise<Result> {
    await lockRow(transaction, "profiles", { id: ownerId }, ["id"]);
    return act(planInChange(transaction, ownerId));
  }

  return {
    /** Oldest first. A mode's list includes the items for all modes. */
    list: (ownerId: OwnerId, { mode, kind, ...page }: SafetyQuery): Promise<Page<SafetyItem>> =>
      readPage(
        selectItems(db, ownerId)
          .$if(mode !== undefined, (query) =>
            query.where((eb) => eb.or([eb("useAllModes", "=", true), eb("mode", "=", mode ?? "life")])),
          )
          .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "lookout")),
        OLDEST_FIRST,
        page,
      ),

    /** The items of all modes, oldest first. */
    all: prepareQuery<[ownerId: string], SafetyItem>(db, 1, (ownerId) =>
      selectItems(db, ownerId).orderBy("createdAt").orderBy("id"),
    ),

    /** Newest first; works for deleted items too. */
    history: (ownerId: OwnerId, itemId: string, page: PageQuery): Promise<Page<LogEntry>> =>
      readPage(
        db
          .selectFrom("change_logs")
          .select(["id", "entity", "itemId", "field", "oldValue", "newValue", "mode", "createdAt"])
          .where("userId", "=", ownerId)
          .where("itemId", "=", itemId)
          .where("entity", "=", "safety"),
        NEWEST_FIRST,
        page,
      ),

    /** The history of all items, one item after the other, oldest first. */
    wholeHistory: (ownerId: OwnerId, page: PageQuery): Promise<Page<LogEntry>> =>
      readPage(
        db
          .selectFrom("change_logs")
          .select(["id", "entity", "itemId", "field", "oldValue", "newValue", "mode", "createdAt"])
          .where("userId", "=", ownerId),
        { columns: ["itemId", "createdAt", "id"], direction: "asc" },
        page,
      ),

    /** Whether the person has this item. */
    async has(ownerId: OwnerId, id: string): Promise<boolean> {
      return (await selectItems(db, ownerId).where("id", "=", id).executeTakeFirst()) !== undefined;
    },

    /** Oldest first. */
    readings: (ownerId: OwnerId, mode: ModeId): Promise<Reading[]> =>
      selectReadings(db, ownerId, mode).orderBy("createdAt").orderBy("id").execute(),

    /** Changes a person's plan in one transaction, while other changes wait. */
    change: <Result>(ownerId: OwnerId, act: (plan: PlanInChange) => Promise<Result>): Promise<Result> =>
      db.transaction().execute((transaction) => changeWithin(transaction, ownerId, act)),

    changeWithin,
  };
}

function planInChange(transaction: Database, ownerId: OwnerId) {
  return {
    items: (): Promise<SafetyItem[]> => selectItems(transaction, ownerId).execute(),

    async find(id: string): Promise<SafetyItem | null> {
      const item = await selectItems(transaction, ownerId).where("id", "=", id).executeTakeFirst();
      return item ?? null;
    },

    /** @returns the stored item, or null when the id belongs to somebody else */
    insert: (item: SafetyItem): Promise<Stored<SafetyItem> | null> =>
      insertOwned(transaction, ownerId, "safety_items", item, ITEM_COLUMNS),

    async update({ id, ...fields }: SafetyItem): Promise<void> {
      await transaction
        .updateTable("safety_items")
        .set(fields)
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .execute();
    },

    /** Stores the place of each item. */
    async place(items: readonly Pick<SafetyItem, "id" | "orderIndex">[]): Promise<void> {
      for (const { id, orderIndex } of items) {
        await transaction
          .updateTable("safety_items")
          .set({ orderIndex })
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .execute();
      }
    },

    /** @returns the undo id, or null when the item does not exist */
    delete: (id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(transaction, ownerId, "safety_items", { id, userId: ownerId }, deletedAt),

    async log(entries: readonly LogEntry[]): Promise<void> {
      await transaction
        .insertInto("change_logs")
        .values(entries.map((entry) => ({ ...entry, userId: ownerId })))
        .execute();
    },

    /** What the newest entry of an item's history since an instant records of a field, or null. */
    async newestChange(itemId: string, field: string, since: string): Promise<RecordedChange | null> {
      const change = await transaction
        .selectFrom("change_logs")
        .select(["id", "field", "oldValue", "newValue"])
        .where("userId", "=", ownerId)
        .where("itemId", "=", itemId)
        .where("createdAt", ">=", since)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return change?.field === field ? change : null;
    },

    async removeFromHistory(id: string): Promise<void> {
      await transaction
        .deleteFrom("change_logs")
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .execute();
    },

    /** @throws HttpError 409 when the history is full */
    checkHistory: (): Promise<void> => checkRowCap(transaction, "change_logs", ownerId),

    async newestReading(mode: ModeId): Promise<Reading | null> {
      const reading = await selectReadings(transaction, ownerId, mode)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return reading ?? null;
    },

    async addReading(reading: Reading): Promise<void> {
      await transaction
        .insertInto("lces_readings")
        .values({ ...reading, userId: ownerId })
        .execute();
    },
  };
}

function selectItems(db: Database, ownerId: string) {
  return db.selectFrom("safety_items").select(ITEM_COLUMNS).where("userId", "=", ownerId);
}

function selectReadings(db: Database, ownerId: string, mode: ModeId) {
  return db
    .selectFrom("lces_readings")
    .select(["id", "mode", "percent", "createdAt"])
    .where("userId", "=", ownerId)
    .where("mode", "=", mode);
}
