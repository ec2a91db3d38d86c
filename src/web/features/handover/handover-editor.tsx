import { useEffect } from "react";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useEditHandover } from "./handover.api.ts";
import { HandoverFields } from "./handover-fields.tsx";
import {
  editDraftName,
  handoverDraftSchema,
  handoverFormSchema,
  toastFormErrors,
} from "./handover-form.rules.ts";

interface HandoverEditorProps {
  briefing: Briefing;
  onClose: () => void;
}

/** Edits a handover in place in the log. After a failure the typed text stays. */
export function HandoverEditor({ briefing, onClose }: HandoverEditorProps) {
  const { opPeriod, whatChanged, whatPersists, onePriority } = briefing;
  const { mutateAsync: edit } = useEditHandover(briefing);
  const { form, notice, discard, bringBack, forget, submit } = useDraftForm({
    name: editDraftName(briefing.id),
    schema: handoverFormSchema,
    draftSchema: handoverDraftSchema,
    start: { opPeriod, whatChanged, whatPersists, onePriority },
    isStored: true,
  });
  const { isSubmitting } = form.formState;

  useEffect(() => form.setFocus("whatChanged"), [form]);

  const save = submit(
    async (_, changes) => {
      if (Object.keys(changes).length === 0) return { isSent: true };
      return await edit({ ...changes, timeZone: ownTimeZone() });
    },
    {
      onSaved: ({ isSent }) => {
        toast(isSent ? { title: "Handover Updated" } : SAVED_HERE);
        onClose();
      },
      onRefused: (errors) => toastFormErrors(form.getValues(), errors),
    },
  );
  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <form onSubmit={save} noValidate aria-label="Edit handover" className="grid gap-5">
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
      <HandoverFields form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" variant="secondary" pending={isSubmitting} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
