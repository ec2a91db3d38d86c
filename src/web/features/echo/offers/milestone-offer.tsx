import { useQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { useAddMilestone } from "#web/features/objectives/milestones.api.ts";
import { objectivesQuery } from "#web/features/objectives/objectives.api.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

export function MilestoneOffer({ messageId, state, proposal: { id, fields } }: OfferOf<"milestone">) {
  const { title, objectiveId } = fields;
  const { mutateAsync: addMilestone } = useAddMilestone(objectiveId);
  const { data: objectives } = useQuery(objectivesQuery);
  const { added, dismiss } = useOffer(messageId, id);
  const add = async () => {
    const stored = await addMilestone(title);
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
  return (
    <OfferFrame
      icon={Flag}
      kind="Milestone"
      title={title}
      facts={[["For", objectives?.find((objective) => objective.id === objectiveId)?.title]]}
      state={state}
      onAdd={add}
      onDismiss={dismiss}
      place={
        <ScreenLink href="/objectives" className={textLinkClass}>
          Open objectives
        </ScreenLink>
      }
    />
  );
}
