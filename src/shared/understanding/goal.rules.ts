import type { ReadingMoment } from "./date-readers.rules.ts";
import type { Deadline } from "./deadline.rules.ts";
import { type Amount, amountIn, frequencyIn, reductionIn } from "./goal-amount.rules.ts";
import { deadlineIn } from "./goal-deadline.rules.ts";
import { optionsIn } from "./goal-decision.rules.ts";
import { mended } from "./goal-spelling.rules.ts";
import { type Task, taskIn } from "./goal-task.rules.ts";

/** The slots of a goal: what a person's sentence says about what they want. */
export interface Goal {
  /** The sentence with typos mended. */
  text: string;
  /** The same in lower case, for signs of kinds and topics. */
  lower: string;
  /** The task without the words of its deadline. */
  task: Task;
  deadline: Deadline | null;
  amount: Amount | null;
  /** "by half", "from 3 packs a week to none". */
  reduction: string | null;
  /** "three times a week"; null when they do not say how often. */
  frequency: string | null;
  /** The first person named by their relation: "my sister". */
  who: string | null;
  /** The choices of a decision. */
  options: readonly string[];
  /** What the sentence says besides the task, clause by clause. */
  others: readonly string[];
  /** Where they stand already: 132 in "200 hours, at 132 now". */
  current: number | null;
}

const RELATION =
  "mom|mum|mama|mother|dad|father|papa|daddy|parents?|folks|wife|husband|spouse|partner|fianc[eé]e?|girlfriend|boyfriend|brothers?|sisters?|siblings?|sons?|daughters?|kids?|children|teenagers?|teens?|baby|toddler|twins|grandmother|grandma|grandmom|nana|nan|gran|granny|grandfather|grandpa|granddad|papaw|grandparents|grandkids|grandchildren|grandsons?|granddaughters?|grandbaby|aunt|auntie|uncle|cousins?|nieces?|nephews?|(?:mother|father|sister|brother|son|daughter)-in-law|in-laws|step(?:son|daughter|mom|dad|mother|father|kids|sister|brother)s?|ex(?:-(?:wife|husband))?|friends?|best friend|roommates?|housemates?|flatmates?|neighbors?|neighbours?|boss|manager|supervisor|coworkers?|co-workers?|colleagues?|team|staff|landlord|landlady|tenants?|teacher|students?|professor|coach|pastor|doctor|therapist|lawyer|family";
const WHO = new RegExp(
  `\\b(?:my|our)\\s+(?:(?:[a-z]+|\\d+)[- ]){0,3}?(?:${RELATION})(?![\\w-])(?!'s? (?:old )?(?:house|car|place|school|room|ashes))`,
  "i",
);
const NOT_KIN = /\b(?:my|our)\s+(?:\w+ )*(?:to|for|with|and|of|about|from|at|on|in)\s/i;
const TRAILING =
  /[\s,]+(?:asap|as soon as possible|right away|right now|immediately|soon|today|tonight|already|somehow|finally|again soon|this year|lol|haha|please|thanks?|thank you|ugh|help|i guess|i think|or something|at some point|sometime|some time|eventually|one day|someday|anymore|in time)$/i;

/** Reads the slots of a goal. Never throws. */
export function readGoal(sentence: string, moment: ReadingMoment): Goal {
  const text = mended(sentence);
  const deadline = deadlineIn(text, moment);
  const gapped = deadline ? withoutDeadline(text, deadline) : text;
  const { others, ...task } = withoutTrailing(taskIn(withVerbOfMoney(gapped)));
  return {
    text,
    lower: text.toLowerCase(),
    task,
    deadline,
    amount: amountIn(gapped),
    reduction: reductionIn(text),
    frequency: frequencyIn(text),
    who: whoIn(text),
    options: optionsIn(gapped),
    others,
    current: currentIn(others),
  };
}

const WHOLE_END =
  /\b(?:goes by|sets in|moves? in|come in|checks? in|stop by|log in|sign in|move on|go on|drop in)$/i;
const USED_TO = /\s+(?:again )?like (?:I|we|my [a-z]+) used(?: to)?$/i;
/** "$2,000 for a used car" is money to save. */
const withVerbOfMoney = (text: string) =>
  text.replace(/^(?=[$£€₹₦₱]\s?\d|\d[\d,]*k? (?:dollars|bucks|naira|rupees|pesos)\b)/i, "save ");

const CURRENT =
  /\b(?:at|have|got|done|read|saved|logged|raised|number|only|currently|currently at|am on|i'm on)\s+(?:about |maybe |only |\$)?(\d[\d,]*)\b(?!\s?(?:kids|am|pm|:))/i;

function currentIn(others: readonly string[]): number | null {
  const found = others.map((clause) => CURRENT.exec(clause)?.[1]).find(Boolean);
  return found === undefined ? null : Number(found.replaceAll(",", ""));
}

function whoIn(text: string): string | null {
  const found = WHO.exec(text)?.[0];
  if (!found || NOT_KIN.test(`${found} `)) return null;
  return found.charAt(0).toLowerCase() + found.slice(1);
}

const STARTS_WITH_TIME =
  /^(?:by|before|on|in|within|until|till|at|for|due|no later|this|next|today|tonight|tomorrow|the (?:end|day|first|last)|end of|a |mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d|over|during|come)/i;
const MODIFIES =
  /^\s+(?!(?:and|or|but|so|to|at|with|about|for|from|because|if|when|while|after|before|I|we|my|our|need|want|have|is|are|it's|where|who|which|that|in|on|by|please|can|not|morning|afternoon|evening|night|noon|without|of)\b)[a-z]/i;
const PREPOSITION = /^(?:by|before|on|in|within|until|till|at|for|due|no later|over|during)\b/i;

/** The deadline's words stand beside the title as a day, so they leave the task where the rest still reads well. */
function withoutDeadline(text: string, { start, end }: Deadline): string {
  const words = text.slice(start, end).trim();
  const after = text.slice(end);
  const isPossessive = /^'s?\b/.test(after);
  const belongsToNext = MODIFIES.test(after) && !PREPOSITION.test(words);
  if (isPossessive || belongsToNext || !STARTS_WITH_TIME.test(words)) return text;
  const rest = after
    // "before January resumption"
    .replace(MODIFIES.test(after) && PREPOSITION.test(words) ? /^\s+[a-z]+(?=\s*(?:[,.;!?]|$))/i : /^$/, "")
    .replace(/^\s*(?:morning|afternoon|evening|night|lunch(?:time)?|noon|at noon)\b/i, "")
    .replace(
      /^\s*(?:closes|closed|ends|starts|begins|comes(?: around)?|hits|arrives|is over|kicks off|runs out|expires|rolls around)\b/i,
      "",
    )
    .replace(/^\s*(?:at|@) \d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)?/i, "");
  return `${text.slice(0, start).trimEnd()} ${rest.trimStart()}`.replace(/\s+([.,;!?])/g, "$1").trim();
}

function withoutTrailing<Read extends Task>(task: Read): Read {
  const cut = (words: string) => {
    let rest = words.replace(USED_TO, "").replace(/\s+(?:at (?:midnight|noon)|deadline)$/i, "");
    for (let found = TRAILING.exec(rest); found; found = TRAILING.exec(rest))
      rest = rest.slice(0, found.index);
    if (WHOLE_END.test(rest)) return rest;
    return (
      rest
        .replace(
          /(?:[\s,]+(?:by|before|on|until|in|at|for|of|all|all of|and|or|but|so|because|the|a|due|to|is|that))+$/i,
          "",
        )
        .trim() || words
    );
  };
  return { ...task, words: cut(task.words), object: cut(task.object), tail: cut(task.tail) };
}
