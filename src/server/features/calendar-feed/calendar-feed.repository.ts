import "./calendar-feed.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { CalendarFeed, CalendarFeedChanges } from "#shared/calendar-feed/calendar-feed.contract.ts";

const COLUMNS = [
  "showsTitles",
  "timeZone",
  "createdAt",
  "lastFetchedAt",
] as const satisfies readonly (keyof CalendarFeed)[];

export type CalendarFeedRepository = ReturnType<typeof createCalendarFeedRepository>;

export function createCalendarFeedRepository(db: Database) {
  return {
    async find(ownerId: OwnerId): Promise<CalendarFeed | null> {
      const feed = await db
        .selectFrom("calendar_feeds")
        .select(COLUMNS)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return feed ?? null;
    },

    /** Stores a feed; an earlier one of the person ends. */
    async replace(ownerId: OwnerId, secretHash: string, feed: CalendarFeed): Promise<void> {
      const values = { ...feed, secretHash };
      await db
        .insertInto("calendar_feeds")
        .values({ userId: ownerId, ...values })
        .onConflict((on) => on.column("userId").doUpdateSet(values))
        .execute();
    },

    /** @returns null when there is none */
    async update(ownerId: OwnerId, changes: CalendarFeedChanges): Promise<CalendarFeed | null> {
      const feed = await db
        .updateTable("calendar_feeds")
        .set(changes)
        .where("userId", "=", ownerId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return feed ?? null;
    },

    async delete(ownerId: OwnerId): Promise<void> {
      await db.deleteFrom("calendar_feeds").where("userId", "=", ownerId).execute();
    },

    /** Whose feed has this secret; null if none. */
    async findBySecret(secretHash: string): Promise<(CalendarFeed & { ownerId: OwnerId }) | null> {
      const feed = await db
        .selectFrom("calendar_feeds")
        .select([...COLUMNS, "userId"])
        .where("secretHash", "=", secretHash)
        .executeTakeFirst();
      if (!feed) return null;
      const { userId, ...rest } = feed;
      return { ...rest, ownerId: userId as OwnerId };
    },

    async recordFetch(secretHash: string, lastFetchedAt: string): Promise<void> {
      await db
        .updateTable("calendar_feeds")
        .set({ lastFetchedAt })
        .where("secretHash", "=", secretHash)
        .execute();
    },
  };
}
