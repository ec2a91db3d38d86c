import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { Offer } from "#shared/echo/conversations.contract.ts";
import type { EchoProposal } from "#shared/echo/echo.contract.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { toast } from "#web/ui/toast.store.ts";

/** An offer of one kind. */
export interface OfferOf<Kind extends EchoProposal["kind"]> {
  state: Offer["state"];
  /** Keeps what becomes of it. */
  onState: (state: Offer["state"]) => void;
  proposal: Extract<EchoProposal, { kind: Kind }>;
}

/** What was stored for an offer. */
interface Added {
  /** "Objective added". */
  title: string;
  isSent: boolean;
  /** The address that deletes it; null if it cannot be deleted. */
  path: string | null;
  /** The queries that show it. */
  shownIn: readonly QueryKey[];
}

/** What becomes of an offer. */
export function useOffer(onState: (state: Offer["state"]) => void) {
  const queryClient = useQueryClient();
  return {
    dismiss: () => onState("dismissed"),
    /** It was stored in a dialog of its feature, which has said so. */
    markAdded: () => onState("added"),
    /** Says that it was stored, and offers to undo that. */
    added({ title, isSent, path, shownIn }: Added): void {
      onState("added");
      if (path === null) return void toast(isSent ? { title } : SAVED_HERE);
      offerUndo({
        title: isSent ? title : SAVED_HERE.title,
        withdraw: async () => void (await outbox.delete(path, `Undo: ${title}`)),
        onRestored: () => {
          onState("open");
          for (const queryKey of shownIn) void queryClient.invalidateQueries({ queryKey });
        },
      });
    },
  };
}
