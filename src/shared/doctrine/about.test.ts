import { expect, test } from "vitest";
import { ABOUT } from "./about.content.ts";
import { PILLARS } from "./pillars.ts";

test("the four features are named, in order", () => {
  expect(ABOUT.features.items.map(({ name }) => name)).toEqual([
    "Morning Directive",
    "Smart Watch Outs",
    "Objective Builder",
    "Quick Calm Sequence",
  ]);
});

test("the four pillars are explained", () => {
  expect(ABOUT.pillars.items.map(({ name }) => name)).toEqual([...PILLARS]);
  for (const { text } of ABOUT.pillars.items) expect(text).not.toBe("");
});

test("every section has a heading and content", () => {
  for (const { heading, paragraphs } of [ABOUT.purpose, ABOUT.philosophy, ABOUT.audience, ABOUT.sources]) {
    expect(heading).not.toBe("");
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.:]$/);
  }
  expect(ABOUT.audience.items.length).toBeGreaterThanOrEqual(3);
});

test("the sources are credited, and no affiliation is claimed", () => {
  const sources = ABOUT.sources.paragraphs.join(" ");
  expect(sources).toContain("Paul Gleason");
  expect(sources).toMatch(/ISAP .* Ridgeline's own/);
  expect(sources).toContain("not affiliated");
  expect(JSON.stringify(ABOUT)).not.toContain("!");
});
