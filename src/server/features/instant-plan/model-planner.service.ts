import { type Model, tokensOf } from "#server/platform/model/model.ts";
import type { ModelTokens } from "#server/platform/model/model-tokens.ts";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import { gravestIn, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import type { PlanInput } from "./instant-plan.rules.ts";
import type { Planner, PlannerTurn } from "./instant-plan.service.ts";
import { MODEL_PLAN_JSON_SCHEMA, planFrom, planPromptFor } from "./model-plan.rules.ts";
import { type Outline, outlineOf } from "./planner.rules.ts";

const TOKENS_MAX = 900;
/** Ends an answer without end. */
const CHARACTERS_MAX = 8000;

/**
 * Plans through a model where the embedded planner leaves room for it. Rejects when the model fails or its plan breaks
 * a check. Nothing is logged.
 */
export function createModelPlanner(model: Model, modelTokens: ModelTokens): Planner {
  /** What the model answers, as the schema's object if it is one. */
  async function answerOf(input: PlanInput, outline: Outline, turn: PlannerTurn): Promise<unknown> {
    const { ai, model: language } = await model.load();
    const prompt = planPromptFor(input, outline);
    let usage: Parameters<typeof tokensOf>[0];
    let text = "";
    const object = ai.Output.object({ name: "plan", schema: ai.jsonSchema(MODEL_PLAN_JSON_SCHEMA) });
    const output: typeof object = {
      ...object,
      // Nobody needs half a plan, and parsing it at every piece costs the square of its length.
      parsePartialOutput: async ({ text: soFar }) => {
        text = soFar;
        if (text.length > CHARACTERS_MAX) throw new Error("The model does not end.");
        return undefined;
      },
    };
    try {
      const result = ai.streamText({
        ...prompt,
        model: language,
        output,
        maxOutputTokens: TOKENS_MAX,
        maxRetries: 0,
        abortSignal: turn.signal,
        onError: () => undefined,
      });
      for await (const part of result.stream) {
        if (part.type === "error") throw part.error;
        if (part.type === "finish") usage = part.totalUsage;
      }
      return await result.output;
    } catch (error) {
      model.pauseAfter(error);
      throw error;
    } finally {
      await modelTokens.spend(turn.ownerId, tokensOf(usage, JSON.stringify(prompt) + text));
    }
  }

  return {
    async plan(input, turn) {
      const outline = outlineOf(input);
      const { proposal } = outline;
      // "Another way" is the next best plan of the embedded planner, so that a repeated call changes nothing.
      if (!proposal.plan || outline.isSettled() || input.variant !== undefined || model.isPaused())
        return proposal;
      if (await modelTokens.areSpent(turn.ownerId)) return proposal;
      const plan = planFrom(await answerOf(input, outline, turn), input, outline);
      const { risk } = await gravestIn(plan, assessRisk);
      // A mere hint is a question to a person; in a model's words it is chance.
      if (isInDanger(risk)) throw new Error("The model's plan speaks of danger.");
      return { plan, question: null };
    },
  };
}
