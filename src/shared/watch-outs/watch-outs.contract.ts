import * as z from "zod/mini";
import { timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";

const SUCH_A_WATCH_OUT = "A watch-out has a number from 1 to 18.";
const watchOutNumberSchema = z
  .int(SUCH_A_WATCH_OUT)
  .check(z.minimum(1, SUCH_A_WATCH_OUT), z.maximum(WATCH_OUTS.length, SUCH_A_WATCH_OUT));

/** Up to ten hashes joined by dots, as made by `watchOutSignals`. */
const signalKeySchema = z
  .string("A signal's key is text.")
  .check(z.regex(/^[0-9a-z]{6}(\.[0-9a-z]{6}){0,9}$/, "That isn't the key of a signal."));

export const signalsQuerySchema = z.object({
  /** Decides what "today" and "late in the evening" mean. */
  timeZone: z._default(timeZoneSchema, "UTC"),
});

export const watchOutSignalSchema = z.object({
  id: watchOutNumberSchema,
  /** The recorded facts behind the signal, as sentences. */
  facts: z.array(z.string()),
  /** Identifies the state that the facts speak of; sent back to dismiss the signal until that changes. */
  key: signalKeySchema,
  /** From 1 to 100; `Finding` describes the scale. */
  strength: z.int(),
});
export type WatchOutSignal = z.infer<typeof watchOutSignalSchema>;

export const watchOutSignalsSchema = z.object({
  /** Strongest first, without dismissed ones. At most one on a hard day. */
  signals: z.array(watchOutSignalSchema),
  /** Present on a hard day, or when a text of the last two weeks speaks of danger: offer people to turn to. */
  people: z.optional(z.literal(true)),
  /** Present after an absence of more than two weeks: welcome the person, and show nothing that is late. */
  welcome: z.optional(z.literal(true)),
});
export type WatchOutSignals = z.infer<typeof watchOutSignalsSchema>;

export const signalDismissalSchema = z.object({ id: watchOutNumberSchema, key: signalKeySchema });
export type SignalDismissal = z.infer<typeof signalDismissalSchema>;

export const WATCH_OUT_PATHS = {
  signals: "/api/watch-outs/signals",
  dismissSignal: "/api/watch-outs/signals/dismiss",
} as const;
