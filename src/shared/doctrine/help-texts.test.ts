import { expect, test } from "vitest";
import { HELP, type HelpText } from "./coaching.content.ts";
import { PAGE_HELP } from "./help-texts.content.ts";

const entries: readonly [string, HelpText][] = Object.entries(PAGE_HELP);

test("no page has two help texts", () => {
  expect(Object.keys(PAGE_HELP)).toEqual([
    "safety",
    "wellness",
    "watch-outs",
    "universal-orders",
    "briefing",
    "command-staff",
    "about",
    "disclaimer",
  ]);
  expect(Object.keys(HELP).filter((key) => key in PAGE_HELP)).toEqual([]);
});

test.each(entries)(
  "the help for %s has something under each heading",
  (_, { title, whatIsThis, ...lists }) => {
    expect(title).not.toBe("");
    expect(whatIsThis).toMatch(/\.$/);
    expect(lists.howToUseIt.length).toBeGreaterThanOrEqual(3);
    expect(lists.tips.length).toBeGreaterThanOrEqual(2);
    for (const line of [...lists.howToUseIt, ...lists.tips]) {
      expect(line).toMatch(/[.?]$/);
      expect(line.length).toBeLessThanOrEqual(160);
      expect(line).not.toContain("!");
    }
  },
);
