import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Offer } from "#shared/echo/conversations.contract.ts";
import { type EchoProposal, echoProposalSchema } from "#shared/echo/echo.contract.ts";
import { PROPOSAL_PATHS, type Proposal } from "#shared/proposals/proposals.contract.ts";
import { OfferCard } from "#web/features/offers/offers.sections.ts";
import { takeBack, type UndoHandle, useDeleteRow } from "#web/features/undo/undo.api.ts";
import { writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { proposalsQuery } from "./proposals.api.ts";

/** How many are shown before the person asks for the rest. */
const SHOWN = 3;

const { queryKey } = proposalsQuery;

interface Waiting {
  row: Proposal;
  proposal: EchoProposal;
}

/** What the person's programs propose to add, each with Add, Edit and Dismiss. */
export function WaitingProposals() {
  const { data: waiting = [] } = useQuery(proposalsQuery);
  const titleId = useId();
  const [added, setAdded] = useState<readonly Proposal[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const isAdded = (row: Proposal) => added.some(({ id }) => id === row.id);
  const cards = [...waiting.filter((row) => !isAdded(row)), ...added].sort(byAge).flatMap(readable);
  if (cards.length === 0) return null;
  const shown = isUnfolded ? cards : cards.slice(0, SHOWN);
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card bg-tint p-3 sm:p-4">
      <h2 id={titleId} className="text-base text-tint-ink">
        Waiting for your OK
      </h2>
      <p className="mt-0.5 mb-3 max-w-reading text-sm text-tint-ink">
        Suggestions from programs that you gave a token. Nothing is added until you say so.
      </p>
      <ul className="grid gap-3">
        {shown.map(({ row, proposal }) => (
          <WaitingProposal
            key={row.id}
            row={row}
            proposal={proposal}
            isAdded={isAdded(row)}
            onAdded={() => setAdded((rows) => [...rows, row])}
            onTakenBack={() => setAdded((rows) => rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ul>
      <div className="mt-3 empty:hidden">
        <FoldButton count={cards.length - SHOWN} isUnfolded={isUnfolded} onChange={setUnfolded} />
      </div>
    </section>
  );
}

interface WaitingProposalProps extends Waiting {
  isAdded: boolean;
  onAdded: () => void;
  onTakenBack: () => void;
}

function WaitingProposal({ row, proposal, isAdded, onAdded, onTakenBack }: WaitingProposalProps) {
  const { id, tokenName } = row;
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const queryClient = useQueryClient();
  const remove = () => outbox.delete(PROPOSAL_PATHS.one(id), `Suggestion from ${tokenName}`);
  const { mutate: dismiss } = useDeleteRow({
    queryKey,
    id,
    send: remove,
    done: "Suggestion dismissed",
    failed: "Couldn't dismiss the suggestion",
  });
  const { mutate: takeOff } = useMutation({
    mutationKey: queryKey,
    scope: { id },
    meta: { failed: "It was added, but the suggestion couldn't be taken off the list" },
    mutationFn: remove,
    onSuccess: (undo) => {
      takenOff.current = undo;
      writeRows<Proposal>(queryClient, queryKey, (rows) => rows.filter((one) => one.id !== id));
    },
  });
  const takenOff = useRef<UndoHandle>(null);
  const decide = (state: Offer["state"]) => {
    if (state === "dismissed") return dismiss();
    if (state === "added") {
      onAdded();
      return takeOff();
    }
    const undo = takenOff.current;
    if (undo === null) return onTakenBack();
    void takeBack(undo, () => void queryClient.invalidateQueries({ queryKey }).then(onTakenBack));
  };
  return (
    <li ref={item} className="min-w-0">
      <OfferCard offer={{ proposal, state: isAdded ? "added" : "open" }} onState={decide} />
      <p className="mt-1 px-1 text-sm text-tint-ink">From {tokenName}</p>
    </li>
  );
}

/** Ids are made in the order of time. */
const byAge = (one: Proposal, other: Proposal): number => (one.id < other.id ? -1 : 1);

/** What this version of the app understands. */
function readable(row: Proposal): Waiting[] {
  const { data: proposal } = echoProposalSchema.safeParse(row);
  return proposal ? [{ row, proposal }] : [];
}
