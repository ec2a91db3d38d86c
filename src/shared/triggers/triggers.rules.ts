import { HAZARD_MAX, type NewRiskInput, RISK_OWNER_MAX } from "../risks/risks.contract.ts";
import type { Trigger, TriggerStatus } from "./triggers.contract.ts";

/** Marks a trigger point as the source of a risk. */
const TRIGGER_RISK_SOURCE = "trigger-point";

/** A trigger point as one sentence: "If smoke reaches the ridge, Jo tells me, and then we leave." */
export function triggerSentence({
  metric,
  threshold,
  lookout,
  response,
}: Pick<Trigger, "metric" | "threshold" | "lookout" | "response">): string {
  const condition = `If ${withoutStop(metric)} reaches ${withoutStop(threshold)}`;
  const told = lookout && `${withoutStop(lookout)} tells me`;
  const then = response && `then ${withoutStop(response)}`;
  if (told && then) return `${condition}, ${told}, and ${then}.`;
  return told || then ? `${condition}, ${told || then}.` : `${condition}, I act.`;
}

/** The status and time after a change: tripping sets the time, watching again clears it. */
export function statusAfter(
  { status: before, trippedAt }: Pick<Trigger, "status" | "trippedAt">,
  status: TriggerStatus = before,
  now: string,
): Pick<Trigger, "status" | "trippedAt"> {
  if (status === "tripped") return { status, trippedAt: before === "tripped" ? trippedAt : now };
  return { status, trippedAt: status === "watching" ? null : trippedAt };
}

/** Tripped ones first, then watched ones, then retired ones; in the given order within each group. */
export function inOrderOfUrgency<Point extends Pick<Trigger, "status">>(triggers: readonly Point[]): Point[] {
  const rank = { tripped: 0, watching: 1, retired: 2 };
  return triggers.toSorted((a, b) => rank[a.status] - rank[b.status]);
}

/** Removes the final period, for use inside another sentence. */
function withoutStop(text: string): string {
  return text.trim().replace(/[.\s]+$/, "");
}

/** The risk for a tripped trigger point; its source makes it unique. */
export function riskFromTrigger(trigger: Trigger): NewRiskInput {
  return {
    hazard: `${withoutStop(trigger.metric)} has reached ${withoutStop(trigger.threshold)}`.slice(
      0,
      HAZARD_MAX,
    ),
    probability: "H",
    severity: "M",
    mitigation: trigger.response,
    owner: trigger.lookout.slice(0, RISK_OWNER_MAX),
    sourcePlugin: TRIGGER_RISK_SOURCE,
    sourceCode: trigger.id,
  };
}

/** A line for a handover: what has changed, and what was planned for it. */
export function triggerNote({ metric, threshold, response }: Trigger): string {
  return `Tripped: ${withoutStop(metric)} reached ${withoutStop(threshold)}. Planned: ${withoutStop(response)}.`;
}
