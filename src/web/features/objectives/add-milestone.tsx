import * as z from "zod/mini";
import { useDraft } from "#web/platform/forms/use-draft.ts";
import { AddLine } from "#web/ui/add-line.tsx";
import { useAddMilestone } from "./milestones.api.ts";

const titleSchema = z.string();

/** Adds a milestone at the end. */
export function AddMilestone({ objectiveId }: { objectiveId: string }) {
  const draft = useDraft(`new-milestone:${objectiveId}`, titleSchema, "");
  const { mutateAsync: add } = useAddMilestone(objectiveId);
  // The mutation shows a toast, so the line needs no message.
  const addWithToast = (title: string) =>
    add(title).then(
      () => undefined,
      () => Promise.reject(new Error("")),
    );
  return (
    <div className="mt-2">
      <AddLine what="milestone" placeholder="Add a milestone" draft={draft} onAdd={addWithToast} withWord />
    </div>
  );
}
