import { daysAgo, overdue, type Picture } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { counted, quoted } from "./wording.format.ts";

type Overdue = ReturnType<typeof overdue>;

/** "“Tax return” was due on 3 March", or the number of overdue objectives. */
function pastTheirDay({ days }: Picture, late: Overdue): string {
  const [only] = late;
  return only && late.length === 1
    ? `${quoted(only.fact.title)} was due on ${days.inWords(only.dueDay)}`
    : `${counted(late.length, "objective")} are past their day`;
}

const lateIdentity = (late: Overdue) => late.map(({ fact, dueDay }) => `${fact.id} ${dueDay}`);

/**
 * 5, guessing instead of asking: an objective went past its due date in the last 30 days while the safety plan has no
 * communications (a tagged objective or ISAP session counts). Somebody may be waiting for word.
 */
const noWayToTell: Rule = {
  id: 5,
  name: "no-communications",
  find: (picture) => {
    const late = overdue(picture);
    if (late.length === 0 || picture.covered.has("comms")) return null;
    return {
      facts: [`No communications in the safety plan yet, and ${pastTheirDay(picture, late)}.`],
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
      identity: lateIdentity(late).map((each) => `${last.fact.id} ${each}`),
      strength: 42,
    };
  },
};

export const COMMUNICATION_RULES: readonly Rule[] = [noWayToTell, handoversGoQuiet];
