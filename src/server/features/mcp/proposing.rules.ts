import * as z from "zod/mini";
import { newBoundarySchema } from "#shared/boundaries/boundaries.contract.ts";
import { idSchema, modeSchema } from "#shared/common/common.contract.ts";
import type { EchoProposalInput } from "#shared/echo/echo.contract.ts";
import { newBriefingSchema } from "#shared/handover/handover.contract.ts";
import { newMilestoneSchema, newObjectiveSchema } from "#shared/objectives/objectives.contract.ts";
import { newRiskSchema } from "#shared/risks/risks.contract.ts";
import { newSafetyItemSchema } from "#shared/safety/safety.contract.ts";
import { newCheckInSchema } from "#shared/wellness/wellness.contract.ts";

type Kind = EchoProposalInput["kind"];

/** A tool that proposes one kind of thing. */
export interface ProposingTool {
  name: string;
  title: string;
  description: string;
  kind: Kind;
  input: z.ZodMiniType;
}

const { shape: objective } = newObjectiveSchema;
const { shape: risk } = newRiskSchema;
const { shape: safetyItem } = newSafetyItemSchema;
const { shape: checkIn } = newCheckInSchema;
const { shape: boundary } = newBoundarySchema;
const { shape: briefing } = newBriefingSchema;

/** Only fields that the card shows, so that the person adds nothing that they have not seen. */
export const PROPOSING_TOOLS: readonly ProposingTool[] = [
  {
    name: "propose_objective",
    title: "Propose an objective",
    description: "Proposes a SMART objective.",
    kind: "objective",
    input: z.strictObject({
      title: objective.title,
      specific: objective.specific,
      measurable: objective.measurable,
      achievable: objective.achievable,
      relevant: objective.relevant,
      timeBound: objective.timeBound,
      dueOn: objective.dueOn,
      pillar: objective.pillar,
    }),
  },
  {
    name: "propose_milestone",
    title: "Propose a milestone",
    description: "Proposes a milestone of one of the person's objectives, by its id from list_objectives.",
    kind: "milestone",
    input: z.strictObject({ objectiveId: idSchema, title: newMilestoneSchema.shape.title }),
  },
  {
    name: "propose_risk",
    title: "Propose a risk",
    description: "Proposes a risk to watch. Probability and severity are L, M or H.",
    kind: "risk",
    input: z.strictObject({
      hazard: risk.hazard,
      probability: risk.probability,
      severity: risk.severity,
      mitigation: risk.mitigation,
      owner: risk.owner,
      reviewDate: risk.reviewDate,
    }),
  },
  {
    name: "propose_check_in",
    title: "Propose a check-in",
    description: "Proposes a check-in from what the person said: energy, stress from 1 to 10, and mood.",
    kind: "check-in",
    input: z.strictObject({
      energy: checkIn.energy,
      stress: checkIn.stress,
      mood: checkIn.mood,
      note: checkIn.note,
    }),
  },
  {
    name: "propose_boundary",
    title: "Propose a boundary",
    description: "Proposes a boundary: a name and one sentence in the person's own words.",
    kind: "boundary",
    input: z.strictObject({
      name: boundary.name,
      statement: boundary.statement,
      context: boundary.context,
    }),
  },
  {
    name: "propose_safety_item",
    title: "Propose an entry of the safety plan",
    description: "Proposes an entry of the safety plan: a lookout, comms, an escape-route or a safety-zone.",
    kind: "safety-item",
    input: z.strictObject({
      kind: safetyItem.kind,
      mode: z._default(modeSchema, "life"),
      title: safetyItem.title,
      details: safetyItem.details,
    }),
  },
  {
    name: "propose_handover",
    title: "Propose a shift handover",
    description: "Proposes the handover of a day: what changed, what persists, and the one priority.",
    kind: "handover",
    input: z.strictObject({
      opPeriod: briefing.opPeriod,
      whatChanged: briefing.whatChanged,
      whatPersists: briefing.whatPersists,
      onePriority: briefing.onePriority,
    }),
  },
];
