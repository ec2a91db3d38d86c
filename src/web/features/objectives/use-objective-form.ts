import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { PlaybookTemplate } from "#shared/doctrine/playbook.rules.ts";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import {
  emptyForm,
  hasContent,
  OBJECTIVE_DRAFT,
  type ObjectiveForm,
  objectiveDraftSchema,
  objectiveFormSchema,
  withPlaybook,
} from "./objective-form.rules.ts";

/** Why the form holds something else than a moment ago, and what it held then, where that can come back. */
export interface FormNotice {
  reason: "restored" | "discarded" | "replaced";
  before: ObjectiveForm | null;
}

/** The create form, kept as a draft on this device at every keystroke until it is created or thrown away. */
export function useObjectiveForm(pillar: Pillar | null) {
  const { id: userId } = useCurrentUser();
  const [draft] = useState(() => readDraft(userId, OBJECTIVE_DRAFT, objectiveDraftSchema));
  const [notice, setNotice] = useState<FormNotice | null>(draft && { reason: "restored", before: null });
  const form = useForm({
    resolver: zodResolver(objectiveFormSchema),
    defaultValues: { ...(draft ?? emptyForm(pillar)), ...(pillar && { pillar }) },
  });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      if (hasContent(values)) writeDraft(userId, OBJECTIVE_DRAFT, values);
      else removeDraft(userId, OBJECTIVE_DRAFT);
    });
    return unsubscribe;
  }, [form, userId]);

  const replace = (values: ObjectiveForm, reason: FormNotice["reason"]) => {
    const before = form.getValues();
    form.reset(values);
    setNotice(hasContent(before) ? { reason, before } : null);
  };
  return {
    form,
    notice,
    applyPlaybook: (playbook: PlaybookTemplate) =>
      replace(withPlaybook(form.getValues(), playbook), "replaced"),
    discardDraft: () => replace(emptyForm(form.getValues("pillar")), "discarded"),
    bringBack: (before: ObjectiveForm) => {
      form.reset(before);
      setNotice(null);
    },
    forgetDraft: () => removeDraft(userId, OBJECTIVE_DRAFT),
  };
}
