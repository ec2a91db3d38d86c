import { useEffect, useState } from "react";
import { now } from "#web/platform/time/clock.ts";
import { BLANK_CONTAINMENT, containmentSchema, namedActions, timeLeft } from "./containment.rules.ts";
import { useTool } from "./use-tool.ts";

const SECOND_MS = 1000;

/** The containment plan on this device and its clock, which goes on while the page is closed. */
export function useContainment() {
  const {
    value: plan,
    change,
    forget,
    clear,
  } = useTool("quick-containment", containmentSchema, BLANK_CONTAINMENT);
  const [moment, setMoment] = useState(() => now().getTime());
  const left = timeLeft(plan, moment);
  const isTicking = left !== null && left > 0;

  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setMoment(now().getTime());
    const timer = setInterval(tick, SECOND_MS);
    // Timers sleep in a hidden tab.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isTicking]);

  const actions = namedActions(plan);
  return {
    plan,
    /** Milliseconds; null before the start. */
    left,
    isAllDone: left !== null && actions.every(({ done }) => done),
    change,
    forget,
    clear,
    start(minutes: number) {
      const startedAt = now();
      setMoment(startedAt.getTime());
      change({ ...plan, minutes, startedAt: startedAt.toISOString() });
    },
  };
}
