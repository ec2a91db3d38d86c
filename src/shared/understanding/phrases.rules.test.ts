import { describe, expect, test } from "vitest";
import { normalForm } from "./normal-form.rules.ts";
import { compileLexicon, findPhrases, wordsOf } from "./phrases.rules.ts";

const book = compileLexicon({
  classes: { animal: "dog cat" },
  marks: { walk: "walk/walked the? @animal", feed: "feed ~ @animal", paint: "paint*" },
});
const marksIn = (text: string) => findPhrases(book, normalForm(text).text).map(({ mark }) => mark);

describe("phrases", () => {
  test.each([
    ["walk the dog", ["walk"]],
    ["Walked cat", ["walk"]],
    ["walk a dog", []],
    ["feed my neighbor's old cat", ["feed"]],
    ["feed all of the people and the dog", []],
    ["repainting, painted", ["paint"]],
    ["I wlak the d*g", ["walk"]],
    ["walkked the dog", ["walk"]],
  ])("%j sets %j", (text, marks) => {
    expect(marksIn(text)).toEqual(marks);
  });

  test("says which words a mark covers", () => {
    expect(findPhrases(book, "now walk the dog")).toEqual([{ mark: "walk", start: 1, end: 4 }]);
  });

  test.each([
    ["an unknown class", { walk: "walk @plant" }],
    ["a gap at the beginning", { walk: "~ dog" }],
    ["a stem of two letters", { walk: "wa* dog" }],
  ])("a lexicon with %s is refused", (_, marks) => {
    expect(() => compileLexicon({ classes: {}, marks: marks as Record<string, string> })).toThrow();
  });
});

test("apostrophes join, elisions and hyphens part", () => {
  expect(wordsOf("don't, j'ai tout pris; l'ho fatta, twenty-one")).toEqual(
    "dont j ai tout pris l ho fatta twenty one".split(" "),
  );
});
