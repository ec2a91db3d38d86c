import { describe, expect, test } from "vitest";
import { askedOfApp } from "./forms.rules.ts";
import { LIBRARY } from "./library.content.ts";

describe("A question about something of the app is known by its name", () => {
  test.each([
    ["how do i add a check-in", "app-check-in"],
    ["ok so where do i find my old handovers?", "app-handovers"],
    ["what's a trigger point", "trigger-point"],
    ["what does lces mean", "lces-for-my-life"],
    ["i cant find the safety plan", "app-safety-plan"],
    ["how do i make a boundary", "app-boundaries"],
    ["how do i delete an objective", "app-delete-restore"],
    ["can i print my plan", "app-export"],
    ["where's the risk log", "app-risk-log"],
    ["is there a dark mode", "app-look"],
  ])("%s", (plain, id) => {
    expect(askedOfApp(plain)).toBe(id);
    expect(LIBRARY.topics.some((topic) => topic.id === id)).toBe(true);
  });

  test.each([
    "how do i set a boundary with my mother in law",
    "what are the risks of selling my house myself",
    "what is a good objective for a resume",
    "i can't do this check-in thing anymore because everything in it reminds me of him and i just sit there",
    "how do i cancel my gym",
    "what should i say to my boss",
  ])("not asked of the app: %s", (plain) => {
    expect(askedOfApp(plain)).toBeNull();
  });
});
