import { createHash, randomBytes } from "node:crypto";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { everyPage } from "#server/platform/db/pages.ts";
import { leadsNowhere, notFound } from "#server/platform/http/errors.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import {
  CALENDAR_FEED_PATHS,
  type CalendarFeed,
  type CalendarFeedChanges,
  type CreatedCalendarFeed,
  type NewCalendarFeed,
} from "#shared/calendar-feed/calendar-feed.contract.ts";
import { type CalendarEvent, type CalendarRecords, calendarEvents } from "./calendar-events.rules.ts";
import type { CalendarFeedRepository } from "./calendar-feed.repository.ts";

/** 256 bits. */
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** Calendars ask a few times an hour. A reader that is not sure asks from many addresses. */
const PER_NETWORK: RateLimit = { limit: 300, windowSeconds: 60 * 60 };
const FETCH_RECORDED_EVERY_MS = 5 * 60 * 1000;
const ASK_AGAIN_SECONDS = 60 * 60;
const PAGE_ROWS = 200;

export interface CalendarFile {
  text: string;
  etag: string;
}

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>;

interface Deps {
  repository: CalendarFeedRepository;
  objectivesService: Pick<ObjectivesService, "list">;
  milestonesService: Pick<MilestonesService, "listOf">;
  risksService: Pick<RisksService, "listAll">;
  isapService: Pick<IsapService, "latest">;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createCalendarFeedService(deps: Deps) {
  const { repository, clock } = deps;

  async function recordsOf(ownerId: OwnerId): Promise<CalendarRecords> {
    const objectives: CalendarRecords["objectives"][number][] = [];
    for await (const page of everyPage((of) => deps.objectivesService.list(ownerId, of), PAGE_ROWS)) {
      const due = page.filter(({ status, dueOn }) => status === "active" && dueOn !== null);
      const milestones = await deps.milestonesService.listOf(
        ownerId,
        due.map(({ id }) => id),
      );
      for (const objective of due) {
        const next = milestones.find((one) => one.objectiveId === objective.id && !one.completed);
        objectives.push({ ...objective, nextMilestone: next?.title ?? null });
      }
    }
    const risks = await deps.risksService.listAll(ownerId);
    return {
      objectives,
      risks: risks.filter(({ status }) => status !== "resolved"),
      isap: await deps.isapService.latest(ownerId),
    };
  }

  return {
    find: (ownerId: OwnerId): Promise<CalendarFeed | null> => repository.find(ownerId),

    /** Makes a new address; an earlier one stops working. */
    async create(ownerId: OwnerId, settings: NewCalendarFeed): Promise<CreatedCalendarFeed> {
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      const feed = { ...settings, createdAt: clock.nowIso(), lastFetchedAt: null };
      await repository.replace(ownerId, hashOf(secret), feed);
      return { ...feed, path: CALENDAR_FEED_PATHS.file(secret) };
    },

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, changes: CalendarFeedChanges): Promise<CalendarFeed> {
      const feed = await repository.update(ownerId, changes);
      if (!feed) throw notFound("calendar address");
      return feed;
    },

    /** The address stops working at once. */
    delete: (ownerId: OwnerId): Promise<void> => repository.delete(ownerId),

    /**
     * The calendar with this secret.
     * @param address of whoever asks
     * @throws HttpError 404, 429
     */
    async file(secret: string, address: string): Promise<CalendarFile> {
      await deps.rateLimiter.consume(`calendar:network:${clientNetwork(address)}`, PER_NETWORK);
      const secretHash = hashOf(secret);
      const feed = SECRET.test(secret) ? await repository.findBySecret(secretHash) : null;
      if (!feed) throw leadsNowhere();
      const now = clock.now();
      const isDue =
        feed.lastFetchedAt === null ||
        now.getTime() - Date.parse(feed.lastFetchedAt) > FETCH_RECORDED_EVERY_MS;
      if (isDue) await repository.recordFetch(secretHash, now.toISOString());
      const { showsTitles, timeZone, ownerId } = feed;
      const today = ownDay(now.toISOString(), timeZone);
      const text = await calendarText(
        calendarEvents(await recordsOf(ownerId), { today, timeZone, showsTitles }),
      );
      return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
    },
  };
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

async function calendarText(events: readonly CalendarEvent[]): Promise<string> {
  // A server that nobody asks for a calendar starts faster without it.
  const { default: ical, ICalEventTransparency } = await import("ical-generator");
  const calendar = ical({
    name: "Ridgeline",
    prodId: { company: "Ridgeline", product: "Ridgeline", language: "EN" },
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const { id, title, description, start, minutes, changedAt } of events) {
    const at = Date.parse(start);
    calendar.createEvent({
      id: `${id}@ridgeline`,
      summary: title,
      ...(description && { description }),
      start: new Date(at),
      ...(minutes === null ? { allDay: true } : { end: new Date(at + minutes * 60_000) }),
      // The moment of the change, so that the text is the same until something changes.
      stamp: new Date(changedAt),
      transparency: minutes === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
