import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { notFound } from "#server/platform/http/errors.ts";
import type { UndoRepository } from "./undo.repository.ts";
import type { DeletedRecord } from "./undo.tables.ts";

/** The toast offers Undo for ten seconds; the server allows for a slow network and an expired session in between. */
const UNDO_WINDOW_MS = 15 * 60 * 1000;

export interface UndoService {
  /**
   * Keeps deleted rows for a while. Call it inside the transaction that deletes them.
   * @returns the id that takes the deletion back
   */
  remember(transaction: Database, ownerId: OwnerId, records: DeletedRecord[]): Promise<string>;
  /** @throws HttpError 404 when it is too late, or was never theirs */
  restore(ownerId: OwnerId, undoId: string): Promise<void>;
  /** Removes for good what can no longer be taken back. */
  removeExpired(): Promise<void>;
}

export function createUndoService(repository: UndoRepository, clock: Clock): UndoService {
  const windowStart = () => new Date(clock.now().getTime() - UNDO_WINDOW_MS).toISOString();
  return {
    async remember(transaction, ownerId, records) {
      const id = uuidv7();
      await repository.remember(transaction, ownerId, { id, deletedAt: clock.nowIso(), records });
      return id;
    },
    async restore(ownerId, undoId) {
      if (!(await repository.restore(ownerId, undoId, windowStart()))) throw notFound("deletion");
    },
    removeExpired: () => repository.removeOlderThan(windowStart()),
  };
}
