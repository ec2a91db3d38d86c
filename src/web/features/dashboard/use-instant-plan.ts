import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isInDanger } from "#shared/crisis/risk-level.rules.ts";
import {
  INSTANT_PLAN_PATH,
  INSTANT_PLAN_SENTENCE_MAX,
  type InstantPlanAnswer,
  type InstantPlanRequestInput,
} from "#shared/instant-plan/instant-plan.contract.ts";
import { objectivesQuery, useDeleteObjective } from "#web/features/objectives/objectives.api.ts";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast } from "#web/ui/toast.store.ts";

/** A plan that was made, and of which sentence. */
export interface MadePlan {
  objectiveId: string;
  message: string;
  sentence: string;
}

/** Said under the field when help has come first. */
const NO_PLAN = "No plan was made of this. Your words are still here.";

/** One sentence into one objective, and back. A sentence that is too long is only read for danger. */
export function useInstantPlan(timeZone: string) {
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadePlan | null>(null);
  const deletion = useDeleteObjective({ id: made?.objectiveId ?? "", title: made?.sentence ?? "" });
  const [isPending, setPending] = useState(false);
  const [notPlanned, setNotPlanned] = useState<string | null>(null);
  const refresh = () => queryClient.fetchQuery({ ...objectivesQuery, staleTime: 0 });

  const plan = async (sentence: string) => {
    setPending(true);
    try {
      setNotPlanned(null);
      if (isInDanger(await crisisGate.read(sentence))) return setNotPlanned(NO_PLAN);
      if (sentence.length > INSTANT_PLAN_SENTENCE_MAX) return;
      const request: InstantPlanRequestInput = { sentence, timeZone, mode: mode.id };
      const { objectiveId, message } = await call<InstantPlanAnswer>("POST", INSTANT_PLAN_PATH, {
        body: request,
      });
      if (objectiveId === null) {
        setNotPlanned(message);
      } else {
        setMade({ objectiveId, message, sentence });
        toast({ title: "Plan created!", description: message || "Your action is ready to go." });
        // The plan is stored either way; a list that could not be refreshed is refreshed with the next visit.
        await refresh().catch(() => undefined);
      }
    } catch {
      toast({
        title: "Couldn't create plan",
        description: "Try again or use the full ISAP Compass.",
        variant: "destructive",
      });
    } finally {
      setPending(false);
    }
  };

  /** Deletes the plan's objective. */
  const undo = () => deletion.mutate(undefined, { onSuccess: () => setMade(null), onError: forgetIfGone });
  // One that is not there any more was deleted elsewhere.
  const forgetIfGone = (error: Error) => {
    if (error instanceof ApiError && error.status === 404) setMade(null);
  };

  return {
    made,
    isPending: isPending || deletion.isPending,
    /** Why no plan was made of the last sentence, which spoke of danger; else null. */
    notPlanned,
    plan,
    undo,
  };
}
