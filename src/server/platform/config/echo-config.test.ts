import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "ridgeline-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR, ...environment }, () => undefined).echo;

test("without a provider Echo has no model, whatever else is set", () => {
  expect(read({})).toBeUndefined();
  expect(read({ ECHO_PROVIDER: "", ECHO_MODEL: "m", ECHO_API_KEY: "k" })).toBeUndefined();
});

test("reads a provider, with a limit for silence and none for tokens", () => {
  const local = {
    ECHO_PROVIDER: "openai-compatible",
    ECHO_BASE_URL: "http://localhost:11434/v1/",
    ECHO_MODEL: "llama3.1",
  };
  expect(read(local)).toEqual({
    provider: "openai-compatible",
    baseUrl: "http://localhost:11434/v1",
    model: "llama3.1",
    apiKey: undefined,
    timeoutMs: 30_000,
    tokensPerDay: undefined,
  });
  expect(read({ ...local, ECHO_TIMEOUT_MS: "500", ECHO_TOKENS_PER_DAY: "9" })).toMatchObject({
    timeoutMs: 500,
    tokensPerDay: 9,
  });
});

test.each([
  [{ ECHO_PROVIDER: "magic" }, "ECHO_PROVIDER must be one of: openai-compatible, anthropic."],
  [{ ECHO_PROVIDER: "openai-compatible", ECHO_MODEL: "m" }, "needs ECHO_BASE_URL"],
  [{ ECHO_PROVIDER: "anthropic", ECHO_MODEL: "m" }, "needs ECHO_API_KEY"],
  [{ ECHO_PROVIDER: "anthropic", ECHO_API_KEY: "k" }, "needs ECHO_MODEL"],
  [{ ECHO_BASE_URL: "localhost" }, "ECHO_BASE_URL must be an address"],
  [{ ECHO_TIMEOUT_MS: "soon" }, "ECHO_TIMEOUT_MS must be a whole number above 0."],
])("refuses %j with a sentence for the operator", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});
