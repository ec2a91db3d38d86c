import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { TAKEN_UP } from "./taking-up.content.ts";

/**
 * Something sure that the person just said, a short time, a name or what somebody feels, taken up with one question that
 * goes on. Null for questions, and where nothing of it is in the message.
 */
export function takenUp(conversation: Conversation): GuidedReply | null {
  const { lower, turn } = conversation;
  const text = turn.message.replaceAll("’", "'");
  if (FLOW.question.test(lower) || FLOW.thanks.test(lower)) return null;
  const time = TIME.exec(text)?.groups;
  if (time?.left)
    return plainly(
      `${sentenceCase(time.left)} isn't much, so first comes what others have to confirm.`,
      oneOf(conversation, TAKEN_UP.deadline),
    );
  const name = NAMED.exec(text)?.groups?.name;
  if (name)
    return plainly(
      `${name}, then.`,
      oneOf(conversation, TAKEN_UP.person).replace("they knew", `${name} knew`),
    );
  const feeling = THEIR_FEELING.exec(lower)?.groups;
  return feeling
    ? plainly(
        `You don't want ${OBJECT[feeling.who ?? ""] ?? "them"} to be ${feeling.feeling}, and that says something good about you.`,
        oneOf(conversation, TAKEN_UP.person),
      )
    : null;
}

const NUMBER = "(?:\\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple)";
const TIME = new RegExp(
  `\\b(?:only|just) (?:have |got )?(?<left>${NUMBER} (?:minutes|hours|days|weeks|months))\\b`,
  "i",
);
const NAMED =
  /\b(?:my|our|the|her|his|their)(?: \w+)? (?:is|name is|name's|is called|is named) (?!Mr|Mrs|Ms|Dr|English|Spanish|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?<name>[A-Z][a-z]+)\b/;
const THEIR_FEELING =
  /\b(?<who>he|she|they)(?:'s|'re|'ll| is| are| will| would)? (?:gonna be |going to be |be |feels? |seems? |get )(?:so |really )?(?<feeling>hurt|mad|angry|sad|upset|disappointed|lonely|scared|worried|embarrassed)\b/;
const OBJECT: Readonly<Record<string, string>> = { he: "him", she: "her", they: "them" };
