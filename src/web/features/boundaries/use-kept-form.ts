import { useState } from "react";
import type * as z from "zod/mini";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";

type FormSchema<Form> = z.core.$ZodType<Form> & {
  safeParse(value: unknown): { success: boolean; data?: Form };
};

/** A form kept as a draft on this device at every change, until it holds nothing new any more or is thrown away. */
export function useKeptForm<Form extends object>(draftName: string, schema: FormSchema<Form>, start: Form) {
  const { id: userId } = useCurrentUser();
  const [draft] = useState(() => readDraft(userId, draftName, schema));
  const [values, setValues] = useState<Form>(draft ?? start);
  const [isRestored, setRestored] = useState(draft !== null);

  const keep = (next: Form) => {
    if (JSON.stringify(next) === JSON.stringify(start)) removeDraft(userId, draftName);
    else writeDraft(userId, draftName, next);
    setValues(next);
  };
  return {
    values,
    isRestored,
    change: (changes: Partial<Form>) => keep({ ...values, ...changes }),
    /** Back to how it began. */
    reset: () => {
      setRestored(false);
      removeDraft(userId, draftName);
      setValues(start);
    },
  };
}
