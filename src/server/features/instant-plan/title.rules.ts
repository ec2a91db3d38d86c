import type { Goal } from "#shared/understanding/goal.rules.ts";
import { PROPER_WORDS } from "#shared/understanding/goal-spelling.content.ts";
import { VERBS } from "#shared/understanding/goal-verbs.content.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { coreOf, ownTask, ownThing, shortened, tidy } from "#shared/understanding/own-task.rules.ts";
import { fill } from "./fill.rules.ts";
import type { Kind } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";

export const PLAN_TITLE_MAX = 80;
const OWN_TITLE_MAX = 60;

/** A question stays one in the title, whatever the plan comes from. */
const ASKS_WHETHER =
  /^(?:should|do|shall) (?:I|we)\b|^is it (?:time|worth)\b|\bor (?:is|am) (?:that|it|I)\b|^(?:whether|not sure (?:if|whether)) /i;

/** What people still do after a loss. Others tell what happened: "put our cat down". */
const MOURNING_ACTS =
  /^(?:write|scatter|plan|choose|go through|sort|clean|clear|thank|close|find|organize|make|visit|call|say|frame|plant|give|donate|read|speak|keep|tell|bury|help|be there|pick|get through|arrange|send|mark|remember|honor)\b/i;

/** The goal as a person would say it to a friend, in good case: their own words where these say it, else the recipe's. */
export function titleOf(goal: Goal, kind: Kind | null, recipe: Recipe): string {
  if (kind === "decision" || ASKS_WHETHER.test(goal.text)) return decisionTitle(goal);
  const plain = recipe.title ?? KIND_RECIPES[kind ?? "project"].title;
  const given = (plain && fill(plain, { who: goal.who })) ?? null;
  if (kind === "emergency" && given) return given;
  if (kind === "waiting") return waitingTitle(goal) ?? given ?? cut(goal.task.words);
  const own = ownTask(goal);
  if (kind === "grief")
    return own && MOURNING_ACTS.test(own) ? cut(own) : (named(goal, kind, given) ?? given ?? cut(own ?? ""));
  return (
    (own && cut(own)) || named(goal, kind, given) || given || cut(coreOf(goal.task.words)) || "Make a start"
  );
}

const PROPER: ReadonlySet<string> = new Set(PROPER_WORDS.values());

const cut = (words: string) => sentenceCase(shortened(words, OWN_TITLE_MAX));

/** The beginning of a title that goes with another thing: "Get ready for" my talk. */
const LEAD =
  /^(?:Get ready for|Be ready for|Get through|Prepare for|Put on|Apply for|Set up|Get|Plan|Host|Give|Finish|Write|Throw|Run|Book|Buy|Order|Renew|Build|Pass|Take|Organize|Replace|Celebrate|Cook|Start|Make|Fix|Repair|Paint|Clean|Clear)(?= (?:the|my|a|an|our|some)\b)/;
const LEADS_BY_KIND: Partial<Record<Kind, string>> = { event: "Get ready for", errand: "Take care of" };
const BEGINS_WELL =
  /^(?:the|an?|my|our|his|her|their|this|that|some|no|less|more|two|three|four|five|six|seven|eight|nine|ten|forty|fifty|all|new|fresh|\d|[$£€₹₦₱])|^(?:[a-z]+ )?[a-z]+'s?\b|^(?:[a-z-]+ )?[a-z-]+s(?= (?:for|in|at|on|from|with|to|off|out)\b|$)/i;
const ACT_UNKNOWN = /^[a-z-]+ (?:the|my|our|his|her|their|up|out|down|off) /i;
/** "25,000 more words" are written. */
const LEADS_BY_UNIT: readonly (readonly [unit: RegExp, lead: string])[] = [
  [/^[$£€₹₦₱¥₵]/, "Save"],
  [/^(?:words?|chapters?|poems?|letters|cards)$/, "Write"],
  [/^(?:pages?|books?|verses)$/, "Read"],
  [/^(?:miles?|km|kilometers?|laps?)$/, "Cover"],
];

/** A thing with the verb that goes with it: "Get ready for the piano recital". */
function named(goal: Goal, kind: Kind | null, given: string | null): string | null {
  const thing = ownThing(goal);
  if (!thing || /^(?:my|our) .* and I\b/i.test(thing)) return null;
  if (kind === "quit") return /^(?:no|less|off|only)\b/i.test(thing) ? cut(thing) : null;
  if (kind === "habit" || kind === "relationship") return given ?? cut(thing);
  if (ACT_UNKNOWN.test(thing) && kind === "grief") return given;
  if (ACT_UNKNOWN.test(thing)) return cut(thing);
  const lead =
    (given === null ? LEADS_BY_KIND[kind ?? "project"] : LEAD.exec(given)?.[0]) ??
    LEADS_BY_UNIT.find(([unit]) => unit.test(goal.amount?.unit ?? ""))?.[1];
  if (lead === undefined) return given ?? cut(thing);
  const isHoliday = PROPER.has(thing.split(/[ ']/)[0] ?? "");
  const isName = /^(?:\p{Lu}{2}|\S*\d)/u.test(thing) || isHoliday;
  const own = isName ? thing : thing.charAt(0).toLowerCase() + thing.slice(1);
  const isWhole = isHoliday
    ? /^\S+(?: (?:for|with|at|in|on|without)\b|$)/.test(own)
    : isName || BEGINS_WELL.test(own);
  return cut(`${lead} ${isWhole ? "" : "the "}${own}`);
}

function decisionTitle({ options: [first, second], task }: Goal): string {
  if (/^(?:decide|choose|pick|figure out) (?!on$)/i.test(task.words))
    return sentenceCase(shortened(task.words.replace(/[,(].*$/, ""), PLAN_TITLE_MAX));
  const startsWithVerb = (option: string) => VERBS.has(option.split(" ")[0]?.toLowerCase() ?? "");
  const [one, other] = [first && optionOf(first), second && optionOf(second)];
  if (one && other) {
    const both = startsWithVerb(one)
      ? `Decide whether to ${one} or ${other}`
      : startsWithVerb(other)
        ? `Decide: ${one} or ${other}`
        : `Decide between ${one} and ${other}`;
    if (tidy(both).length <= PLAN_TITLE_MAX) return sentenceCase(tidy(both));
  }
  if (one) return cut(startsWithVerb(one) ? `Decide whether to ${one}` : `Decide about ${one}`);
  if (task.from === "story" || !task.words.includes(" ")) return "Make up my mind";
  return cut(task.verb ? `Decide whether to ${coreOf(task.words)}` : `Decide about ${coreOf(task.words)}`);
}

const optionOf = (words: string) => coreOf(words).replace(/\s+(?:now|first)$/i, "");

const WAITING_FOR =
  /\b(?:waiting (?:on|for)|wait(?:ing)? to hear (?:back )?(?:from|about)|heard (?:back |anything |nothing )?from|hear back from|word (?:yet )?(?:from|on)|(?:reply|answer|response|news|word) from|nothing from)\s+(.{3,50}?)(?=\s+(?:to|about|since|and|but|for|in|on|who|that|whether|if|yet|still|so|after|now|,)\b|[,.;?!]|$)/i;

function waitingTitle({ text }: Goal): string | null {
  const what = WAITING_FOR.exec(text)?.[1];
  return what && !/results?\b/i.test(what) ? cut(`Follow up with ${what}`) : null;
}
