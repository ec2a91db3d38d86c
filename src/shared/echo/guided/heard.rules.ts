import { type Conversation, oneOf } from "./conversation.rules.ts";
import { FLOW_SAYS } from "./flow.content.ts";
import { INCIDENT_HEARD } from "./incident.content.ts";
import { isReadBack, saidBack, shortBack } from "./say-back.rules.ts";
import { TALK } from "./talk.content.ts";

/** What they wrote, said back; nothing right after Echo did so, because that would be parroting. */
export function said(conversation: Conversation): string | null {
  const last = conversation.said.at(-1) ?? "";
  const back = SAYS_BACK.test(last) ? null : saidBack(conversation.turn.message);
  if (back === null) return null;
  return oneOf(conversation, [`So ${back}.`, `I hear that ${back}.`, `Okay, so ${back}.`]);
}

const SAYS_BACK = /(?:^|[.!] )(?:So|I hear that|Okay, so) (?!you want)/;

/** Acknowledges an answer in its own words where these can be said back. */
export function heard(conversation: Conversation): string {
  const { message } = conversation.turn;
  const short = isReadBack(message) ? shortBack(message) : null;
  if (/^(?:no|not|nope|nothing)\b/i.test(conversation.turn.message)) return oneOf(conversation, TALK.okay);
  return said(conversation) ?? (short ? `Okay: ${short}.` : oneOf(conversation, TALK.ack));
}

/** Nothing is asked and nothing planned. In an incident, what they said goes to the others. */
export const listening = (conversation: Conversation): string =>
  oneOf(conversation, conversation.turn.mode === "incident" ? INCIDENT_HEARD : FLOW_SAYS.listening);
