import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { type Trigger, triggerTextsSchema } from "#shared/triggers/triggers.contract.ts";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { draftName, emptyForm, formOf, hasContent, triggerDraftSchema } from "./trigger-form.rules.ts";

/** The form for a trigger point, kept as a draft on this device at every keystroke until it is stored. */
export function useTriggerForm(trigger: Trigger | null, objectiveId: string | null) {
  const { id: userId } = useCurrentUser();
  const name = draftName({ objectiveId, ...(trigger && { id: trigger.id }) });
  const [stored] = useState(() => (trigger ? formOf(trigger) : emptyForm));
  const [draft] = useState(() => readDraft(userId, name, triggerDraftSchema));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useForm({ resolver: zodResolver(triggerTextsSchema), defaultValues: draft ?? stored });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      if (hasContent(values)) writeDraft(userId, name, values);
      else removeDraft(userId, name);
    });
    return unsubscribe;
  }, [form, userId, name]);

  const forgetDraft = () => removeDraft(userId, name);
  return {
    form,
    isRestored,
    discardDraft() {
      form.reset(stored);
      setRestored(false);
      forgetDraft();
    },
    forgetDraft,
  };
}
