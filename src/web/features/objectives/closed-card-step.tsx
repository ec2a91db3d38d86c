import { type RefObject, useEffect, useState } from "react";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { NextMilestone } from "./next-milestone.tsx";

interface ClosedCardStepProps {
  objective: Objective;
  /** Undefined until it is loaded, null without one. */
  milestone: Milestone | null | undefined;
  /** Takes the focus after the last milestone was ticked. */
  item: RefObject<HTMLElement | null>;
  /** So that it stands below the title. */
  className: string;
}

/** The next open milestone of an objective whose card is closed, to tick off. */
export function ClosedCardStep({ objective, milestone, item, className }: ClosedCardStepProps) {
  const { status, milestonesTotal, milestonesCompleted } = objective;
  const [isTicking, setTicking] = useState(false);
  const isLast = isTicking && milestone === null;
  useEffect(() => {
    if (isLast) item.current?.querySelector("button")?.focus();
  }, [isLast, item]);
  if (status !== "active" || milestone === null) return null;
  if (milestone) {
    return (
      <NextMilestone
        key={milestone.id}
        milestone={milestone}
        takesFocus={isTicking}
        onTick={() => setTicking(true)}
        className={className}
      />
    );
  }
  if (milestonesCompleted >= milestonesTotal) return null;
  return (
    <div aria-hidden="true" className={`flex h-11 items-center px-2 ${className}`}>
      <Skeleton className="h-4 w-2/5" />
    </div>
  );
}
