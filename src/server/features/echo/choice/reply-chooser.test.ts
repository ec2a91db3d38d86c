import { describe, expect, test } from "vitest";
import type { ReplyContext, ReplyTraits } from "#shared/echo/possible-reply.ts";
import { createReplyChooser } from "./reply-chooser.service.ts";
import { readReplyNetwork, scoreOf, writeReplyNetwork } from "./reply-network.format.ts";
import { readReplyTowers, writeReplyTowers } from "./reply-towers.format.ts";
import { dot, queryVector, replyVector, toLength1, wordsOf } from "./reply-towers.rules.ts";

const chooser = createReplyChooser();
const contextOf = (message: string, last = ""): ReplyContext => ({
  message,
  first: message,
  before: "",
  last,
  place: last === "" ? 0 : 1,
});
const traitsOf = (core: string, source: string): ReplyTraits => ({
  sources: [source],
  core,
  chance: 0,
  score: 0,
  covered: 0,
  hasCard: false,
  hasSuggestions: false,
});

describe("Replies are found by their texts", () => {
  test.each([
    ["my brother lives 20 minutes away and does nothing for dad", "siblings-dont-help"],
    ["customer is 45 days late on a 1200 invoice", "late-paying-client"],
  ])("the topic of “%s”", async (message, id) => {
    expect((await chooser.find(contextOf(message))).topic).toContain(id);
  });
});

test("a reply about the matter fits better than one about another", async () => {
  const context = contextOf("I have to give a toast at my sister's wedding and I'm terrified");
  const scores = await chooser.score(context, [
    traitsOf(
      "Two minutes is plenty for a toast. Tell one small story that shows who they are, say what you wish the two of them, and raise your glass. Write it on a card and practice it out loud.",
      "topic",
    ),
    traitsOf(
      "Read the lease first, then write to the landlord with photos and a date by which you need the repair.",
      "topic",
    ),
  ]);
  expect(scores?.[0]).toBeGreaterThan(scores?.[1] ?? 0);
});

test("texts without a word, and endless ones, are scored too", async () => {
  const scores = await chooser.score(contextOf("🙂 ...", "???"), [
    traitsOf("🙂", "aside"),
    traitsOf("word ".repeat(10_000), "topic"),
  ]);
  expect(scores?.every(Number.isFinite)).toBe(true);
});

test("towers and network are read as they were written", () => {
  const towers = readReplyTowers();
  const copy = writeReplyTowers(towers);
  expect(copy.equals(writeReplyTowers(readReplyTowers()))).toBe(true);
  const network = readReplyNetwork();
  expect(writeReplyNetwork(network).equals(writeReplyNetwork(readReplyNetwork()))).toBe(true);
  expect(network.hiddenWeights.length).toBe(network.hidden * network.means.length);
  expect(Number.isFinite(scoreOf(network, network.means))).toBe(true);
});

test("vectors have length 1, and depend on the words and on what came before", () => {
  const towers = readReplyTowers();
  const places = new Map(towers.vocabulary.map((stem, place) => [stem, place]));
  const reading = (text: string) => ({ meaning: towers.mean, words: wordsOf(text, places, towers.rarities) });
  const alone = queryVector(towers, reading("the landlord won't fix the heat"));
  expect(dot(alone, alone)).toBeCloseTo(1);
  const after = queryVector(
    towers,
    reading("the landlord won't fix the heat"),
    reading("Who owns the house?"),
  );
  expect(dot(alone, after)).toBeLessThan(0.999);
  const fits = replyVector(towers, reading("Write to the landlord and ask for the repair of the heat."));
  const other = replyVector(towers, reading("Ask the teacher for one topic to study for the exam."));
  expect(dot(alone, fits)).toBeGreaterThan(dot(alone, other));
  expect(toLength1(new Float32Array(3))).toEqual(new Float32Array(3));
});
