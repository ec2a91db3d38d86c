import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { CALENDAR_FEED_PATHS } from "#shared/calendar-feed/calendar-feed.contract.ts";
import type { CalendarFeedService } from "./calendar-feed.service.ts";

/** The calendar for whoever has its address. */
export const calendarFileRoutes: FastifyPluginAsyncZod<{ calendarFeedService: CalendarFeedService }> = async (
  app,
  { calendarFeedService },
) => {
  app.get(
    CALENDAR_FEED_PATHS.file(":secret"),
    {
      schema: {
        tags: ["Calendar"],
        operationId: "getCalendar",
        summary: "Get a calendar by its secret address, as iCalendar",
        params: z.object({ secret: z.string() }),
      },
    },
    async (request, reply) => {
      const { text, etag } = await calendarFeedService.file(request.params.secret, request.ip);
      reply
        .header("etag", etag)
        .header("cache-control", "private, no-cache")
        .header("x-robots-tag", "noindex");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type("text/calendar; charset=utf-8").send(text);
    },
  );
};
