import { describe, expect, test } from "vitest";
import { readDangerNetwork, writeDangerNetwork } from "./danger-network.format.ts";
import { dangerInputs } from "./danger-network.rules.ts";
import { createDangerScorer } from "./danger-scorer.service.ts";

const score = createDangerScorer();
/** The kind that is likeliest. */
const kindOf = async (message: string, ...earlier: string[]) => {
  const scores = await score(message, earlier);
  return Object.entries(scores?.kinds ?? {}).toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

describe("the reading by meaning", () => {
  test.each([
    ["medical", "my left arm went numb and I can't get words out right"],
    ["abuse", "he took my keys and my bank card and shoves me when dinner is late"],
    ["others", "I keep picturing my fists on his face and tomorrow I work with him again"],
    ["self", "nobody would notice if I wasn't here next week, I've had enough of all of it"],
  ])("tells what a danger is about: %s", async (kind, message) => {
    expect(await kindOf(message)).toBe(kind);
  });

  test("what was written before counts", async () => {
    const beaten = await score("he's in the next room now", ["my boyfriend hits me", "I'm scared of him"]);
    const ill = await score("he's in the next room now", ["dad has chest pain", "he's sweating and gray"]);
    expect(beaten?.kinds.abuse).toBeGreaterThan(ill?.kinds.abuse ?? 0);
    expect(ill?.kinds.medical).toBeGreaterThan(beaten?.kinds.medical ?? 0);
  });

  test("what is ordinary scores below what is not", async () => {
    const ordinary = await score("help me plan the garage sale on Saturday", []);
    const grave = await score("I've decided I won't be around after Saturday", []);
    expect(ordinary?.hint).toBeLessThan(-2);
    expect(grave?.hint).toBeGreaterThan(ordinary?.hint ?? 0);
  });

  test("the same message scores the same, however often it's read", async () => {
    const messages = ["I can't do this anymore", "not today"] as const;
    const first = await score(messages[1], [messages[0]]);
    expect(await score(messages[1], [messages[0]])).toEqual(first);
  });

  test("empty and endless messages are read", async () => {
    expect(await score("", [])).toBeNull();
    expect(await score("🙂 ...", [""])).toBeNull();
    expect(await score("I'm afraid", ["", "🙂"])).not.toBeNull();
    expect(await score("word ".repeat(100_000), [])).not.toBeNull();
  });
});

test("the inputs are the message and a conversation of the same length", () => {
  const one = Float32Array.from([3, 4]);
  const other = Float32Array.from([4, -3]);
  expect(dangerInputs(one, [])).toEqual(Float32Array.from([3, 4, 3, 4]));
  const both = dangerInputs(one, [other]);
  expect(Math.hypot(both[2] ?? 0, both[3] ?? 0)).toBeCloseTo(5);
});

test("a network is read as it was written", () => {
  const network = readDangerNetwork();
  const bytes = writeDangerNetwork(network);
  expect(bytes.length).toBeLessThan(250_000);
  expect(network.hiddenWeights).toHaveLength(network.hidden * network.inputs);
  expect(network.outputBiases).toHaveLength(network.outputs);
  expect(network.hash).toMatch(/^[0-9a-f]{64}$/);
});
