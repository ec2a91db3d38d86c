import type { Goal } from "#shared/understanding/goal.rules.ts";
import { taskIn } from "#shared/understanding/goal-task.rules.ts";
import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import type { Kind } from "./kind.rules.ts";

const QUOTE_MAX = 90;
const FEELING =
  /\b(?:terrified|scared|afraid|nervous|anxious|dread\w*|ashamed|embarrass\w*|freak\w*|panic\w*|cry(?:ing)?|overwhelmed|freeze up|can't face|intimidat\w*|guilty|stressed)\b/i;
const OBSTACLE =
  /\b(?:no|not|never|nobody|no one|none|nothing|haven't|hasn't|don't|doesn't|didn't|can't|won't|isn't|aren't|without|backed out|broke|broken|error|stuck|failed|fail|keep|keeps|only|barely|too|hates?|refuses?|ignor\w*|lost|missing|out of|short on|zero|half|mess|behind|hard|late|expired|overdue|leak\w*|dead|allergic|picky|tight|small|tiny|expensive|costs?|broke)\b/i;
const STATE =
  /\b(?:currently|right now|at \d|so far|already|number \d|up from|down from|was \d|last (?:month|time|year) was)\b/i;

/** Kinds whose plans take up what else the sentence says. The others have their own words for it. */
const OPEN_KINDS: ReadonlySet<Kind> = new Set([
  "project",
  "amount",
  "habit",
  "quit",
  "event",
  "errand",
  "decision",
]);

export interface Context {
  /** What stands in the way, as a step. */
  obstacle: string | null;
  /** A second task in the sentence. */
  also: string | null;
}

/** Steps from what the sentence says besides its task: what else is to do, and what makes it hard. */
export function contextOf({ others, task }: Goal, kind: Kind | null): Context {
  if (kind !== null && !OPEN_KINDS.has(kind)) return { obstacle: null, also: null };
  const clauses = others
    .map((clause) => clause.replace(/^(?:and|but|so|because|since|then|although|though)\s+/i, ""))
    .filter((clause) => clause.length <= QUOTE_MAX && clause.split(" ").length >= 2);
  const also =
    clauses.map(secondTaskIn).find((words) => words !== null && !task.words.includes(words)) ?? null;
  const state = clauses.find((clause) => STATE.test(clause));
  const feeling = clauses.find((clause) => FEELING.test(clause));
  const isOwnQuestion = (clause: string) =>
    kind === "decision" && /\b(?:decide|pick|choose|or|not sure|should)\b/i.test(clause);
  const isHard = (clause: string) =>
    OBSTACLE.test(clause) && secondTaskIn(clause) === null && !isOwnQuestion(clause);
  const hard = kind === "errand" ? undefined : clauses.find(isHard);
  return { obstacle: obstacleStep({ state, feeling, hard }), also: also && sentenceCase(secondPerson(also)) };
}

interface Hardships {
  state: string | undefined;
  feeling: string | undefined;
  hard: string | undefined;
}

function obstacleStep({ state, feeling, hard }: Hardships): string | null {
  if (feeling) return `Tell one person you trust about the part that worries you: \u201c${feeling}\u201d`;
  if (state) return `Start from where you are: \u201c${state}\u201d`;
  return hard ? `Make a plan for the hard part: \u201c${hard}\u201d` : null;
}

function secondTaskIn(clause: string): string | null {
  const { verb, object, words, from } = taskIn(clause);
  const isTask =
    (from === "wish" || from === "command") && verb !== "" && object !== "" && words.split(" ").length >= 3;
  return isTask && !/^(?:be|have|know|keep|feel|think|let|stop)$/.test(verb) ? words : null;
}
