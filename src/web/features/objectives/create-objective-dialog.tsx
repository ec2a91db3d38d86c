import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { NOTHING_WRITTEN } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { type Begun, useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { isSendKey } from "#web/ui/editing-keys.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast, toastFailure } from "#web/ui/toast.store.ts";
import { IsapPillarsBanner } from "./isap-pillars-banner.tsx";
import {
  chosenDue,
  emptyForm,
  hasContent,
  newObjectiveFrom,
  OBJECTIVE_DRAFT,
  type ObjectiveForm,
  objectiveDraftSchema,
  objectiveFormSchema,
  withPlaybook,
} from "./objective-form.rules.ts";
import { ObjectiveFormFields } from "./objective-form-fields.tsx";
import { useCreateObjective } from "./objectives.api.ts";
import { PlaybookButtons } from "./playbook-buttons.tsx";
import { SmartCriteriaCard } from "./smart-criteria-card.tsx";
import { timeBoundChange } from "./use-due-reading.ts";

export interface CreateObjectiveDialogProps {
  /** Preselected, or null. */
  pillar: Pillar | null;
  begun?: Begun<ObjectiveForm>;
  onClose: () => void;
  /** Receives the stored objective after the dialog has closed. */
  onCreated: (objective: Objective) => void;
}

/** The due date that the person chose or wrote under Time-bound. */
function dueOf(values: ObjectiveForm) {
  const { timeBound: _, ...due } = timeBoundChange(NOTHING_WRITTEN, values.timeBound);
  return chosenDue(values) ?? due;
}

const REQUIRED = ["title", "specific", "measurable"] as const;

/** The dialog for a new SMART objective. Closing it keeps the draft. */
export function CreateObjectiveDialog({ pillar, begun, onClose, onCreated }: CreateObjectiveDialogProps) {
  const { mode, label } = useMode();
  const name = label("objectives", "Objectives");
  const { data: latestSession, isPending: isLoadingSession } = useQuery(latestIsapQuery);
  const { form, notice, replace, discard, bringBack, submit } = useDraftForm({
    name: begun?.name ?? OBJECTIVE_DRAFT,
    schema: objectiveFormSchema,
    draftSchema: objectiveDraftSchema,
    start: { ...emptyForm(pillar), ...begun?.values },
    hasContent,
  });
  const { mutateAsync: createObjective } = useCreateObjective();
  const formId = useId();
  const titleBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (pillar) form.setValue("pillar", pillar);
  }, [form, pillar]);

  const onSaved = ({ isSent, objective }: { isSent: boolean; objective: Objective }) => {
    const done = {
      title: `${name} Created`,
      description: "Your SMART objective has been added successfully.",
    };
    toast(isSent ? done : SAVED_HERE);
    onCreated(objective);
  };
  const onRefused = (errors: FieldErrors<ObjectiveForm>) => {
    const isMissing = REQUIRED.some((field) => form.getValues(field).trim() === "");
    const first = Object.values(errors)[0];
    toastFailure("Validation Error", isMissing ? "Please fill in all required SMART fields" : first?.message);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Add ${name}`}
      description="You only need title, specific and measurable. The rest can wait."
      size="lg"
      // Not the first control, because that may discard the draft.
      initialFocus={titleBox}
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
      <div className="grid gap-5">
        <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
        <form
          id={formId}
          onSubmit={submit((values) => createObjective(newObjectiveFrom(values, mode.id, dueOf(values))), {
            onSaved,
            onRefused,
          })}
          onKeyDown={(event) => {
            if (isSendKey(event)) event.currentTarget.requestSubmit();
          }}
          noValidate
        >
          <ObjectiveFormFields form={form} titleBox={titleBox} />
        </form>
        <Collapsible title="Guidance and templates" level={3}>
          <div className="grid gap-5">
            {isLoadingSession && <Skeleton className="h-[4.75rem] w-full" />}
            {latestSession && <IsapPillarsBanner pillars={latestSession.clarity} />}
            <SmartCriteriaCard />
            <PlaybookButtons
              onApply={(playbook) => {
                replace(withPlaybook(form.getValues(), pillar === null ? playbook : { ...playbook, pillar }));
                titleBox.current?.focus();
              }}
            />
          </div>
        </Collapsible>
      </div>
    </Dialog>
  );
}
