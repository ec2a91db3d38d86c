import { useId } from "react";
import {
  TRIGGER_RESPONSE_MAX,
  TRIGGER_TEXT_MAX,
  type Trigger,
  type TriggerTexts,
} from "#shared/triggers/triggers.contract.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { KeptNotice } from "#web/ui/kept-notice.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useSaveTrigger } from "./triggers.api.ts";
import { useTriggerForm } from "./use-trigger-form.ts";

const FIELDS = [
  { name: "metric", label: "If", required: true, hint: "What you watch: the rent, my sleep, the smoke." },
  {
    name: "threshold",
    label: "reaches",
    required: true,
    hint: "The point at which you act: $1,500, three bad nights, the ridge.",
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
    hint: "Decided now, while it is calm. Small enough to do on a hard day.",
  },
] as const;

interface TriggerDialogProps {
  /** The one to change, or null for a new one. */
  trigger: Trigger | null;
  /** What a new one guards: an objective, or null for the safety plan. */
  objectiveId: string | null;
  onClose: () => void;
}

/** Writes a trigger point as one sentence. Closing it loses nothing: what was typed is there the next time. */
export function TriggerDialog({ trigger, objectiveId, onClose }: TriggerDialogProps) {
  const { form, isRestored, discardDraft, forgetDraft } = useTriggerForm(trigger, objectiveId);
  const { add, change } = useSaveTrigger();
  const formId = useId();
  const { errors, isSubmitting } = form.formState;

  const save = useSingleFlight(async (values: TriggerTexts) => {
    try {
      await (trigger ? change(trigger.id, values) : add({ ...values, objectiveId }));
      forgetDraft();
      toast({ title: trigger ? "Trigger point saved" : "Trigger point set" });
      onClose();
    } catch (error) {
      for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        if (field in values) form.setError(field as keyof TriggerTexts, { message });
      }
      toast({
        title: "Failed to save trigger point",
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
      title={trigger ? "Change the trigger point" : "Set a trigger point"}
      description="Decide in calm when you will act, so that you need not decide in a storm."
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
      <form id={formId} onSubmit={form.handleSubmit(save)} noValidate className="grid gap-4">
        <KeptNotice isRestored={isRestored} onDiscard={discardDraft} />
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
