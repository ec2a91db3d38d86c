import { expect, test } from "vitest";
import { foldText, hasWords, searchWords } from "./search.rules.ts";

test.each([
  ["Élan  VITAL", "elan vital"],
  ["Mara\u2019s well\u2011being plan", "mara's well being plan"],
  [" \n ", ""],
])("folds %j to %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["van book", true],
  ["BÖÖK", true],
  ["van boat", false],
  ["", true],
])("a search for %j finds the van: %s", (query, isFound) => {
  expect(hasWords(foldText("Book the van"), searchWords(query))).toBe(isFound);
});
