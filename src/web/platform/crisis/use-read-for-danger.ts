import { useEffect, useEffectEvent, useRef } from "react";
import { crisisGate } from "./crisis-gate.ts";

/** After so long without a keystroke, a text that stays here is read. */
const REST_MS = 1500;

/** Reads for danger what a person writes in a place that sends nothing: when they pause, and when they leave it. */
export function useReadForDanger(written: unknown): void {
  const text = JSON.stringify(written);
  const lastRead = useRef(text);
  const readNow = useEffectEvent(() => {
    if (text === lastRead.current) return;
    lastRead.current = text;
    void crisisGate.read(written);
  });
  useEffect(() => {
    if (text === lastRead.current) return;
    const timer = setTimeout(() => readNow(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => readNow(), []);
}
