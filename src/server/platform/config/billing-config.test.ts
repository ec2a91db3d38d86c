import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "ridgeline-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR, ...environment }, () => undefined).billing;

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTHLY: "price_1",
  STRIPE_PRICE_ANNUAL: "price_2",
};

test("without keys no plans are sold, and with all of them they are", () => {
  expect(read({})).toBeUndefined();
  expect(read({ STRIPE_API_BASE: "http://localhost:12111" })).toBeUndefined();
  expect(read({ ...KEYS, STRIPE_API_BASE: "http://localhost:12111/" })).toMatchObject({
    secretKey: "sk_test_1",
    prices: { monthly: "price_1", annual: "price_2" },
    apiBase: "http://localhost:12111",
  });
});

test.each([
  [{ ...KEYS, STRIPE_WEBHOOK_SECRET: "" }, "To sell plans, Stripe needs STRIPE_WEBHOOK_SECRET too."],
  [{ STRIPE_PRICE_ANNUAL: "price_2" }, "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY too."],
  [{ ...KEYS, STRIPE_SECRET_KEY: "pk_live_1" }, "not the publishable one"],
  [{ ...KEYS, STRIPE_PRICE_ANNUAL: "price_1" }, "must be two different prices"],
  [{ ...KEYS, STRIPE_API_BASE: "localhost" }, "STRIPE_API_BASE must be an address"],
  [{ ...KEYS, STRIPE_PRICE_ANNUAL: "", ECHO_PROVIDER: "anthropic" }, "The configuration has 3 mistakes"],
])("refuses %j with a sentence for the operator", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});
