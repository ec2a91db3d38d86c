import { useEffect, useEffectEvent, useState } from "react";
import { outbox } from "#web/platform/offline/outbox.ts";
import type { Entry } from "#web/platform/offline/outbox-queue.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { WAITS_HERE } from "./waiting-mark.tsx";

interface OutboxDialogProps {
  entries: readonly Entry[];
  onClose: () => void;
}

/** The queued changes on this device with their texts and actions. */
export function OutboxDialog({ entries, onClose }: OutboxDialogProps) {
  const [leaving, setLeaving] = useState<Entry | null>(null);
  const isEmpty = entries.length === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty]);
  return (
    <Dialog
      open
      title="Not sent yet"
      description="None of this is lost. Each change stays on this device until it's sent or you discard it."
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ul className="divide-y divide-hairline">
        {entries.map((entry) => (
          <li key={entry.id} className="py-4 first:pt-0">
            <WaitingEntry entry={entry} onThrowAway={() => setLeaving(entry)} onLeave={onClose} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
        title="Discard this change?"
        text="It hasn't been sent. Once you discard it, you can't get it back."
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => {
          if (leaving) outbox.discard(leaving.id);
          setLeaving(null);
        }}
      />
    </Dialog>
  );
}

interface WaitingEntryProps {
  entry: Entry;
  onThrowAway: () => void;
  /** Another screen opens. */
  onLeave: () => void;
}

function WaitingEntry({ entry, onThrowAway, onLeave }: WaitingEntryProps) {
  const { describe, refusal } = entry;
  const written = textsOf(entry, entry.body);
  const stored = refusal?.current && textsOf(entry, refusal.current);
  return (
    <>
      <h3 className="text-base">{describe.title}</h3>
      <p className={refusal ? "mb-3 text-danger text-sm" : "mb-3 text-ink-2 text-sm"}>
        {refusal ? refusal.sentence : WAITS_HERE}
      </p>
      <div className="grid gap-4 sm:grid-flow-col sm:auto-cols-fr">
        {written.length > 0 && <Version {...(stored && { title: "What you wrote" })} texts={written} />}
        {stored && <Version title="What's there now" texts={stored} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {refusal?.status === 402 && (
          <ScreenLink href="/subscribe" onClick={onLeave} className={buttonClass({ size: "sm" })}>
            See plans
          </ScreenLink>
        )}
        {refusal && (
          <Button variant="secondary" size="sm" onClick={() => void outbox.sendAgain(entry.id)}>
            {stored ? "Keep what I wrote" : "Send again"}
          </Button>
        )}
        {written.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => void copy(written)}>
            Copy
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onThrowAway}>
          {stored ? "Keep what's there" : "Discard"}
        </Button>
      </div>
    </>
  );
}

type NamedText = [label: string, text: string];

/** The texts of an item with their labels; of two versions, only the differences. */
function textsOf({ body = {}, describe, refusal }: Entry, item: Entry["body"] = {}): NamedText[] {
  const current = refusal?.current;
  return Object.entries(describe.labels ?? {}).flatMap(([field, label]): NamedText[] => {
    const differs = !current || JSON.stringify(current[field]) !== JSON.stringify(body[field]);
    return field in body && differs ? [[label, inWords(item[field])]] : [];
  });
}

function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" ? value : "";
}

function Version({ title, texts }: { title?: string; texts: readonly NamedText[] }) {
  return (
    <section className="min-w-0 rounded-control bg-sunk p-3" {...(title && { "aria-label": title })}>
      {title && <h4 className="mb-2 text-sm">{title}</h4>}
      <dl className="grid grid-cols-1 gap-2">
        {texts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className="whitespace-pre-wrap">{text || "Nothing"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function copy(texts: readonly NamedText[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(texts.map(([label, text]) => `${label}\n${text}`).join("\n\n"));
    toast({ title: "Copied" });
  } catch {
    toast({ title: "Copying didn't work", description: "Select the text instead.", variant: "destructive" });
  }
}
