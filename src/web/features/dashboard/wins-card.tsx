import { CircleCheck } from "lucide-react";
import type { WeeklyWins } from "#shared/dashboard/wins.rules.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { SectionState } from "./section-state.tsx";

const COMPLETED_TAB = { tab: "completed" };
const TITLE = "This Week's Wins";

/** What the last seven days brought. Only there when they brought something. */
export function WinsCard({ section }: { section: Section<WeeklyWins> }) {
  const { data, error, isFetching } = section;
  const isComing = isFetching && !data && error === null;
  if (error === null && !isComing && !data?.wins.length) return null;
  return (
    <Card
      // Below each other, the card comes when there is something in it; beside the directive its place is kept.
      className={isComing ? "hidden lg:block lg:flex-1" : "relative lg:flex-1"}
      title={
        data ? (
          <DashboardLink
            to="/objectives"
            parameters={COMPLETED_TAB}
            className="outline-none after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {TITLE}
          </DashboardLink>
        ) : (
          TITLE
        )
      }
      aside={
        data?.focusPillar && (
          <Badge variant="pillar" pillar={data.focusPillar}>
            Focus: {data.focusPillar}
          </Badge>
        )
      }
    >
      <SectionState section={section} skeleton={<Skeleton className="h-24 w-full" />}>
        {({ wins }) => (
          <ul className="grid gap-2">
            {wins.map(({ id, title, objectiveTitle }) => (
              <li key={id} className="flex items-start gap-2.5">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                <span className="min-w-0">
                  <span className="line-clamp-2">{title}</span>
                  {objectiveTitle !== null && (
                    <span className="line-clamp-1 text-ink-2 text-sm">Milestone of {objectiveTitle}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </SectionState>
    </Card>
  );
}
