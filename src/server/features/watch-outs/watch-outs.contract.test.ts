import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  signalDismissalSchema,
  signalsQuerySchema,
  watchOutSignalsSchema,
} from "#shared/watch-outs/watch-outs.contract.ts";
import { ago, checkIn, isapSession, NOW, recordOf } from "#tests/support/recorded-facts.ts";
import { watchOutSignals } from "./engine.rules.ts";

test("the engine's signals match the contract, and each key can be sent back", () => {
  const signals = watchOutSignals(
    recordOf({
      checkIns: [checkIn(ago(0), { energy: "Low", stress: 9 })],
      isapSessions: [isapSession(ago(1), { cadence: "daily", reviewTime: null })],
    }),
    NOW,
  );
  expect(signals).toHaveLength(3);
  expect(z.parse(watchOutSignalsSchema, { signals })).toEqual({ signals });
  for (const { id, key } of signals) expect(z.parse(signalDismissalSchema, { id, key })).toEqual({ id, key });
});

test.each([
  [{ id: 0, key: "abc123" }],
  [{ id: 19, key: "abc123" }],
  [{ id: 1.5, key: "abc123" }],
  [{ id: 1, key: "" }],
  [{ id: 1, key: "abc123." }],
  [{ id: 1, key: "x".repeat(200) }],
  [{ id: 1 }],
])("the dismissal %o is refused", (body) => {
  expect(z.safeParse(signalDismissalSchema, body).success).toBe(false);
});

test("the mode defaults to life and the time zone to UTC", () => {
  expect(z.parse(signalsQuerySchema, {})).toEqual({ mode: "life", timeZone: "UTC" });
  expect(z.safeParse(signalsQuerySchema, { mode: "play" }).success).toBe(false);
  expect(z.safeParse(signalsQuerySchema, { timeZone: "Mars/Olympus" }).success).toBe(false);
});
