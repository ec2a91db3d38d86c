import { CircleAlert, CircleCheck } from "lucide-react";
import { dollarsFromCents, remainingCents } from "#shared/objectives/money.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { cx } from "#web/ui/cx.ts";
import { MoneyField } from "./money-field.tsx";
import { useChangeObjective } from "./objectives.api.ts";

/** Budget, actual cost and the remaining amount. */
export function BudgetPanel({ objective }: { objective: Objective }) {
  const { budget, actualCost } = objective;
  const change = useChangeObjective(objective);
  return (
    <section aria-label="Budget" className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <MoneyField
          name={`objective:${objective.id}:budget`}
          label="Budget ($)"
          amount={budget}
          onSave={(amount) => change({ budget: amount })}
        />
        <MoneyField
          name={`objective:${objective.id}:actualCost`}
          label="Actual cost ($)"
          amount={actualCost}
          onSave={(amount) => change({ actualCost: amount })}
        />
      </div>
      <Remaining cents={remainingCents(budget, actualCost)} />
    </section>
  );
}

function Remaining({ cents }: { cents: number | null }) {
  if (cents === null) {
    return <p className="text-ink-2 text-sm">Set a budget to see what's left.</p>;
  }
  const isOver = cents < 0;
  const Icon = isOver ? CircleAlert : CircleCheck;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-ink-2 text-sm">Remaining</span>
      <span
        className={cx(
          "tabular flex items-center gap-1.5 font-semibold",
          isOver ? "text-danger" : "text-good",
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {dollarsFromCents(cents)} {isOver ? "over budget" : "left"}
      </span>
    </p>
  );
}
