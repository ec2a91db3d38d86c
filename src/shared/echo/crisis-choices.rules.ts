import type { Risk } from "../crisis/risk.ts";
import { CHOICES, type Choice, NO_DANGER_CHOICE } from "./crisis-choices.content.ts";
import type { Danger } from "./crisis-danger.rules.ts";

/** How many of the other dangers are offered: more would be a form to fill in. */
const OFFERED = 3;
/** Says that Echo has taken it for something else; "you don't get it" is said of much more. */
const MISREAD =
  /\b(?:not listening|aren'?t listening|misunderst\w+|misread|(?:not|isn'?t|wasn'?t) what i(?:'?m| am)? (?:said|saying|mean|meant|asked|asking|telling)|wrong (?:person|way round|idea)|got (?:it|that|this) (?:all )?wrong|what are you (?:even )?talking about)\b/i;

const ALL = [...CHOICES, NO_DANGER_CHOICE];

/** The choice that a message consists of. */
export function choiceIn(text: string): Choice | null {
  return ALL.find((choice) => choice.text === text.trim()) ?? null;
}

export function saysMisread(text: string): boolean {
  return MISREAD.test(text);
}

const isAbout = ({ about }: Choice, { kind, subject }: Risk) =>
  about?.kind === kind && (about?.subject === subject || kind !== "self");

/** What to offer where a danger may be another one, or none. */
export function choicesBeside({ risk }: Danger): readonly string[] {
  const others = CHOICES.filter((choice) => !isAbout(choice, risk));
  return [...others.slice(0, OFFERED), NO_DANGER_CHOICE].map(({ text }) => text);
}

/** What answers the soft question about a danger that is only guessed: yes, or no. */
export function choicesAfterCheck({ risk }: Danger): readonly string[] {
  const own = CHOICES.find((choice) => isAbout(choice, risk) && choice.about?.subject === risk.subject);
  return own ? [own.text, NO_DANGER_CHOICE.text] : [];
}
