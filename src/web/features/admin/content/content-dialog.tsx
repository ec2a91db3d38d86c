import { type FormEvent, useId, useState } from "react";
import { ApiError } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type ContentKind, type FormValues, useContentAction } from "./use-content.ts";

interface ContentDialogProps<Row extends { id: string }, Values extends FormValues> {
  kind: ContentKind<Row, Values>;
  /** The one to change, or null for a new one. */
  row: Row | null;
  onClose: () => void;
}

/** A form for one thing that this server shows, with a preview as people will see it. */
export function ContentDialog<Row extends { id: string }, Values extends FormValues>({
  kind,
  row,
  onClose,
}: ContentDialogProps<Row, Values>) {
  const { what, valuesOf, read, Fields, Preview } = kind;
  const formId = useId();
  const [start] = useState(() => valuesOf(row));
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isLeaving, setLeaving] = useState(false);
  const isNew = row === null;
  const save = useContentAction(kind, {
    done: isNew ? `Added the ${what}` : `Saved the ${what}`,
    failed: `Failed to save ${what}`,
  });
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const form = read(values, isNew);
    setErrors("errors" in form ? form.errors : {});
    if ("errors" in form) return;
    save.mutate(
      isNew ? { method: "POST", body: form.body } : { method: "PATCH", id: row.id, body: form.body },
      {
        onSuccess: onClose,
        onError: (failure) => {
          if (failure instanceof ApiError) setErrors(failure.fields);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="lg"
      title={isNew ? `Add ${what}` : `Edit ${what}`}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={save.isPending} pendingLabel="Saving...">
            {isNew ? `Add ${what}` : "Save"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Fields
          values={values}
          change={(changes) => setValues({ ...values, ...changes })}
          errors={errors}
          isNew={isNew}
        />
      </form>
      <section aria-label="Preview" className="mt-5 rounded-card border border-hairline bg-sunk p-4">
        <h3 className="mb-1 text-ink-2 text-sm">Preview</h3>
        <Preview values={values} />
      </section>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Leave without saving?"
        text="What you changed here isn't saved yet."
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
