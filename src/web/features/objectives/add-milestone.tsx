import type { Milestone } from "#shared/objectives/objectives.contract.ts";
import { useLineDraft } from "#web/platform/forms/use-line-draft.ts";
import { AddLine, type NewLine } from "#web/ui/add-line.tsx";
import { useAddMilestone } from "./milestones.api.ts";

/** Adds a milestone at the end. */
export function AddMilestone({
  objectiveId,
  milestones,
}: {
  objectiveId: string;
  milestones: readonly Milestone[];
}) {
  const draft = useLineDraft(`new-milestone:${objectiveId}`);
  const { mutateAsync: add } = useAddMilestone(objectiveId);
  // The mutation shows a toast, so the line needs no message.
  const addWithToast = ({ id, text: title }: NewLine) =>
    add({ id, title }).then(
      () => undefined,
      () => Promise.reject(new Error("")),
    );
  return (
    <div className="mt-2">
      <AddLine
        what="milestone"
        placeholder="Add a milestone"
        draft={draft}
        present={milestones.map(({ title }) => title)}
        onAdd={addWithToast}
        withWord
      />
    </div>
  );
}
