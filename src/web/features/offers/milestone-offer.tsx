import { useQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { useAddMilestone } from "#web/features/objectives/milestones.api.ts";
import { objectivesQuery } from "#web/features/objectives/objectives.api.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferEditor } from "./offer-editor.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

export function MilestoneOffer({ state, onState, proposal: { fields } }: OfferOf<"milestone">) {
  const { title, objectiveId } = fields;
  const { mutateAsync: addMilestone } = useAddMilestone(objectiveId);
  const { data: objectives } = useQuery(objectivesQuery);
  const { added, dismiss } = useOffer(onState);
  const add = async (wanted: { title: string }) => {
    const stored = await addMilestone({ id: uuidv7(), title: wanted.title.trim() });
    added({
      title: "Milestone Added",
      isSent: stored !== null,
      path: stored && OBJECTIVE_PATHS.milestone(stored.id),
      shownIn: [
        [OBJECTIVE_PATHS.milestones(objectiveId)],
        [OBJECTIVE_PATHS.list],
        [OBJECTIVE_PATHS.nextMilestones],
      ],
    });
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <OfferFrame
      icon={Flag}
      kind="Milestone"
      title={title}
      facts={[["For", objectives?.find((objective) => objective.id === objectiveId)?.title]]}
      state={state}
      onAdd={() => add({ title })}
      onEdit={() => setEditing(true)}
      onDismiss={dismiss}
      editor={
        isEditing && (
          <OfferEditor
            fields={[{ name: "title", label: "Milestone", text: title, isRequired: true }]}
            onAdd={(texts) => add(texts)}
            onClose={() => setEditing(false)}
          />
        )
      }
      place={
        <ScreenLink href="/objectives" className={textLinkClass}>
          Open objectives
        </ScreenLink>
      }
    />
  );
}
