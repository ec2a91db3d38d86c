import { useState } from "react";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import {
  CHECK_IN_DRAFT,
  type CheckInForm,
  checkInFormSchema,
  EMPTY_CHECK_IN,
  hasContent,
} from "./check-in-form.rules.ts";

/** The check-in form, kept as a draft on this device at every change until it is saved or thrown away. */
export function useCheckInForm() {
  const { id: userId } = useCurrentUser();
  const [draft] = useState(() => readDraft(userId, CHECK_IN_DRAFT, checkInFormSchema));
  const [values, setValues] = useState<CheckInForm>(draft ?? EMPTY_CHECK_IN);
  const [isRestored, setRestored] = useState(draft !== null);

  const keep = (next: CheckInForm) => {
    if (hasContent(next)) writeDraft(userId, CHECK_IN_DRAFT, next);
    else removeDraft(userId, CHECK_IN_DRAFT);
    setValues(next);
  };
  return {
    values,
    isRestored,
    /** What is changed makes another check-in of it, which gets an id of its own. */
    change: (changes: Partial<CheckInForm>) => keep({ ...values, id: null, ...changes }),
    /** Empties the form. */
    reset: () => {
      setRestored(false);
      keep(EMPTY_CHECK_IN);
    },
  };
}
