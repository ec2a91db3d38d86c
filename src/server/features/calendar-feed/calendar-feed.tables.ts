import type { CalendarFeed } from "#shared/calendar-feed/calendar-feed.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** At most one per person. */
    calendar_feeds: CalendarFeed & { userId: string; secretHash: string };
  }
}
