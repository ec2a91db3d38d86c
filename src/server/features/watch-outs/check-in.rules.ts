import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import { watchOutForCheckIn } from "#shared/wellness/check-in.rules.ts";
import { daysAgo, onDay, type Picture, weekOf } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";

/** How long the newest check-in counts as current: today and the two days before. */
const NOW_DAYS = 2;
/** A pattern needs a check-in in the last week, and all its check-ins within two. */
const PATTERN_AGE_DAYS = 7;
const PATTERN_SPAN_DAYS = 14;

type TimedCheckIn = Picture["checkIns"][number];

/** The newest check-in if it is current: from today or one of the two days before. */
export function presentCheckIn(picture: Picture): TimedCheckIn | null {
  const newest = picture.checkIns.at(-1);
  return newest && daysAgo(picture, newest.at) <= NOW_DAYS ? newest : null;
}

const LATELY_DAYS = 14;
const EASY_STRESS = 4.5;

/** The mean stress of the last two weeks; null with fewer than two check-ins. */
export function stressLately(picture: Picture): number | null {
  const lately = picture.checkIns.filter(({ at }) => daysAgo(picture, at) <= LATELY_DAYS);
  if (lately.length < 2) return null;
  return lately.reduce((sum, { stress }) => sum + stress, 0) / lately.length;
}

/** Whether the last two weeks' check-ins show a calm person. A full life is no fault then, and neither is a small one. */
export function isAtEase(picture: Picture): boolean {
  const stress = stressLately(picture);
  return stress !== null && stress <= EASY_STRESS && picture.checkIns.at(-1)?.mood !== "Down";
}

/** From this stress on, an alert is a state of its own. */
const SEVERE_STRESS = 9;

/**
 * The rule for one alert, based on the newest check-in. The state is the alert, whether the stress is severe, and the
 * week in which the unbroken row of such check-ins began.
 */
function alertRule(
  id: WatchOutId,
  strengthOf: (stress: number) => number,
  factOf: (checkIn: TimedCheckIn) => string,
): Rule {
  return {
    id,
    name: "check-in",
    isForHardDays: true,
    find: (picture) => {
      const checkIn = presentCheckIn(picture);
      if (!checkIn || watchOutForCheckIn(checkIn) !== id) return null;
      const row = patternIn(picture, 1, ([each]) => each !== undefined && watchOutForCheckIn(each) === id);
      const began = row?.began ?? String(weekOf(picture, checkIn.at));
      return {
        facts: [`${factOf(checkIn)} on ${onDay(picture, checkIn.at)}.`],
        identity: checkIn.stress >= SEVERE_STRESS ? [began, `${began} severe`] : [began],
        strength: strengthOf(checkIn.stress),
      };
    },
  };
}

/** Stress 7 to 10 with low energy. */
const lowUnderStress = alertRule(
  3,
  (stress) => 86 + 3 * (stress - 7),
  ({ stress }) => `Energy Low and stress ${stress}`,
);

/** Stress 7 to 10 with a down mood and energy that is not low. */
const downUnderStress = alertRule(
  9,
  (stress) => 84 + 3 * (stress - 7),
  ({ stress }) => `Mood Down and stress ${stress}`,
);

/** Stress 8 to 10 without low energy or a down mood. */
const highStress = alertRule(
  7,
  (stress) => 80 + 3 * (stress - 8),
  ({ stress }) => `Stress ${stress}`,
);

/** Stress 5 or 6 with low energy and a down mood. */
const lowAndDown = alertRule(
  11,
  () => 82,
  () => "Energy Low and mood Down",
);

export const CHECK_IN_RULES: readonly Rule[] = [lowUnderStress, downUnderStress, highStress, lowAndDown];

/** Thrown when a pattern may have begun before the oldest check-in that was read. */
export class OlderCheckInsNeeded extends Error {
  override name = "OlderCheckInsNeeded";
}

/** The latest check-ins that show a pattern. */
export type Pattern = {
  readonly window: readonly TimedCheckIn[];
  /** Identifies the pattern by the week in which it began. */
  readonly began: string;
  /** "since March 3": the day of the window's first check-in. */
  readonly since: string;
};

/**
 * The newest `size` check-ins if they lie within `spanDays`, the newest of them within the last 7, and `shows` accepts
 * them. The pattern began with the first check-in since which it has held without a break, so its identity stays the
 * same from one check-in to the next.
 * @throws OlderCheckInsNeeded
 */
export function patternIn(
  picture: Picture,
  size: number,
  shows: (window: readonly TimedCheckIn[]) => boolean,
  spanDays = PATTERN_SPAN_DAYS,
): Pattern | null {
  const { checkIns } = picture;
  const windowAt = (end: number): readonly TimedCheckIn[] | null => {
    if (end < size && picture.whole.hasOlderCheckIns) throw new OlderCheckInsNeeded();
    const window = checkIns.slice(Math.max(0, end - size), end);
    const [first, last] = [window[0], window.at(-1)];
    if (window.length < size || !first || !last || last.at - first.at > spanDays * DAY_MS) return null;
    return shows(window) ? window : null;
  };
  const newest = checkIns.at(-1);
  if (!newest || daysAgo(picture, newest.at) > PATTERN_AGE_DAYS) return null;
  const window = windowAt(checkIns.length);
  if (!window) return null;
  let began = newest;
  for (let end = checkIns.length - 1; windowAt(end); end -= 1) {
    const before = checkIns[end - 1];
    if (!before || began.at - before.at > spanDays * DAY_MS) break;
    began = before;
  }
  return {
    window,
    began: String(weekOf(picture, began.at)),
    since: `since ${onDay(picture, window[0]?.at ?? newest.at)}`,
  };
}
