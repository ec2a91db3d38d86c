import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { IsapPillarsBanner } from "./isap-pillars-banner.tsx";
import { newObjectiveFrom, type ObjectiveForm } from "./objective-form.rules.ts";
import { ObjectiveFormFields } from "./objective-form-fields.tsx";
import { useCreateObjective } from "./objectives.api.ts";
import { PlaybookButtons } from "./playbook-buttons.tsx";
import { SmartCriteriaCard } from "./smart-criteria-card.tsx";
import { useObjectiveForm } from "./use-objective-form.ts";

interface CreateObjectiveDialogProps {
  /** Chosen already, or null. */
  pillar: Pillar | null;
  onClose: () => void;
  /** Gets the stored objective, after the dialog is done with it. */
  onCreated: (objective: Objective) => void;
}

const REQUIRED = ["title", "specific", "measurable"] as const;

/** Writes a new SMART objective. Closing it loses nothing: what was typed is there the next time. */
export function CreateObjectiveDialog({ pillar, onClose, onCreated }: CreateObjectiveDialogProps) {
  const { mode, label } = useMode();
  const name = label("objectives", "Objectives");
  const { data: latestSession, isPending: isLoadingSession } = useQuery(latestIsapQuery);
  const { form, notice, applyPlaybook, discardDraft, bringBack, forgetDraft } = useObjectiveForm(pillar);
  const { mutateAsync: createObjective } = useCreateObjective();
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);

  const send = useSingleFlight(async (values: ObjectiveForm) => {
    try {
      const objective = await createObjective(newObjectiveFrom(values, mode.id));
      forgetDraft();
      toast({ title: `${name} Created`, description: "Your SMART objective has been added successfully." });
      onCreated(objective);
    } catch (error) {
      showFieldErrors(error);
      toast({ title: "Failed to create objective", description: sentenceOf(error), variant: "destructive" });
    }
  });
  const showFieldErrors = (error: unknown) => {
    for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
      if (field in form.getValues()) form.setError(field as keyof ObjectiveForm, { message });
    }
  };
  const submit = form.handleSubmit(send, (errors) => {
    const isMissing = REQUIRED.some((field) => form.getValues(field).trim() === "");
    const first = Object.values(errors)[0];
    toast({
      title: "Validation Error",
      description: isMissing ? "Please fill in all required SMART fields" : first?.message,
      variant: "destructive",
    });
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Add ${name}`}
      description="Title, specific and measurable are needed. The rest can wait."
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
            pendingLabel="Creating..."
          >
            Create
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1} className="grid gap-5 outline-none">
        <DraftNotice notice={notice} onDiscard={discardDraft} onBringBack={bringBack} />
        {isLoadingSession && <Skeleton className="h-[4.75rem] w-full" />}
        {latestSession && <IsapPillarsBanner pillars={latestSession.clarity} />}
        <SmartCriteriaCard />
        <PlaybookButtons onApply={applyPlaybook} />
        <form id={formId} onSubmit={submit} noValidate>
          <ObjectiveFormFields form={form} />
        </form>
      </div>
    </Dialog>
  );
}
