import { VERB_OF_STORY } from "#shared/understanding/goal-clauses.rules.ts";
import { mended } from "#shared/understanding/goal-spelling.rules.ts";
import { VERBS } from "#shared/understanding/goal-verbs.content.ts";
import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { ownTask, ownThing, shortened } from "#shared/understanding/own-task.rules.ts";
import type { Conversation } from "./conversation.rules.ts";

const FILLER =
  /^(?:(?:fine(?=[.,!])|well|so|ok|okay|oh|yeah|yes|yep|no|nope|hi|hey|hello|echo|honestly|basically|actually|also|and|but|because|then|just|I mean|like|ugh|sorry|I guess|it's just that|the thing is|right now|to be honest|tbh|not really|I'd say|first|second|please)\b[\s,:.-]*)+/i;
/** "I think I should..." said back would be a verdict; what speaks to Echo or asks cannot be said back. */
const NOT_SAID_BACK =
  /\b(?:you|your|yours|you're|u|ur|am I|was I|were I|should|shit\w*|fuck\w*|bitch\w*|damn|crap|kill\w*|hurt myself|die|dead|suicid\w*|hates?|stupid|fail\w*|a mess|loser|worthless|ugly|fat|idiot|my fault|useless|nobody (?:cares|likes|loves)|no one (?:cares|likes|loves))\b|["?*_<>{}[\]|#`]|https?:|\d{5,}/i;
/** Whether words can be said back to whoever wrote them. */
export const isSayable = (words: string): boolean => !NOT_SAID_BACK.test(words);

const WORDS_MAX = 12;
/** Question words, exclamations and talk about the talk: nothing that stands alone as a clause of theirs. */
const UNSURE =
  /(?<!\babout )\b(?:what|how|why|who|whom|which|where|when|whether)\b|\b(?:god|jesus|christ|hell|wow|lol|lmao|haha|whatever|obviously|never|hopes?|wish|told|said|asked|meant|wrote|forget|guess|suppose|like \d+|\d{3,}|idk|dunno|done is)\b/i;

const LOOSE_END =
  /\b(?:and|or|but|so|to|of|for|with|the|a|an|my|your|I|because|if|that|is|are|was|in|on|at|from|by|as|about|like|than|when|while)$/i;

const TRAILING =
  /[\s,]+(?:maybe|I guess|I think|probably|I suppose|or something|lol|haha|tbh|though|too|either|please|thanks|anyway)[\s.!]*$/i;

const withoutTalk = (words: string) => words.replace(FILLER, "").replace(TRAILING, "").trim();

const STEP =
  /^(?:(?:I|we)(?:'ll| will| could| can| might| would|'m going to| am going to| plan to)|maybe I|let me|I guess I could|I think I(?:'ll| can| could)) (?!be\b|not\b|never\b|have to\b)[a-z]+|^(?:just |maybe |probably |to )?(?:[a-z-]+)\b/i;

const LEAD_OF_TIME =
  /^(?:tonight|tomorrow(?: morning| evening| night)?|today|this (?:week|weekend|evening|afternoon)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|then),? /i;

/** Whether an answer names something to do: "call the school tomorrow", "I'll look for the form". */
export function isStep(text: string): boolean {
  const words = withoutTalk(mended(text)).replace(LEAD_OF_TIME, "");
  const found = STEP.exec(words)?.[0].toLowerCase().split(" ") ?? [];
  const isOwn = /^(?:i|we|let)\b/i.test(words) && found.length > 1;
  const first = found.at(-1) ?? "";
  return (
    !text.trim().endsWith("?") &&
    !/^(?:so |but |and |then )?(?:do|does|did|should|would|could|can|have|has) (?:you|i|we|they|he|she|it)\b/i.test(
      words,
    ) &&
    !/^(?:i )?(?:would |want to )?know\b|\b(?:what|when|how)[\s.]*$/i.test(words) &&
    (isOwn || (VERBS.has(first) && !NOUN_FIRST.test(words) && !STATES.test(words)))
  );
}

/** What makes words no title of a card: a quotation, a refusal, an aside to somebody, a loose "which one". */
const UNCLEAN =
  /[“”"?!]|\b(?:not|never|no|none|nothing|don't|dont|won't|can't|you|your|u|lol|which|whatever)\b|^(?:i|i'm|he|she|they|we|it|this|that|love that|let me|(?:put|save|add|log|note|write) (?:it|that|this|both|them)|me|my|complain)\b|^\w+ (?:it|that|this|these|those|them|one|so|now|what|hers|his|theirs|mine)(?: (?:first|now|then|please))?$/i;
const SHOUTED = /\b[A-Z]{4,}\b/;
const STEP_WORDS_MAX = 10;

/** Whether words can stand as the title of a step. */
export const isCleanTitle = (title: string): boolean =>
  !UNCLEAN.test(title) &&
  !SHOUTED.test(title) &&
  !LOOSE_END.test(title) &&
  title.split(" ").length <= STEP_WORDS_MAX + 4;

/** A step in their words that begins with a verb: "Call the school tomorrow". Null for a fragment or a remark. */
export function checkedStep(answer: string): string | null {
  const title = asTitle(answer);
  const [first = ""] = title.split(" ");
  const words = title.replace(/ (?:at|by|before|after|around|on) \S+$/i, "").split(" ").length;
  return isStep(answer) &&
    words > 1 &&
    words <= STEP_WORDS_MAX &&
    VERBS.has(first.toLowerCase()) &&
    isCleanTitle(title)
    ? title
    : null;
}

/** "Rent is the big one" tells something. */
const STATES = /^[a-z-]+ (?:is|are|was|were|has|had|will|isn't|aren't|needs?|helps?|feels?|seems?)\b/i;

/** Words that are verbs too, but more often begin a short answer as a noun. */
const NOUN_FIRST =
  /^(?:work|can|will|may|fine|rent|text|email|break|left|even|second|sleep|love|walk|rest|time|test|change|move|share|trust|support|stress|worry|fear|process|report|budget|paint|plan|water|house|name)\b(?! (?:to|with|on|out|through|the|my|every|after|for))/i;

/** Words that a sentence begins with and that are no names. */
const NO_NAME =
  /^(?:You|Your|You're|You've|You'll|You'd|The|It|There|Nobody|No|Every\w*|Nothing|He|She|They|We|This|That|Some\w*|A|An|My|Our|Work|People|Money|Life|Things|School|Home|Today|Yesterday|Kids|Rent|Business|After|Before|When|If|With|At|In|On|By|Just|Maybe|More|Less|Too|Two|Three|Four|Five|Most|Many|About|Half|All|One|(?!Thanksgiving|Spring|Beijing|Sterling|Irving)[A-Z][a-z]+ing)\b/;
const NAME_TOO = /^(?:Mark|Grant|Bill|Rob|Sue|Drew|Will|Grace|Faith|Hope|Joy|Dean|Chase|Miles|Trace)\b/;

export function lowerFirst(text: string): string {
  const first = /^[A-Z][a-z'-]*/.exec(text)?.[0] ?? "";
  const isVerb = VERBS.has(first.toLowerCase()) && !NAME_TOO.test(text);
  return isVerb || NO_NAME.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const TASK_MAX = 90;
/** "book the van", "clean windows", not "break room": in telegram style a verb may as well be a noun. */
const CLEAN_COMMAND =
  /^[A-Za-z]+ (?:(?:the|my|our|a|an|some|more|less|to|for|with|up|out|off|on|in|at|back|about|\d+\w*)\b|[A-Z]|[a-z]+(?:ing|[^s]s)\b)/;

/** What the person wants to do, as in "you want to" and then this: "call your landlord about the leak". Null if unclear. */
export function taskBack({ goal }: Pick<Conversation, "goal">): string | null {
  const task = ownTaskOf(goal);
  if (task === null || UNSURE.test(task) || SHOUTED.test(task) || task.split(" ").length > WORDS_MAX)
    return null;
  if (/[“”"!]|\b(?:hers|his|theirs|mine|yours|it|this|that|these|those|them)$/i.test(task)) return null;
  if (goal.task.from === "command" && !CLEAN_COMMAND.test(task)) return null;
  return lowerFirst(secondPerson(task));
}

const HELP_WITH =
  /^(?:please |can you |could you |I need you to )?help me (?:to )?(?:with|plan(?: for)?|organize|prepare(?: for)?|get ready for) (.{3,60}?)[.?!]*$|^what (?:should|can|do) I do (?:about|with) (.{3,60}?)[.?!]*$/i;

/** The thing that they need help with, as in "this is about" and then this: "your resume". Null if unclear. */
export function thingBack({ goal }: Pick<Conversation, "goal">): string | null {
  const asked = HELP_WITH.exec(goal.text);
  const thing = asked?.[1] ?? asked?.[2] ?? ownThing(goal);
  return thing &&
    /^(?:my|our|the) [a-z]/i.test(thing) &&
    thing.split(" ").length < 7 &&
    !UNSURE.test(thing) &&
    !/\b(?:plan|objectives?|app|handover)\b/i.test(thing)
    ? lowerFirst(secondPerson(thing))
    : null;
}

/** The same in the person's own words, for a title. */
export function ownTaskOf(goal: Conversation["goal"]): string | null {
  const task = ownTask(goal);
  const isAsked = goal.task.from !== "wish" && /\?\s*$|\byes or no\b/i.test(goal.text);
  if (
    isAsked ||
    /^(?:do|does|did|is|are|am|delete|change|forget|log) (?:i|you|we|they|he|she|it|that|this|what)\b|\b(?:god|jesus|christ|heaven)\b/i.test(
      task ?? "",
    )
  )
    return null;
  if (
    /^(?:do|be|go|have|make|say|get) (?:with|about|in|it|that|this|so|he|she|they)\b|^(?:can|will|could|should|may)\b/i.test(
      task ?? "",
    )
  )
    return null;
  if (
    /\bat least$|^get (?:distracted|tired|sad|angry|lost|stuck|mad|nervous|anxious|overwhelmed|upset|hurt)\b|^(?:save|note) (?:this|that)/i.test(
      task ?? "",
    )
  )
    return null;
  // A tiny task somewhere in a long text is mostly misread.
  if (task && task.split(" ").length < 3 && goal.text.split(" ").length > 8 && goal.task.from === "command")
    return null;
  if (task === null || task.length > TASK_MAX || /\b(?:you|echo)\b|["?]/i.test(task)) return null;
  if (
    /^(?:talk|know|feel|think|say|be|help|tell you|vent|ask you|figure (?:it|this) out|understand|stop (?:feeling|thinking))\b(?! to (?:my|our))/i.test(
      task,
    )
  )
    return null;
  return task;
}

const LEAD_OF_ANSWER =
  /^(?:I think|I feel like|probably|maybe|(?:I|we)(?:'ll| will|'d| would| could| can| think I (?:can|could|will)| want to| need to|'m going to| am going to| should| have to| plan to| might| guess I could| could try to)|maybe I (?:could|can|should)|maybe|probably|to|by|let me|the (?:first|smallest) (?:step|thing) (?:is|would be)(?: to)?)\s+/i;

/** A short answer as a title in the person's own words: "Call the school tomorrow at nine". Empty when it is too little. */
export function asTitle(answer: string, max = 80): string {
  const text = withoutTalk(mended(answer)).replace(/^(?:I'd say|I could say|I would say)[:,]?\s+/i, "");
  const [first = ""] = text.split(/(?<=[a-z0-9)])[.!?;]\s+|\n/i);
  const bare = first
    .replace(LEAD_OF_ANSWER, "")
    .replace(LEAD_OF_ANSWER, "")
    .replace(/[\s.!,;]+$/, "");
  return sentenceCase(bare.length <= max ? bare : shortened(bare, max));
}

const LIST_SPLIT =
  /\s*(?:[\n;•]|,(?!\d)(?:\s*and\b)?|\s+(?:and|plus|&)\s+(?!(?:then|I|we|so)\b)|\s[-–—]\s|\b\d[.)]\s)\s*/i;
const LIST_MAX = 5;
const ITEM_WORDS_MAX = 12;

/** The things in a list, in the person's words: ["grant report Wednesday", "taxes"]. Empty when it is no list. */
export function itemsIn(answer: string): string[] {
  const text = mended(answer)
    .replace(FILLER, "")
    .replace(
      /^(?:I have|there's|there are|it's|I've got|we have|(?:I )?need a list of (?:who|what|whom) to \w+(?: \w+)?,?|these are the things I am working on:)\s+/i,
      "",
    );
  const items = text
    .split(LIST_SPLIT)
    .map((item) =>
      item
        .replace(FILLER, "")
        .replace(/^(?:and|the fact that|also|there'?s|there is|first|second|third)\s+/i, "")
        .replace(/[\s.!?:,]+$/, ""),
    )
    .filter(
      (item) =>
        item !== "" &&
        !NO_ITEM.test(item) &&
        item.split(" ").length <= ITEM_WORDS_MAX &&
        !NOT_SAID_BACK.test(item),
    );
  const told = items.filter((item) => VERB_OF_STORY.test(item)).length;
  if (items.some((item) => /^(?:to|what|how|who|where|why|when)\b/i.test(item))) return [];
  if (items.length > 2 && !/[,;\n•]|\b\d[.)]\s/.test(text)) return [];
  const isList = items.length > 1 && told <= items.length / 2 && !items.some((item) => /[.!?]\s/.test(item));
  return isList ? items.slice(0, LIST_MAX) : [];
}

/** A piece of a story, or a bare number: "came off a double". */
const NO_ITEM =
  /^(?:\d+|(?:been|came|had|was|were|am|is|are|got|went|did|just|still|told|said|not|no|none)\b.*|(?:he|she|they|i|we|it)\b.*)$/i;

/** "a, b and c" of the person's things, said back to them. */
export function listedBack(items: readonly string[]): string {
  const own = items.map((item) => lowerFirst(secondPerson(item)));
  return own.length > 1 ? `${own.slice(0, -1).join(", ")} and ${own.at(-1)}` : (own[0] ?? "");
}

/** A text of the person's in quotation marks at the end of a sentence: “Call Tom.” */
export const inQuotes = (text: string): string =>
  `“${text.trim().replace(/[.!,;\s]+$/, "")}${/\?$/.test(text.trim()) ? "" : "."}”`;
