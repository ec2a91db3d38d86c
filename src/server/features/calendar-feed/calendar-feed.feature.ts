import type { Needs } from "#server/platform/feature/feature.ts";
import { createCalendarFeedRepository } from "./calendar-feed.repository.ts";
import { calendarFeedRoutes } from "./calendar-feed.routes.ts";
import { createCalendarFeedService } from "./calendar-feed.service.ts";
import { calendarFileRoutes } from "./calendar-file.routes.ts";

export function calendarFeedFeature(deps: Needs<typeof createCalendarFeedService>) {
  const calendarFeedService = createCalendarFeedService({
    ...deps,
    repository: createCalendarFeedRepository(deps.db),
  });
  return {
    services: { calendarFeedService },
    routes: [calendarFeedRoutes],
    publicRoutes: [calendarFileRoutes],
  };
}
