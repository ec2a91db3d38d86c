import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeptNotice } from "#web/ui/kept-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { RiskFields } from "./risk-fields.tsx";
import { changesBetween, riskDraftSchema } from "./risk-form.rules.ts";
import { addRisk, changeRisk } from "./risks.api.ts";
import { useRiskForm } from "./use-risk-form.ts";

interface RiskDialogProps {
  /** The risk to change, or null for a new one. */
  risk: Risk | null;
  onClose: () => void;
}

/** Writes a new risk or changes one. Closing it loses nothing: what was typed is there the next time. */
export function RiskDialog({ risk, onClose }: RiskDialogProps) {
  const queryClient = useQueryClient();
  const { form, before, isRestored, discardDraft, forgetDraft } = useRiskForm(risk);
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const words = risk
    ? { title: "Edit risk", submit: "Save", pending: "Saving...", done: "Risk updated" }
    : { title: "Add a risk", submit: "Add risk", pending: "Adding...", done: "Risk added" };

  const send = useSingleFlight(async () => {
    const values = riskDraftSchema.parse(form.getValues());
    try {
      if (!risk) await addRisk(queryClient, values);
      else {
        const changes = changesBetween(before, values);
        if (Object.keys(changes).length > 0) await changeRisk(queryClient, risk.id, changes);
      }
      forgetDraft();
      toast({ title: words.done });
      onClose();
    } catch (error) {
      for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        if (field in values) form.setError(field as keyof typeof values, { message });
      }
      toast({
        title: risk ? "Failed to update risk" : "Failed to add risk",
        description: sentenceOf(error),
        variant: "destructive",
      });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description="The hazard is needed. The rest can wait."
      size="lg"
      // Not the first control: that may be the one that discards the draft.
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
        <KeptNotice isRestored={isRestored} onDiscard={discardDraft} />
        <form id={formId} onSubmit={form.handleSubmit(send)} noValidate>
          <RiskFields form={form} hasNotes={risk === null} />
        </form>
      </div>
    </Dialog>
  );
}
