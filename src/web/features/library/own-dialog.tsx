import { type BaseSyntheticEvent, type ReactNode, useId, useRef } from "react";
import type { DraftNotice as Notice } from "#web/platform/forms/use-draft-form.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DraftNotice } from "#web/ui/draft-notice.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { OWN_TEXTS, type OwnKind } from "./own-lists.content.ts";

interface OwnDialogProps {
  what: OwnKind;
  isNew: boolean;
  isSubmitting: boolean;
  draft: { notice: Notice | null; discard: () => void; bringBack: () => void };
  onSubmit: (event: BaseSyntheticEvent) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The dialog around a form for something of the person's own. Closing it keeps the draft. */
export function OwnDialog({ what, isNew, isSubmitting, draft, onSubmit, onClose, children }: OwnDialogProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { addTitle, editTitle } = OWN_TEXTS[what];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isNew ? addTitle : editTitle}
      description="Other users can't see it."
      // Not the first control, because that may discard the draft.
      initialFocus={content}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={isSubmitting}
            pendingLabel={isNew ? "Adding..." : "Saving..."}
          >
            {isNew ? `Add ${what}` : "Save"}
          </Button>
        </>
      }
    >
      <div ref={content} tabIndex={-1} className="grid gap-4 outline-none">
        <DraftNotice notice={draft.notice} onDiscard={draft.discard} onBringBack={draft.bringBack} />
        <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-5">
          {children}
        </form>
      </div>
    </Dialog>
  );
}

/** Says that it was saved. @param stored null while it is queued on this device */
export function toastSaved(what: OwnKind, isNew: boolean, stored: object | null): void {
  const { added, updated } = OWN_TEXTS[what];
  toast(stored ? { title: isNew ? added : updated } : SAVED_HERE);
}
