import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Milestones } from "./milestones.tsx";
import { ObjectiveTexts } from "./objective-texts.tsx";

/** What a plan consists of: title, measure, day and steps, each changed where it stands. */
export function PlanParts({ objective }: { objective: Objective }) {
  return (
    <div className="grid gap-5">
      <ObjectiveTexts objective={objective} fields={["measurable", "timeBound"]} />
      <Milestones objective={objective} />
    </div>
  );
}
