import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { NO_RESPONSE, TRIGGER_RESPONSE_MAX, type Trigger } from "#shared/triggers/triggers.contract.ts";
import { triggerNote, triggerSentence } from "#shared/triggers/triggers.rules.ts";
import { noteInHandoverDraft } from "#web/features/handover/handover.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useChangeTrigger, useRiskFromTrigger } from "./triggers.api.ts";

interface TrippedDialogProps {
  trigger: Trigger;
  onClose: () => void;
}

/** After a trigger point has tripped: the planned response and the next steps. */
export function TrippedDialog({ trigger, onClose }: TrippedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={trigger.status === "tripped" ? "This has tripped" : "Has this happened?"}
      description={triggerSentence({ ...trigger, response: "" })}
      size="sm"
    >
      {trigger.status === "tripped" ? (
        <NextSteps trigger={trigger} onClose={onClose} />
      ) : (
        <ResponseForm trigger={trigger} onClose={onClose} />
      )}
    </Dialog>
  );
}

const responseSchema = z.object({
  response: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, NO_RESPONSE),
      z.maxLength(
        TRIGGER_RESPONSE_MAX,
        `Keep it under ${TRIGGER_RESPONSE_MAX} characters, short enough for a hard day.`,
      ),
    ),
});

function ResponseForm({ trigger, onClose }: TrippedDialogProps) {
  const change = useChangeTrigger(trigger.id);
  const form = useForm({
    resolver: zodResolver(responseSchema),
    defaultValues: { response: trigger.response },
  });
  const { errors, isSubmitting } = form.formState;
  const trip = form.handleSubmit(async ({ response }) => {
    try {
      // Not shown before it is stored, because the next steps replace this form with its text.
      await change({ status: "tripped", response }, {});
    } catch (error) {
      form.setError("response", { message: sentenceOf(error) });
    }
  });
  return (
    <form onSubmit={trip} noValidate className="grid gap-4">
      <Field
        label="Your planned response"
        required
        error={errors.response?.message}
        hint={
          trigger.response === ""
            ? "One thing you can do now."
            : "This is what you planned. Change it if things are different now."
        }
      >
        <Textarea minRows={2} maxRows={8} maxLength={TRIGGER_RESPONSE_MAX} {...form.register("response")} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          Not yet
        </Button>
        <Button type="submit" pending={isSubmitting} pendingLabel="Saving...">
          It has tripped
        </Button>
      </div>
    </form>
  );
}

function NextSteps({ trigger, onClose }: TrippedDialogProps) {
  const { id: userId } = useCurrentUser();
  const { mutate: addRisk, isPending, isSuccess: isRiskAdded } = useRiskFromTrigger();
  const [isNoted, setNoted] = useState(false);
  const headingId = useId();
  const note = () => {
    if (noteInHandoverDraft(userId, triggerNote(trigger))) return setNoted(true);
    toast({
      title: "This device couldn't save it",
      description: "Its storage is full or turned off.",
      variant: "destructive",
    });
  };
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="rounded-control bg-tint p-4 text-tint-ink">
        <h3 id={headingId} className="text-sm">
          Now
        </h3>
        <p className="mt-1 whitespace-pre-line font-semibold">{trigger.response}</p>
      </div>
      <p className="text-ink-2">If it helps, keep it where you'll see it again:</p>
      <div className="grid gap-2">
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => addRisk(trigger)}
          aria-disabled={isRiskAdded}
        >
          {isRiskAdded ? "It's in your risk log" : "Add it to the risk log"}
        </Button>
        <Button variant="secondary" onClick={note} aria-disabled={isNoted}>
          {isNoted ? "It's in today's handover draft" : "Note it for today's handover"}
        </Button>
      </div>
      <div className="flex justify-end">
        <Button onClick={onClose}>Done</Button>
      </div>
    </section>
  );
}
