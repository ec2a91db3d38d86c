import { History, Pin, PinOff, Trash2 } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { MODES } from "#shared/modes/modes.ts";
import { SAFETY_DETAILS_MAX, SAFETY_PATHS } from "#shared/safety/safety.contract.ts";
import { OwnLink } from "#web/features/links/links.sections.ts";
import { WaitingMark } from "#web/features/offline/offline.sections.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { ItemConflict } from "./item-conflict.tsx";
import { hasErrors } from "./item-editing.rules.ts";
import type { ItemEditing } from "./item-editing.store.ts";
import { ItemGone } from "./item-gone.tsx";
import { ItemHistory } from "./item-history.tsx";
import { ItemLog } from "./item-log.tsx";
import { SaveStatus } from "./save-status.tsx";

interface ItemEditorProps {
  editing: ItemEditing;
  /** It has just been added: its default title is selected. */
  isNew: boolean;
  isPinned: boolean;
  onPin: () => void;
  onDone: () => void;
  onDelete: () => void;
  /** Stores the texts as a new item, for one that was deleted elsewhere. */
  onAddAgain: () => Promise<void>;
}

/** The editor of an item. It saves shortly after the last change; Save and Ctrl/Cmd+S save at once. */
export function ItemEditor(props: ItemEditorProps) {
  const { editing, isNew, isPinned, onPin, onDone, onDelete, onAddAgain } = props;
  const PinIcon = isPinned ? PinOff : Pin;
  const { item, texts, errors, state, isRestored } = useStore(editing.store);
  const { mode } = useMode();
  const modeName = MODES.find(({ id }) => id === item.mode)?.label;
  const [showsHistory, setShowHistory] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const conflict = useRef<HTMLDivElement>(null);
  const hintId = useId();

  useEffect(() => {
    title.current?.focus();
    if (isNew) title.current?.select();
  }, [isNew]);

  const save = () => {
    if (state.kind === "conflict") conflict.current?.querySelector("button")?.focus();
    else void editing.save("asked");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const done = () => {
    editing.flush();
    const flushed = editing.store.getState();
    if (hasErrors(flushed)) title.current?.form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else if (flushed.state.kind === "conflict") save();
    else onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") {
      event.preventDefault();
      save();
    } else if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      done();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys from the controls inside
    <div onKeyDown={press} className="grid gap-4">
      {isRestored && (
        <p role="status" className="text-ink-2 text-sm">
          Here's what you hadn't saved yet.
        </p>
      )}
      {state.kind === "conflict" && (
        <div ref={conflict}>
          <ItemConflict
            mine={texts}
            theirs={state.theirs}
            fields={state.fields}
            onChoose={(field, side) => {
              editing.choose(field, side);
              title.current?.focus();
            }}
          />
        </div>
      )}
      {state.kind === "gone" && <ItemGone onAddAgain={onAddAgain} onDiscard={onDone} />}
      <form noValidate onSubmit={submit} aria-label={`Edit ${item.title}`} className="grid gap-4">
        <Field label="Title" required error={errors.title}>
          <Input
            ref={title}
            value={texts.title}
            autoComplete="off"
            onChange={(event) => editing.edit({ title: event.target.value })}
          />
        </Field>
        <Field label="Details" error={errors.details} hint="When it applies, and what you'd do.">
          <Textarea
            minRows={2}
            maxRows={12}
            maxLength={SAFETY_DETAILS_MAX}
            showCount={texts.details.length > SAFETY_DETAILS_MAX - 400}
            value={texts.details}
            onChange={(event) => editing.edit({ details: event.target.value })}
          />
        </Field>
        <Field
          label="Link"
          error={errors.linkUrl}
          hint="A web page, a phone number or an email address."
          aside={<OwnLink url={texts.linkUrl} className="min-h-0! max-w-1/2" />}
        >
          <Input
            value={texts.linkUrl}
            inputMode="url"
            autoComplete="off"
            placeholder="(212) 555-0100"
            onChange={(event) => editing.edit({ linkUrl: event.target.value })}
          />
        </Field>
        <label className="flex min-h-11 items-start gap-3 py-1">
          <input
            type="checkbox"
            checked={texts.useAllModes}
            aria-describedby={hintId}
            onChange={(event) => editing.edit({ useAllModes: event.target.checked })}
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <span>
            <span className="block font-semibold text-sm">Use in all modes</span>
            <span id={hintId} className="block text-ink-2 text-sm">
              {item.mode === mode.id
                ? "Shows in Life, Business and Incident mode."
                : `Turn this off and it appears only in ${modeName}.`}
            </span>
          </span>
        </label>
        <WaitingMark target={SAFETY_PATHS.one(item.id)} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <SaveStatus state={state} onRetry={save} />
          <Button variant="ghost" onClick={done}>
            Done
          </Button>
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </div>
      </form>
      <div className="grid gap-3 border-hairline border-t pt-4">
        <ItemLog itemId={item.id} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showsHistory}
            onClick={() => setShowHistory(!showsHistory)}
            className="-ml-3"
          >
            <History aria-hidden="true" className="size-4" />
            History
          </Button>
          <Button variant="ghost" size="sm" onClick={onPin}>
            <PinIcon aria-hidden="true" className="size-4" />
            {isPinned ? "Unpin" : "Pin to the top"}
          </Button>
          <Button variant="ghost" size="sm" onClick={onDelete} className="text-danger">
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        </div>
        {showsHistory && (
          <ItemHistory
            itemId={item.id}
            texts={texts}
            onRestore={(change) => {
              editing.edit(change);
              void editing.save("asked");
            }}
          />
        )}
      </div>
    </div>
  );
}
