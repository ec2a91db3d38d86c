import { Maximize2, Pencil } from "lucide-react";
import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { CharacterCount } from "./character-count.tsx";
import { cx } from "./cx.ts";
import { isSaveKey } from "./editing-keys.ts";
import { FullScreenEditor } from "./full-screen-editor.tsx";
import { Input } from "./input.tsx";
import { SaveError, type SaveErrorProps } from "./save-error.tsx";
import { Textarea } from "./textarea.tsx";
import { useFieldNote } from "./use-field-note.ts";
import { useLateFailure } from "./use-late-failure.ts";

/** The result of `useAutosave`. */
export interface EditedText {
  text: string;
  phase: string;
  error: SaveErrorProps["error"] | null;
  type: (text: string) => void;
  /** Resolves to true once nothing is left to save. */
  save: () => Promise<boolean>;
  discard: () => void;
  lateFailure: RefObject<((message: string, retry: () => void) => void) | null>;
}

export type EditableTextProps = {
  edited: EditedText;
  /** What this text is: "Mitigation". */
  label: string;
  /** Shown while there is no text: "Add a note". */
  placeholder?: string;
  singleLine?: boolean;
  required?: boolean;
  maxLength?: number;
  minRows?: number;
  maxRows?: number;
  /** Shortens the displayed text; the editor always has all of it. */
  preview?: (text: string) => string;
  /** For the displayed text, not for the editor. */
  textClassName?: string;
  className?: string;
};

/** From this many characters on, the full-screen editor is offered. */
const LONG_TEXT = 60;

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * A text that can be edited in place. A press or Enter opens the editor; Ctrl/Cmd+S, Escape, Done or leaving it saves. If
 * that fails, the editor stays open.
 */
export function EditableText(props: EditableTextProps) {
  const { edited, label, placeholder = "Add text", singleLine = false, required = false, maxLength } = props;
  const { minRows, maxRows, preview, textClassName, className } = props;
  const { text, phase, error } = edited;
  const [isEditing, setEditing] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const returnsFocus = useRef(false);
  const ids = { text: useId(), word: useId(), count: useId() };
  useLateFailure(label, edited.lateFailure);
  const note = useFieldNote(() => text);

  const isOpen = isEditing || error !== null;
  useEffect(() => {
    if (!isEditing) return;
    const control = editor.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    control?.focus();
    control?.setSelectionRange(control.value.length, control.value.length);
  }, [isEditing]);
  // A later effect would take the focus from what the person chose meanwhile.
  useLayoutEffect(() => {
    if (isOpen) return;
    setFullScreen(false);
    if (returnsFocus.current) opener.current?.focus();
    returnsFocus.current = false;
  }, [isOpen]);

  const save = async () => {
    if (await edited.save()) setEditing(false);
  };
  const saveAndReturn = () => {
    returnsFocus.current = true;
    void save();
  };
  const discard = () => {
    returnsFocus.current = true;
    edited.discard();
    setEditing(false);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (fullScreen || event.currentTarget.contains(event.relatedTarget)) return;
    returnsFocus.current = false;
    void save();
  };

  if (!isOpen) {
    return (
      <>
        <button
          ref={opener}
          type="button"
          onClick={() => setEditing(true)}
          aria-labelledby={`${ids.word} ${ids.text}`}
          className={cx(
            "group/edit -mx-2 flex min-h-11 w-[calc(100%+1rem)] min-w-0 items-start gap-2 rounded-control px-2 py-2 text-left hover:bg-sunk print:p-0",
            className,
          )}
        >
          <span id={ids.word} className="sr-only">
            Edit {label}:
          </span>
          <span
            id={ids.text}
            className={cx("min-w-0 flex-1 whitespace-pre-wrap", !text && "text-ink-3", textClassName)}
          >
            {(preview ? preview(text) : text) || placeholder}
          </span>
          <Pencil
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-ink-3 transition-colors group-hover/edit:text-ink print:hidden"
          />
        </button>
        {note}
      </>
    );
  }

  const control = {
    "aria-label": label,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
    "aria-describedby": maxLength === undefined ? undefined : ids.count,
    value: text,
    readOnly: phase === "saving",
    placeholder,
  };
  const saveError = error && <SaveError error={error} onRetry={saveAndReturn} onDiscard={discard} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys from the control inside
    <div
      ref={editor}
      data-handles-escape=""
      onBlur={leave}
      onKeyDown={(event) => {
        if (!fullScreen && isSaveKey(event, singleLine)) saveAndReturn();
      }}
      className={cx("flex min-w-0 flex-col gap-1.5", className)}
    >
      {singleLine ? (
        <Input {...control} onChange={(event) => edited.type(event.target.value)} />
      ) : (
        <Textarea
          {...control}
          showCount={false}
          {...(minRows && { minRows })}
          {...(maxRows && { maxRows })}
          onChange={(event) => edited.type(event.target.value)}
        />
      )}
      {note}
      {!fullScreen && saveError}
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <span role="status" className="mr-auto text-ink-2 text-sm">
          {phase === "saving" ? "Saving..." : ""}
        </span>
        {maxLength !== undefined && <CharacterCount id={ids.count} length={text.length} max={maxLength} />}
        {text.length > LONG_TEXT && (
          <Button variant="ghost" size="sm" onMouseDown={keepFocus} onClick={() => setFullScreen(true)}>
            <Maximize2 aria-hidden="true" className="size-4" />
            Full screen
          </Button>
        )}
        {!error?.canRetry && (
          <Button
            variant="secondary"
            size="sm"
            onMouseDown={keepFocus}
            onClick={saveAndReturn}
            disabled={phase === "saving"}
          >
            Done
          </Button>
        )}
      </div>
      {fullScreen && (
        <FullScreenEditor
          label={label}
          value={text}
          onValueChange={(next) => edited.type(singleLine ? next.replaceAll(/\s*\n\s*/g, " ") : next)}
          onDone={saveAndReturn}
          onReturnFocus={() => opener.current?.focus()}
          maxLength={maxLength}
          pending={phase === "saving"}
          error={saveError}
        />
      )}
    </div>
  );
}
