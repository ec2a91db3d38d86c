import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";
import { newBoundarySchema } from "#shared/boundaries/boundaries.contract.ts";
import type { Risk } from "#shared/crisis/risk.ts";
import { type EchoProposalInput, echoCrisisSchema, echoProposalSchema } from "#shared/echo/echo.contract.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { newBriefingSchema } from "#shared/handover/handover.contract.ts";
import { newMilestoneSchema, newObjectiveSchema } from "#shared/objectives/objectives.contract.ts";
import { newRiskSchema } from "#shared/risks/risks.contract.ts";
import { newSafetyItemSchema } from "#shared/safety/safety.contract.ts";
import { newCheckInSchema } from "#shared/wellness/wellness.contract.ts";
import { objectionTo } from "./model-prompt.rules.ts";

type Kind = EchoProposalInput["kind"];

export const RAISE_CONCERN = "raise_concern";

const PREFIX = "propose_";

/** What a model may fill in, by the kind of thing. Everything else comes from the turn or from the defaults. */
const ARGUMENTS = {
  objective: z.pick(newObjectiveSchema, {
    title: true,
    specific: true,
    measurable: true,
    timeBound: true,
    pillar: true,
  }),
  milestone: z.object({ objectiveId: z.string(), title: newMilestoneSchema.shape.title }),
  risk: z.object({
    hazard: newRiskSchema.shape.hazard,
    probability: newRiskSchema.shape.probability,
    severity: newRiskSchema.shape.severity,
    mitigation: newRiskSchema.shape.mitigation,
  }),
  "check-in": z.pick(newCheckInSchema, { energy: true, stress: true, mood: true }),
  boundary: z.pick(newBoundarySchema, { name: true, type: true, statement: true }),
  "safety-item": z.object({
    kind: newSafetyItemSchema.shape.kind,
    title: z.string(),
    details: newSafetyItemSchema.shape.details,
  }),
  handover: z.pick(newBriefingSchema, { whatChanged: true, whatPersists: true, onePriority: true }),
} as const satisfies Record<Kind, z.ZodMiniType>;

const DESCRIPTIONS: Record<Kind, string> = {
  objective: "Propose a new SMART objective.",
  milestone: "Propose a milestone of one of the person's objectives, by its id in the plan.",
  risk: "Propose a risk to watch; probability and severity are L, M or H.",
  "check-in": "Propose a check-in from what the person said about their energy, stress (1 to 10) and mood.",
  boundary: "Propose a boundary in the person's own words.",
  "safety-item": "Propose an entry of the safety plan: lookout, comms, escape-route or safety-zone.",
  handover: "Propose a shift handover for today.",
};

/** The tools of a model, as JSON schemas. None of them does anything. */
export const TOOLS: readonly { name: string; description: string; schema: object }[] = [
  ...(Object.keys(ARGUMENTS) as Kind[]).map((kind) => ({
    name: `${PREFIX}${kind.replace("-", "_")}`,
    description: `${DESCRIPTIONS[kind]} The person sees a card and decides; nothing is stored.`,
    schema: z.toJSONSchema(ARGUMENTS[kind], { io: "input", target: "draft-7" }),
  })),
  {
    name: RAISE_CONCERN,
    description: "Call first when the person or somebody else may be in danger. It can only raise the level.",
    schema: z.toJSONSchema(echoCrisisSchema, { target: "draft-7" }),
  },
];

/** What a tool call proposes, or null when it does not follow the contract or says what should not be shown. */
export function proposalFrom(name: string, input: unknown, turn: EchoTurn): EchoProposalInput | null {
  const kind = (Object.keys(ARGUMENTS) as Kind[]).find((one) => name === `${PREFIX}${one.replace("-", "_")}`);
  const given = kind && z.safeParse<z.ZodMiniType>(ARGUMENTS[kind], input);
  if (!given?.success) return null;
  const fields = { ...(given.data as object), ...setByTurn(kind, turn) };
  const { data } = echoProposalSchema.safeParse({ id: uuidv7(), kind, fields });
  if (!data || objectionTo(Object.values(data.fields).join(". ")) !== null) return null;
  if (data.kind === "milestone" && !turn.brief.objectives.some(({ id }) => id === data.fields.objectiveId))
    return null;
  return data;
}

function setByTurn(kind: Kind | undefined, { mode, today, timeZone }: EchoTurn): object {
  if (kind === "objective") return { mode, timeZone };
  if (kind === "safety-item") return { mode };
  if (kind === "handover") return { opPeriod: today, timeZone };
  return {};
}

/** The concern that a tool call raises, or null when it says nothing clear. */
export function concernFrom(input: unknown): Risk | null {
  const { data } = echoCrisisSchema.safeParse(input);
  return data && data.level !== "none" ? data : null;
}
