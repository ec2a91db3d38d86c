/** All values of `code` in failed calls. Programs depend on them, so a code never changes its meaning. */
export const ERROR_CODES = [
  "bad_address",
  "bad_request",
  "closed_period",
  "conflict",
  "database_full",
  "database_unavailable",
  "email_taken",
  "forbidden",
  "id_taken",
  "internal_error",
  "invalid_credentials",
  "invalid_json",
  "misdirected",
  "not_found",
  "not_supported",
  "other_person",
  "replaced",
  "stale_order",
  "too_large",
  "too_many",
  "too_many_requests",
  "unauthenticated",
  "unsupported_media_type",
  "validation_error",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
