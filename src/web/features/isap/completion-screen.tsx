import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { PillarBadges } from "./pillar-badges.tsx";
import { SessionFact } from "./session-fact.tsx";
import { reviewInWords } from "./session-words.rules.ts";
import { WatchOutList } from "./watch-out-list.tsx";

/** The completed session, its Watch Outs, and the next step. */
export function CompletionScreen({ session, onStartNew }: { session: IsapSession; onStartNew: () => void }) {
  const { label } = useMode();
  const heading = useRef<HTMLHeadingElement>(null);
  const watchOuts = watchOutsForIsapSession(session);

  useEffect(() => heading.current?.focus(), []);

  return (
    <Card aria-label="Completed session" padding="none" className="p-4 sm:p-6">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <div>
            <h2 ref={heading} tabIndex={-1} className="w-fit max-w-full scroll-mt-20 rounded-chip text-xl">
              Your direction is set
            </h2>
            <p className="mt-0.5 text-ink-2">Saved. Here is the short version.</p>
          </div>
          <dl className="grid gap-4">
            <SessionFact name="Situation">
              <span className="line-clamp-4">{session.situation}</span>
            </SessionFact>
            <SessionFact name="Pillars">
              <PillarBadges pillars={session.clarity} />
            </SessionFact>
            <SessionFact name="Review">{reviewInWords(session)}</SessionFact>
          </dl>
        </div>
        <section aria-labelledby="watch-outs-heading" className="min-w-0 lg:col-start-2 lg:row-span-2">
          <h3 id="watch-outs-heading" className="text-base">
            Watch Outs
          </h3>
          {watchOuts.length > 0 ? (
            <>
              <p className="mt-0.5 mb-4 text-ink-2">
                Hints to consider. You can keep your plan just as it is.
              </p>
              <WatchOutList watchOuts={watchOuts} level={4} />
            </>
          ) : (
            <p className="mt-0.5 text-ink-2">No Watch Outs came up for this session.</p>
          )}
        </section>
        <div className="grid content-start gap-2.5 border-hairline border-t pt-5">
          <Link href={`/objectives?pillar=${session.clarity[0] ?? ""}`} className={buttonClass()}>
            Create {label("objectives", "Objectives").toLowerCase()}
          </Link>
          <Button variant="secondary" onClick={onStartNew}>
            Start New ISAP Session
          </Button>
        </div>
      </div>
    </Card>
  );
}
