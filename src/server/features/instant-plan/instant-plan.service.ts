import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { answerAsText } from "#shared/crisis/crisis-answers.content.ts";
import { gravestIn, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import type { InstantPlanAnswer, InstantPlanRequest } from "#shared/instant-plan/instant-plan.contract.ts";
import { type InstantPlan, instantPlanSchema, type PlanInput } from "./instant-plan.rules.ts";
import { planFor } from "./planner.rules.ts";

const PLANNING_LIMIT_MS = 8000;

/** Turns a sentence into a plan. The result is validated; if it fails, the embedded planner takes over. */
export interface Planner {
  plan(input: PlanInput): Promise<InstantPlan>;
}

export type InstantPlanService = ReturnType<typeof createInstantPlanService>;

interface Deps {
  planner: Planner;
  objectivesService: Pick<ObjectivesService, "create">;
  clock: Clock;
}

/** Needs no network and no model. */
export const embeddedPlanner: Planner = {
  plan: async ({ sentence, ...moment }) => planFor(sentence, moment),
};

export function createInstantPlanService(deps: Deps) {
  const { planner, objectivesService, clock } = deps;
  return {
    /**
     * Stores an objective with its milestones, made from one sentence. If the sentence mentions danger to someone,
     * nothing is stored, and the message names where to get help.
     * @throws HttpError 409 when the id belongs to somebody else
     */
    async create(ownerId: OwnerId, request: InstantPlanRequest): Promise<Stored<InstantPlanAnswer>> {
      const { risk } = await gravestIn(request, assessRisk);
      if (isInDanger(risk)) return { row: { message: answerAsText(risk), objectiveId: null }, isNew: false };

      const { id, sentence, timeZone, mode } = request;
      const instant = clock.nowIso();
      const today = ownDay(instant, timeZone);
      const plan = await checkedPlan(planner, { sentence, today, instant, timeZone, mode });
      const { domain: _, message, milestones, ...smart } = plan;
      const { row, isNew } = await objectivesService.create(
        ownerId,
        { ...smart, id, status: "active", progress: 0, tags: [] },
        milestones,
      );
      return { row: { message, objectiveId: row.id }, isNew };
    },
  };
}

/** The planner's plan if it arrives in time and is valid for this exact sentence, else the embedded planner's. */
async function checkedPlan(planner: Planner, input: PlanInput): Promise<InstantPlan> {
  let limit: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error("The planner took too long.")), PLANNING_LIMIT_MS);
  });
  try {
    const plan = instantPlanSchema.parse(await Promise.race([planner.plan(input), tooLate]));
    return { ...plan, specific: input.sentence, mode: input.mode };
  } catch {
    return embeddedPlanner.plan(input);
  } finally {
    clearTimeout(limit);
  }
}
