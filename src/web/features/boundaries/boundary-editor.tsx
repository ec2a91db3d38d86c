import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { type Boundary, boundaryChangesSchema } from "#shared/boundaries/boundaries.contract.ts";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { useChangeBoundary } from "./boundaries.api.ts";
import { BoundaryFields } from "./boundary-fields.tsx";
import { editDraftName, editDraftSchema, editFormOf, toastFormErrors } from "./boundary-form.rules.ts";

interface BoundaryEditorProps {
  boundary: Boundary;
  onClose: () => void;
}

/** Edits a boundary in place in the list. The text stays on this device until it is stored or canceled. */
export function BoundaryEditor({ boundary, onClose }: BoundaryEditorProps) {
  const save = useChangeBoundary(boundary);
  const { form, notice, discard, bringBack, change, forget, submit } = useDraftForm({
    name: editDraftName(boundary.id),
    schema: boundaryChangesSchema,
    draftSchema: editDraftSchema,
    start: editFormOf(boundary),
    isStored: true,
  });
  const isHonored = useWatch({ control: form.control, name: "honored" }) === true;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus("name"), [form]);

  const close = () => {
    forget();
    onClose();
  };
  const onSaved = (stored: Boundary | null) => {
    toast(stored ? { title: "Boundary updated" } : SAVED_HERE);
    onClose();
  };
  return (
    <form
      onSubmit={submit(async (_, changes) => (Object.keys(changes).length > 0 ? save(changes) : boundary), {
        onSaved,
        onRefused: toastFormErrors,
      })}
      noValidate
      aria-label={`Edit ${boundary.name}`}
      className="grid gap-4"
    >
      <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} />
      <BoundaryFields register={form.register} errors={errors} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isHonored}
          onChange={({ target }) => change({ honored: target.checked })}
          className="size-5 shrink-0 accent-accent"
        />
        I honored this boundary
      </label>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" variant="secondary" pending={isSubmitting} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
