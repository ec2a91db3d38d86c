import { Pencil } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { type Briefing, HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { isStillOpen } from "#shared/handover/handover.rules.ts";
import { WaitingMark } from "#web/features/offline/offline.sections.ts";
import { now } from "#web/platform/time/clock.ts";
import { formatFullDay, formatMoment } from "#web/platform/time/format-date.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { HandoverEditor } from "./handover-editor.tsx";
import { QUESTIONS } from "./handover-form.rules.ts";

interface HandoverEntryProps {
  briefing: Briefing;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

/** One handover in the log. It can be edited on the day it was logged. */
export function HandoverEntry({ briefing, isEditing, onEditing }: HandoverEntryProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const entry = useRef<HTMLElement>(null);
  const hasEdited = useRef(false);
  const titleId = useId();
  const { opPeriod, createdAt, updatedAt } = briefing;
  const canEdit = isStillOpen(briefing, now().toISOString(), ownTimeZone());

  useEffect(() => {
    if (!isEditing && hasEdited.current) (editButton.current ?? entry.current)?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  return (
    <li className="rounded-card border border-hairline bg-card p-4 shadow-card sm:p-5 print:rounded-none print:border-0 print:border-t print:px-0">
      <article ref={entry} tabIndex={-1} aria-labelledby={titleId} className="rounded-chip">
        <div className="mb-3 flex items-start justify-between gap-x-4">
          <div className="min-w-0">
            <h3 id={titleId} className="text-base">
              {formatFullDay(opPeriod)}
            </h3>
            <p className="tabular text-ink-2 text-sm">
              Logged {formatMoment(createdAt)}
              {updatedAt !== createdAt && `, edited ${formatMoment(updatedAt)}`}
            </p>
            <WaitingMark target={HANDOVER_PATHS.one(briefing.id)} />
          </div>
          {canEdit && !isEditing && (
            <Button
              ref={editButton}
              variant="ghost"
              size="sm"
              onClick={() => onEditing(true)}
              className="shrink-0 print:hidden"
            >
              <Pencil aria-hidden="true" className="size-4" />
              Edit
              <span className="sr-only">the handover of {formatFullDay(opPeriod)}</span>
            </Button>
          )}
        </div>
        {isEditing ? (
          <HandoverEditor briefing={briefing} onClose={() => onEditing(false)} />
        ) : (
          <dl className="grid max-w-reading grid-cols-1 gap-3">
            {QUESTIONS.map(({ name, label }) => (
              <div key={name}>
                <dt className="font-semibold text-ink-2 text-sm">{label}</dt>
                <dd className="whitespace-pre-wrap">{briefing[name]}</dd>
              </div>
            ))}
          </dl>
        )}
      </article>
    </li>
  );
}
