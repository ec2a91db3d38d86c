import { UNDO_PATHS } from "#shared/undo/undo.contract.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";

const OFFERED_MS = 10_000;

/** What the deletion answered or, of one that waits on this device, how not to send it. */
export type UndoHandle = { undoId: string } | { withdraw: () => void };

export type UndoOffer = UndoHandle & {
  /** What was done: "Milestone Deleted". */
  title: string;
  /** Runs once the deletion has been taken back, to show again what was deleted. */
  onRestored: () => void;
};

/** Says that something was deleted, and offers for ten seconds to take it back. */
export function offerUndo({ title, onRestored, ...undoHandle }: UndoOffer): void {
  toast({
    title,
    duration: OFFERED_MS,
    action: {
      label: "Undo",
      altText: "Press F8, then Undo, to take it back",
      onClick: () => void takeBack(undoHandle, onRestored),
    },
  });
}

/** Takes a deletion back, or says that it could not. For an Undo beside the one that `offerUndo` shows. */
export async function takeBack(undoHandle: UndoHandle, onRestored: () => void): Promise<void> {
  try {
    if ("undoId" in undoHandle) await call<void>("POST", UNDO_PATHS.restore(undoHandle.undoId));
    else undoHandle.withdraw();
    onRestored();
  } catch (error) {
    toast({ title: "Could not undo", description: sentenceOf(error), variant: "destructive" });
  }
}
