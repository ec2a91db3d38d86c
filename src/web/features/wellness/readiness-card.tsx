import { lcesOf } from "#shared/safety/lces.rules.ts";
import { readinessOf } from "#shared/safety/readiness.rules.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { now } from "#web/platform/time/clock.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { Ring } from "#web/ui/ring.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanElements } from "./plan-elements.tsx";

/** How fresh the safety plan of the current mode is, and what stands in it. */
export function ReadinessCard() {
  return <PlanCard title="LCES Completeness">{(items) => <Readiness items={items} />}</PlanCard>;
}

function Readiness({ items }: { items: readonly SafetyItem[] }) {
  const { score, badge, badgeVariant, elements } = readinessOf(lcesOf(items), now().toISOString());
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Ring percent={score} label="LCES completeness" />
        <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-1.5">
          <Badge variant={badgeVariant}>{badge}</Badge>
          <p className="text-ink-2 text-sm">
            Your safety plan in four parts. Each part counts 25% once you’ve updated it in the last 14 days.
          </p>
        </div>
      </div>
      <Collapsible title="Show your plan" className="mt-2">
        <PlanElements items={items} elements={elements} />
      </Collapsible>
    </>
  );
}
