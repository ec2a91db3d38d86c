import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { forgetDeleted, type RestoreHandlers, restoreDeleted } from "#server/platform/db/deleted-rows.ts";
import { conflict, notFound } from "#server/platform/http/errors.ts";

/** The toast offers Undo for ten seconds; the server allows for a slow network and an expired session in between. */
const UNDO_WINDOW_MS = 15 * 60 * 1000;

interface Deps {
  db: Database;
  clock: Clock;
  /** Called when rows of a feature are restored. */
  restoreHandlers: RestoreHandlers;
}

export type UndoService = ReturnType<typeof createUndoService>;

export function createUndoService({ db, clock, restoreHandlers }: Deps) {
  const windowStart = () => new Date(clock.now().getTime() - UNDO_WINDOW_MS).toISOString();
  return {
    /** @throws HttpError 404 when it is too late or somebody else's; 409 when another row has taken its place */
    async restore(ownerId: OwnerId, undoId: string): Promise<void> {
      const restoration = await restoreDeleted(db, ownerId, undoId, {
        notBefore: windowStart(),
        handlers: restoreHandlers,
      });
      if (restoration === "missing") throw notFound("deletion");
      if (restoration === "replaced") {
        throw conflict(
          "replaced",
          "This has been added again since then, so the deleted one wasn't restored.",
        );
      }
    },

    /** Permanently removes deletions that can no longer be undone. */
    removeExpired: (): Promise<void> => forgetDeleted(db, windowStart()),
  };
}
