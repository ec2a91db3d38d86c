import { Dialog } from "radix-ui";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { CharacterCount } from "./character-count.tsx";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { overlayClass } from "./dialog-class.ts";
import { DialogLayer, layerEvents } from "./dialog-layer.ts";
import { isSaveKey } from "./editing-keys.ts";

export type FullScreenEditorProps = {
  /** What is being written; the dialog's title. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Done, Ctrl/Cmd+S or Escape. The caller saves, then stops rendering the editor. */
  onDone: () => void;
  /** Where focus goes afterwards. */
  onReturnFocus?: () => void;
  maxLength?: number | undefined;
  pending?: boolean;
  error?: ReactNode;
};

/** A full-screen dialog for one long text. */
export function FullScreenEditor(props: FullScreenEditorProps) {
  const { label, value, onValueChange, onDone, onReturnFocus, maxLength, pending = false, error } = props;
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          {...layerEvents}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            area.current?.focus();
            area.current?.setSelectionRange(value.length, value.length);
          }}
          onCloseAutoFocus={(event) => {
            if (!onReturnFocus) return;
            event.preventDefault();
            onReturnFocus();
          }}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-paper pb-[env(safe-area-inset-bottom)] text-ink"
        >
          <DialogLayer open onClose={onDone} />
          <div className="mx-auto flex min-h-0 w-full max-w-reading flex-1 flex-col gap-3 p-3 sm:p-6">
            <div className="flex items-center justify-between gap-3">
              <Dialog.Title className="min-w-0 text-lg">{label}</Dialog.Title>
              <Button onClick={onDone} pending={pending} pendingLabel="Saving...">
                Done
              </Button>
            </div>
            <textarea
              ref={area}
              aria-label={label}
              aria-describedby={maxLength === undefined ? undefined : countId}
              value={value}
              readOnly={pending}
              onChange={(event) => onValueChange(event.target.value)}
              onKeyDown={(event) => {
                if (isSaveKey(event, false)) onDone();
              }}
              className={cx(controlClass, "min-h-0 flex-1 resize-none p-4 leading-relaxed sm:p-6")}
            />
            {error}
            {maxLength !== undefined && <CharacterCount id={countId} length={value.length} max={maxLength} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
