import { CircleCheck, CircleDashed } from "lucide-react";
import type { Completeness } from "#shared/safety/lces.contract.ts";
import { firstEmptyKind, LCES_ELEMENTS } from "#shared/safety/lces.rules.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Ring } from "#web/ui/ring.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { SectionState } from "./section-state.tsx";

/** How much of the safety plan is there, and the way to what is missing. */
export function SafetyReadinessCard({ section }: { section: Section<Completeness> }) {
  return (
    <Card
      title="Safety Readiness"
      padding="sm"
      aside={section.data && <Badge variant={section.data.badgeVariant}>{section.data.badge}</Badge>}
    >
      <SectionState section={section} skeleton={<Skeleton className="h-14 w-full" />}>
        {({ percent, counts }) => (
          <div className="flex flex-wrap items-center gap-4">
            <Ring percent={percent} label="Safety readiness" className="size-14">
              <span className="text-xs">{percent}%</span>
            </Ring>
            <ul className="grid min-w-0 flex-1 basis-40 gap-x-4 gap-y-1 sm:basis-76 sm:grid-cols-2">
              {LCES_ELEMENTS.map(({ name, kind }) => (
                <Element key={kind} kind={kind} count={counts[name]} />
              ))}
            </ul>
            <FixNow counts={counts} />
          </div>
        )}
      </SectionState>
    </Card>
  );
}

function Element({ kind, count }: { kind: SafetyKind; count: number }) {
  const nameOf = useLcesName();
  const Icon = count > 0 ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${count > 0 ? "text-good" : "text-ink-3"}`}
      />
      <span className="min-w-0">
        {nameOf(kind)}{" "}
        <span className="whitespace-nowrap text-ink-2 text-sm">{count > 0 ? count : "empty"}</span>
      </span>
    </li>
  );
}

function FixNow({ counts }: Pick<Completeness, "counts">) {
  const open = firstEmptyKind(counts);
  if (open === null) return null;
  return (
    <DashboardLink
      to="/safety"
      parameters={{ open }}
      className={buttonClass({ className: "w-full sm:w-auto" })}
    >
      Fix Now
    </DashboardLink>
  );
}
