import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { RISK_PATHS, type RiskLevel } from "#shared/risks/risks.contract.ts";
import { riskAddress, useAddRisk } from "#web/features/risks/risks.api.ts";
import { RiskDialog } from "#web/features/risks/risks.sections.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { formatDay } from "#web/platform/time/format-date.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

const LEVELS: Record<RiskLevel, string> = { L: "Low", M: "Medium", H: "High" };

const formOf = ({ hazard, probability, severity, ...fields }: OfferOf<"risk">["proposal"]["fields"]) => ({
  hazard,
  probability,
  severity,
  mitigation: fields.mitigation,
  context: fields.context ?? "",
  owner: fields.owner ?? "",
  reviewDate: fields.reviewDate ?? "",
  notes: fields.notes,
});

export function RiskOffer({ state, onState, proposal: { id, fields } }: OfferOf<"risk">) {
  const { mutateAsync: addRisk } = useAddRisk();
  const { added, dismiss, markAdded } = useOffer(onState);
  const [storedId, setStoredId] = useState<string | null>(null);
  const add = async () => {
    const stored = await addRisk(fields);
    setStoredId(stored?.id ?? null);
    added({
      title: "Risk added",
      isSent: stored !== null,
      path: stored && RISK_PATHS.one(stored.id),
      shownIn: [[RISK_PATHS.list]],
    });
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <OfferFrame
        icon={TriangleAlert}
        kind="Risk"
        title={fields.hazard}
        facts={[
          ["Probability", LEVELS[fields.probability]],
          ["Severity", LEVELS[fields.severity]],
          ["Mitigation", fields.mitigation],
          ["Owner", fields.owner],
          ["Review", fields.reviewDate && formatDay(fields.reviewDate)],
        ]}
        state={state}
        onAdd={add}
        onEdit={() => setEditing(true)}
        onDismiss={dismiss}
        place={
          <ScreenLink href={storedId ? riskAddress(storedId) : "/safety"} className={textLinkClass}>
            Open the risk log
          </ScreenLink>
        }
      />
      <RiskDialog
        isOpen={isEditing}
        begun={{ name: `echo:${id}`, values: formOf(fields) }}
        onClose={() => setEditing(false)}
        risk={null}
        onStored={markAdded}
      />
    </>
  );
}
