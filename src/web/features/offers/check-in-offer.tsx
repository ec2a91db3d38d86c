import { Activity } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { WATCH_OUT_PATHS } from "#shared/watch-outs/watch-outs.contract.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { useLogCheckIn } from "#web/features/wellness/wellness.api.ts";
import { CheckInDialog } from "#web/features/wellness/wellness.sections.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

export function CheckInOffer({ state, onState, proposal: { id, fields } }: OfferOf<"check-in">) {
  const { mutateAsync: log } = useLogCheckIn();
  const { added, dismiss, markAdded } = useOffer(onState);
  const { energy, stress, mood, note } = fields;
  const add = async () => {
    const { isSent, logged } = await log({
      energy,
      stress,
      mood,
      source: "user",
      id: uuidv7(),
      ...(note && { note }),
    });
    added({
      title: "Check-in saved",
      isSent,
      path: WELLNESS_PATHS.one(logged.id),
      shownIn: [[WELLNESS_PATHS.checkIns], [WATCH_OUT_PATHS.signals]],
    });
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <OfferFrame
        icon={Activity}
        kind="Check-in"
        title={`Energy ${energy}, stress ${stress}, mood ${mood}`}
        facts={[["Note", note]]}
        state={state}
        onAdd={add}
        onEdit={() => setEditing(true)}
        onDismiss={dismiss}
        place={
          <ScreenLink href="/wellness" className={textLinkClass}>
            Open Wellness
          </ScreenLink>
        }
      />
      <CheckInDialog
        isOpen={isEditing}
        begun={{ name: `echo:${id}`, values: { energy, stress, mood, note: note ?? "" } }}
        onClose={() => setEditing(false)}
        onSaved={markAdded}
      />
    </>
  );
}
