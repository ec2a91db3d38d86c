import { Target } from "lucide-react";
import { useState } from "react";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { useCreateObjective } from "#web/features/objectives/objectives.api.ts";
import { CreateObjectiveDialog } from "#web/features/objectives/objectives.sections.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { formatDay } from "#web/platform/time/format-date.ts";
import { ownLocale, ownTimeZone } from "#web/platform/time/own-day.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

const formOf = ({ dueOn, ...fields }: OfferOf<"objective">["proposal"]["fields"]) => ({
  title: fields.title,
  specific: fields.specific,
  measurable: fields.measurable,
  achievable: fields.achievable,
  relevant: fields.relevant,
  timeBound: fields.timeBound,
  pillar: fields.pillar,
  tags: fields.tags,
  dueChoice: dueOn ?? "",
});

export function ObjectiveOffer({ state, onState, proposal: { id, fields } }: OfferOf<"objective">) {
  const { mutateAsync: create } = useCreateObjective();
  const { added, dismiss, markAdded } = useOffer(onState);
  const add = async () => {
    const { isSent, objective } = await create({ ...fields, timeZone: ownTimeZone(), locale: ownLocale() });
    added({
      title: "Objective added",
      isSent,
      path: OBJECTIVE_PATHS.one(objective.id),
      shownIn: [[OBJECTIVE_PATHS.list], [OBJECTIVE_PATHS.nextMilestones]],
    });
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <OfferFrame
        icon={Target}
        kind="Objective"
        title={fields.title}
        facts={[
          ["Pillar", fields.pillar],
          ["Specific", fields.specific],
          ["Measurable", fields.measurable],
          ["Achievable", fields.achievable],
          ["Relevant", fields.relevant],
          ["Time-bound", fields.timeBound],
          ["Due", fields.dueOn && formatDay(fields.dueOn)],
        ]}
        state={state}
        onAdd={add}
        onEdit={() => setEditing(true)}
        onDismiss={dismiss}
        place={
          <ScreenLink href="/objectives" className={textLinkClass}>
            Open objectives
          </ScreenLink>
        }
      />
      <CreateObjectiveDialog
        isOpen={isEditing}
        begun={{ name: `echo:${id}`, values: formOf(fields) }}
        onClose={() => setEditing(false)}
        pillar={null}
        onCreated={() => {
          markAdded();
          setEditing(false);
        }}
      />
    </>
  );
}
