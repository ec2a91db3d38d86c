import { useEffect, useRef } from "react";
import { useObjectives } from "#web/features/objectives/objectives.api.ts";
import { PlanParts } from "#web/features/objectives/objectives.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import type { MadePlan, useInstantPlan } from "./use-instant-plan.ts";

interface PlanMadeProps {
  plan: MadePlan;
  planning: ReturnType<typeof useInstantPlan>;
}

/** The plan that was made, to change in place, to take back, or to swap for the next best one. */
export function PlanMade({ plan, planning }: PlanMadeProps) {
  const { isPending, anotherWay, undo } = planning;
  const { data: objectives } = useObjectives();
  const objective = objectives?.find(({ id }) => id === plan.objectiveId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
          Your plan is ready
        </h2>
        <p role="status" className="text-ink-2">
          {plan.message || "Your action is ready to go."}
        </p>
      </div>
      {objective && <PlanParts key={plan.variant} objective={objective} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={undo} disabled={isPending}>
          Undo
        </Button>
        <Button variant="secondary" onClick={() => void anotherWay()} disabled={isPending}>
          Another way
        </Button>
        <DashboardLink
          to="/objectives"
          parameters={{ objective: plan.objectiveId }}
          className={buttonClass()}
        >
          Open and edit
        </DashboardLink>
      </div>
    </Card>
  );
}
