import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PillarBadges } from "./pillar-badges.tsx";

const PAGE = 20;

export interface SessionListProps {
  sessions: IsapSession[];
  onOpen: (session: IsapSession) => void;
  onDelete: (session: IsapSession) => void;
}

/** The sessions, newest first, twenty at a time. */
export function SessionList({ sessions, onOpen, onDelete }: SessionListProps) {
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);

  // The button may be gone after its last press, so the focus moves to the first of the new ones.
  useEffect(() => {
    if (shown > PAGE) list.current?.children[shown - PAGE]?.querySelector("button")?.focus();
  }, [shown]);

  return (
    <>
      <ul ref={list} className="divide-y divide-hairline">
        {sessions.slice(0, shown).map((session) => (
          <li key={session.id} className="flex items-start gap-1 py-1">
            <button
              type="button"
              onClick={() => onOpen(session)}
              className="grid min-w-0 flex-1 gap-1 rounded-control px-2 py-2.5 text-left transition-colors hover:bg-sunk"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold text-sm">{formatDay(session.createdAt)}</span>
                <PillarBadges pillars={session.clarity} />
              </span>
              <span className="line-clamp-2 min-w-0 max-w-reading text-ink-2">{session.situation}</span>
            </button>
            <IconButton
              label={`Delete session from ${formatDay(session.createdAt)}`}
              icon={Trash2}
              variant="danger"
              className="mt-1"
              onClick={() => onDelete(session)}
            />
          </li>
        ))}
      </ul>
      {shown < sessions.length && (
        <div className="flex flex-wrap items-center gap-3 pt-3">
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
          <span className="tabular text-ink-2 text-sm">
            {shown} of {sessions.length}
          </span>
        </div>
      )}
    </>
  );
}
