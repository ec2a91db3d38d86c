import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { answerAsText } from "#shared/crisis/crisis-answers.content.ts";
import { gravestIn, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import type { InstantPlanAnswer, InstantPlanRequest } from "#shared/instant-plan/instant-plan.contract.ts";
import { type PlanInput, type Proposal, proposalSchema } from "./instant-plan.rules.ts";
import { propose } from "./planner.rules.ts";

/** The person waits. */
const PLANNING_LIMIT_MS = 6000;

/** Turns a sentence into a plan or a question. The result is validated; if it fails, the embedded planner takes over. */
export interface Planner {
  plan(input: PlanInput, turn: PlannerTurn): Promise<Proposal>;
}

export interface PlannerTurn {
  ownerId: OwnerId;
  /** Ends a planning that is no longer waited for. */
  signal: AbortSignal;
}

export type InstantPlanService = ReturnType<typeof createInstantPlanService>;

interface Deps {
  planner: Planner;
  /** How long the planner may take; by default six seconds. */
  limitMs?: number | undefined;
  objectivesService: Pick<ObjectivesService, "create" | "rewrite">;
  clock: Clock;
}

/** Needs no network and no model. */
export const embeddedPlanner: Planner = {
  plan: async (input) => propose(input),
};

export function createInstantPlanService(deps: Deps) {
  const { planner, limitMs = PLANNING_LIMIT_MS, objectivesService, clock } = deps;
  return {
    /**
     * Stores an objective with its milestones, made from one sentence; with a `variant`, the next best plan takes the
     * place of the one with this id. If the sentence mentions danger to someone, or leaves too much open, nothing is
     * stored: the message names where to get help, or a question comes back.
     * @throws HttpError 409 when the id of a new plan belongs to somebody else
     * @throws HttpError 404 when there is no plan with this id to replace
     */
    async create(ownerId: OwnerId, input: InstantPlanRequest): Promise<Stored<InstantPlanAnswer>> {
      const { risk } = await gravestIn(input, assessRisk);
      if (isInDanger(risk)) return unstored({ message: answerAsText(risk), question: null });

      const { id, variant, ...request } = input;
      const instant = clock.nowIso();
      const today = ownDay(instant, request.timeZone);
      const { plan, question } = await checkedProposal(
        // What may speak of danger goes to no model.
        risk.level === "none" ? planner : embeddedPlanner,
        { ...request, variant, today, instant },
        { ownerId, limitMs: Math.min(limitMs, PLANNING_LIMIT_MS) },
      );
      if (!plan) return unstored({ message: question.text, question });

      const { domain: _, message, milestones, ...fields } = plan;
      if (variant !== undefined) {
        const row = await objectivesService.rewrite(ownerId, id ?? "", fields, milestones);
        return { row: { message, objectiveId: row.id, question: null }, isNew: false };
      }
      const { row, isNew } = await objectivesService.create(
        ownerId,
        { ...fields, id, status: "active", progress: 0, tags: [] },
        milestones,
      );
      // A repeated call may have made another plan than the one that is stored.
      const isThis = isNew || row.title === fields.title;
      const said = isThis ? message : `Your plan is here: “${row.title}”.`;
      return { row: { message: said, objectiveId: row.id, question: null }, isNew };
    },
  };
}

function unstored(row: Omit<InstantPlanAnswer, "objectiveId">): Stored<InstantPlanAnswer> {
  return { row: { ...row, objectiveId: null }, isNew: false };
}

/** The planner's proposal if it arrives in time and is valid for this exact input, else the embedded planner's. */
async function checkedProposal(
  planner: Planner,
  input: PlanInput,
  { ownerId, limitMs }: { ownerId: OwnerId; limitMs: number },
): Promise<Proposal> {
  const stop = new AbortController();
  let limit: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error("The planner took too long.")), limitMs);
  });
  try {
    const planned = planner.plan(input, { ownerId, signal: stop.signal });
    const { plan, question } = proposalSchema.parse(await Promise.race([planned, tooLate]));
    if (!plan && input.answer !== undefined) throw new Error("An answered question needs a plan.");
    if (!plan) return { plan, question };
    const specific = [input.sentence, input.answer].filter(Boolean).join("\n");
    return { plan: { ...plan, specific, mode: input.mode }, question: null };
  } catch {
    return propose(input);
  } finally {
    clearTimeout(limit);
    stop.abort();
  }
}
