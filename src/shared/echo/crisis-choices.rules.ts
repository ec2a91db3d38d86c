import type { Risk } from "../crisis/risk.ts";
import { CHOICES, type Choice, NO_DANGER_CHOICE } from "./crisis-choices.content.ts";
import type { Danger } from "./crisis-danger.rules.ts";

/** How many dangers are offered: more would be a form to fill in. */
const OFFERED = 3;
/** Says that Echo has taken it for something else; "you don't get it" is said of much more. */
const MISREAD =
  /\b(?:not listening|aren'?t listening|misunderst\w+|misread|(?:not|isn'?t|wasn'?t) what i(?:'?m| am)? (?:said|saying|mean|meant|asked|asking|telling)|wrong (?:person|way round|idea)|got (?:it|that|this) (?:all )?wrong|what are you (?:even )?talking about|(?:it|that) was (?:just |only )?(?:an example|a figure of speech|an expression)|i (?:only|just) meant)\b/i;
/** The same as the button that says there is no danger, in a message of their own. */
const NONE_OF_THAT = /\bit'?s none of that\b|\b(?:nobody|no one)(?:'s| is) in (?:any )?danger\b/i;

const ALL = [...CHOICES, NO_DANGER_CHOICE];

/** The choice that a message consists of. */
export function choiceIn(text: string): Choice | null {
  return ALL.find((choice) => choice.text === text.trim()) ?? null;
}

/** Whether a message says in the words of the button that nobody is in danger. */
export function saysNoDanger(text: string): boolean {
  return NONE_OF_THAT.test(text.replaceAll("’", "'"));
}

export function saysMisread(text: string): boolean {
  return MISREAD.test(text);
}

const isAbout = ({ about }: Choice, { kind, subject }: Risk) =>
  about?.kind === kind && about.subject === subject;

const offered = (choices: readonly Choice[]) =>
  [...choices.slice(0, OFFERED), NO_DANGER_CHOICE].map(({ text }) => text);

/** What to offer where a danger may be another one, or none: first that it is so, lest the list pulls for a no. */
export function choicesBeside({ risk }: Danger): readonly string[] {
  // None of them is about an illness.
  if (risk.kind === "medical") return [];
  const own = CHOICES.filter((choice) => isAbout(choice, risk));
  return offered([...own, ...CHOICES.filter((choice) => !own.includes(choice))]);
}

/** What to offer to somebody who says that a danger is another one. */
export function choicesInstead({ risk }: Danger): readonly string[] {
  return offered(CHOICES.filter((choice) => !isAbout(choice, risk)));
}

/** What answers the soft question about a danger that is only guessed: yes, or no. */
export function choicesAfterCheck({ risk }: Danger): readonly string[] {
  const own = CHOICES.filter((choice) => isAbout(choice, risk));
  return own.length > 0 ? offered(own) : [];
}
