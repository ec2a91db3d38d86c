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
import { OWN_GOAL_RULES } from "./own-goal.rules.ts";
import { pictureOf } from "./picture.rules.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";
import { type Rule, type Signal, signalsFrom } from "./signal.rules.ts";

const RULES: readonly Rule[] = [
  ...CHECK_IN_RULES,
  ...ISAP_RULES,
  ...AWARENESS_RULES,
  ...ENERGY_RULES,
  ...LEADERSHIP_RULES,
  ...ALIGNMENT_RULES,
  ...OWN_GOAL_RULES,
  ...CHANGE_RULES,
  ...COMMUNICATION_RULES,
  ...COMFORT_RULES,
];

/**
 * The watch-outs that a person's records show now, strongest first: at most one signal per watch-out, with all its
 * facts. They are things to know, not faults.
 * @throws RangeError when the time zone or the instant does not exist
 */
export function watchOutSignals(record: RecordedFacts, now: Present): Signal[] {
  return signalsFrom(RULES, pictureOf(record, now));
}
