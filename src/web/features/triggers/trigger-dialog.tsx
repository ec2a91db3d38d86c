import { useId } from "react";
import {
  TRIGGER_RESPONSE_MAX,
  TRIGGER_TEXT_MAX,
  type Trigger,
  type TriggerTexts,
  triggerTextsSchema,
} from "#shared/triggers/triggers.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { draftName, emptyForm, formOf, triggerDraftSchema } from "./trigger-form.rules.ts";
import { useAddTrigger, useChangeTrigger } from "./triggers.api.ts";

const FIELDS = [
  {
    name: "metric",
    label: "If",
    required: true,
    hint: "What you're watching: the rent, my sleep, the smoke.",
  },
  {
    name: "threshold",
    label: "reaches",
    required: true,
    hint: "The point where you act: $1,500, three bad nights, the ridge.",
  },
  {
    name: "lookout",
    label: "who tells me is",
    required: false,
    hint: "A person or a thing you trust to notice. It can be you.",
  },
  {
    name: "response",
    label: "then I will",
    required: false,
    hint: "Decide now, while things are calm. Keep it small enough for a hard day.",
  },
] as const;

interface TriggerDialogProps {
  /** The one to change, or null for a new one. */
  trigger: Trigger | null;
  /** The objective that a new one guards, or null for the safety plan. */
  objectiveId: string | null;
  onClose: () => void;
}

/** The dialog for a trigger point, written as one sentence. Closing it keeps the draft. */
export function TriggerDialog({ trigger, objectiveId, onClose }: TriggerDialogProps) {
  const { form, notice, discard, bringBack, submit } = useDraftForm({
    name: draftName({ objectiveId, ...(trigger && { id: trigger.id }) }),
    schema: triggerTextsSchema,
    draftSchema: triggerDraftSchema,
    start: trigger ? formOf(trigger) : emptyForm,
    isStored: trigger !== null,
  });
  const { mutateAsync: add } = useAddTrigger();
  const change = useChangeTrigger(trigger?.id ?? "");
  const formId = useId();
  const { errors, isSubmitting } = form.formState;

  const save = async (values: TriggerTexts, changes: Partial<TriggerTexts>): Promise<Trigger | null> => {
    if (!trigger) return add({ ...values, objectiveId });
    return Object.keys(changes).length > 0 ? change(changes) : trigger;
  };
  const onSaved = (stored: Trigger | null) => {
    toast(stored ? { title: trigger ? "Trigger point saved" : "Trigger point set" } : SAVED_HERE);
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={trigger ? "Change the trigger point" : "Set a trigger point"}
      description="Decide now, while things are calm, when you'll act."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId} pending={isSubmitting} pendingLabel="Saving...">
            {trigger ? "Save" : "Set it"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit(save, { onSaved })} noValidate className="grid gap-4">
        <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
        {FIELDS.map(({ name, label, required, hint }) => (
          <Field key={name} label={label} required={required} hint={hint} error={errors[name]?.message}>
            <Textarea
              minRows={name === "response" ? 2 : 1}
              maxRows={6}
              maxLength={name === "response" ? TRIGGER_RESPONSE_MAX : TRIGGER_TEXT_MAX}
              {...form.register(name)}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
