import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { OUTCOME_MAX } from "#shared/command-staff/command-staff.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { useLineDraft } from "#web/platform/forms/use-line-draft.ts";
import { AddLine } from "#web/ui/add-line.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { EditableText } from "#web/ui/editable-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { addOutcome, editOutcome, removeOutcome } from "./command-changes.rules.ts";
import { removeWithUndo } from "./save-notices.store.ts";
import type { SaveChange } from "./use-command-state.ts";

/** The rest is collapsed, to keep the card short. */
const OPEN_UP_TO = 4;

/** What will be true when the mission is done, one line each. */
export function OutcomesList({ outcomes, save }: { outcomes: readonly string[]; save: SaveChange }) {
  const draft = useLineDraft("new-outcome");
  return (
    <Collapsible
      defaultOpen={outcomes.length <= OPEN_UP_TO}
      title={
        <span className="flex justify-between gap-3 font-normal text-ink-2">
          Outcomes <span className="tabular font-semibold text-ink">{outcomes.length}</span>
        </span>
      }
    >
      {outcomes.length > 0 && (
        <ul aria-label="Outcomes" className="mb-2 grid">
          {outcomes.map((outcome, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no ids, and one that is edited must stay itself
            <Outcome key={place} outcome={outcome} place={place} save={save} />
          ))}
        </ul>
      )}
      <AddLine
        what="outcome"
        draft={draft}
        placeholder="What will be different?"
        present={outcomes}
        onAdd={({ text }) => save(addOutcome(text))}
      />
    </Collapsible>
  );
}

function Outcome({ outcome, place, save }: { outcome: string; place: number; save: SaveChange }) {
  const limits = { label: "outcome", required: true, maxLength: OUTCOME_MAX };
  const edited = useAutosave({
    name: `outcome:${place}`,
    stored: outcome,
    save: (text) => save(editOutcome(place, outcome, text)),
    refuse: refusalOf({ ...limits, requiredMessage: "An outcome needs a few words." }),
  });
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const remove = () =>
    removeWithUndo({
      title: "Outcome deleted",
      remove: () => save(removeOutcome(place, outcome)),
      putBack: () => save(addOutcome(outcome, place)),
    });
  return (
    <li ref={item} className="flex items-start border-hairline border-b py-0.5">
      <div className="min-w-0 flex-1 px-2">
        <EditableText {...limits} edited={edited} minRows={1} />
      </div>
      <IconButton
        label={`Delete ${outcome}`}
        icon={Trash2}
        variant="danger"
        onClick={() => void remove()}
        className="-mr-2 print:hidden"
      />
    </li>
  );
}
