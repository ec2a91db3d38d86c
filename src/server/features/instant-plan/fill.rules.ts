import type { Goal } from "#shared/understanding/goal.rules.ts";
import { VERB_OF_STORY } from "#shared/understanding/goal-clauses.rules.ts";
import { baseOf, gerundOf, participleOf, VERBS } from "#shared/understanding/goal-verbs.content.ts";
import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { coreOf, ownTask } from "#shared/understanding/own-task.rules.ts";

const SLOT = /\{([A-Za-z]+)(?:\|([^}]*))?\}/g;
const OBJECT_MAX = 60;
const TASK_MAX = 110;
const OUTWARD = /^(?:up|out|off|down|away|in|back|together)$/;

const REGULAR =
  /\b(?:before|after|when|always|(?:a|per|each|every) (?:day|night|week|month|shift)|mornings|nights|evenings|daily|weekends)\b/;

export type Slots = Readonly<Record<string, string | null>>;

/** The words of a goal that a recipe's texts may contain, addressed to the person. */
export function slotsOf(goal: Goal): Slots {
  const { task, amount } = goal;
  const object = task.from === "story" ? null : short(secondPerson(task.object), OBJECT_MAX);
  const words = short(secondPerson(task.words), TASK_MAX);
  const own =
    ownTask(goal) ??
    (task.verb !== "" && !task.words.includes(" ") && task.from !== "story" ? task.words : null);
  const achieved = own && achievedIn(secondPerson(own), task.verb);
  const options = goal.options.length > 0 || task.verb === "" ? goal.options : [task.words];
  const [first, second] = options.map(asChoice);
  const particle = OUTWARD.test(task.particle) ? ` ${task.particle}` : "";
  return {
    object: /^(?:it|this|that|them|something|anything|everything|things|stuff)$/i.test(object ?? "")
      ? null
      : object,
    is: object && isPlural(task.object) ? "are" : "is",
    done: task.verb ? `${participleOf(task.verb)}${particle}` : "done",
    task: task.verb ? words : null,
    words,
    achieved: withRhythm(achieved, goal),
    core: words && cleanCore(coreOf(words)),
    who: goal.who && secondPerson(goal.who).replace(/'s$/, ""),
    amount: amount?.words ?? null,
    number: numberOf(goal),
    bound: amount && amount.direction === "under" ? `under ${amount.words}` : (amount?.words ?? null),
    reduction: goal.reduction,
    often: goal.frequency,
    usual: goal.frequency || REGULAR.test(goal.lower) ? "" : " on most days",
    first: first ?? null,
    second: second ?? null,
  };
}

/** A text with its slots filled; null when one is empty and has no fallback. "{Object}" begins with a capital. */
export function fill(text: string, slots: Slots): string | null {
  let isComplete = true;
  const filled = text.replace(SLOT, (_, name: string, fallback?: string) => {
    const value = slots[name.charAt(0).toLowerCase() + name.slice(1)] ?? fallback;
    if (value === undefined) isComplete = false;
    return /^[A-Z]/.test(name) ? sentenceCase(value ?? "") : (value ?? "");
  });
  return isComplete ? sentenceCase(filled) : null;
}

const cleanCore = (core: string) =>
  core.split(" ").length <= CLEAN_WORDS_MAX && !VERB_OF_STORY.test(core) ? core : null;

const CLEAN_WORDS_MAX = 13;

/** "at least 10 listings", "under 130"; null for what is no mark to reach. */
function numberOf({ amount, reduction, deadline }: Goal): string | null {
  if (!amount || reduction || amount.unit === "people" || amount.unit === "guests") return null;
  if (deadline?.words.includes(amount.words)) return null;
  if (!/^[$£€₹₦₱%]|s$|^(?:kanji|percent|km|)$/.test(amount.unit)) return null;
  if (amount.direction === "total") return amount.unit === "" ? null : amount.words;
  return amount.direction === "under" ? `under ${amount.words}` : `at least ${amount.words}`;
}

const START = /^(?:start|begin|try|get back to|go back to|get into|keep)$/;

/** "walk 30 minutes a day" to "walked 30 minutes a day", for "You've ...". */
export function achievedIn(words: string, verb: string): string | null {
  if (verb === "" || !words.toLowerCase().startsWith(verb)) return null;
  const isClean = words.split(" ").length <= CLEAN_WORDS_MAX && !VERB_OF_STORY.test(words.slice(verb.length));
  if (!isClean) return null;
  const rest = words.slice(verb.length).trimStart();
  const [next = ""] = rest.split(" ");
  const base = START.test(verb) ? baseOf(next) : null;
  if (base) return `${participleOf(base)}${rest.slice(next.length)}`;
  const both = rest.replace(/(?<= and )[a-z-]+(?= )/g, (word) =>
    VERBS.has(word) ? participleOf(word) : word,
  );
  return `${participleOf(verb)} ${both}`.replace(/ ,/g, ",").trim();
}

/** "stretched your hip, 3x a day," where the rhythm stands beside the task. */
function withRhythm(achieved: string | null, { frequency }: Goal): string | null {
  const isSaid = frequency === null || achieved?.toLowerCase().includes(frequency.toLowerCase());
  return achieved === null || isSaid ? achieved : `${achieved} ${secondPerson(frequency)}`;
}

function short(text: string, max: number): string | null {
  const plain = text.trim();
  return plain === "" || plain.length > max ? null : plain;
}

function asChoice(option: string): string {
  const words = secondPerson(option);
  const verb = /^[a-z]+/.exec(words)?.[0] ?? "";
  return VERBS.has(verb) ? gerundOf(verb) + words.slice(verb.length) : words;
}

function isPlural(object: string): boolean {
  const head = object.toLowerCase().split(/ (?:of|for|in|on|from|with) /)[0] ?? "";
  return (
    (/[^su'i]s$/.test(head) && !/(?:'s|ss|news|physics|mathematics|taxes? return|business)$/.test(head)) ||
    / and /.test(head) ||
    /\b(?:people|children|kids|men|women|teeth|feet|dishes)$/.test(head)
  );
}
