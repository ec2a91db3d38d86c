/**
 * Why a query was not answered, where that is not the query's fault:
 * - "unavailable": there is no connection, or it broke; a write may or may not have been stored
 * - "busy": somebody else held a lock for too long, or the query took too long
 * - "full": there is no room left to write
 */
export type DatabaseFailure = "unavailable" | "busy" | "full";

/** A database that could not do its work. Thrown by both engines' drivers in place of their own errors. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly failure: DatabaseFailure;

  constructor(failure: DatabaseFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.failure = failure;
  }
}

/** Why the server cannot start with this database, in a sentence for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
