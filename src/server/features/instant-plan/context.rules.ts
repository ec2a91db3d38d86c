import type { Goal } from "#shared/understanding/goal.rules.ts";
import { VERB_OF_STORY } from "#shared/understanding/goal-clauses.rules.ts";
import { taskIn } from "#shared/understanding/goal-task.rules.ts";
import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { coreOf } from "#shared/understanding/own-task.rules.ts";
import { CIRCUMSTANCES, LOSSES } from "./circumstances.content.ts";
import type { Kind } from "./kind.rules.ts";
import { costLimit } from "./measure.rules.ts";

const CLAUSE_MAX = 80;
const STEP_MAX = 110;

/** Kinds whose plans take up what else the sentence says. The others have their own words for it. */
const OPEN_KINDS: ReadonlySet<Kind> = new Set(["project", "amount", "habit", "event"]);

export interface Context {
  /** The step that answers what the sentence says of the circumstances. */
  circumstance: string | null;
  /** A second task in the sentence. */
  also: string | null;
}

/** Steps from what the sentence says besides its task: what else is to do, and what makes it hard. */
export function contextOf(goal: Goal, kind: Kind | null): Context {
  const { others, task, text } = goal;
  const clauses = others.filter((clause) => clause.length <= CLAUSE_MAX);
  if (kind === "grief") return { circumstance: stepFor([text], LOSSES), also: null };
  if (kind !== null && !OPEN_KINDS.has(kind) && kind !== "errand") return { circumstance: null, also: null };
  const also =
    clauses.map(secondTaskIn).find((words) => words !== null && !task.words.includes(words)) ?? null;
  const limit = kind === "project" || kind === "event" ? costLimit(goal) : null;
  const ofCost = limit && `Set ${limit} as the limit, and price the biggest things first`;
  return {
    circumstance: stepFor([...clauses, task.words], CIRCUMSTANCES) ?? ofCost,
    also: also && sentenceCase(secondPerson(also)),
  };
}

function stepFor(clauses: readonly string[], known: typeof CIRCUMSTANCES): string | null {
  for (const clause of clauses) {
    for (const [sign, step] of known) {
      const found = sign.exec(clause);
      if (!found) continue;
      const own = secondPerson((found.groups?.own ?? "").trim());
      const text = step.replace("{own}", () => own);
      if (text.length <= STEP_MAX) return sentenceCase(text);
    }
  }
  return null;
}

const REASON = /^(?:so|because|since|if|when|until|which|who|although|though)\b/i;

function secondTaskIn(clause: string): string | null {
  if (REASON.test(clause)) return null;
  const { verb, object, words, from } = taskIn(clause.replace(/^(?:and|but|then|also)\s+/i, ""));
  const isTask =
    (from === "wish" || from === "command") && verb !== "" && object !== "" && words.split(" ").length >= 3;
  const isStory = VERB_OF_STORY.test(words.slice(verb.length));
  return isTask &&
    !isStory &&
    !/^(?:be|have|know|keep|feel|think|let|stop|want|get an?|budget|need|love|hate|open|close)\b/.test(words)
    ? coreOf(words)
    : null;
}
