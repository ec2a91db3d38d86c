import type { Goal } from "#shared/understanding/goal.rules.ts";
import { taskIn } from "#shared/understanding/goal-task.rules.ts";
import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import type { Kind } from "./kind.rules.ts";

const QUOTE_MAX = 70;

/** What in a clause makes the task hard, and the step that answers it. {own} is the person's clause. */
const OBSTACLES: readonly (readonly [sign: RegExp, step: string])[] = [
  [
    /^(?:I'm )?(?:so |really )?(?:terrified|scared|nervous|anxious|freaking out|dreading it)\b/i,
    "Tell someone close that you're nervous about it, and ask them to be there",
  ],
  [
    /\b(?:backed out|cancel+ed|fell through|bailed|dropped out)\b/i,
    "Find a replacement first: \u201c{own}\u201d",
  ],
  [
    /\b(?:nobody knows|no one knows|no idea|not sure (?:where|how|what|who)|don't know (?:how|where|who|what))\b/i,
    "Find out first what you don't know yet: \u201c{own}\u201d",
  ],
  [
    /^(?:I've |I have )?never (?:been|done|used|camped|made|given|owned|had|hosted)\b|\bI have never\b/i,
    "Ask someone who has done it before what they'd do",
  ],
  [
    /\b(?:keep getting (?:an )?errors?|stuck on|won't let me|keeps? (?:failing|crashing|rejecting))\b/i,
    "Get help with the sticking point: \u201c{own}\u201d",
  ],
  [
    /^(?:I |we )?(?:own|have) (?:no|zero)\b|\b(?:don't|doesn't) (?:have|own) (?:a|an|any|enough)\b|\bno (?:car|money|computer|venue|lawyer|tools|time|budget)\b|\bnothing is booked\b/i,
    "Sort out what's missing first: \u201c{own}\u201d",
  ],
  [/^(?:I )?haven't (?:even )?started\b/i, "Make a 20-minute start today"],
  [/^(?:I'm )?(?:currently|so far)\b/i, "Start from where you are: \u201c{own}\u201d"],
];

/** Kinds whose plans take up what else the sentence says. The others have their own words for it. */
const OPEN_KINDS: ReadonlySet<Kind> = new Set(["project", "amount", "habit", "event", "errand"]);

export interface Context {
  /** The step that answers what stands in the way. */
  obstacle: string | null;
  /** A second task in the sentence. */
  also: string | null;
}

/** Steps from what the sentence says besides its task: what else is to do, and what makes it hard. */
export function contextOf({ others, task }: Goal, kind: Kind | null): Context {
  if (kind !== null && !OPEN_KINDS.has(kind)) return { obstacle: null, also: null };
  const clauses = others
    .map((clause) => clause.replace(/^(?:and|but|so|because|since|then|although|though|also)\s+/i, ""))
    .filter((clause) => clause.length <= QUOTE_MAX);
  const also =
    clauses.map(secondTaskIn).find((words) => words !== null && !task.words.includes(words)) ?? null;
  const obstacle =
    kind === "errand" ? null : (clauses.map(obstacleStep).find((step) => step !== null) ?? null);
  return { obstacle, also: also && sentenceCase(secondPerson(also)) };
}

function obstacleStep(clause: string): string | null {
  const step = OBSTACLES.find(([sign]) => sign.test(clause))?.[1];
  return step?.replace("{own}", () => clause) ?? null;
}

function secondTaskIn(clause: string): string | null {
  const { verb, object, words, from } = taskIn(clause);
  const isTask =
    (from === "wish" || from === "command") && verb !== "" && object !== "" && words.split(" ").length >= 3;
  return isTask && !/^(?:be|have|know|keep|feel|think|let|stop|want|get a)\b/.test(words) ? words : null;
}
