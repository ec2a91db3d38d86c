import { useState } from "react";
import { SupportLine } from "#web/features/doctrine/doctrine.api.ts";
import { Collapsible } from "#web/ui/collapsible.tsx";
import type { Phrase } from "./boundary-form.rules.ts";
import { BoundaryForm, type BoundaryFormProps } from "./boundary-form.tsx";
import { BoundaryList } from "./boundary-list.tsx";
import { BoundarySteps } from "./boundary-steps.tsx";

export interface BoundaryBuilderProps extends Pick<BoundaryFormProps, "begun" | "onCreated"> {
  /** Whether the form for a new boundary is open at first. */
  isFormOpen?: boolean;
}

/** Finds the words for a boundary; adds, edits and reviews them. Safety comes first where saying one may be dangerous. */
export function BoundaryBuilder({ isFormOpen = false, ...form }: BoundaryBuilderProps) {
  const [hasForm, setHasForm] = useState(isFormOpen);
  const [phrase, setPhrase] = useState<Phrase | null>(null);
  const use = (chosen: Phrase) => {
    setPhrase({ ...chosen });
    setHasForm(true);
  };
  const showForm = (isShown: boolean) => {
    setHasForm(isShown);
    // The form that opens next begins with its draft.
    setPhrase(null);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <SupportLine
        isAboutAbuse
        title="If saying it could put you or someone else in danger, don't say it yet. Talk to someone first"
      />
      <section aria-label="Find the words">
        <h3 className="mb-3 text-base">Find the words</h3>
        <BoundarySteps onUse={use} />
      </section>
      <section aria-label="New boundary">
        <Collapsible level={3} title="Set a boundary" open={hasForm} onOpenChange={showForm}>
          <BoundaryForm phrase={phrase} {...form} />
        </Collapsible>
      </section>
      <section aria-label="Your boundaries">
        <h3 className="mb-3 text-base">Your boundaries</h3>
        <BoundaryList />
      </section>
    </div>
  );
}
