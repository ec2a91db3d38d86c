import { PencilLine } from "lucide-react";
import { useId, useState } from "react";
import type { BoundaryType } from "#shared/boundaries/boundaries.contract.ts";
import { BOUNDARY_STEPS, type BoundaryStep } from "#shared/boundaries/phrases.content.ts";
import { useLogMoment } from "#web/features/check-ins/check-ins.api.ts";
import { Button } from "#web/ui/button.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { type Phrase, TYPE_OPTIONS } from "./boundary-form.rules.ts";

interface BoundaryStepsProps {
  /** Begins a new boundary with the words of a phrase. */
  onUse: (phrase: Phrase) => void;
}

/** Name it, State it, Offer it: how to say a boundary, with phrases to copy. */
export function BoundarySteps({ onUse }: BoundaryStepsProps) {
  const [type, setType] = useState<BoundaryType>("personal");
  return (
    <div className="grid gap-3">
      <Segmented label="Phrases for" options={TYPE_OPTIONS} value={type} onValueChange={setType} />
      <ol className="divide-y divide-hairline border-hairline border-y">
        {BOUNDARY_STEPS.map((step, index) => (
          <li key={step.id} className="py-1">
            <Collapsible level={4} title={`${index + 1}. ${step.title}`} defaultOpen={index === 0}>
              <Phrases step={step} type={type} onUse={onUse} />
            </Collapsible>
          </li>
        ))}
      </ol>
      <LogBoundary />
    </div>
  );
}

interface PhrasesProps extends BoundaryStepsProps {
  step: BoundaryStep;
  type: BoundaryType;
}

function Phrases({ step, type, onUse }: PhrasesProps) {
  return (
    <div className="grid gap-2 pb-3">
      <p className="text-ink-2 text-sm">{step.how}</p>
      <ul aria-label={`Phrases: ${step.title}`} className="grid gap-1.5">
        {step.phrases[type].map((phrase) => (
          <li key={phrase} className="flex items-center gap-1 rounded-control bg-sunk pl-3">
            <span className="min-w-0 flex-1 py-2.5">{phrase}</span>
            {step.id === "state" && (
              <IconButton
                label={`Use in a new boundary: ${phrase}`}
                icon={PencilLine}
                onClick={() => onUse({ type, statement: phrase })}
              />
            )}
            <CopyButton label={`Copy: ${phrase}`} text={phrase} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LogBoundary() {
  const { mutate: log, isPending } = useLogMoment("boundary");
  const hintId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        aria-describedby={hintId}
        pending={isPending}
        pendingLabel="Saving..."
        onClick={() => log()}
        className="max-sm:w-full"
      >
        Log a Boundary You Used
      </Button>
      <p id={hintId} className="min-w-0 flex-1 basis-52 text-ink-2 text-sm">
        Adds a note among your check-ins. It doesn't count in your trends.
      </p>
    </div>
  );
}
