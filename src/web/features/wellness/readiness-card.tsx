import { useState } from "react";
import { Link } from "wouter";
import { isUntouched, lcesOf } from "#shared/safety/lces.rules.ts";
import { type ElementReadiness, readinessOf } from "#shared/safety/readiness.rules.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { useSafetyItems } from "#web/features/safety/safety.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { now } from "#web/platform/time/clock.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Ring } from "#web/ui/ring.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";

/** How fresh the safety plan of the current mode is, and what stands in it. */
export function ReadinessCard() {
  const { mode } = useMode();
  const { data, error, isFetching, refetch } = useSafetyItems(mode.id);
  const items = data?.filter((item) => !isUntouched(item));
  const readiness = items && readinessOf(lcesOf(items), now().toISOString());
  return (
    <Card
      title="LCES Completeness"
      aside={readiness && <Badge variant={readiness.badgeVariant}>{readiness.badge}</Badge>}
    >
      {!items && !error && (
        <Waiting className="grid gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </Waiting>
      )}
      {!items && error && (
        <ErrorState
          title="Couldn't load your safety plan"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {items && readiness && (
        <>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Ring percent={readiness.score} label="LCES completeness" />
            <p className="min-w-0 flex-1 basis-40 text-ink-2 text-sm">
              Your safety plan in four parts. Each part counts 25% once you’ve updated it in the last 14 days.
            </p>
          </div>
          <Elements elements={readiness.elements} items={items} />
        </>
      )}
    </Card>
  );
}

interface ElementsProps {
  elements: readonly ElementReadiness[];
  items: readonly SafetyItem[];
}

function Elements({ elements, items }: ElementsProps) {
  const nameOf = useLcesName();
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible
      level={3}
      title={isOpen ? "Hide your plan" : "Show your plan"}
      open={isOpen}
      onOpenChange={setOpen}
      className="mt-2"
    >
      <ul className="divide-y divide-hairline">
        {elements.map((element) => {
          const { kind, age, staleness } = element;
          const own = items.filter((item) => item.kind === kind);
          const isEmpty = own.length === 0;
          return (
            <li key={kind} className="grid gap-1 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <h4 className="min-w-0 text-base">{nameOf(kind)}</h4>
                {!isEmpty && staleness !== "fresh" && (
                  <Badge variant={staleness === "stale" ? "other" : "warning"}>{staleness}</Badge>
                )}
              </div>
              {!isEmpty && <p className="text-ink-2 text-sm">{age.charAt(0).toUpperCase() + age.slice(1)}</p>}
              {!isEmpty && (
                <ul className="list-disc pl-5">
                  {own.map(({ id, title }) => (
                    <li key={id} className="wrap-anywhere">
                      {title}
                    </li>
                  ))}
                </ul>
              )}
              <Link
                href={`/safety?open=${kind}`}
                className={`${textLinkClass} inline-flex min-h-11 items-center justify-self-start text-sm`}
              >
                {isEmpty ? "Add the first" : "Open"}
                <span className="sr-only"> {isEmpty ? `to ${nameOf(kind)}` : nameOf(kind)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Collapsible>
  );
}
