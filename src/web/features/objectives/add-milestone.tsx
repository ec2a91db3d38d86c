import { AddLine } from "#web/ui/add-line.tsx";
import { useAddMilestone } from "./milestones.api.ts";

/** Adds a milestone at the end. */
export function AddMilestone({ objectiveId }: { objectiveId: string }) {
  const { mutateAsync: add } = useAddMilestone(objectiveId);
  // The mutation shows a toast, so the line needs no message.
  const addWithToast = (title: string) =>
    add(title).then(
      () => undefined,
      () => Promise.reject(new Error("")),
    );
  return (
    <div className="mt-2">
      <AddLine what="milestone" placeholder="Add a milestone" onAdd={addWithToast} withWord />
    </div>
  );
}
