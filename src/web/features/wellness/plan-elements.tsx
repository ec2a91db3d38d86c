import { Link } from "wouter";
import type { ElementReadiness } from "#shared/safety/readiness.rules.ts";
import { SAFETY_KINDS, type SafetyItem, type SafetyKind } from "#shared/safety/safety.contract.ts";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Badge } from "#web/ui/badge.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";

interface PlanElementsProps {
  items: readonly SafetyItem[];
  /** Shows how old each part is. */
  elements?: readonly ElementReadiness[];
}

/** The four parts of the safety plan: what stands in each, and the way there. */
export function PlanElements({ items, elements = [] }: PlanElementsProps) {
  return (
    <ul className="divide-y divide-hairline">
      {SAFETY_KINDS.map((kind) => (
        <Part
          key={kind}
          kind={kind}
          items={items.filter((item) => item.kind === kind)}
          element={elements.find((element) => element.kind === kind)}
        />
      ))}
    </ul>
  );
}

interface PartProps {
  kind: SafetyKind;
  items: readonly SafetyItem[];
  element: ElementReadiness | undefined;
}

function Part({ kind, items, element }: PartProps) {
  const name = useLcesName()(kind);
  const isEmpty = items.length === 0;
  const age = element && !isEmpty ? element.age : null;
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-x-3">
        <h3 className="min-w-0 text-base">{name}</h3>
        <Link
          href={`/safety?open=${kind}`}
          className={`${textLinkClass} inline-flex min-h-11 shrink-0 items-center text-sm`}
        >
          {isEmpty ? "Add the first" : "Open"}
          <span className="sr-only"> {isEmpty ? `to ${name}` : name}</span>
        </Link>
      </div>
      {age && element && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 text-ink-2 text-sm">
          {age.charAt(0).toUpperCase() + age.slice(1)}
          {element.staleness !== "fresh" && (
            <Badge variant={element.staleness === "stale" ? "other" : "warning"}>{element.staleness}</Badge>
          )}
        </p>
      )}
      {!isEmpty && (
        <ul className="list-disc pb-2 pl-5">
          {items.map(({ id, title }) => (
            <li key={id} className="wrap-anywhere">
              {title}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
