import { UNDO_PATHS } from "#shared/undo/undo.contract.ts";
import { call, sentenceOf } from "#web/platform/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";

const OFFERED_MS = 10_000;

/** What the deletion answered or, of one that waits on this device, how not to send it. */
export type WayBack = { undoId: string } | { withdraw: () => void };

export type UndoOffer = WayBack & {
  /** What was done: "Milestone Deleted". */
  title: string;
  /** Runs once the deletion has been taken back, to show again what was deleted. */
  onRestored: () => void;
};

/** Says that something was deleted, and offers for ten seconds to take it back. */
export function offerUndo({ title, onRestored, ...wayBack }: UndoOffer): void {
  toast({
    title,
    duration: OFFERED_MS,
    action: {
      label: "Undo",
      altText: "Press F8, then Undo, to take it back",
      onClick: () => void takeBack(wayBack, onRestored),
    },
  });
}

/** Takes a deletion back, or says that it could not. For an Undo beside the one that `offerUndo` shows. */
export async function takeBack(wayBack: WayBack, onRestored: () => void): Promise<void> {
  try {
    if ("undoId" in wayBack) await call<void>("POST", UNDO_PATHS.restore(wayBack.undoId));
    else wayBack.withdraw();
    onRestored();
  } catch (error) {
    toast({ title: "Could not undo", description: sentenceOf(error), variant: "destructive" });
  }
}
