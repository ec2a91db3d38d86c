import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { COACHING } from "./coaching.content.ts";
import { guidedReply } from "./guided-reply.rules.ts";

/** Each reply to these messages, where the library knows nothing. */
function talk(...messages: readonly string[]): string[] {
  const history: EchoMessage[] = [];
  return messages.map((message) => {
    const { text } = guidedReply(turnWith(message, [...history]));
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
    return text;
  });
}
const BEFORE = "our block has a new committee and the map is out of date";
const isOf = (kind: keyof typeof COACHING, text: string) => COACHING[kind].some((way) => text.endsWith(way));

test.each([
  "nothing went well with it",
  "thought i'd love it but most days nobody comes",
  "it never worked on the old one",
])("what didn't come is no good news: %s", (message) => {
  const text = talk(BEFORE, message).at(-1) ?? "";
  expect(isOf("glad", text), text).toBe(false);
});

describe("What is told, where its matter isn't known, is taken up by its kind", () => {
  test.each([
    ["wednesday after choir, maybe", "planned"],
    ["maybe we hang it up on saturday", "planned"],
    ["my first step is phone the city on thursday", "planned"],
    ["30 minutes a day on the train", "planned"],
    ["could print the old one bigger", "proposed"],
    ["asking the treasurer for the list", "proposed"],
    ["my neighbor could trace it", "helper"],
    ["my sister in law knows a printer", "helper"],
    ["can we do it in pencil first?", "wouldIt"],
    ["i just want one quiet meeting", "wished"],
    ["we ended up laughing about it", "glad"],
    ["i failed at it again", "sorry"],
    ["the last one had a dragon on it haha", "light"],
    ["nine streets and a pond", "detail"],
    ["is it weird to draw it by hand?", "opinion"],
  ] as const)("%s: %s", (message, kind) => {
    const text = talk(BEFORE, message).at(-1) ?? "";
    expect(isOf(kind, text), text).toBe(true);
  });

  test.each([
    ["the board meets every second tuesday at 7", "planned"],
    ["he has time on sundays but he always cancels", "planned"],
  ] as const)("and no plan is heard in how things are: %s", (message, kind) => {
    const text = talk(BEFORE, message).at(-1) ?? "";
    expect(isOf(kind, text), text).toBe(false);
  });

  test.each([
    ["need to find the form for the fence", "task"],
    ["i sobbed in the car after the vet", "sorryFirst"],
    ["the mural on our garage has eleven colors", "first"],
  ] as const)("first: %s: %s", (message, kind) => {
    const text = talk(message).at(-1) ?? "";
    expect(isOf(kind, text), text).toBe(true);
  });

  test("never the same twice in a talk, and without their words read back", () => {
    const texts = talk(
      BEFORE,
      "the chair talks over everybody",
      "nine streets and a pond",
      "the treasurer has the old one",
      "it's in pencil",
      "somebody spilled tea on the legend",
      "green for parks",
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/go in circles|beforehand|^So (?:you|the|he|they)\b/);
  });
});
