import type { FastifyInstance } from "fastify";
import { type OwnerId, ownerOf } from "#server/platform/auth/owner.ts";
import { tooManyRequests } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Marks a call that reads a lot: concurrent ones of the same person wait for each other. */
    heavyRead?: boolean;
  }
}

/** How many heavy reads of one person run at once, and how many more may wait. */
const RUNNING_MAX = 2;
const WAITING_MAX = 30;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/** Keeps one person's heavy reads from slowing everyone else: a few run at a time, the others wait. */
export function limitHeavyReads(app: FastifyInstance): void {
  const turns = new Map<OwnerId, Turns>();

  /** @throws HttpError 429 when too many are already waiting */
  async function takeTurn(ownerId: OwnerId): Promise<() => void> {
    const own = turns.get(ownerId) ?? { running: 0, waiting: [] };
    turns.set(ownerId, own);
    if (own.running < RUNNING_MAX) own.running += 1;
    else if (own.waiting.length >= WAITING_MAX) throw tooManyRequests(1);
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = own.waiting.shift();
      // Embedded SQLite runs in this thread: other people's calls get their turn first.
      if (next) setImmediate(next);
      else own.running -= 1;
      if (own.running === 0) turns.delete(ownerId);
    };
  }

  app.addHook("preHandler", async (request, reply) => {
    if (request.routeOptions.config.heavyRead !== true) return;
    const end = await takeTurn(ownerOf(request));
    // A client that has disconnected gets no response, so no hook would end its turn.
    if (reply.raw.destroyed) end();
    reply.raw.once("close", end).once("finish", end);
  });
}
