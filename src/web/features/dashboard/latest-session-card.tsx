import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { formatTimeOfDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { SectionState } from "./section-state.tsx";

/** What was set last time: the situation, the pillars, and when to look again. */
export function LatestSessionCard({ section }: { section: Section<IsapSession | null> }) {
  return (
    <Card title="Latest ISAP session">
      <SectionState section={section} skeleton={<Skeleton className="h-24 w-full" />}>
        {(session) =>
          session ? (
            <SessionSummary session={session} />
          ) : (
            <EmptyState
              level={3}
              title="No session yet"
              text="Ten quiet minutes to find your direction."
              action={
                <DashboardLink to="/isap-compass" className={buttonClass({ variant: "secondary" })}>
                  Run the compass
                </DashboardLink>
              }
            />
          )
        }
      </SectionState>
    </Card>
  );
}

function SessionSummary({ session }: { session: IsapSession }) {
  const created = new Date(session.createdAt).toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  const review = session.reviewTime ? `, at ${formatTimeOfDay(session.reviewTime)}` : "";
  return (
    <div className="grid gap-3">
      <p className="line-clamp-4">{session.situation}</p>
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
