import { useId } from "react";
import { PLAN_CARDS, type SoldPlan } from "#shared/billing/plans.content.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { FeatureList } from "./feature-list.tsx";

interface PlanChoiceProps {
  value: SoldPlan;
  onChange: (plan: SoldPlan) => void;
}

/** The plans as cards to choose from; all of a card can be pressed. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const name = useId();
  return (
    <ChoiceGroup legend="Plan" hideLegend role="radiogroup" columns={2}>
      {PLAN_CARDS.map(({ id, price, per, badge, note, features, ...card }) => (
        <div
          key={id}
          className={
            "relative grid content-start gap-3 rounded-card border border-hairline bg-card p-4 shadow-card transition-colors sm:p-5 " +
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 " +
            "has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] " +
            "forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          }
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <label className="flex min-h-11 items-center gap-3 font-semibold text-lg after:absolute after:inset-0 after:cursor-pointer">
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === value}
                onChange={() => onChange(id)}
                aria-describedby={`${name}-${id}`}
                className="relative z-1 size-4 shrink-0 accent-accent outline-none"
              />
              {card.name}
            </label>
            {badge && <Badge variant="success">{badge}</Badge>}
          </div>
          <div id={`${name}-${id}`} className="grid gap-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold text-3xl">{price}</span>
              <span className="text-ink-2">{per}</span>
              {note && <span className="basis-full text-ink-2 text-sm">{note}</span>}
            </p>
            <FeatureList features={features} />
          </div>
        </div>
      ))}
    </ChoiceGroup>
  );
}
