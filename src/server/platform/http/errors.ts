import type { DatabaseFailure } from "#server/platform/db/database-error.ts";
import type { ErrorCode } from "#shared/common/error-codes.ts";

/**
 * A failure to report to the person: an HTTP status, a code for programs and a sentence. Services throw it; only
 * `error-handler.ts` turns it into a response.
 */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The stored value, for a person to compare with what they wrote; sent along with the sentence. */
  readonly current: unknown;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: { fields?: Record<string, string>; retryAfterSeconds?: number; current?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.current = extra.current;
  }
}

/** For a row that does not exist and, word for word, for one that belongs to somebody else. */
export function notFound(what: string): HttpError {
  return new HttpError(404, "not_found", `That ${what} isn't here. It may have been deleted.`);
}

/** For an address with a part that is not a valid id; answered like a missing row. */
export function leadsNowhere(): HttpError {
  return new HttpError(404, "not_found", "That address doesn't lead to anything here.");
}

export function unauthenticated(): HttpError {
  return new HttpError(401, "unauthenticated", "Please sign in to continue.");
}

/** For a call with an access token that only a signed-in person can make. */
export function sessionRequired(): HttpError {
  return forbidden("An access token can't do that. Sign in to Ridgeline instead.");
}

/** For a call that needs more than its access token may do. @param needed the scope that it takes */
export function tokenScopeMissing(needed: string): HttpError {
  return forbidden(`This access token isn't allowed to do that. It takes one that may ${needed}.`);
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, "bad_request", message);
}

/** For a call meant for somebody other than the signed-in person. */
export function otherPerson(): HttpError {
  return conflict("other_person", "Someone else is signed in on this device now. Nothing was saved.");
}

export function forbidden(message: string): HttpError {
  return new HttpError(403, "forbidden", message);
}

export function conflict(code: ErrorCode, message: string, fields?: Record<string, string>): HttpError {
  return new HttpError(409, code, message, fields ? { fields } : {});
}

/** For a change based on an outdated version. @param current the stored value */
export function changedMeanwhile(current: unknown): HttpError {
  return new HttpError(
    409,
    "conflict",
    "This was changed somewhere else since you opened it. Nothing was overwritten.",
    { current },
  );
}

/** For a new record whose id, made by a client, is already in use, possibly by somebody else's record. */
export function idTaken(what: string): HttpError {
  return conflict(
    "id_taken",
    `This ${what} couldn't be saved under its id. Please try again with a new one.`,
  );
}

/** @param retryAfterSeconds when another attempt can succeed; sent as Retry-After */
export function tooManyRequests(retryAfterSeconds: number): HttpError {
  return new HttpError(
    429,
    "too_many_requests",
    `Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`,
    { retryAfterSeconds },
  );
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** For a database that is failing. If the connection broke, a write may or may not have been stored. */
export function databaseFailed(failure: DatabaseFailure): HttpError {
  if (failure === "full") {
    return new HttpError(
      507,
      "database_full",
      "The server has no room left, so nothing was saved. What you typed is still on your screen. Please tell whoever runs this server.",
    );
  }
  return new HttpError(
    503,
    "database_unavailable",
    `The server ${failure === "busy" ? "is too busy" : "can't reach its data"} right now. What you typed is still on your screen; please try again in a moment.`,
    { retryAfterSeconds: failure === "busy" ? 2 : 5 },
  );
}
