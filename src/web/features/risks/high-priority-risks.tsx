import { useState } from "react";
import { Link } from "wouter";
import { inOrderOfAttention, isHighPriority } from "#shared/risks/risks.rules.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { RiskFacts } from "./risk-facts.tsx";
import { ratingInWords, STATUS_WORDS } from "./risk-words.rules.ts";
import { riskAddress, useRisks } from "./risks.api.ts";

const TITLE = "High Priority Risks";
/** The most risks to show, so that the plan below stays visible. */
const SHOWN = 3;

/** The open risks whose probability or severity is high, each with a link to it in the log. */
export function HighPriorityRisks() {
  const { data: risks, error, isFetching, refetch } = useRisks();
  const { today } = useOwnDay();
  const [showsAll, setShowsAll] = useState(false);
  const high = risks && inOrderOfAttention(risks.filter(isHighPriority), today);
  return (
    <Card
      title={TITLE}
      aria-label={TITLE}
      aside={high && high.length > 0 && <Badge variant="other">{high.length} open</Badge>}
    >
      {!risks && !error && (
        <div aria-busy="true">
          <span role="status" className="sr-only">
            Loading
          </span>
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {!risks && error && (
        <ErrorState
          message={sentenceOf(error, "Couldn't load these risks.")}
          onRetry={() => void refetch()}
          pending={isFetching}
          className="border-0 !p-0"
        />
      )}
      {high?.length === 0 && <p className="text-ink-2">No high-priority risks right now.</p>}
      {high && high.length > 0 && (
        <ul aria-label={TITLE} className="grid grid-cols-1 divide-y divide-hairline">
          {high.slice(0, showsAll ? undefined : SHOWN).map((risk) => (
            <li key={risk.id} className="grid grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0">
              <Link
                href={riskAddress(risk.id)}
                className="font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
              >
                {risk.hazard}
              </Link>
              <p className="text-ink-2 text-sm">
                {ratingInWords(risk)}, {STATUS_WORDS[risk.status].toLowerCase()}
              </p>
              {risk.mitigation && (
                <p className="line-clamp-2 max-w-reading whitespace-pre-wrap text-sm">{risk.mitigation}</p>
              )}
              <RiskFacts risk={risk} today={today} />
            </li>
          ))}
        </ul>
      )}
      {high && high.length > SHOWN && (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-3"
        >
          {showsAll ? "Show fewer" : `Show ${high.length - SHOWN} more`}
        </Button>
      )}
    </Card>
  );
}
