import * as z from "zod/mini";
import { timestampSchema } from "#shared/common/common.contract.ts";
import { type Outcome, titleFrom } from "./outcome.rules.ts";

export const TIMEBOX_MIN = 15;
export const TIMEBOX_MAX = 45;
export const TIMEBOX_STEP = 5;
const ACTIONS_MAX = 3;
const MINUTE_MS = 60_000;

export const containmentSchema = z.object({
  minutes: z.int().check(z.minimum(TIMEBOX_MIN), z.maximum(TIMEBOX_MAX)),
  actions: z
    .array(z.object({ text: z.string(), done: z.boolean() }))
    .check(z.minLength(1), z.maxLength(ACTIONS_MAX)),
  /** When the clock was started; null while the plan is being written. */
  startedAt: z.nullable(timestampSchema),
});
export type Containment = z.infer<typeof containmentSchema>;

export const BLANK_CONTAINMENT: Containment = {
  minutes: 20,
  actions: Array.from({ length: ACTIONS_MAX }, () => ({ text: "", done: false })),
  startedAt: null,
};

/** The actions that are named. */
export const namedActions = ({ actions }: Containment) => actions.filter(({ text }) => text.trim() !== "");

/**
 * Milliseconds that are left of the timebox, never more than all of it and never less than 0; null before the start.
 * @param now milliseconds since 1970
 */
export function timeLeft({ minutes, startedAt }: Containment, now: number): number | null {
  if (startedAt === null) return null;
  const whole = minutes * MINUTE_MS;
  return Math.min(whole, Math.max(0, Date.parse(startedAt) + whole - now));
}

/** What can become of a plan: a handover note that says what was done and what is open, or an objective. */
export function containmentOutcomes(plan: Containment): Outcome[] {
  const list = (done: boolean) =>
    namedActions(plan)
      .filter((action) => action.done === done)
      .map(({ text }) => text.trim());
  const [done, open] = [list(true), list(false)];
  return [
    {
      to: "handover",
      beginning: {
        whatChanged: done.map((text) => `Done: ${text}`).join("\n"),
        whatPersists: open.map((text) => `Still open: ${text}`).join("\n"),
        onePriority: open[0] ?? "",
      },
    },
    {
      to: "objective",
      beginning: { title: titleFrom(...open, ...done), specific: [...open, ...done].join("\n") },
    },
  ];
}
