/**
 * Why a query failed when the query itself is fine:
 * - "unavailable": no connection, or it broke; a write may or may not have been stored
 * - "busy": another transaction held a lock for too long, or the query took too long
 * - "full": no space left
 */
export type DatabaseFailure = "unavailable" | "busy" | "full";

/** A failure of the database itself. Both drivers throw it in place of their own errors. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly failure: DatabaseFailure;

  constructor(failure: DatabaseFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.failure = failure;
  }
}

/** Why the server cannot start with this database, as a sentence for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
