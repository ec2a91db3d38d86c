import type { Goal } from "#shared/understanding/goal.rules.ts";
import type { Kind } from "./kind.rules.ts";
import type { Recipe } from "./recipe.rules.ts";
import type { Situation } from "./situation.rules.ts";
import { type Match, situationSearch } from "./situation-search.rules.ts";
import health from "./situations-health.json" with { type: "json" };
import home from "./situations-home.json" with { type: "json" };
import occasions from "./situations-occasions.json" with { type: "json" };
import people from "./situations-people.json" with { type: "json" };
import projects from "./situations-projects.json" with { type: "json" };
import routines from "./situations-routines.json" with { type: "json" };
import work from "./situations-work.json" with { type: "json" };

/** What a situation must score to give the plan, and to be offered as another way. */
const SURE = 0.5;
const ANOTHER_WAY = 0.35;
/** How far it must lie before the runner-up of another kind. */
const MARGIN = 0.03;
const WAYS_MAX = 2;
/** Who names a number to reach seldom means a situation without one. */
const NO_COUNT = 0.5;
/** Kinds whose measure is the person's own number. */
const COUNTED: ReadonlySet<Kind> = new Set(["amount", "habit", "quit"]);

export const SITUATIONS = [
  ...home,
  ...people,
  ...work,
  ...health,
  ...occasions,
  ...routines,
  ...projects,
] as readonly Situation[];

let search: ReturnType<typeof situationSearch> | undefined;

/**
 * The situations of the library that a sentence speaks of, best first; none when it is not clear which.
 * @param kind the kind that the words name by themselves; a loss takes only plans for losses
 */
export function knownSituations({ text, task }: Goal, kind: Kind | null): Situation[] {
  search ??= situationSearch(SITUATIONS);
  const matches = search(text, task.words)
    .filter(({ situation }) => fits(situation, kind))
    .map(({ situation, score }) => ({
      situation,
      score: kind === "amount" && !COUNTED.has(situation.kind) ? score * NO_COUNT : score,
    }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = matches;
  if (!first || first.score < SURE || !isClear(first, second)) return [];
  return matches
    .filter(({ score }) => score >= ANOTHER_WAY)
    .slice(0, WAYS_MAX)
    .map(({ situation }) => situation);
}

function isClear(first: Match, second: Match | undefined): boolean {
  return !second || second.situation.kind === first.situation.kind || first.score - second.score >= MARGIN;
}

const fits = ({ kind, tone }: Situation, own: Kind | null) =>
  own === "grief" ? kind === "grief" || tone === "sorrow" : true;

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
