import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import type { AskId } from "./asks.content.ts";
import { conclude } from "./conclude.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { watchOutIn } from "./own-plan.rules.ts";
import { inQuotes, isStep } from "./say-back.rules.ts";
import { TALK } from "./talk.content.ts";

/** Steps where the answer only has to be heard before the next question. */
const FOLLOWING: Partial<Record<AskId, AskId>> = {
  facts: "wish",
  wish: "align",
  intent: "align",
  align: "proceed",
  first: "proceed",
  "use-order": "proceed",
  noticed: "proceed",
  "can-wait": "proceed",
  "working-on": "first",
  coming: "change-today",
  "change-today": "proceed",
  gap: "proceed",
  "to-pay": "postpone",
  postpone: "proceed",
  audience: "private",
  private: "draft",
  waiting: "message",
  "boundary-need": "boundary-state",
  sleep: "food",
  food: "medicine",
  medicine: "transport",
  transport: "home-help",
  "home-help": "gap",
  mission: "can-wait",
};

/** Questions of a plan at which a first step may already be named. */
const STEP_ENDS: readonly AskId[] = [
  "intent",
  "wish",
  "align",
  "facts",
  "first",
  "gap",
  "use-order",
  "noticed",
  "change-today",
];

/** The next question after an answer, or null when this question has a reply of its own. */
export function followUp(conversation: Conversation, pending: AskId): GuidedReply | null {
  const isIncident = conversation.turn.mode === "incident";
  const next = isIncident && pending === "facts" ? "proceed" : FOLLOWING[pending];
  if (!next) return null;
  if (STEP_ENDS.includes(pending) && isStep(conversation.turn.message)) return conclude(conversation);
  const control = conversation.turn.brief.session?.control;
  const helpers = next === "align" && control && !saysNothing(control.people) ? control.people : null;
  return plainly(
    oneOf(conversation, TALK.ack),
    watchOutIn(conversation),
    helpers && `In your last ISAP session you wrote this under people: ${inQuotes(helpers)}`,
    ask(conversation, next),
  );
}
