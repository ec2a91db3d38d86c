import { Check, type LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Offer } from "#shared/echo/conversations.contract.ts";
import { Button } from "#web/ui/button.tsx";

interface OfferFrameProps {
  icon: LucideIcon;
  /** What is offered: "New objective". */
  kind: string;
  title: string;
  /** The fields with their names; empty ones are left out. */
  facts?: readonly (readonly [name: string, text: string | null | undefined])[];
  state: Offer["state"];
  /** Resolves when it is stored; the mutation reports a failure. */
  onAdd: () => Promise<unknown>;
  onEdit?: () => void;
  onDismiss: () => void;
  /** Shown once it is added: where it is. */
  place?: ReactNode;
  /** The editor, in place of the facts and the buttons. */
  editor?: ReactNode;
}

/** An offer: what would be stored, word for word, and Add, Edit, Dismiss. */
export function OfferFrame(props: OfferFrameProps) {
  const { icon: Icon, kind, title, facts = [], state, onAdd, onEdit, onDismiss, place, editor } = props;
  const titleId = useId();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    await onAdd().catch(() => undefined);
    setAdding(false);
  };
  if (state === "dismissed") {
    return (
      <p className="text-ink-2 text-sm">
        {kind} dismissed: <q>{title}</q>
      </p>
    );
  }
  const shown = facts.filter(([, text]) => text?.trim());
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-hairline bg-card p-3.5 shadow-card sm:p-4"
    >
      <p className="flex items-center gap-2 text-ink-2 text-sm">
        <Icon aria-hidden="true" className="size-4 text-tint-ink" />
        {state === "added" ? kind : `${kind}, not added yet`}
      </p>
      <h3 id={titleId} className="mt-1 text-base">
        {title}
      </h3>
      {editor}
      {!editor && shown.length > 0 && (
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {shown.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2 max-sm:mt-1">{name}</dt>
              <dd className="min-w-0 whitespace-pre-wrap">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {!editor && state === "open" && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" pending={isAdding} pendingLabel="Adding..." onClick={() => void add()}>
            Add
            <span className="sr-only">: {title}</span>
          </Button>
          {onEdit && (
            <Button size="sm" variant="secondary" onClick={onEdit}>
              Edit
              <span className="sr-only">: {title}</span>
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            Dismiss
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      {state === "added" && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="inline-flex items-center gap-1.5 text-good">
            <Check aria-hidden="true" className="size-4" />
            Added
          </span>
          {place}
        </p>
      )}
    </section>
  );
}
