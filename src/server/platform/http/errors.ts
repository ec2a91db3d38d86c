import type { DatabaseFailure } from "#server/platform/db/database-error.ts";
import type { ErrorCode } from "#shared/common/error-codes.ts";

/**
 * A failure with an answer for the person: an HTTP status, a code for programs and a sentence. Services throw it;
 * `error-handler.ts` is the one place that turns it into a response.
 */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What is stored, for a person to compare with what they wrote; sent beside the sentence. */
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

/** The answer for a row that does not exist and, word for word, for one that belongs to someone else. */
export function notFound(what: string): HttpError {
  return new HttpError(404, "not_found", `That ${what} is not here. It may have been deleted.`);
}

/** The answer for an address with a part that cannot name anything, like one whose row is gone. */
export function leadsNowhere(): HttpError {
  return new HttpError(404, "not_found", "That address does not lead to anything here.");
}

export function unauthenticated(): HttpError {
  return new HttpError(401, "unauthenticated", "Please sign in to go on.");
}

/** The answer for a call that names another person than the one who is signed in. */
export function otherPerson(): HttpError {
  return conflict("other_person", "Someone else is signed in on this device now. Nothing was saved.");
}

export function forbidden(message: string): HttpError {
  return new HttpError(403, "forbidden", message);
}

export function conflict(code: ErrorCode, message: string, fields?: Record<string, string>): HttpError {
  return new HttpError(409, code, message, fields ? { fields } : {});
}

/** The answer for a change that was based on an older version. @param current what is stored */
export function changedMeanwhile(current: unknown): HttpError {
  return new HttpError(
    409,
    "conflict",
    "This was changed somewhere else since you opened it. Nothing was overwritten.",
    { current },
  );
}

/** The answer for something new whose id, made on a device, names something else already, whoever's it may be. */
export function idTaken(what: string): HttpError {
  return conflict(
    "id_taken",
    `This ${what} could not be stored under its id. Please try again with a new one.`,
  );
}

/** @param retryAfterSeconds how long until another attempt can succeed; sent as Retry-After. */
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

/** The answer while the database cannot do its work. Whether a write was stored is not known if it broke off. */
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
