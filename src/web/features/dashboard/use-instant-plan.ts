import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  INSTANT_PLAN_PATH,
  INSTANT_PLAN_SENTENCE_MAX,
  type InstantPlanAnswer,
  type InstantPlanRequestInput,
} from "#shared/instant-plan/instant-plan.contract.ts";
import { objectivesQuery, useDeleteObjective } from "#web/features/objectives/objectives.api.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast } from "#web/ui/toast.store.ts";

/** A plan that was made, and of which sentence. */
export interface MadePlan {
  objectiveId: string;
  message: string;
  sentence: string;
}

const HELP_KEY = [INSTANT_PLAN_PATH];

/**
 * What is said to a sentence that speaks of danger, or null. The server would answer the same, but may be away, and would
 * not read a sentence that is too long.
 */
async function helpFor(sentence: string): Promise<string | null> {
  try {
    const [{ dangerIn }, { DANGER_ANSWERS }] = await Promise.all([
      import("#shared/crisis/danger.rules.ts"),
      import("#shared/crisis/danger-answers.content.ts"),
    ]);
    const danger = dangerIn(sentence);
    return danger && DANGER_ANSWERS[danger];
  } catch {
    return null;
  }
}

/** One sentence into one objective, and back. A sentence that is too long is only looked through for danger. */
export function useInstantPlan(timeZone: string) {
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadePlan | null>(null);
  const deletion = useDeleteObjective({ id: made?.objectiveId ?? "", title: made?.sentence ?? "" });
  const [isPending, setPending] = useState(false);
  // Where help is stays on screen until the person closes it, also when they look at another screen meanwhile.
  const { data: help } = useQuery<string | null>({
    queryKey: HELP_KEY,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const refresh = () => queryClient.fetchQuery({ ...objectivesQuery, staleTime: 0 });

  const plan = async (sentence: string) => {
    setPending(true);
    try {
      const danger = await helpFor(sentence);
      if (danger !== null) {
        queryClient.setQueryData(HELP_KEY, danger);
        return;
      }
      if (sentence.length > INSTANT_PLAN_SENTENCE_MAX) return;
      const request: InstantPlanRequestInput = { sentence, timeZone, mode: mode.id };
      const { objectiveId, message } = await call<InstantPlanAnswer>("POST", INSTANT_PLAN_PATH, {
        body: request,
      });
      if (objectiveId === null) {
        queryClient.setQueryData(HELP_KEY, message);
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
    /** Where help is, when the last sentence spoke of danger; else null. */
    help: help ?? null,
    plan,
    undo,
    closeHelp: () => queryClient.setQueryData(HELP_KEY, null),
  };
}
