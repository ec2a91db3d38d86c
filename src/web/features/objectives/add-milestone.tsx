import { AddLine } from "#web/ui/add-line.tsx";
import { useAddMilestone } from "./milestones.api.ts";

/** One line to add a milestone at the end of an objective's. */
export function AddMilestone({ objectiveId }: { objectiveId: string }) {
  const addMilestone = useAddMilestone(objectiveId);
  return (
    <div className="mt-2">
      <AddLine what="milestone" placeholder="Add a milestone" onAdd={addMilestone} withWord />
    </div>
  );
}
