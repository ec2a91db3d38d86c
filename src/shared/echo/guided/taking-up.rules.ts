import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { isSayable, lowerFirst } from "./say-back.rules.ts";
import { TAKEN_UP } from "./taking-up.content.ts";

/**
 * Something concrete that the person just said, said back to them, and one question that goes on. Null for questions,
 * and where nothing in the message can be said back.
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
  if (feeling)
    return plainly(
      `You don't want ${OBJECT[feeling.who ?? ""] ?? "them"} to be ${feeling.feeling}, and that says something good about you.`,
      oneOf(conversation, TAKEN_UP.person),
    );
  const clause = clauseIn(text);
  return clause === null ? null : plainly(`So ${clause}.`, oneOf(conversation, TAKEN_UP.thing));
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

const WORDS_MAX = 14;
const WORDS_MIN = 2;
/** A statement with its subject and verb, nothing that asks, wishes or refers back. */
const STATEMENT =
  /^(?:(?:yesterday|today|last night|this morning|last week),? )?(?:(?:i|i'm|i've|he|he's|she|she's|they|they're|we|we're|we've|it's|there's) (?!mean\b|said\b|meant\b|guess\b|know\b|think\b|don't know\b|want\b|asking\b|talking\b|going\b|gonna\b)|(?:my|our) [\w' ]+? (?:is|was|has|had|wants|keeps|gets|makes|says|goes|needs|lives|works|left|told|grew|never|always|won't|doesn't|can't|\w{3,}ed)\b)/i;
const UNCLEAR =
  /\b(?:that|this|those|these|one|it)\b(?=[\s.!]*$)|\b(?:lol|idk|tbh|wtf|nvm|whatever|maybe|why|what|how|not (?:really|sure|like))\b|^it'?s not\b|^(?:i'm|he's|she's|they're) \d+$/i;
const LEADS =
  /^(?:(?:well|so|yeah|yes|no|ok|okay|oh|and|but|um|honestly|ugh|idk|like i said|also|actually|basically)\b[\s,]*)+/i;

/** The longest plain clause of a message, as it is said to its writer: "your grandpa grew them". */
function clauseIn(text: string): string | null {
  const clauses = text
    .split(/(?<=[.!?;])\s+|,\s+(?!and\b)|\n+/)
    .map((one) => apostrophes(one.replace(LEADS, "").replace(/[.!;,\s]+$/, "")));
  const plain = clauses.filter((one) => {
    const words = one.split(/\s+/).length;
    return (
      words >= WORDS_MIN && words <= WORDS_MAX && STATEMENT.test(one) && !UNCLEAR.test(one) && isSayable(one)
    );
  });
  const [own] = plain.toSorted((one, other) => other.length - one.length);
  return own === undefined ? null : lowerFirst(secondPerson(own));
}

const apostrophes = (text: string): string =>
  text
    .replace(/^im\b/i, "I'm")
    .replace(/^ive\b/i, "I've")
    .replace(/^(its|hes|shes|theres)\b/i, (word) => `${word.slice(0, -1)}'s`)
    .replace(/^i\b/, "I")
    .replace(/\bdidnt\b/g, "didn't")
    .replace(/\bdont\b/g, "don't")
    .replace(/\bcant\b/g, "can't")
    .replace(/\bwont\b/g, "won't");
