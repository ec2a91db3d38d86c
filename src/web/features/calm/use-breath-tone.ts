import { useEffect, useRef } from "react";
import type { Breath } from "./use-breath.ts";

const LOW_HZ = 174;
const HIGH_HZ = 220;
const LOUDNESS = 0.06;
/** Exponential ramps cannot reach 0. */
const SILENCE = 0.0001;
const FADE_SECONDS = 0.15;

export function offersSound(): boolean {
  return "AudioContext" in window;
}

/** A soft tone that rises with the breath in and falls with the breath out; holding and pausing are silent. */
export function useBreathTone(isOn: boolean, breath: Breath | null): void {
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

  const phase = breath?.phase;
  const phaseMs = breath?.phaseMs ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays again in each round and when switched on
  useEffect(() => {
    if (!audio.current || (phase !== "in" && phase !== "out")) return;
    return playTone(audio.current, phase === "in" ? [LOW_HZ, HIGH_HZ] : [HIGH_HZ, LOW_HZ], phaseMs / 1000);
  }, [isOn, breath?.round, phase, phaseMs]);
}

/** Fades in and out. @returns ends it early, without a click */
function playTone(context: AudioContext, [from, to]: readonly [number, number], seconds: number): () => void {
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
