import { setImmediate as turnOfLoop } from "node:timers/promises";
import { stemOf, wordsIn } from "#server/platform/words/stems.ts";
import type { Goal } from "#shared/understanding/goal.rules.ts";
import type { Kind } from "./kind.rules.ts";
import type { Recipe } from "./recipe.rules.ts";
import type { Situation } from "./situation.rules.ts";
import { type Found, situationSearch } from "./situation-search.rules.ts";
import { situations } from "./situations.content.ts";

/**
 * How likely a situation must be right to give the plan. Of 210 sentences of strangers, 45 got one that fits, 25 one that is
 * close, 23 a wrong one.
 */
const SURE = 0.32;
/** What it may cost says nothing of what it is. */
const MONEY_TALK =
  /\b(?:budget(?: is| of|:)? (?:about )?[$£€₹₦₱]?\d[\d,]*(?: ?k| grand| dollars)?(?: and not a penny more)?|without spending (?:over|more than) \S+|keep it (?:below|under) \S+|can't spend (?:over|more than) \S+)/gi;
/** The same where there is no other plan than one by kind. */
const LIKELY = 0.28;
const COVERED = 0.36;
const COVERED_OF_LOSS = 0.38;
/** In an emergency, a plan for something else does harm. */
const SURE_IN_NEED = 0.45;
/** The plan for a loss has a cue that was said. */
const SURE_IN_GRIEF = 0.05;
/** How far behind the best one another way may lie. */
const ANOTHER_WAY = 2;
const WAYS_MAX = 2;
/** Kinds whose measure is the person's own number. */
const COUNTED: ReadonlySet<Kind> = new Set(["amount", "habit", "quit"]);

let opened: ReturnType<typeof situationSearch> | undefined;
const library = () => {
  opened ??= situationSearch(situations());
  return opened;
};

/** So many situations are read at a time, which takes a few milliseconds. */
const READ_AT_ONCE = 100;

/** Reads the library, which the first plan would wait for. Others are served in between. */
export async function warmUpSituations(): Promise<void> {
  while (library().readMore(READ_AT_ONCE)) await turnOfLoop();
}

/**
 * The situations of the library that a sentence may speak of, best first, and how likely the best one is right.
 * @param kind the kind that the words name by themselves; a loss takes only plans for losses
 */
export function searchSituations({ text, task }: Goal, kind: Kind | null): Found {
  return library().find(
    {
      text: text.replace(MONEY_TALK, " "),
      task: task.from === "story" ? "" : task.words,
      verb: task.verb,
      object: task.object,
      kind,
    },
    (situation) => fits(situation, kind) && isSameDirection(task, situation),
  );
}

/**
 * The situations that a plan can be made of, best first; none when it is not clear which.
 * @param hasTopic whether there is a plan for the topic beside it
 */
export function knownSituations(goal: Goal, kind: Kind | null, hasTopic = true): Situation[] {
  const { matches, chance } = searchSituations(goal, kind);
  const [first] = matches;
  const best = first?.score ?? 0;
  const isOfLoss = kind === "grief";
  const isElsewhere = kind === "emergency" && first?.situation.kind !== "emergency";
  const sure = isOfLoss ? SURE_IN_GRIEF : isElsewhere ? SURE_IN_NEED : hasTopic ? SURE : LIKELY;
  const isCovered =
    (hasTopic && !isOfLoss) || (first?.covered ?? 0) >= (isOfLoss ? COVERED_OF_LOSS : COVERED);
  return chance < sure || !isCovered
    ? []
    : matches
        .filter(({ score }) => score >= best - ANOTHER_WAY)
        .slice(0, WAYS_MAX)
        .map(({ situation }) => situation);
}

const fits = ({ kind, tone }: Situation, own: Kind | null) =>
  own === "grief" ? kind === "grief" || tone === "sorrow" : true;

const PARTING =
  /\b(?:sell|sold|selling|donate|give away|get rid of|rid of|rehome|declutter|clear out|part with)\b/i;
const PARTING_VERB = /^(?:sell|donate|dump|rehome)$/;
const GETTING_VERB = /^(?:buy|get|find|choose|pick|adopt|rent|order)$/;

/** Who sells a guitar has no use for the plan of somebody who buys one, or who sells a car. */
function isSameDirection({ verb, object, words }: Goal["task"], { title, says, cues }: Situation): boolean {
  const isParting = PARTING_VERB.test(verb) || (verb === "give" && /\baway\b/.test(words));
  if (!isParting) return !(GETTING_VERB.test(verb) && PARTING.test(title));
  const known = [title, ...says, ...cues].join("\n");
  const stems = new Set(wordsIn(known).map(stemOf));
  return (
    PARTING.test(known) &&
    wordsIn(object)
      .slice(-1)
      .every((word) => stems.has(stemOf(word)))
  );
}

/**
 * The situation in the form that the planner fills.
 * @param isCounted whether the person named a number or a rhythm of their own, which then is the measure
 */
export function recipeOf(
  { id, kind, pillar, title, measure, steps, days }: Situation,
  isCounted: boolean,
): Recipe {
  const recipe: Recipe = { id, kinds: [kind], pillar, title, steps, days };
  return isCounted && COUNTED.has(kind) ? recipe : { ...recipe, measure, keepsMeasure: true };
}
