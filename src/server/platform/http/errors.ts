/**
 * A failure with an answer for the person: an HTTP status, a code for programs and a sentence. Services throw it;
 * `error-handler.ts` is the one place that turns it into a response.
 */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

/** The answer for a row that does not exist and, word for word, for one that belongs to someone else. */
export function notFound(what: string): HttpError {
  return new HttpError(404, "not_found", `That ${what} is not here. It may have been deleted.`);
}

export function unauthenticated(): HttpError {
  return new HttpError(401, "unauthenticated", "Please sign in to go on.");
}

export function forbidden(message: string): HttpError {
  return new HttpError(403, "forbidden", message);
}

export function conflict(code: string, message: string, fields?: Record<string, string>): HttpError {
  return new HttpError(409, code, message, fields ? { fields } : {});
}

/** @param retryAfterSeconds how long until another attempt can succeed; sent as Retry-After. */
export function tooManyRequests(retryAfterSeconds: number): HttpError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new HttpError(
    429,
    "too_many_requests",
    `Too many attempts. Please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`} and try again.`,
    { retryAfterSeconds },
  );
}
