import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import {
  emptyForm,
  formOf,
  isSameForm,
  riskDraft,
  riskDraftSchema,
  riskFormSchema,
} from "./risk-form.rules.ts";

/** The form of a new risk or of one that is there, kept as a draft on this device until it is saved or thrown away. */
export function useRiskForm(risk: Risk | null) {
  const { id: userId } = useCurrentUser();
  const draftName = riskDraft(risk?.id);
  const [before] = useState(() => (risk ? formOf(risk) : emptyForm()));
  const [draft] = useState(() => readDraft(userId, draftName, riskDraftSchema));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useForm<z.input<typeof riskFormSchema>, unknown, z.output<typeof riskFormSchema>>({
    resolver: zodResolver(riskFormSchema),
    defaultValues: draft ?? before,
  });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const values = riskDraftSchema.parse(form.getValues());
      if (isSameForm(values, before)) removeDraft(userId, draftName);
      else writeDraft(userId, draftName, values);
    });
    return unsubscribe;
  }, [form, userId, draftName, before]);

  return {
    form,
    before,
    isRestored,
    discardDraft: () => {
      form.reset(before);
      setRestored(false);
    },
    forgetDraft: () => removeDraft(userId, draftName),
  };
}
