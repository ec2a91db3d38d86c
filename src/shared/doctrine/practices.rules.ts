import { BREATH_PATTERNS, type BreathPattern, type BreathStep, breathMinutes } from "./breath.rules.ts";
import { CALM } from "./calm.content.ts";
import { BREATHING_INTRO, PRACTICE_SCRIPTS, type ScriptStep } from "./practice-scripts.content.ts";
import type { BreathingId, PracticeId } from "./practices.content.ts";
import type { TimedStep } from "./timed-steps.rules.ts";

/** A step of a practice with words. Each is a part of its own. */
export interface SpokenStep extends TimedStep {
  readonly cue: "step";
  readonly label: string;
  readonly text: string;
}

export type PracticeStep = BreathStep | SpokenStep;

const PATTERNS: Record<BreathingId, BreathPattern> = {
  box: BREATH_PATTERNS.box,
  "longer-out": BREATH_PATTERNS.longerOut,
};

/** A breathing practice has holds that can be left out, and no words. */
export const isBreathing = (id: PracticeId): id is BreathingId => id in PATTERNS;

/** What is said before a practice begins. The note stays while it runs. */
export function practiceTexts(id: PracticeId): { intro: string; note: string } {
  return isBreathing(id) ? { intro: BREATHING_INTRO, note: CALM.breath.note } : PRACTICE_SCRIPTS[id];
}

/** The steps of a practice for a length in minutes: exactly that long with words, to the nearest round when breathing. */
export function practiceSteps(id: PracticeId, minutes: number, withHolds: boolean): readonly PracticeStep[] {
  return isBreathing(id)
    ? breathMinutes(PATTERNS[id], minutes, withHolds)
    : spokenSteps(PRACTICE_SCRIPTS[id].steps, minutes);
}

function spokenSteps(script: readonly ScriptStep[], minutes: number): SpokenStep[] {
  const fixedMs = script.reduce((sum, { seconds = 0 }) => sum + seconds * 1000, 0);
  const shareMs = (minutes * 60_000 - fixedMs) / script.filter(({ seconds }) => !seconds).length;
  return script.map(({ title, text, seconds }, part) => ({
    cue: "step",
    label: title,
    text,
    part,
    ms: seconds ? seconds * 1000 : shareMs,
  }));
}
