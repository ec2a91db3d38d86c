import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { ANSWERS } from "./crisis-answers.content.ts";
import { countryIn, localFor } from "./crisis-country.rules.ts";
import { CHILD_LINES, LINES } from "./crisis-lines.content.ts";
import {
  ACUTE_REPLIES,
  CHECKS,
  FIRST_REPLIES,
  OBLIQUE_REPLIES,
  SAID_REPLY,
  URGENT_REPLY,
} from "./crisis-replies.content.ts";

describe("where somebody writes from", () => {
  test.each([
    ["I live near Glasgow and I can't sleep", "GB"],
    ["we're in Wales", "GB"],
    ["do I ring 999?", "GB"],
    ["student in Galway", "IE"],
    ["I'm in Brisbane", "AU"],
    ["I'm a nurse in Toronto", "CA"],
    ["vivo en Madrid", "ES"],
    ["I'm in Auckland, NZ", ""],
    ["soy mesera en Bogotá", ""],
    ["988 doesn't exist here", ""],
  ])("%s", (message, country) => {
    expect(countryIn(message)).toBe(country);
  });

  test.each([
    "my mother is in Scotland and I miss her",
    "I moved from London to Ohio",
    "she lives in Australia",
    "I'm in Manchester, NH",
    "I'm in Houston",
    "the trip to Paris in May",
  ])("not: %s", (message) => {
    expect(countryIn(message)).toBeNull();
  });
});

const SAYS = (place: string) => localFor([], `I'm in ${place}`);

test.each(["England", "Ireland", "Australia", "Canada", "Spain", "Germany", "New Zealand"])(
  "what is said in %s can be read again as it was written",
  (place) => {
    const texts = [
      ...ANSWERS.flatMap((answer) => answer.texts),
      ...CHILD_LINES,
      ...[FIRST_REPLIES, ACUTE_REPLIES, OBLIQUE_REPLIES, CHECKS].flatMap((replies) =>
        Object.values(replies).flatMap((bySubject) => Object.values(bySubject)),
      ),
      ...Object.values(LINES).flatMap((bySubject) =>
        Object.values(bySubject).flatMap((byLevel) => Object.values(byLevel).flat()),
      ),
      SAID_REPLY,
      URGENT_REPLY,
    ];
    const { inLocal, inUs } = SAYS(place);
    for (const text of texts) expect(inUs(inLocal(text))).toBe(text);
  },
);

describe("the numbers in words are those of the country", () => {
  test.each([
    ["Liverpool", /Samaritans at 116 123/, /\b988\b|1-800/],
    ["Perth", /Lifeline Australia at 13 11 14/, /\b988\b|1-800/],
    ["Auckland", /findahelpline\.com/, /\b988\b|1-800|116 123/],
  ])("in %s", async (place, line, foreign) => {
    const turns = await crisisTurns([
      `I'm in ${place} and I want to kill myself`,
      "yes",
      "no",
      "I don't know",
      "there's nobody",
      "hm",
      "no",
      "I don't know",
    ]);
    const texts = turns.map((turn) => turn?.text ?? "");
    expect(texts.join("\n")).toMatch(line);
    for (const text of texts) expect(text).not.toMatch(foreign);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("the emergency number too, and nobody is sent to a hotline of the US for violence", async () => {
    const turns = await crisisTurns([
      "I live in Leeds and my husband hits me",
      "he's here now",
      "I'm scared",
    ]);
    const texts = turns.map((turn) => turn?.text ?? "").join("\n");
    expect(texts).not.toMatch(/1-800|\b911\b/);
    expect(texts).toMatch(/findahelpline\.com/);
  });
});
