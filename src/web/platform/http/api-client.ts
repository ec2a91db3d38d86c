import type { ErrorBody } from "#shared/common/common.contract.ts";
import type { ErrorCode } from "#shared/common/error-codes.ts";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { offlineCache } from "#web/platform/offline/offline-cache.ts";
import { headerFor, session } from "#web/platform/session/session.ts";
import { connection, isUnreachable } from "./connection.ts";
import { nextPageOf, readWhole } from "./whole-list.ts";

/** A call that failed. `message` is the status, a colon and the body, for logs; `sentence` is for the person. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The HTTP status, or 0 without a response. */
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The server's message, if it sent one. */
  readonly sentence: string | undefined;
  readonly fields: Record<string, string>;
  /** The parsed body; null if it was not JSON. */
  readonly body: unknown;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const body = parseErrorBody(text);
    this.status = status;
    this.code = body?.code;
    this.sentence = body?.error;
    this.fields = body?.fields ?? {};
    this.body = body;
  }
}

function parseErrorBody(text: string): Partial<ErrorBody> | null {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return null;
  }
}

/** What to say where the server could not be reached. */
export const UNREACHED = "Ridgeline can't be reached. Check your connection and try again.";

/** The message about a failure: the server's, or the fallback. */
export function sentenceOf(error: unknown, fallback = "Please try again."): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? fallback;
}

/** The same for where it stands alone, without a title that says what failed. */
export const alertOf = (error: unknown, fallback?: string): string =>
  sentenceOf(error, hasNotArrived(error) ? UNREACHED : fallback);

export interface CallOptions {
  /** Sent as JSON; a file, which has to be JSON already, as it is. */
  body?: unknown;
  signal?: AbortSignal;
  /** The timeout in milliseconds; without it, the browser's. */
  limitMs?: number;
  /**
   * The id of the person for whom the call is meant; by default, the one whose page this is. Null for calls that do not
   * depend on the person, such as signing in.
   */
  meantFor?: string | null;
  /**
   * Nobody waits for the response: when the session has ended, the call fails instead of asking the person to sign in.
   * Its text was read for danger when it was written, or holds no words.
   */
  isInBackground?: boolean;
  /** The call may outlive the page, for what must arrive even when the tab is closed, unless its body is large. */
  keepalive?: boolean;
}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Browsers refuse a call that may outlive its page if it and others like it have more than 64 KiB under way. */
const KEEPALIVE_MAX_BYTES = 32 * 1024;

/** The error of a call that is not sent because the person of this page is no longer signed in. */
const PAGE_ENDED = JSON.stringify({
  error: "You're no longer signed in here.",
  code: "other_person",
} satisfies ErrorBody);

/** The timeout in milliseconds of a call that has an offline copy to show instead. */
const KEPT_WAIT_MS = 8000;

/** Whether a call failed because the server could not be reached, so that it may succeed later. */
export const hasNotArrived = (error: unknown): boolean =>
  error instanceof ApiError && isUnreachable(error.status);

/**
 * Calls the API and returns the parsed response, undefined if it is empty, and all pages of a paged list. If the session
 * has ended, it waits until the person has signed in again and repeats the call. Without a connection, a GET returns the
 * copy on this device if there is one.
 * @throws ApiError for anything but success
 */
export async function call<Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
  if (!options.isInBackground) void crisisGate.read(options.body);
  const ticket = method === "GET" ? offlineCache.ticketFor(path) : null;
  const mayBeKept = method === "GET" && offlineCache.mayHave(path);
  let text: string;
  try {
    text = await textOf(method, path, mayBeKept ? { ...options, limitMs: KEPT_WAIT_MS } : options);
    if (ticket) void offlineCache.keep(ticket, text);
    else if (method !== "GET") offlineCache.refreshSoon(path);
  } catch (error) {
    if (!hasNotArrived(error)) throw error;
    const kept = mayBeKept ? await offlineCache.find(path) : null;
    connection.failed(kept && options.meantFor !== null ? kept.savedAt : null);
    if (!kept) throw error;
    text = kept.text;
  }
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

function textOf(method: Method, path: string, options: CallOptions): Promise<string> {
  return readWhole(path, async (page) => {
    const response = await callForResponse(method, page, options);
    const text = await response.text().catch(failAsUnanswered);
    return { text, next: nextPageOf(response) };
  });
}

/**
 * Calls the API and returns the response as it is. A body is not read for danger: it may repeat texts of long ago,
 * so the caller has the new one read.
 * @throws ApiError for anything but success
 */
export async function callForResponse(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Response> {
  const response = await sendSignedIn(method, path, options);
  if (!response.ok) throw failureOf(response, await response.text().catch(failAsUnanswered), options);
  return response;
}

/** Sends a call, and again after the person had to sign in. */
async function sendSignedIn(method: Method, path: string, options: CallOptions): Promise<Response> {
  if (options.meantFor !== undefined) return send(method, path, options);
  if (session.hasEnded()) throw new ApiError(409, PAGE_ENDED);
  const response = await send(method, path, options);
  if (response.status !== 401) return response;
  if (options.isInBackground) session.expire();
  else if (await session.waitForSignIn()) return send(method, path, options);
  return response;
}

function failureOf(response: Response, text: string, { meantFor }: CallOptions): ApiError {
  const error = new ApiError(response.status, text || response.statusText);
  if (error.code === "other_person" && meantFor === undefined) session.refuseOther();
  return error;
}

async function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  const { body, signal, limitMs, keepalive, meantFor = session.personId() } = options;
  const hasBody = body !== undefined;
  const sent = hasBody && (body instanceof Blob ? body : JSON.stringify(body));
  const headers = {
    ...(hasBody && { "content-type": "application/json" }),
    ...headerFor(meantFor),
  };
  const stop = stopSignal(signal, limitMs);
  try {
    const response = await fetch(path, {
      method,
      credentials: "include",
      headers,
      ...(sent ? { body: sent } : {}),
      ...(stop ? { signal: stop } : {}),
      ...(keepalive && sizeOf(sent) <= KEEPALIVE_MAX_BYTES ? { keepalive } : {}),
    });
    logStatus(method, path, response.status);
    if (!isUnreachable(response.status)) connection.answered();
    return response;
  } catch (error) {
    logStatus(method, path, 0);
    return failAsUnanswered(error);
  }
}

const sizeOf = (sent: string | Blob | false): number => (sent ? new Blob([sent]).size : 0);

/** Aborts with `signal` or after `limitMs`, whichever comes first. */
function stopSignal(signal: AbortSignal | undefined, limitMs: number | undefined): AbortSignal | undefined {
  if (limitMs === undefined) return signal;
  const limit = AbortSignal.timeout(limitMs);
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [signal, limit]) {
    const stop = () => either.abort(one.reason);
    if (one.aborted) stop();
    else one.addEventListener("abort", stop, { once: true, signal: either.signal });
  }
  return either.signal;
}

/** The caller may have aborted; anything else means that there was no complete response. */
function failAsUnanswered(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new ApiError(0, "No answer");
}

/** Method, path and status only: nothing a person wrote may reach a log. */
function logStatus(method: string, path: string, status: number): void {
  // biome-ignore lint/suspicious/noConsole: the product logs each call's status, at the level browsers hide by default.
  console.debug(`${method} ${path.split("?")[0]} ${status}`);
}
