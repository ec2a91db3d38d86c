import * as z from "zod/mini";
import { timeZoneSchema } from "../calendar/calendar.contract.ts";
import { timestampSchema } from "../common/common.contract.ts";

const showsTitlesSchema = z.boolean("Whether titles are shown is true or false.");

export const newCalendarFeedSchema = z.object({
  /** For the hours of events. */
  timeZone: timeZoneSchema,
  showsTitles: z._default(showsTitlesSchema, true),
});
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;

export const calendarFeedChangesSchema = z
  .partial(z.object({ timeZone: timeZoneSchema, showsTitles: showsTitlesSchema }))
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));
export type CalendarFeedChanges = z.infer<typeof calendarFeedChangesSchema>;

export const calendarFeedSchema = z.object({
  showsTitles: z.boolean(),
  timeZone: z.string(),
  createdAt: timestampSchema,
  /** Recorded every few minutes; null before the first time. */
  lastFetchedAt: z.nullable(timestampSchema),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** Null while there is none. */
export const currentCalendarFeedSchema = z.nullable(calendarFeedSchema);

/** The feed with its address, which is not stored and cannot be shown again. */
export const createdCalendarFeedSchema = z.extend(calendarFeedSchema, {
  /** A path of this server. */
  path: z.string(),
});
export type CreatedCalendarFeed = z.infer<typeof createdCalendarFeedSchema>;

export const CALENDAR_FEED_PATHS = {
  feed: "/api/calendar-feed",
  file: (secret: string) => `/calendar/${secret}.ics`,
} as const;
