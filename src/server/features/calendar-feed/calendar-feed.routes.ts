import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import {
  CALENDAR_FEED_PATHS,
  calendarFeedChangesSchema,
  calendarFeedSchema,
  createdCalendarFeedSchema,
  currentCalendarFeedSchema,
  newCalendarFeedSchema,
} from "#shared/calendar-feed/calendar-feed.contract.ts";
import { noContentSchema } from "#shared/common/common.contract.ts";
import type { CalendarFeedService } from "./calendar-feed.service.ts";

/** The person's own settings of their calendar address. */
export const calendarFeedRoutes: FastifyPluginAsyncZod<{ calendarFeedService: CalendarFeedService }> = async (
  app,
  { calendarFeedService },
) => {
  const tags = ["Calendar"];

  app.get(
    CALENDAR_FEED_PATHS.feed,
    {
      schema: {
        tags,
        operationId: "getCalendarFeed",
        summary: "Get the settings of the person's calendar address, or null",
        response: { 200: currentCalendarFeedSchema },
      },
    },
    (request) => calendarFeedService.find(ownerOf(request)),
  );

  app.post(
    CALENDAR_FEED_PATHS.feed,
    {
      schema: {
        tags,
        operationId: "createCalendarFeed",
        summary: "Make a secret calendar address",
        description: "It is shown once. An earlier address stops working.",
        body: newCalendarFeedSchema,
        response: { 201: createdCalendarFeedSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await calendarFeedService.create(ownerOf(request), request.body)),
  );

  app.patch(
    CALENDAR_FEED_PATHS.feed,
    {
      schema: {
        tags,
        operationId: "updateCalendarFeed",
        summary: "Change what the calendar shows",
        body: calendarFeedChangesSchema,
        response: { 200: calendarFeedSchema },
      },
    },
    (request) => calendarFeedService.update(ownerOf(request), request.body),
  );

  app.delete(
    CALENDAR_FEED_PATHS.feed,
    {
      schema: {
        tags,
        operationId: "deleteCalendarFeed",
        summary: "Turn the calendar address off",
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await calendarFeedService.delete(ownerOf(request));
      return reply.code(204).send(null);
    },
  );
};
