import { useState } from "react";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { formatDay, formatTimeOfDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { SectionState } from "./section-state.tsx";

const TITLE = "Latest ISAP session";

/** What was set last time, folded: the situation, the pillars, and when to look again. */
export function LatestSessionCard({ section }: { section: Section<IsapSession | null> }) {
  const [isOpen, setOpen] = useState(false);
  const { data: session } = section;
  return (
    <Card aria-label={TITLE} padding="none" className="px-4 py-1.5">
      {session ? (
        <Collapsible
          level={2}
          open={isOpen}
          onOpenChange={setOpen}
          title={
            <span className="flex items-baseline gap-2.5">
              <span className="shrink-0">{TITLE}</span>
              {!isOpen && (
                <span className="truncate font-normal text-ink-2 text-sm">{session.situation}</span>
              )}
            </span>
          }
        >
          <SessionSummary session={session} />
        </Collapsible>
      ) : (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <h2 className="text-base">{TITLE}</h2>
          <SectionState section={section} skeleton={<Skeleton className="w-24" />}>
            {() => (
              <>
                <span className="text-ink-2">No session yet</span>
                <DashboardLink to="/isap-compass" className={textLinkClass}>
                  Run the compass
                </DashboardLink>
              </>
            )}
          </SectionState>
        </div>
      )}
    </Card>
  );
}

function SessionSummary({ session }: { session: IsapSession }) {
  const created = formatDay(session.createdAt);
  const review = session.reviewTime ? `, at ${formatTimeOfDay(session.reviewTime)}` : "";
  return (
    <div className="grid gap-3 pb-2.5 pl-7">
      <p>{session.situation}</p>
      <div className="flex flex-wrap gap-1.5">
        {session.clarity.map((pillar) => (
          <Badge key={pillar} variant="pillar" pillar={pillar}>
            {pillar}
          </Badge>
        ))}
      </div>
      <p className="text-ink-2 text-sm">
        {created} · review {session.cadence}
        {review}
      </p>
      <DashboardLink to="/isap-compass" className={textLinkClass}>
        Open the compass
      </DashboardLink>
    </div>
  );
}
