import { describe, expect, test } from "vitest";
import { type PaletteEntry, type PaletteGroup, searchPalette } from "./palette-search.rules.ts";

const entry = (title: string, keywords?: string): PaletteEntry => ({
  id: title,
  title,
  ...(keywords && { keywords }),
});
const group = (name: string, entries: PaletteEntry[], showsUnasked = false): PaletteGroup<PaletteEntry> => ({
  name,
  entries,
  showsUnasked,
});
const found = (groups: PaletteGroup<PaletteEntry>[], query: string) =>
  searchPalette(groups, query).flatMap(({ entries }) => entries.map(({ title }) => title));

describe("the palette's search", () => {
  test("without a question shows what shows unasked", () => {
    const groups = [group("Go to", [entry("Dashboard")], true), group("Objectives", [entry("Move")])];
    expect(found(groups, "")).toEqual(["Dashboard"]);
    expect(found(groups, "  ")).toEqual(["Dashboard"]);
  });

  test("finds all words in any order, in keywords, and without accents", () => {
    const groups = [group("All", [entry("Élan vital"), entry("New handover", "briefing"), entry("Other")])];
    expect(found(groups, "VITAL elan")).toEqual(["Élan vital"]);
    expect(found(groups, "brief")).toEqual(["New handover"]);
    expect(found(groups, "vital other")).toEqual([]);
  });

  test("puts beginnings first, and keeps the given order otherwise", () => {
    const groups = [
      group("All", [entry("Remove it"), entry("The move"), entry("Move house"), entry("Another move")]),
    ];
    expect(found(groups, "move")).toEqual(["Move house", "The move", "Another move", "Remove it"]);
  });

  test("shows a dozen of each group and counts the rest", () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      entry(`Objective ${index} of the move to the lake`),
    );
    const groups = [group("Objectives", many)];
    expect(searchPalette(groups, "lake move")).toMatchObject([{ name: "Objectives", left: 988 }]);
  });
});
