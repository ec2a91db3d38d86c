import { describe, expect, test } from "vitest";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { ECHO_TOLD_LENGTH } from "#shared/echo/echo.contract.ts";
import { ASKS } from "#shared/echo/guided/asks.content.ts";
import { samplesOf } from "./entries.rules.ts";
import { LIBRARY } from "./library.content.ts";
import { planTopicsOf } from "./plan-topics.rules.ts";
import { hashOf, readSampleVectors } from "./sample-vectors.format.ts";
import { reader, textsOf } from "./told.rules.ts";

const TEXT_MAX = 480;
const STEP = { min: 5, max: 80 };

describe("The library's content", () => {
  const library = { ...LIBRARY, plans: planTopicsOf(situations()) };
  const entries = [...library.topics, ...library.plans, ...library.moves];
  const texts = textsOf(library).map(({ text }) => text);
  const ofPlans = library.plans.flatMap(({ then, close }) => [...then.map(({ reply }) => reply), close]);
  const written = [...textsOf(LIBRARY).map(({ text }) => text), ...ofPlans];

  test("names every entry once, each with sentences to be found by", () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, says } of [...LIBRARY.topics, ...LIBRARY.moves]) {
      expect(id).toMatch(/^[a-z0-9-]{3,50}$/);
      expect(says.length, id).toBeGreaterThanOrEqual(6);
    }
  });

  test("gives every topic branches, two replies for anything else, and an end", () => {
    for (const { id, then, otherwise, close, step } of LIBRARY.topics) {
      expect(then.length, id).toBeGreaterThanOrEqual(3);
      for (const branch of then) expect(branch.if.length, id).toBeGreaterThanOrEqual(4);
      expect(otherwise, id).toHaveLength(2);
      expect(close, id).not.toBe("");
      if (step !== null) {
        expect(step.length, id).toBeGreaterThanOrEqual(STEP.min);
        expect(step.length, id).toBeLessThanOrEqual(STEP.max);
      }
    }
    for (const { id, replies } of LIBRARY.moves) expect(replies.length, id).toBeGreaterThanOrEqual(2);
  });

  test("goes on about a plan in at least three ways, and ends the talk", () => {
    expect(library.plans.length).toBeGreaterThan(1000);
    for (const { id, then, close } of library.plans) {
      expect(then.length, id).toBeGreaterThanOrEqual(3);
      for (const branch of then) expect(branch.if.length, id).toBeGreaterThanOrEqual(4);
      expect(close, id).not.toMatch(/\?|^$/);
    }
  });

  test("names a topic in words that fit a question and a button, each its own", () => {
    const labels = LIBRARY.topics.flatMap(({ label }) => label ?? []);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[\p{L}\p{N}][^.?!;:]{2,44}$/u);
    for (const label of labels) expect(label).not.toMatch(/\b(?:my|your|i|you)\b/);
  });

  test("suggests what can be read at a glance, each once in its topic, and nothing that needs care", () => {
    for (const { id, then } of [...library.topics, ...library.plans]) {
      const suggestions = then.flatMap(({ suggestion }) => suggestion ?? []);
      expect(new Set(suggestions.map((text) => text.toLowerCase())).size, id).toBe(suggestions.length);
      for (const text of suggestions) {
        expect(text).toMatch(/^[\p{Lu}\p{N}].{1,44}$/u);
        expect(text).not.toMatch(
          /\b(?:die(?!t)|kill|suicid|hurt myself|cut myself|(?:he|she|they) hits? me|overdos)/i,
        );
      }
    }
  });

  test("says each text in one place, short enough for a phone, with at most one question", () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of written) {
      expect(text.length, text).toBeLessThanOrEqual(TEXT_MAX);
      expect(text.replace(/“[^”]*”/g, "").split("?").length, text).toBeLessThanOrEqual(2);
    }
  });

  test("is recognized in what Echo said, alone, between other sentences, and cut", () => {
    const read = reader(library);
    for (const told of textsOf(library)) {
      for (const reply of [
        told.text,
        `Thanks. ${told.text} I've put it on a card.`,
        told.text.slice(0, ECHO_TOLD_LENGTH),
      ])
        expect(read(reply)).toEqual(told);
    }
  });

  test("ends in no question of the rules, whose answers would be taken for a part of a plan", () => {
    const { danger: _, ...others } = ASKS;
    const asked = Object.values(others).flat();
    expect(texts.filter((text) => asked.some((question) => text.endsWith(question)))).toEqual([]);
  });

  test("agrees with its vectors: after a change, run `npm run index-echo-library`", () => {
    const samples = samplesOf(library);
    const { hash, bytes, dimensions } = readSampleVectors();
    expect(hash).toBe(hashOf(samples));
    expect(bytes.length).toBe(samples.length * dimensions);
  });
});
