import { useState } from "react";
import { type DraftSchema, readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";

/**
 * A value that is kept on this device at every change, until it is used or discarded. For a form with fields and a Save,
 * see `useDraftForm`.
 */
export function useDraft<Value>(name: string, schema: DraftSchema<Value>, blank: Value) {
  const { id: userId } = useCurrentUser();
  const [restored] = useState(() => readDraft(userId, name, schema));
  const [value, setValue] = useState(restored?.value ?? blank);
  const [isKept, setKept] = useState(true);
  return {
    value,
    /** When the restored draft was last changed, as an ISO instant; null without one. */
    restoredAt: restored?.at ?? null,
    /** False once the device's storage refused it. */
    isKept,
    change(next: Value): void {
      const isBlank = JSON.stringify(next) === JSON.stringify(blank);
      if (isBlank) removeDraft(userId, name);
      setKept(isBlank || writeDraft(userId, name, next));
      setValue(next);
    },
    /** Resets it to the blank value and removes the draft. */
    forget(): void {
      removeDraft(userId, name);
      setValue(blank);
    },
  };
}
