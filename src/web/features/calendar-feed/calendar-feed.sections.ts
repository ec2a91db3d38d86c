import { lazyPart } from "#web/ui/lazy-part.tsx";

/** The section of Settings about the calendar address. */
export const CalendarFeedSettings = lazyPart(
  async () => (await import("./calendar-feed-settings.tsx")).CalendarFeedSettings,
);
