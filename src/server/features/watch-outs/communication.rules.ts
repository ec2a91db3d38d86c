import { daysAgo, onDay, overdue, type Picture, textsSince, weekOf } from "./picture.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { counted, quoted } from "./wording.format.ts";

type Overdue = ReturnType<typeof overdue>;

/** "“Tax return” was due on 3 March", or the number of overdue objectives. */
function pastTheirDay({ days }: Picture, late: Overdue): string {
  const [only] = late;
  return only && late.length === 1
    ? `${quoted(only.fact.title)} was due on ${days.inWords(only.dueDay)}`
    : `${counted(late.length, "objective")} are past their due date`;
}

const lateIdentity = (late: Overdue) => late.map(({ fact, dueDay }) => `${fact.id} ${dueDay}`);

/**
 * 5, guessing instead of asking: an objective of Business or Incident mode, where others wait for word, went past its
 * due date in the last 30 days while no mode's safety plan has communications (a tagged objective or ISAP session
 * counts).
 */
const noWayToTell: Rule = {
  id: 5,
  name: "no-communications",
  find: (picture) => {
    const late = overdue(picture).filter(({ fact }) => fact.mode !== "life");
    if (late.length === 0 || picture.covered.has("comms")) return null;
    return {
      facts: [`No mode's safety plan has communications yet, and ${pastTheirDay(picture, late)}.`],
      identity: lateIdentity(late),
      strength: Math.min(50, 44 + 2 * (late.length - 1)),
    };
  },
};

const QUIET_DAYS = 7;
const FORGOTTEN_DAYS = 60;
const HABIT_DAYS = 14;
const HABIT_HANDOVERS = 3;

/**
 * 5: no handover for at least 7 days (and at most 60), after at least 3 within 14 days, while an objective is past its
 * due date. One missed day alone never counts.
 */
const handoversGoQuiet: Rule = {
  id: 5,
  name: "quiet-handovers",
  find: (picture) => {
    const { handovers, days } = picture;
    const last = handovers.at(-1);
    const late = overdue(picture);
    if (!last || late.length === 0) return null;
    const quiet = Math.min(days.today - last.day, daysAgo(picture, last.at));
    if (quiet < QUIET_DAYS || quiet > FORGOTTEN_DAYS) return null;
    const habit = new Set(handovers.map(({ day }) => day).filter((day) => last.day - day < HABIT_DAYS));
    if (habit.size < HABIT_HANDOVERS) return null;
    return {
      facts: [`The last handover was for ${days.inWords(last.day)}, and ${pastTheirDay(picture, late)}.`],
      identity: lateIdentity(late),
      strength: 42,
    };
  },
};

const GUESS_DAYS = 21;
const GUESSES = 3;
const GUESS =
  /\b(?:i guess|guess(?:ing|ed)|assum(?:e|ed|ing)|not sure (?:if|what|who|whether|when)|no idea (?:if|what|who|whether|when|why)|idk|haven'?t (?:asked|heard|told|said|called)|havent (?:asked|heard|told|said|called)|did(?:n'?t| not) (?:ask|tell|call|say|reply|answer|dare)|not asked|never asked|don'?t (?:want to|dare|like to) ask|no (?:answer|reply|word)|(?:radio|only|just|still|nothing but) silence|silence (?:from|since)|nobody (?:told|tells|said|says|answers)|no one (?:told|tells|said|says|answers)|(?:should|could|must|will) (?:probably )?ask|maybe (?:he|she|they)|(?:he|she|they) (?:probably|must))\b/i;

/** 5: at least 3 notes or handovers of the last three weeks guess, wait for word, or leave a question unasked. */
const guesses: Rule = {
  id: 5,
  name: "guesses",
  find: (picture) => {
    const texts = textsSince(picture, GUESS_DAYS).filter(({ text }) => GUESS.test(text));
    const [first] = texts;
    if (!first || texts.length < GUESSES) return null;
    return {
      facts: [
        `Since ${onDay(picture, first.at)}, ${texts.length} of your notes and handovers mention a guess or a question still open with somebody.`,
      ],
      identity: upTo(String(weekOf(picture, first.at)), 1, Math.floor(texts.length / GUESSES)),
      strength: 46,
    };
  },
};

export const COMMUNICATION_RULES: readonly Rule[] = [noWayToTell, handoversGoQuiet, guesses];
