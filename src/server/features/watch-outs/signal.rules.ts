import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import type { Picture } from "./picture.rules.ts";

/**
 * The result of one rule.
 *
 * Strength, comparable across rules:
 * - 80 to 100: the person's current condition, or a trigger point they set themselves;
 * - 60 to 79: a condition that lasts over several check-ins, or an escape route or due date that matters within days;
 * - 40 to 59: loads and gaps that build up over a week or more;
 * - 1 to 39: choices and habits that are good to know about.
 */
export type Finding = {
  /** Plain sentences with the person's own numbers and dates. */
  readonly facts: readonly string[];
  /**
   * Identifies the state that the facts speak of: bands, weeks and the things concerned, never the wording, the current
   * day, or the id of a check-in, handover or session. It stays the same until the state changes.
   */
  readonly identity: readonly string[];
  readonly strength: number;
};

export type Rule = {
  readonly id: WatchOutId;
  /** Separates the identities of two rules of one watch-out. Changing it brings dismissed signals back. */
  readonly name: string;
  /** Whether it may be shown on a hard day: it names no due date, no percentage and nothing left undone. */
  readonly isForHardDays?: true;
  readonly find: (picture: Picture) => Finding | null;
};

/** A watch-out that the records show, with its facts. */
export type Signal = {
  readonly id: WatchOutId;
  readonly facts: readonly string[];
  /** One hash per identifying fact, joined by dots. */
  readonly key: string;
  /** 1 to 100: that of the strongest finding, slightly increased for each further one. */
  readonly strength: number;
};

const FURTHER_FINDING = 4;
const PARTS_MAX = 10;

/** Six base-36 characters, the same on every machine (FNV-1a with a final mix). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 1).toString(36).padStart(6, "0");
}

function keyOf(identities: readonly string[]): string {
  const parts = [...new Set(identities.map(hash))].sort();
  const whole = parts.length <= PARTS_MAX;
  return (
    whole ? parts : [...parts.slice(0, PARTS_MAX - 1), hash(parts.slice(PARTS_MAX - 1).join("."))]
  ).join(".");
}

/** All signals of a picture: one per watch-out, strongest first, ties by number. */
export function signalsFrom(rules: readonly Rule[], picture: Picture): Signal[] {
  const found = new Map<WatchOutId, { rule: Rule; finding: Finding }[]>();
  for (const rule of rules) {
    const finding = rule.find(picture);
    if (finding) found.set(rule.id, [...(found.get(rule.id) ?? []), { rule, finding }]);
  }
  return [...found]
    .map(([id, each]): Signal => {
      const ranked = each.toSorted((a, b) => b.finding.strength - a.finding.strength);
      const strongest = ranked[0]?.finding.strength ?? 1;
      return {
        id,
        facts: ranked.flatMap(({ finding }) => finding.facts),
        key: keyOf(
          each.flatMap(({ rule, finding }) =>
            finding.identity.map((identity) => `${id} ${rule.name} ${identity}`),
          ),
        ),
        strength: Math.min(100, strongest + FURTHER_FINDING * (ranked.length - 1)),
      };
    })
    .sort((a, b) => b.strength - a.strength || a.id - b.id);
}

/** Watch-outs that would contradict each other side by side. */
const CONTRADICTIONS: readonly (readonly [WatchOutId, WatchOutId])[] = [
  [7, 3],
  [7, 9],
  [7, 11],
  [10, 11],
  [1, 11],
  [1, 6],
];
/** From this strength on, a signal is about more than choices and habits, and those can wait. */
const PRESSING = 60;
const HABITS_BELOW = 40;

/** Of signals in order, those that can be shown together: none that contradicts a stronger one, no habits when much presses. */
export function shownTogether(signals: readonly Signal[]): Signal[] {
  const isPressing = signals.some(({ strength }) => strength >= PRESSING);
  const shown: Signal[] = [];
  for (const signal of signals) {
    const isContradicted = CONTRADICTIONS.some((pair) =>
      shown.some(({ id }) => id !== signal.id && pair.includes(id) && pair.includes(signal.id)),
    );
    if (!isContradicted && !(isPressing && signal.strength < HABITS_BELOW)) shown.push(signal);
  }
  return shown;
}

/**
 * Signals with facts that the person has not dismissed yet. A dismissal covers each fact: when one of them clears, the
 * rest stays dismissed; when a new one appears, the signal comes back.
 */
export function visibleSignals<S extends Pick<Signal, "key">>(
  signals: readonly S[],
  dismissedKeys: Iterable<string>,
): S[] {
  const dismissed = new Set<string>();
  for (const key of dismissedKeys) for (const part of key.split(".")) dismissed.add(part);
  return signals.filter(({ key }) => key.split(".").some((part) => !dismissed.has(part)));
}

/** Identities that bring a signal back when a number grows, but not when it shrinks: "x 3", "x 4", "x 5". */
export function upTo(identity: string, from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => `${identity} ${from + step}`);
}
