import type { PlainDate } from "#shared/calendar/plain-date.rules.ts";
import { dayInFull, dayInShort } from "./day-words.rules.ts";
import type { InstantPlan } from "./instant-plan.rules.ts";

const COUNT_WORDS = ["no", "one", "two", "three", "four"];

export interface MessageFacts {
  /** What has happened decides the tone. */
  tone: "plain" | "hard" | "emergency" | "grief";
  title: string;
  steps: number;
  date: PlainDate | null;
  isDayNamed: boolean;
  today: PlainDate;
}

/** Tells the person what was created, and by when. */
export function messageFor({ tone, title, steps, date, isDayNamed, today }: MessageFacts): string {
  const number = COUNT_WORDS[steps] ?? steps;
  const count = `${number} ${steps === 1 ? "step" : "steps"}`;
  const day = date === null ? "" : ` ${isDayNamed ? "Day" : "Suggested day"}: ${dayInShort(date, today)}.`;
  if (tone === "grief")
    return `I'm so sorry. Here are ${number} small things that may help, in your own time.`;
  if (tone === "emergency")
    return `That's a lot at once. Start with the first of these ${count}: “${title}”.`;
  if (tone === "hard")
    return `I'm sorry this is on your plate. Here's a small plan with ${count}: “${title}”.${day}`;
  return `Here's a plan with ${count}: “${title}”.${day}`;
}

/** @param named the day in the person's words, if they name one */
export function dayFields(
  date: PlainDate | null,
  named: { isExact: boolean } | null,
): Pick<InstantPlan, "timeBound" | "dueOn" | "dueSource"> {
  if (date === null) return { timeBound: "", dueOn: null, dueSource: null };
  return {
    timeBound: `by ${dayInFull(date)}${named ? "" : " (suggested)"}`,
    dueOn: date,
    dueSource: named?.isExact ? "given" : "suggested",
  };
}
