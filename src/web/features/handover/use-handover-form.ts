import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import {
  emptyForm,
  HANDOVER_DRAFT,
  type HandoverForm,
  handoverDraftSchema,
  handoverFormSchema,
  hasContent,
} from "./handover-form.rules.ts";

/** Why the form holds something else than a moment ago, and what it held then, where that can come back. */
export type FormNotice = { reason: "restored" } | { reason: "discarded"; before: HandoverForm };

/** The form for a new handover, kept as a draft on this device at every keystroke until it is logged or thrown away. */
export function useHandoverForm() {
  const { id: userId } = useCurrentUser();
  const [draft] = useState(() => readDraft(userId, HANDOVER_DRAFT, handoverDraftSchema));
  const [notice, setNotice] = useState<FormNotice | null>(draft && { reason: "restored" });
  const form = useForm({ resolver: zodResolver(handoverFormSchema), defaultValues: draft ?? emptyForm() });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      if (hasContent(values)) writeDraft(userId, HANDOVER_DRAFT, values);
      else removeDraft(userId, HANDOVER_DRAFT);
    });
    return unsubscribe;
  }, [form, userId]);

  return {
    form,
    notice,
    discardDraft: () => {
      const before = form.getValues();
      form.reset(emptyForm());
      setNotice({ reason: "discarded", before });
    },
    bringBack: (before: HandoverForm) => {
      form.reset(before);
      setNotice(null);
    },
    startAnew: () => {
      form.reset(emptyForm());
      setNotice(null);
    },
  };
}
