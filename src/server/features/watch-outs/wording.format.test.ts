import { expect, test } from "vitest";
import { counted, listed, quoted } from "./wording.format.ts";

test("a person's text is quoted on one line, and cut after 60 characters without breaking one", () => {
  expect(quoted("  Fix\n the  tap ")).toBe("“Fix the tap”");
  expect(quoted("a".repeat(60))).toBe(`“${"a".repeat(60)}”`);
  expect(quoted("a".repeat(61))).toBe(`“${"a".repeat(59)}…”`);
  expect(quoted("🏔".repeat(60))).toBe(`“${"🏔".repeat(60)}”`);
  expect(quoted("🏔".repeat(61))).toBe(`“${"🏔".repeat(59)}…”`);
});

test("lists name three and count the rest", () => {
  expect([["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"], []].map(listed)).toEqual([
    "a",
    "a and b",
    "a, b and c",
    "a, b, c and 2 more",
    "",
  ]);
  expect([counted(1, "risk"), counted(2, "risk"), counted(0, "risk")]).toEqual([
    "1 risk",
    "2 risks",
    "0 risks",
  ]);
});
