import type { FastifyInstance } from "fastify";
import { type OwnerId, ownerOf } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { tooManyRequests } from "./errors.ts";

/** The most writes of one person per minute: many times more than typing and a full outbox produce. */
export const WRITES_PER_MINUTE = 1200;

const MINUTE_MS = 60_000;
const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses the writes of a person who sends more than anybody could type. Counted in memory per process, because
 * counting in the database would double the writes.
 */
export function limitWrites(app: FastifyInstance, clock: Clock): void {
  const counts = new Map<OwnerId, number>();
  let minute = 0;

  app.addHook("onRequest", async (request) => {
    if (READS.has(request.method)) return;
    const now = clock.now().getTime();
    const thisMinute = Math.floor(now / MINUTE_MS);
    if (thisMinute !== minute) {
      counts.clear();
      minute = thisMinute;
    }
    const ownerId = ownerOf(request);
    const count = (counts.get(ownerId) ?? 0) + 1;
    if (count > WRITES_PER_MINUTE) throw tooManyRequests(Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000));
    counts.set(ownerId, count);
  });
}
