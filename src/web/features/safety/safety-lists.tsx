import { useEffect, useRef } from "react";
import { lcesOf } from "#shared/safety/lces.rules.ts";
import { readinessOf } from "#shared/safety/readiness.rules.ts";
import { SAFETY_KINDS, type SafetyItem } from "#shared/safety/safety.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { now } from "#web/platform/time/clock.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { InSteps } from "#web/ui/in-steps.tsx";
import { type ItemEditings, useItemEditings } from "./editor/use-item-editings.ts";
import { useSafetyItems } from "./safety.api.ts";
import { SafetyList } from "./safety-list.tsx";
import { usePlanActions } from "./use-plan-actions.ts";
import { WholePlanOffer } from "./whole-plan-offer.tsx";

/** The four lists of the plan. */
export function SafetyLists() {
  const { mode } = useMode();
  const { data: items, error, isFetching, refetch } = useSafetyItems(mode.id);
  const editings = useItemEditings();
  const actions = usePlanActions(editings);
  useRestoredDrafts(editings, items, actions.open);

  const readiness = items && readinessOf(lcesOf(items), now().toISOString());
  return (
    <>
      {!items && error && (
        <ErrorState
          title="Failed to fetch safety items"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {items && <WholePlanOffer items={items} />}
      {(!error || items) && (
        <InSteps first={1}>
          {SAFETY_KINDS.map((kind) => (
            <SafetyList
              key={kind}
              kind={kind}
              items={items?.filter((item) => item.kind === kind)}
              readiness={readiness?.elements.find((element) => element.kind === kind)}
              editings={editings}
              actions={actions}
            />
          ))}
        </InSteps>
      )}
    </>
  );
}

/** Restores unsaved texts of a mode's items on this device once the items are loaded, and opens those. */
function useRestoredDrafts(
  editings: ItemEditings,
  items: SafetyItem[] | undefined,
  open: (...ids: string[]) => void,
): void {
  const { mode } = useMode();
  const restored = useRef(new Set<string>());

  useEffect(() => {
    if (!items || restored.current.has(mode.id)) return;
    restored.current.add(mode.id);
    void editings.restore(items).then((ids) => {
      if (ids.length > 0) open(...ids);
    });
  }, [editings, items, mode.id, open]);
}
