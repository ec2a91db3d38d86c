import { useState } from "react";
import { useLocation } from "wouter";
import { beginHandoverDraft, hasHandoverDraft } from "#web/features/handover/handover.api.ts";
import { beginIsapDraft, hasIsapDraft } from "#web/features/isap/isap.api.ts";
import {
  beginObjectiveDraft,
  hasObjectiveDraft,
  objectiveDraftAddress,
} from "#web/features/objectives/objectives.api.ts";
import { beginRiskDraft, hasRiskDraft, NEW_RISK_ADDRESS } from "#web/features/risks/risks.api.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { toast } from "#web/ui/toast.store.ts";
import type { Outcome } from "./outcome.rules.ts";

/** Where an outcome goes on, and what unfinished work may lie there. */
const PLACES: Record<
  Outcome["to"],
  { address: (userId: string) => string; hasDraft: (userId: string) => boolean }
> = {
  objective: { address: objectiveDraftAddress, hasDraft: hasObjectiveDraft },
  isap: { address: () => "/isap-compass?from=dashboard", hasDraft: hasIsapDraft },
  handover: { address: () => "/briefing?from=dashboard", hasDraft: hasHandoverDraft },
  risk: { address: () => NEW_RISK_ADDRESS, hasDraft: hasRiskDraft },
};

function begin(userId: string, outcome: Outcome): boolean {
  if (outcome.to === "objective") return beginObjectiveDraft(userId, outcome.beginning);
  if (outcome.to === "isap") return beginIsapDraft(userId, outcome.beginning);
  if (outcome.to === "risk") return beginRiskDraft(userId, outcome.beginning);
  return beginHandoverDraft(userId, outcome.beginning);
}

/**
 * Takes what was written in a tool to where it is kept: as the beginning of an objective, a session, a handover or a risk. Where
 * unfinished work lies already, it asks first.
 * @param onTaken runs once it is there, before the way leads there
 */
export function useOutcome(onTaken: () => void) {
  const { id: userId } = useCurrentUser();
  const [, navigate] = useLocation();
  const [inTheWay, setInTheWay] = useState<Outcome | null>(null);

  const replace = (outcome: Outcome) => {
    if (!begin(userId, outcome)) {
      toast({
        title: "This device couldn't save it",
        description: "Its storage is full or turned off. What you wrote is still here.",
        variant: "destructive",
      });
      return;
    }
    onTaken();
    navigate(PLACES[outcome.to].address(userId));
  };
  return {
    /** The outcome that would take the place of unfinished work, until the person has decided. */
    inTheWay,
    take(outcome: Outcome) {
      if (PLACES[outcome.to].hasDraft(userId)) setInTheWay(outcome);
      else replace(outcome);
    },
    replace,
    open: (outcome: Outcome) => navigate(PLACES[outcome.to].address(userId)),
    leaveIt: () => setInTheWay(null),
  };
}
