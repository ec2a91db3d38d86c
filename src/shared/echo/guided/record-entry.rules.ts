import type { SafetyKind } from "#shared/safety/safety.contract.ts";
import { mended } from "#shared/understanding/goal-spelling.rules.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { shortened } from "#shared/understanding/own-task.rules.ts";

type EntryKind = SafetyKind | "boundary" | "risk" | "milestone";

/** Something that a person asks to put on a card by its name: "add a lookout: the neighbor". */
export interface Entry {
  kind: EntryKind;
  /** Empty when they only said what kind it should be. */
  words: string;
  /** What a milestone is for, if they said so. */
  of: string | null;
}

const KINDS: readonly (readonly [EntryKind, string])[] = [
  ["lookout", "look-?outs?"],
  ["comms", "(?:comms|communications?(?: plan)?|emergency contacts?|way to reach \\w+)"],
  ["escape-route", "(?:escape routes?|escape plan|way out)"],
  ["safety-zone", "(?:safety zones?|safe (?:zone|place|spot)s?)"],
  ["boundary", "boundar(?:y|ies)"],
  ["risk", "(?:risks?|hazards?)"],
  ["milestone", "milestones?"],
];
const ADD =
  "(?:add|log|note|save|create|make|set(?: up)?|write(?: down)?|put(?: (?:down|in))?|record|start|do|have|want(?:ed)?|need(?:ed)?|like)";
const A = "(?:(?:it|this|that|in|down|as|a|an|another|the|my|our|one|new|this|of) ){0,4}";
const WORDS = "(?<words>[^\\n]{3,300})$";
const OF = "(?: (?:for|on|to|under) (?:the |my )?(?<of>[^:,.]{3,60}?))?";

interface Form {
  kind: EntryKind;
  pattern: RegExp;
}

const formsOf = (make: (kind: string) => string): Form[] =>
  KINDS.map(([kind, name]) => ({ kind, pattern: new RegExp(make(name), "i") }));

/** From the plainest to the loosest. */
const FORMS: readonly Form[] = [
  // "add a risk: ...", "boundary: ...", "put that in as a milestone: ..."
  ...formsOf(
    (kind) => `(?:^|[.!?;,]\\s+|\\b${ADD} )${A}${kind}${OF}(?: too| please)?\\s*(?::|\\s[-–]\\s)\\s*${WORDS}`,
  ),
  // "could I do a boundary too, no new work on credit", "I wanted a boundary saved. Phone off Thursdays"
  ...formsOf(
    (kind) =>
      `\\b${ADD} ${A}${kind}${OF}(?: (?:saved|added|too|please|as well|for it|here|now|in))*\\s*[,.;?!]+\\s+${WORDS}`,
  ),
  // "put that as the escape route", "I want Jo as lookout"
  ...formsOf(
    (kind) =>
      `\\b${ADD} (?<words>[^:\\n.!?]{2,120}?) (?:down |in )?(?:as|for) (?:an? |the |my |our )?${kind}\\b`,
  ),
  // "and my mom's number as comms"
  ...formsOf(
    (kind) =>
      `^(?:(?:and|also|no|yes|then),? )*(?<words>[^:\\n.!?]{2,80}?) (?:down |in )?as (?:an? |the |my |our )?${kind}[\\s.!]*$`,
  ),
  // "the lookout is the neighbor texting"
  ...formsOf(
    (kind) =>
      `\\b(?:the|my|our) ${kind} (?:is|should be|will be|would be|must be)(?: that)? (?!in\\b|on\\b|not\\b|called|named|still|missing|too\\b|what|gone|there|wrong)${WORDS}`,
  ),
  // "add a boundary no new work on credit"
  ...formsOf(
    (kind) => `\\b(?:add|log|note|save|create|record) ${A}${kind}(?: (?:that|about|called|where))? ${WORDS}`,
  ),
  // "the milestone on the mailing list objective. Add it"
  ...formsOf((kind) => `^(?:no,? )?(?:the|a|that|as a|it's a) ${kind}\\b${OF}(?<words>)(?=[.,!]|$)`),
  // "can I add a boundary?"
  ...formsOf(
    (kind) =>
      `\\b(?:add|log|note|save|create|make|set up|do|put|start) ${A}${kind}${OF}(?<words>)(?: too| please| as well| there| then| now)*[\\s.!?]*$`,
  ),
];

/** "add that": what stands before it is meant. */
const POINTS_BACK = /^(?:(?:it|this|that|them|these|those|one|mine|him|her)(?: (?:in|down|one))?)?$/i;
/** What follows the thing itself and only speaks to Echo. */
const TO_ECHO =
  /(?:^|[\s,;.!?]+)(?:(?:can|could|would|will) you\b.*|(?:please|pls|ok(?:ay)?\??|thanks?(?: you)?|thx|add (?:it|that)(?: one)?|log it|save it|put (?:that|it) .*|if that's ok|(?:is )?that (?:ok|alright)|got it|i guess|lol|haha)[\s.!?]*)$/i;

/** A complaint, a question or a correction: never something to keep. */
export const isTalk = (text: string): boolean =>
  /\?\s*$/.test(text) ||
  /^(?:(?:no|nah|yes|yeah|but|ok|okay|so|well|and),? )*(?:(?:that's|thats|that is|it's|its|it is|this is|not (?:that|what|the)|wrong|stop|you|did|do you|does|is|are|can|could|will you|would|should|why|what|whats|what's|how|where|where's|wheres|which|who|who's|i (?:already |just |literally )*(?:said|asked|told|meant|mean|didn't|did not|wrote))\b)/i.test(
    mended(text).trim(),
  );

function withoutTalk(words: string): string {
  let rest = words.trim();
  for (let last = ""; last !== rest; ) {
    last = rest;
    rest = rest.replace(TO_ECHO, "").trim();
  }
  // What follows a second thought or a question is no part of it.
  const parts = rest.split(/(?<=[.!?;])\s+/);
  const end = parts.findIndex(
    (part, place) => place > 0 && (isTalk(part) || /^(?:i|also|and|but)\b/i.test(part)),
  );
  return (end < 0 ? parts : parts.slice(0, end)).join(" ").replace(/[\s.,;:!]+$/, "");
}

/** What a person asks to put on a card, by its name. */
export function entryIn(text: string): Entry | null {
  const plain = mended(text);
  if (NO_REQUEST.test(plain)) return null;
  for (const { kind, pattern } of FORMS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const { words = "", of = null } = found.groups ?? {};
    let own = withoutTalk(words.replace(/^(?:that|to|is)\s+(?=\w+ )/i, ""));
    if (POINTS_BACK.test(own)) own = withoutTalk(plain.slice(0, found.index).replace(LEAD, ""));
    if (own !== "" && isTalk(own)) own = "";
    return { kind, words: own, of };
  }
  return null;
}

const LEAD =
  /^(?:(?:no|yes|ok|okay|also|and|so|right),? )*(?:(?:that's|it's) (?:the )?wrong(?: one)?[.,!]? ?|not that[.,!]? ?)?/i;
/** Questions about what is there, and what should go away. */
const NO_REQUEST =
  /\b(?:what(?:'s| is| are| was| were| does| do)? (?:my|the|our|your|in|is|are|a|an)\b|which (?:risk|boundar|milestone|lookout)|do i (?:have|need)|(?:did|have|has) (?:you|it|i)\b|^(?:is|was|are) (?:my|the|it)\b|how do i|show me|remind me|(?:delete|remove|drop|get rid of|scrap) )/i;

/** What is left of the words as a title of a safety item, risk or milestone. */
export const entryTitle = (words: string, max = 120): string =>
  sentenceCase(shortened(words.replace(/(?<=\w)[.!?;]\s+/g, ", "), max));
