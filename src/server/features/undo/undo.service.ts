import type { Selectable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { conflict, notFound } from "#server/platform/http/errors.ts";
import type { UndoRepository } from "./undo.repository.ts";
import type { DeletedRecord } from "./undo.tables.ts";

/**
 * Keeps the rows of a deletion, a parent before its children, in the deletion's own transaction.
 * @returns the id that takes the deletion back
 */
export type Remember = (transaction: Database, records: DeletedRecord[]) => Promise<string>;

/** The toast offers Undo for ten seconds; the server allows for a slow network and an expired session in between. */
const UNDO_WINDOW_MS = 15 * 60 * 1000;

/** @param row as it was deleted, and as it is again */
type WhenRestored<Row> = (transaction: Database, ownerId: OwnerId, row: Row) => Promise<void>;

export interface UndoService {
  /**
   * Keeps deleted rows for a while. Call it inside the transaction that deletes them.
   * @returns the id that takes the deletion back
   */
  remember(transaction: Database, ownerId: OwnerId, records: DeletedRecord[]): Promise<string>;
  /**
   * Lets the feature that owns a table act whenever a row of it is put back, inside the transaction that does so: it can
   * write what belongs to the restoring, and by throwing prevent it.
   */
  whenRestored<Table extends keyof Tables>(table: Table, act: WhenRestored<Selectable<Tables[Table]>>): void;
  /** @throws HttpError 404 when it is too late, or was never theirs; 409 when it has been made anew since */
  restore(ownerId: OwnerId, undoId: string): Promise<void>;
  /** Removes for good what can no longer be taken back. */
  removeExpired(): Promise<void>;
}

export function createUndoService(repository: UndoRepository, clock: Clock): UndoService {
  const acts = new Map<string, WhenRestored<never>>();
  const windowStart = () => new Date(clock.now().getTime() - UNDO_WINDOW_MS).toISOString();
  return {
    async remember(transaction, ownerId, records) {
      const id = uuidv7();
      await repository.remember(transaction, ownerId, { id, deletedAt: clock.nowIso(), records });
      return id;
    },
    whenRestored(table, act) {
      acts.set(table, act);
    },
    async restore(ownerId, undoId) {
      const restoration = await repository.restore(
        ownerId,
        undoId,
        windowStart(),
        async (transaction, { table, row }) => acts.get(table)?.(transaction, ownerId, row as never),
      );
      if (restoration === "missing") throw notFound("deletion");
      if (restoration === "replaced") {
        throw conflict("replaced", "This has been added again since, so the deleted one was not put back.");
      }
    },
    removeExpired: () => repository.removeOlderThan(windowStart()),
  };
}
