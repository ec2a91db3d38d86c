import { useId, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useDraftForm } from "#web/platform/forms/use-draft-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { useFocusInvalid } from "#web/ui/use-focus-invalid.ts";
import { contentDraft, contentDraftSchema, contentFormSchema } from "./content-form.rules.ts";
import { type ContentKind, type FormValues, useContentAction } from "./use-content.ts";

interface ContentDialogProps<Row extends { id: string }, Values extends FormValues> {
  kind: ContentKind<Row, Values>;
  /** The one to change, or null for a new one. */
  row: Row | null;
  onClose: () => void;
}

/** A form for one thing that this server shows, with a preview as people will see it. Closing it keeps the draft. */
export function ContentDialog<Row extends { id: string }, Values extends FormValues>({
  kind,
  row,
  onClose,
}: ContentDialogProps<Row, Values>) {
  const { what, valuesOf, Fields, Preview } = kind;
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const isNew = row === null;
  const [start] = useState(() => valuesOf(row));
  const { form, change, submit, notice, discard, bringBack } = useDraftForm({
    name: contentDraft(what, row?.id ?? null),
    schema: contentFormSchema(kind, isNew),
    draftSchema: contentDraftSchema(start),
    start,
    isStored: !isNew,
  });
  const values = useWatch({ control: form.control }) as Values;
  const { errors, isSubmitting, submitCount } = form.formState;
  useFocusInvalid(content, submitCount);
  const messages = Object.entries(errors).map(([field, error]) => [field, String(error?.message ?? "")]);
  const { mutateAsync: send } = useContentAction(kind, {
    done: isNew ? `Added the ${what}` : `Saved the ${what}`,
    failed: `Failed to save ${what}`,
  });
  const save = (body: object) =>
    send(isNew ? { method: "POST", body } : { method: "PATCH", id: row.id, body });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={isNew ? `Add ${what}` : `Edit ${what}`}
      // Not the first control, because that may discard the draft.
      initialFocus={content}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId} pending={isSubmitting} pendingLabel="Saving...">
            {isNew ? `Add ${what}` : "Save"}
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        <DraftNotice notice={notice} onDiscard={discard} onBringBack={bringBack} className="mb-4" />
        <form id={formId} onSubmit={submit(save, { onSaved: onClose })} noValidate className="grid gap-4">
          <Fields values={values} change={change} errors={Object.fromEntries(messages)} isNew={isNew} />
        </form>
        <section aria-label="Preview" className="mt-5 rounded-card border border-hairline bg-sunk p-4">
          <h3 className="mb-1 text-ink-2 text-sm">Preview</h3>
          <Preview values={values} />
        </section>
      </div>
    </Dialog>
  );
}
