import { ApiError, call, sentenceOf } from "#web/platform/http/api-client.ts";
import { connection, isUnreachable } from "#web/platform/http/connection.ts";
import { now } from "#web/platform/time/clock.ts";
import {
  type Entry,
  failedOnce,
  hasArrived,
  readEntry,
  readQueue,
  rebased,
  remainderOf,
  removeEntry,
  targetOf,
  writeEntry,
} from "./outbox-queue.ts";

/** A change that takes longer to be answered is kept and sent again later. */
export const LIMIT_MS = 20_000;
/** Answers after which nothing else can be sent now either. */
const stopsAll = ({ status, code }: ApiError) => code === "other_person" || [401, 429, 503].includes(status);
/** Answers that say nothing about the change itself. */
const isServersFault = ({ status }: ApiError) => [0, 408, 425].includes(status) || status >= 500;

/**
 * Sends one entry and stores what came of it: it was taken, it stays here for later or for the person, or nothing at
 * all can be sent for now.
 */
export async function sendEntry(userId: string, entry: Entry): Promise<"taken" | "kept" | "stop"> {
  let answer: unknown;
  try {
    answer = await call(entry.method, entry.path, {
      body: entry.body,
      limitMs: LIMIT_MS,
      isInBackground: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || stopsAll(error)) return "stop";
    if (isServersFault(error)) return pause(userId, entry, error.status);
    const current = (error.body as { current?: unknown } | null)?.current;
    if (error.status === 409 && hasArrived(entry, current)) answer = current;
    else if (entry.method !== "DELETE" || error.status !== 404) {
      const stored = readEntry(userId, entry.id);
      const refusal = { status: error.status, sentence: sentenceOf(error) };
      const seen = typeof current === "object" && current !== null ? { current: { ...current } } : {};
      if (stored) writeEntry(userId, { ...stored, refusal: { ...refusal, ...seen } });
      return "kept";
    }
  }
  const stored = readEntry(userId, entry.id);
  const remainder = stored && remainderOf(entry, stored, answer);
  if (remainder) writeEntry(userId, remainder);
  else removeEntry(userId, entry.id);
  for (const later of readQueue(userId)) {
    if (later.id > entry.id && targetOf(later) === targetOf(entry))
      writeEntry(userId, rebased(later, answer));
  }
  return "taken";
}

/** Keeps an entry that failed although it may be right, to be tried again after a pause. */
async function pause(userId: string, entry: Entry, status: number): Promise<"kept" | "stop"> {
  // Without a sign of life the server is away. With one, it is this entry alone that does not get through.
  if (isUnreachable(status) && !(await connection.retry())) return "stop";
  const stored = readEntry(userId, entry.id);
  if (stored) writeEntry(userId, failedOnce(stored, status, now().getTime()));
  return "kept";
}
