import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MODES } from "#shared/modes/modes.ts";
import { isOfMode, isUntouched } from "#shared/safety/lces.rules.ts";
import { inPlanOrder } from "#shared/safety/plan-order.rules.ts";
import { SAFETY_KINDS, type SafetyItem } from "#shared/safety/safety.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { namesOf } from "./other-modes.tsx";
import { allSafetyItemsQuery } from "./safety.api.ts";
import { useSharing } from "./use-sharing.ts";

/** With this many lists to fill, the whole plan is offered; a single list has its own offer. */
const LISTS_TO_FILL = 2;

/** Offers the plan of the other modes in one tap, so that moving to Incident doesn't begin with an empty plan. */
export function WholePlanOffer({ items }: { items: readonly SafetyItem[] }) {
  const { mode } = useMode();
  const empty = SAFETY_KINDS.filter((kind) => !items.some((item) => item.kind === kind));
  const { data = [] } = useQuery({ ...allSafetyItemsQuery, enabled: empty.length >= LISTS_TO_FILL });
  const others = inPlanOrder(data.filter((item) => !isOfMode(item, mode.id) && !isUntouched(item)));
  const byList = SAFETY_KINDS.flatMap((kind) => others.filter((item) => item.kind === kind));
  const fillable = empty.filter((kind) => others.some((item) => item.kind === kind));
  if (fillable.length < LISTS_TO_FILL) return null;

  return <Offer items={byList} />;
}

function Offer({ items }: { items: readonly SafetyItem[] }) {
  const { mode } = useMode();
  const share = useSharing();
  const [isSharing, setSharing] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useFocusNeighbor(card);
  const modes = MODES.filter(({ id }) => items.some((item) => item.mode === id)).map(({ label }) => label);
  const bring = async () => {
    setSharing(true);
    await share(items);
    setSharing(false);
  };
  return (
    <div ref={card}>
      <Card title={`Use your ${modes.join(" and ")} plan in ${mode.label}, too?`}>
        <p className="mb-3 max-w-reading text-ink-2">{namesOf(items)}. You can undo this.</p>
        <Button pending={isSharing} onClick={() => void bring()}>
          Use the whole plan here
        </Button>
      </Card>
    </div>
  );
}
