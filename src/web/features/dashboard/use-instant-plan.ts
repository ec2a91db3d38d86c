import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isInDanger } from "#shared/crisis/risk-level.rules.ts";
import {
  INSTANT_PLAN_PATH,
  INSTANT_PLAN_SENTENCE_MAX,
  type InstantPlanAnswer,
  type InstantPlanRequestInput,
  PLAN_VARIANTS_MAX,
} from "#shared/instant-plan/instant-plan.contract.ts";
import { showFailure } from "#web/features/billing/plan-limit.api.ts";
import { reloadMilestones } from "#web/features/objectives/milestones.api.ts";
import { objectivesQuery, useDeleteObjective } from "#web/features/objectives/objectives.api.ts";
import { crisisGate } from "#web/platform/crisis/crisis-gate.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { ownLocale } from "#web/platform/time/own-day.ts";
import { toast } from "#web/ui/toast.store.ts";

/** A plan that was made, and of which words. */
export interface MadePlan {
  objectiveId: string;
  message: string;
  sentence: string;
  answer?: string | undefined;
  /** 0 for the first plan, and one more for each other way. */
  variant: number;
}

export type PlanQuestion = NonNullable<InstantPlanAnswer["question"]>;

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
  const [question, setQuestion] = useState<PlanQuestion | null>(null);
  const refresh = () => queryClient.fetchQuery({ ...objectivesQuery, staleTime: 0 });
  const send = (request: Pick<InstantPlanRequestInput, "id" | "sentence" | "answer" | "variant">) =>
    call<InstantPlanAnswer>("POST", INSTANT_PLAN_PATH, {
      body: { ...request, timeZone, locale: ownLocale(), mode: mode.id },
    });

  /** @param answer to the question that came back for this sentence */
  const plan = async (sentence: string, answer?: string) => {
    setPending(true);
    try {
      setNotPlanned(null);
      if (isInDanger(await crisisGate.read(answer ?? sentence))) return setNotPlanned(NO_PLAN);
      if (sentence.length > INSTANT_PLAN_SENTENCE_MAX) return;
      const { objectiveId, message, question: asked } = await send({ sentence, answer });
      setQuestion(asked);
      if (objectiveId === null) {
        if (!asked) setNotPlanned(message);
      } else {
        setMade({ objectiveId, message, sentence, answer, variant: 0 });
        toast({ title: "Plan created!", description: message || "Your action is ready to go." });
        // The plan is stored either way; a list that could not be refreshed is refreshed with the next visit.
        await refresh().catch(() => undefined);
      }
    } catch (error) {
      showFailure("Couldn't create plan", error, "Try again or use the full ISAP Compass.");
    } finally {
      setPending(false);
    }
  };

  /** Puts the next best plan in the place of the one that was made. */
  const anotherWay = async () => {
    if (!made) return;
    const { objectiveId: id, sentence, answer } = made;
    const variant = (made.variant % PLAN_VARIANTS_MAX) + 1;
    setPending(true);
    try {
      const { message } = await send({ id, sentence, answer, variant });
      setMade({ ...made, message, variant });
      await Promise.all([refresh(), reloadMilestones(queryClient, id)]);
    } catch (error) {
      if (error instanceof ApiError) forgetIfGone(error);
      toast({ title: "Couldn't change the plan", description: "Please try again.", variant: "destructive" });
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
    /** What is asked before there is a plan; else null. */
    question,
    forgetQuestion: () => setQuestion(null),
    plan,
    anotherWay,
    undo,
  };
}
