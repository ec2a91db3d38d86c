import { UNDO_PATHS } from "#shared/undo/undo.contract.ts";
import { call, sentenceOf } from "#web/platform/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";

const OFFERED_MS = 10_000;

export interface UndoOffer {
  /** What the deletion answered. */
  undoId: string;
  /** What was done: "Milestone Deleted". */
  title: string;
  /** Runs once the deletion has been taken back, to show again what was deleted. */
  onRestored: () => void;
}

/** Says that something was deleted, and offers for ten seconds to take it back. */
export function offerUndo({ undoId, title, onRestored }: UndoOffer): void {
  toast({
    title,
    duration: OFFERED_MS,
    action: {
      label: "Undo",
      altText: "Press F8, then Undo, to take it back",
      onClick: () => void restore(undoId, onRestored),
    },
  });
}

async function restore(undoId: string, onRestored: () => void): Promise<void> {
  try {
    await call<void>("POST", UNDO_PATHS.restore(undoId));
    onRestored();
  } catch (error) {
    toast({ title: "Could not undo", description: sentenceOf(error), variant: "destructive" });
  }
}
