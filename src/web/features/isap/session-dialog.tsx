import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { MODES } from "#shared/modes/modes.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { formatDay, formatTime } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PillarBadges } from "./pillar-badges.tsx";
import { SessionFact } from "./session-fact.tsx";
import { CONTROL_NAMES, reviewInWords, TRUTH_NAMES } from "./session-words.rules.ts";
import { WatchOutList } from "./watch-out-list.tsx";

export interface SessionDialogProps {
  /** The session to show; null closes the dialog. */
  session: IsapSession | null;
  onClose: () => void;
  onDelete: (session: IsapSession) => void;
}

/** A whole session. */
export function SessionDialog({ session, onClose, onDelete }: SessionDialogProps) {
  if (!session) return null;
  const modeName = MODES.find(({ id }) => id === session.mode)?.label ?? session.mode;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={`Session from ${formatDay(session.createdAt)}`}
      description={`Saved at ${formatTime(session.createdAt)} in ${modeName} mode.`}
      footer={
        <Button variant="ghost" onClick={() => onDelete(session)}>
          Delete session
        </Button>
      }
    >
      <SessionFacts session={session} />
    </Dialog>
  );
}

function SessionFacts({ session }: { session: IsapSession }) {
  const nameOf = useLcesName();
  const watchOuts = watchOutsForIsapSession(session);
  const control = Object.entries(CONTROL_NAMES).map(([field, name]) => ({
    name,
    text: session.control[field as keyof typeof CONTROL_NAMES],
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus here to scroll a long session
    <section aria-label="Session" tabIndex={0} className="grid gap-6 rounded-chip">
      <dl className="grid gap-5 sm:grid-cols-2">
        <SessionFact name="Situation" isWide>
          <p className="max-w-reading whitespace-pre-line">{session.situation}</p>
        </SessionFact>
        <SessionFact name="Three truths" isWide>
          <ol className="grid max-w-reading list-decimal gap-1 pl-5">
            {TRUTH_NAMES.map((name, index) => (
              <li key={name} className="whitespace-pre-line">
                {session.consciousness[index]}
              </li>
            ))}
          </ol>
        </SessionFact>
        <SessionFact name="Pillars" isWide>
          <PillarBadges pillars={session.clarity} />
        </SessionFact>
        {control.map(({ name, text }) => (
          <SessionFact key={name} name={name}>
            {text === "" ? (
              <span className="text-ink-3">Not filled in</span>
            ) : (
              <p className="whitespace-pre-line">{text}</p>
            )}
          </SessionFact>
        ))}
        <SessionFact name="Review">{reviewInWords(session)}</SessionFact>
        {session.tags.length > 0 && (
          <SessionFact name="Part of your safety plan">{session.tags.map(nameOf).join(", ")}</SessionFact>
        )}
      </dl>
      {watchOuts.length > 0 && (
        <section aria-labelledby="session-watch-outs" className="border-hairline border-t pt-5">
          <h3 id="session-watch-outs" className="mb-3 text-base">
            Watch Outs
          </h3>
          <WatchOutList watchOuts={watchOuts} level={4} />
        </section>
      )}
    </section>
  );
}
