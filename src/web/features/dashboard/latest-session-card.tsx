import { useQuery } from "@tanstack/react-query";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { sentenceOf } from "#web/platform/api-client.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { DashboardLink } from "./dashboard-link.tsx";

/** What was set last time: the situation, the pillars, and when to look again. */
export function LatestSessionCard() {
  const { data: session, error, isPending, isFetching, refetch } = useQuery(latestIsapQuery);
  return (
    <Card title="Latest ISAP session">
      {isPending && <Skeleton className="h-24 w-full" />}
      {error && (
        <ErrorState
          message={sentenceOf(error, "It could not be loaded.")}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {session === null && (
        <EmptyState
          level={3}
          title="No compass yet"
          text="Ten quiet minutes from a muddle to a direction."
          action={
            <DashboardLink to="/isap-compass" className={buttonClass({ variant: "secondary" })}>
              Run the compass
            </DashboardLink>
          }
        />
      )}
      {session && <SessionSummary session={session} />}
    </Card>
  );
}

function SessionSummary({ session }: { session: IsapSession }) {
  const created = new Date(session.createdAt).toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  const review = session.reviewTime ? `, at ${session.reviewTime}` : "";
  return (
    <div className="grid gap-3">
      <p className="line-clamp-4 break-words">{session.situation}</p>
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
