import { useWatch } from "react-hook-form";
import { type CheckIn, checkInChangesSchema } from "#shared/wellness/wellness.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CheckInFields } from "../check-in-fields.tsx";
import { editDraftName, editDraftSchema, editFormOf, editFormSchema } from "../check-in-form.rules.ts";
import { useChangeCheckIn } from "../wellness.api.ts";

interface CheckInEditorProps {
  checkIn: CheckIn;
  onClose: () => void;
}

/** Edits a check-in in place, except for its time. Unsaved changes stay on this device until they are saved or canceled. */
export function CheckInEditor({ checkIn, onClose }: CheckInEditorProps) {
  const save = useChangeCheckIn(checkIn);
  const { form, notice, discard, bringBack, change, forget, submit } = useDraftForm({
    name: editDraftName(checkIn.id),
    schema: editFormSchema,
    draftSchema: editDraftSchema,
    start: editFormOf(checkIn),
    isStored: true,
  });
  const values = { ...editFormOf(checkIn), ...useWatch({ control: form.control }) };
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      onSubmit={submit(
        async (_, changes) =>
          Object.keys(changes).length > 0 ? save(checkInChangesSchema.parse(changes)) : checkIn,
        {
          onSaved: (stored) => {
            toast(stored ? { title: "Check-in updated" } : SAVED_HERE);
            onClose();
          },
        },
      )}
      noValidate
      aria-label={`Edit the check-in of ${formatMoment(checkIn.createdAt)}`}
      className="grid gap-5"
    >
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
      <CheckInFields
        values={values}
        onChange={change}
        noteError={errors.note?.message}
        disabled={isSubmitting}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="secondary" pending={isSubmitting} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
