import { CircleCheck } from "lucide-react";
import { useState } from "react";
import type { WeeklyWins } from "#shared/dashboard/wins.rules.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { SectionState } from "./section-state.tsx";

const COMPLETED_TAB = { tab: "completed" };
const TITLE = "This Week's Wins";
/** The rest is folded. */
const SHOWN = 2;

/** What the last seven days brought. Only there when they brought something. */
export function WinsCard({ section }: { section: Section<WeeklyWins> }) {
  const { data, error } = section;
  const [isUnfolded, setUnfolded] = useState(false);
  if (error === null && !data?.wins.length) return null;
  return (
    <Card
      padding="sm"
      className="relative"
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
        <div className="flex flex-wrap items-center gap-x-4">
          {data && (
            <FoldButton count={data.wins.length - SHOWN} isUnfolded={isUnfolded} onChange={setUnfolded} />
          )}
          {data?.focusPillar && (
            <Badge variant="pillar" pillar={data.focusPillar}>
              Focus: {data.focusPillar}
            </Badge>
          )}
        </div>
      }
    >
      <SectionState section={section} skeleton={null}>
        {({ wins }) => (
          <>
            <ul className="grid gap-2">
              {(isUnfolded ? wins : wins.slice(0, SHOWN)).map(({ id, title, objectiveTitle }) => (
                <li key={id} className="flex items-start gap-2.5">
                  <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                  <span className="min-w-0 lg:flex lg:items-baseline lg:gap-2">
                    <span
                      className={cx(
                        "line-clamp-2",
                        objectiveTitle !== null && "lg:line-clamp-1 lg:max-w-2/3 lg:shrink-0",
                      )}
                    >
                      {title}
                    </span>
                    {objectiveTitle !== null && (
                      <span className="line-clamp-1 text-ink-2 text-sm">Milestone of {objectiveTitle}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </SectionState>
    </Card>
  );
}
