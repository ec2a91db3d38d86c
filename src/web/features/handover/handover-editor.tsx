import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useEditHandover } from "./handover.api.ts";
import { HandoverFields } from "./handover-fields.tsx";
import { type HandoverForm, handoverFormSchema, QUESTIONS, refusal } from "./handover-form.rules.ts";

interface HandoverEditorProps {
  briefing: Briefing;
  onClose: () => void;
}

/** Changes a handover in its place in the log. A failure leaves everything as it was typed. */
export function HandoverEditor({ briefing, onClose }: HandoverEditorProps) {
  const { opPeriod, whatChanged, whatPersists, onePriority } = briefing;
  const { mutateAsync: edit } = useEditHandover(briefing);
  const form = useForm({
    resolver: zodResolver(handoverFormSchema),
    defaultValues: { opPeriod, whatChanged, whatPersists, onePriority },
  });
  const isSending = useRef(false);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => form.setFocus("whatChanged"), [form]);

  const send = async (values: HandoverForm) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const { isSent } = await edit({ ...values, timeZone: ownTimeZone() });
      toast(isSent ? { title: "Handover Updated" } : SAVED_HERE);
      onClose();
    } catch (error) {
      const sentence = sentenceOf(error);
      for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        if (field in form.getValues()) form.setError(field as keyof HandoverForm, { message });
      }
      form.setError("root", { message: sentence });
      toast({ title: "Failed to update handover", description: sentence, variant: "destructive" });
    }
    isSending.current = false;
  };
  const submit = form.handleSubmit(send, (refused) => {
    const first = QUESTIONS.map(({ name }) => refused[name]?.message).find(Boolean);
    toast({
      title: "Validation Error",
      description: refusal(form.getValues(), refused.opPeriod?.message ?? first),
      variant: "destructive",
    });
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Edit handover" className="grid gap-5">
      <HandoverFields form={form} />
      {errors.root && (
        <p role="alert" className="text-danger text-sm">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="secondary" pending={isSubmitting} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
