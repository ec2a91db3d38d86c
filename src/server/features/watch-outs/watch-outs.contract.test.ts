import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  signalDismissalSchema,
  signalsQuerySchema,
  watchOutSignalsSchema,
} from "#shared/watch-outs/watch-outs.contract.ts";
import { ago, boundary, checkIn, NOW, objective, recordOf } from "#tests/support/recorded-facts.ts";
import { watchOutSignals } from "./engine.rules.ts";

test("the engine's signals match the contract, and each key can be sent back", () => {
  const signals = watchOutSignals(
    recordOf({
      checkIns: [checkIn(ago(0), { energy: "Low", stress: 9 })],
      objectives: [1, 2, 3, 4].map(() => objective("A")),
      boundaries: ["A", "B"].map((name) => boundary(name)),
    }),
    NOW,
  );
  expect(signals).toHaveLength(3);
  for (const state of [{}, { people: true }, { welcome: true }]) {
    expect(z.parse(watchOutSignalsSchema, { signals, ...state })).toEqual({ signals, ...state });
  }
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

test("the time zone defaults to UTC", () => {
  expect(z.parse(signalsQuerySchema, {})).toEqual({ timeZone: "UTC" });
  expect(z.safeParse(signalsQuerySchema, { timeZone: "Mars/Olympus" }).success).toBe(false);
});
