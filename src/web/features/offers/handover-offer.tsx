import { ClipboardList } from "lucide-react";
import { useState } from "react";
import { useLogHandover } from "#web/features/handover/handover.api.ts";
import { HandoverDialog } from "#web/features/handover/handover.sections.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { formatDay } from "#web/platform/time/format-date.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

/** A handover stays in the log; until the end of its day it can be changed there. */
export function HandoverOffer({ state, onState, proposal: { id, fields } }: OfferOf<"handover">) {
  const { mutateAsync: log } = useLogHandover();
  const { added, dismiss, markAdded } = useOffer(onState);
  const add = async () => {
    const { isSent } = await log({ ...fields, timeZone: ownTimeZone() });
    added({ title: "Shift Handover Logged", isSent, path: null, shownIn: [] });
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <OfferFrame
        icon={ClipboardList}
        kind="Shift handover"
        title={formatDay(fields.opPeriod)}
        facts={[
          ["What changed", fields.whatChanged],
          ["What persists", fields.whatPersists],
          ["The one priority", fields.onePriority],
        ]}
        state={state}
        onAdd={add}
        onEdit={() => setEditing(true)}
        onDismiss={dismiss}
        place={
          <ScreenLink href="/briefing" className={textLinkClass}>
            Change it today in Shift Handover
          </ScreenLink>
        }
      />
      <HandoverDialog
        isOpen={isEditing}
        begun={{
          name: `echo:${id}`,
          values: {
            opPeriod: fields.opPeriod,
            whatChanged: fields.whatChanged,
            whatPersists: fields.whatPersists,
            onePriority: fields.onePriority,
          },
        }}
        onClose={() => setEditing(false)}
        onLogged={() => {
          markAdded();
          setEditing(false);
        }}
      />
    </>
  );
}
