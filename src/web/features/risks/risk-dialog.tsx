import { useId, useRef } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { type Begun, useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { RiskFields } from "./risk-fields.tsx";
import {
  emptyForm,
  formOf,
  type RiskForm,
  riskDraft,
  riskDraftSchema,
  riskFormSchema,
} from "./risk-form.rules.ts";
import { useSaveRisk } from "./risks.api.ts";

export interface RiskDialogProps {
  /** The risk to change, or null for a new one. */
  risk: Risk | null;
  begun?: Begun<RiskForm>;
  onClose: () => void;
  onStored?: () => void;
}

/** The dialog for a new risk or for editing one. Closing it keeps the draft. */
export function RiskDialog({ risk, begun, onClose, onStored }: RiskDialogProps) {
  const save = useSaveRisk(risk);
  const { form, notice, discard, bringBack, submit } = useDraftForm({
    name: begun?.name ?? riskDraft(risk?.id),
    schema: riskFormSchema,
    draftSchema: riskDraftSchema,
    start: risk ? formOf(risk) : { ...emptyForm(), ...begun?.values },
    isStored: risk !== null,
  });
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const words = risk
    ? { title: "Edit risk", submit: "Save", pending: "Saving...", done: "Risk updated" }
    : { title: "Add a risk", submit: "Add risk", pending: "Adding...", done: "Risk added" };
  const onSaved = (stored: Risk | null) => {
    toast(stored ? { title: words.done } : SAVED_HERE);
    onStored?.();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description="You only need the hazard. The rest can wait."
      size="lg"
      // Not the first control, because that may discard the draft.
      initialFocus={content}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={form.formState.isSubmitting}
            pendingLabel={words.pending}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1} className="grid gap-4 outline-none">
        <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
        <form id={formId} onSubmit={submit(save, { onSaved })} noValidate>
          <RiskFields form={form} hasNotes={risk === null} />
        </form>
      </div>
    </Dialog>
  );
}
