import { expect, test } from "vitest";
import { ASKS } from "#shared/echo/guided/asks.content.ts";
import { LIBRARY, TURNS } from "./library.content.ts";
import { textsOf } from "./told.rules.ts";

const TEXT_MAX = 480;

test("names every turn once, each with sentences that it answers", () => {
  const ids = TURNS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, kind, says } of TURNS) {
    expect(kind).toBe("turn");
    expect(id).toMatch(/^turn-[a-z0-9-]{3,45}$/);
    expect(says.length, id).toBeGreaterThanOrEqual(3);
  }
});

test("says each text in one place, short enough for a phone, with at most one question", () => {
  const texts = TURNS.map(({ reply }) => reply);
  expect(new Set([...texts, ...textsOf(LIBRARY).map(({ text }) => text)]).size).toBe(
    texts.length + textsOf(LIBRARY).length,
  );
  for (const text of texts) {
    expect(text.length, text).toBeLessThanOrEqual(TEXT_MAX);
    expect(text.replace(/“[^”]*”/g, "").split("?").length, text).toBeLessThanOrEqual(2);
    expect(text).not.toMatch(/[—"]|\bIt sounds like\b/);
  }
});

test("ends in no question of the rules, whose answers would be taken for a part of a plan", () => {
  const asked = Object.values(ASKS).flat();
  expect(TURNS.filter(({ reply }) => asked.some((question) => reply.endsWith(question)))).toEqual([]);
});
