import type { Present } from "#shared/calendar/local-days.rules.ts";
import { ALIGNMENT_RULES } from "./alignment.rules.ts";
import { AWARENESS_RULES } from "./awareness.rules.ts";
import { CHANGE_RULES } from "./change.rules.ts";
import { CHECK_IN_RULES } from "./check-in.rules.ts";
import { COMFORT_RULES } from "./comfort.rules.ts";
import { COMMUNICATION_RULES } from "./communication.rules.ts";
import { ENERGY_RULES } from "./energy.rules.ts";
import { ISAP_RULES } from "./isap.rules.ts";
import { LEADERSHIP_RULES } from "./leadership.rules.ts";
import { ONE_SIDED_RULES } from "./one-sided.rules.ts";
import { OWN_GOAL_RULES } from "./own-goal.rules.ts";
import { type PersonState, stateOfPerson } from "./person.rules.ts";
import { isInIncident, type Picture, pictureOf } from "./picture.rules.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";
import { REPEAT_RULES } from "./repeats.rules.ts";
import { type Rule, type Signal, shownTogether, signalsFrom } from "./signal.rules.ts";
import { STRAIN_RULES } from "./strain.rules.ts";
import { WORDS_RULES } from "./words.rules.ts";

const RULES: readonly Rule[] = [
  ...CHECK_IN_RULES,
  ...ISAP_RULES,
  ...AWARENESS_RULES,
  ...REPEAT_RULES,
  ...ENERGY_RULES,
  ...STRAIN_RULES,
  ...LEADERSHIP_RULES,
  ...ALIGNMENT_RULES,
  ...ONE_SIDED_RULES,
  ...OWN_GOAL_RULES,
  ...CHANGE_RULES,
  ...COMMUNICATION_RULES,
  ...COMFORT_RULES,
  ...WORDS_RULES,
];

const HARD_DAY_RULES = RULES.filter(({ isForHardDays }) => isForHardDays);

/** In grief, low energy and stress are no load to name; at most the mood is. */
const MOOD_RULES = HARD_DAY_RULES.filter(({ id }) => id === 9 || id === 11);

/**
 * The watch-outs that a person's records show now, strongest first: at most one signal per watch-out, with all its
 * facts. They are things to know, not faults.
 * @throws RangeError when the time zone or the instant does not exist
 */
export function watchOutSignals(record: RecordedFacts, now: Present): Signal[] {
  return signalsFrom(RULES, pictureOf(record, now));
}

/** What to show a person. */
export interface WatchOutView {
  state: PersonState;
  signals: Signal[];
  /** Whether to offer people to turn to. */
  people: boolean;
}

/**
 * How the person is, and the watch-outs to show them. The person comes first: on a hard day at most one signal, about
 * how they are; on a return none.
 * @throws RangeError when the time zone or the instant does not exist
 */
export function watchOutsFor(record: RecordedFacts, now: Present): WatchOutView {
  const picture = pictureOf(record, now);
  const state = stateOfPerson(picture);
  const people = state === "hard-day" || picture.grave.isInDanger;
  return { state, signals: signalsIn(picture, state), people };
}

function signalsIn(picture: Picture, state: PersonState): Signal[] {
  if (state === "returning") return [];
  if (state === "hard-day") {
    const isMourning = picture.grave.isGrieving && !isInIncident(picture);
    return signalsFrom(isMourning ? MOOD_RULES : HARD_DAY_RULES, picture).slice(0, 1);
  }
  return shownTogether(signalsFrom(RULES, picture));
}
