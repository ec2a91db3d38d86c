import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Keeps proxies and `CONNECTION_LIMITS.silence` from ending a stream that has nothing to say for a while. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ": keep\n\n";

interface Stream<Event> {
  /**
   * Called once, before anything is sent, so its failures are ordinary responses.
   * @param open.signal is aborted when the client has left
   */
  open: (signal: AbortSignal) => Promise<AsyncIterable<Event>>;
  /** Sent after the last event of a complete stream. */
  done: string;
  /** Whether an event says that the stream will not be complete. */
  isCut?: (event: Event) => boolean;
}

/**
 * Answers with server-sent events, one JSON value each. Events are read only as fast as the client takes them, and no
 * longer than it stays.
 */
export async function sendEvents<Event>(
  request: FastifyRequest,
  reply: FastifyReply,
  { open, done, isCut = () => false }: Stream<Event>,
): Promise<never> {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  if (request.raw.destroyed && !request.raw.complete) left.abort();
  const events = await open(left.signal);
  reply.header("content-type", "text/event-stream; charset=utf-8");
  // nginx buffers a response without this.
  reply.header("x-accel-buffering", "no");
  // A route that documents its events as text has no type for a stream.
  return reply.send(Readable.from(linesOf(events, { done, isCut, signal: left.signal }))) as never;
}

async function* linesOf<Event>(
  events: AsyncIterable<Event>,
  { done, isCut, signal }: { done: string; isCut: (event: Event) => boolean; signal: AbortSignal },
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  // Sends the headers at once, so the client knows that its message has arrived.
  yield HEARTBEAT;
  let isWhole = true;
  try {
    let next = iterator.next();
    while (!signal.aborted) {
      const result = await withHeartbeat(next);
      if (result === HEARTBEAT) yield HEARTBEAT;
      else if (result.done) break;
      else {
        if (isCut(result.value)) isWhole = false;
        yield `data: ${JSON.stringify(result.value)}\n\n`;
        next = iterator.next();
      }
    }
    if (isWhole && !signal.aborted) yield `data: ${done}\n\n`;
  } finally {
    // Not awaited: a reply that is still waiting for its model ends by the signal.
    iterator.return?.().then(undefined, () => undefined);
  }
}

/** What arrives first: the result, or the time for a heartbeat. */
async function withHeartbeat<Result>(result: Promise<Result>): Promise<Result | typeof HEARTBEAT> {
  let timer: NodeJS.Timeout | undefined;
  const beat = new Promise<typeof HEARTBEAT>((resolve) => {
    timer = setTimeout(resolve, HEARTBEAT_MS, HEARTBEAT);
  });
  try {
    return await Promise.race([result, beat]);
  } finally {
    clearTimeout(timer);
  }
}
