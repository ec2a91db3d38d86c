import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MODES } from "#shared/modes/modes.ts";
import { isOfMode, isUntouched } from "#shared/safety/lces.rules.ts";
import type { SafetyItem, SafetyKind } from "#shared/safety/safety.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { Button } from "#web/ui/button.tsx";
import { allSafetyItemsQuery } from "./safety.api.ts";
import type { PlanActions } from "./use-plan-actions.ts";

const NAMED = 3;

/** The first titles, and how many more: "Jo, Sam, Ruth and 4 more". */
export function namesOf(items: readonly SafetyItem[]): string {
  const more = items.length - NAMED;
  const named = items.slice(0, NAMED).map(({ title }) => title);
  return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** In an empty list: the items of other modes, so that nobody finds an empty plan after switching to Incident mode. */
export function OtherModes({ kind, onShare }: { kind: SafetyKind; onShare: PlanActions["share"] }) {
  const { mode } = useMode();
  const nameOf = useLcesName();
  const { data = [] } = useQuery(allSafetyItemsQuery);
  const [isSharing, setSharing] = useState(false);
  const items = data.filter((item) => item.kind === kind && !isOfMode(item, mode.id) && !isUntouched(item));
  if (items.length === 0) return null;

  const modes = MODES.filter(({ id }) => items.some((item) => item.mode === id)).map(({ label }) => label);
  const share = async () => {
    setSharing(true);
    await onShare(items);
    setSharing(false);
  };
  return (
    <div className="mt-3 w-full border-hairline border-t pt-3">
      <p className="mb-2 max-w-reading text-ink-2 text-sm">
        From {modes.join(" and ")} mode: {namesOf(items)}.
      </p>
      <Button variant="secondary" size="sm" pending={isSharing} onClick={() => void share()}>
        {items.length === 1 ? "Use it here, too" : "Use them here, too"}
        <span className="sr-only">in {nameOf(kind)}</span>
      </Button>
    </div>
  );
}
