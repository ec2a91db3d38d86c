import type { FastifyInstance } from "fastify";
import { type OwnerId, ownerOf } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { tooManyRequests } from "./errors.ts";

/** How much one person may change in a minute: many times what a person who types and a full outbox send. */
export const WRITES_PER_MINUTE = 1200;

const MINUTE_MS = 60_000;
const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses the writes of one person who sends more than anybody could type. Counted in memory, for each process by
 * itself, because a count in the database would be a second write for each.
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
