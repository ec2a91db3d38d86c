import { useEffect, useRef } from "react";
import type { Moment } from "./use-timed-steps.ts";
import type { Cue } from "./use-vibration.ts";

const LOW_HZ = 174;
const HIGH_HZ = 220;
const LOUDNESS = 0.06;
/** Exponential ramps cannot reach 0. */
const SILENCE = 0.0001;
/** Of the note at the beginning of a part with words. */
const NOTE_MS = 2500;
const FADE_SECONDS = 0.15;

export function offersSound(): boolean {
  return "AudioContext" in window;
}

/**
 * A soft tone that rises with the breath in and falls with the breath out, or a short note at the beginning of a part
 * with words. Holding and pausing are silent.
 */
export function useTone(isOn: boolean, moment: Moment<{ cue: Cue }> | null): void {
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const context = new AudioContext();
    audio.current = context;
    return () => {
      audio.current = null;
      void context.close();
    };
  }, [isOn]);

  const cue = moment?.step.cue;
  const stepMs = moment?.stepMs ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays again in each round and when switched on
  useEffect(() => {
    if (!audio.current) return;
    if (cue === "in") return playTone(audio.current, [LOW_HZ, HIGH_HZ], stepMs);
    if (cue === "out") return playTone(audio.current, [HIGH_HZ, LOW_HZ], stepMs);
    if (cue === "step") return playTone(audio.current, [LOW_HZ, LOW_HZ], Math.min(NOTE_MS, stepMs));
  }, [isOn, moment?.index, cue, stepMs]);
}

/** Fades in and out. @returns ends it early, without a click */
function playTone(context: AudioContext, [from, to]: readonly [number, number], ms: number): () => void {
  const seconds = ms / 1000;
  const tone = new OscillatorNode(context, { type: "sine", frequency: from });
  const volume = new GainNode(context, { gain: SILENCE });
  const start = context.currentTime;
  tone.frequency.linearRampToValueAtTime(to, start + seconds);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + seconds * 0.4);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
  return () => {
    if (context.state === "closed") return;
    volume.gain.cancelScheduledValues(context.currentTime);
    volume.gain.setTargetAtTime(SILENCE, context.currentTime, FADE_SECONDS / 3);
    tone.stop(context.currentTime + FADE_SECONDS);
  };
}
