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

/** A change without a response by then is queued and sent again later. */
export const LIMIT_MS = 20_000;
/** Errors that any other change would meet too. */
const stopsAll = ({ status, code }: ApiError) => code === "other_person" || [401, 429, 503].includes(status);
/** Errors that are not caused by the change itself. */
const isServersFault = ({ status }: ApiError) => [0, 408, 425].includes(status) || status >= 500;

/**
 * Sends one entry and stores the result: "taken" by the server, "kept" for a retry or for the person, or "stop" if nothing
 * can be sent for now.
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

/** Keeps a failed entry that may be valid, for a retry after a pause. */
async function pause(userId: string, entry: Entry, status: number): Promise<"kept" | "stop"> {
  // If the server responds to the check, only this entry cannot get through.
  if (isUnreachable(status) && !(await connection.retry())) return "stop";
  const stored = readEntry(userId, entry.id);
  if (stored) writeEntry(userId, failedOnce(stored, status, now().getTime()));
  return "kept";
}
