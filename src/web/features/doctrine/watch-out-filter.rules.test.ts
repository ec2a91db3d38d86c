import { describe, expect, test } from "vitest";
import { WATCH_OUT_CATEGORIES, WATCH_OUTS, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import { categoryFilterOf, containsSearch, countIn, filterWatchOuts } from "./watch-out-filter.rules.ts";

const idsFor = (search: string, filter: Parameters<typeof filterWatchOuts>[1] = "all") =>
  filterWatchOuts(WATCH_OUTS, filter, search).map(({ id }) => id);

describe("a category in the address", () => {
  test("is read when it exists, and means all otherwise", () => {
    expect(WATCH_OUT_CATEGORIES.map(({ id }) => categoryFilterOf(id))).toEqual(
      WATCH_OUT_CATEGORIES.map(({ id }) => id),
    );
    for (const text of [null, "", "party", "Energy", "all"]) expect(categoryFilterOf(text)).toBe("all");
  });

  test("holds its own watch-outs", () => {
    expect(
      ["all", ...WATCH_OUT_CATEGORIES.map(({ id }) => id)].map((id) =>
        countIn(WATCH_OUTS, categoryFilterOf(id)),
      ),
    ).toEqual([18, 4, 4, 4, 5, 2, 2]);
    expect(idsFor("", "energy")).toEqual([3, 10, 14, 18]);
  });
});

describe("a search", () => {
  test("finds words of the title, the intent and the triggers", () => {
    expect(idsFor("Guessing instead")).toEqual([5]);
    expect(idsFor("wind")).toEqual([]);
    expect(idsFor("second pair of eyes")).toEqual([17]);
    expect(idsFor("scattered")).toEqual([1]);
    expect(idsFor("  ")).toHaveLength(18);
  });

  test.each([
    ["STUCK", 11],
    ["stück", 11],
    ["can’t focus", 1],
    ["under resourced", 2],
    ["day-to-day", 13],
    ["no   plan B", 17],
  ])("takes %s as it is meant", (search, id) => {
    expect(idsFor(search)).toEqual([id]);
  });

  test("reads accented texts with and without their accents", () => {
    const accented: WatchOut = { ...WATCH_OUTS[0], title: "Déjà vu", intent: "", triggers: [] };
    expect(filterWatchOuts([accented], "all", "deja")).toEqual([accented]);
    expect(filterWatchOuts([accented], "all", "DÉJÀ")).toEqual([accented]);
  });

  test("stays inside the category", () => {
    expect(idsFor("stuck", "comfort")).toEqual([11]);
    expect(idsFor("stuck", "energy")).toEqual([]);
  });

  test("that is empty is in no text", () => {
    expect(containsSearch("anything", " ")).toBe(false);
    expect(containsSearch("anything", "Thing")).toBe(true);
  });
});
