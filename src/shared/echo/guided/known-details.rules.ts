import type { Conversation, GuidedReply } from "./conversation.rules.ts";
import { petNameIn } from "./pet-loss.rules.ts";

/** A question, what answers it, and what is asked instead; empty for nothing. */
const KNOWN: readonly (readonly [question: RegExp, answer: RegExp, instead: string])[] = [
  [
    /(?:How long|Since when)\b[^.!?]*\?$/,
    /\b(?:\d+|a|two|three|four|five|six|few) (?:minutes?|hours?|days?|weeks?|months?|years?|yrs?)\b/i,
    "",
  ],
  [
    /How old\b[^.!?]*\?$/,
    /\b(?:i'?m|she'?s|he'?s|is|was|turn\w*) \d{1,2}\b|\b\d{1,2} ?-?(?:year|yr)s?[ -]old\b/i,
    "",
  ],
  [/How many hours\b[^.!?]*\?$/, /\b\d+ ?(?:hours?|hrs?)\b/i, ""],
  [/, and how many\?$/, /\b\d+ (?:people|guests|kids|friends)\b/i, "?"],
];

/** The reply without a question that the person has answered already, and without its buttons. */
export function withoutKnown(reply: GuidedReply, { written, turn }: Conversation): GuidedReply {
  const told = [...written, turn.message];
  const name = petNameIn(told);
  if (name !== null && reply.text.endsWith(NAME_QUESTION))
    return { ...reply, text: reply.text.replace(NAME_QUESTION, `What do you miss most about ${name}?`) };
  const known = KNOWN.find(
    ([question, answer]) => question.test(reply.text) && told.some((text) => answer.test(text)),
  );
  if (!known) return reply;
  const [question, , instead] = known;
  const suggestions = reply.suggestions?.filter((one) => instead !== "" || one.endsWith("?"));
  return {
    ...reply,
    text: reply.text.replace(question, instead).trim(),
    ...(suggestions && { suggestions }),
  };
}

const NAME_QUESTION = "What was their name?";
