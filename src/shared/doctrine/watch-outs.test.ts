import { describe, expect, test } from "vitest";
import { PILLARS } from "./pillars.ts";
import {
  WATCH_OUT_CATEGORIES,
  WATCH_OUTS,
  type WatchOut,
  type WatchOutCategory,
} from "./watch-outs.content.ts";

const watchOuts: readonly WatchOut[] = WATCH_OUTS;
const inCategory = (category: WatchOutCategory) =>
  watchOuts.filter(({ categories }) => categories.includes(category)).map(({ id }) => id);

describe("watch-outs", () => {
  test("are eighteen, numbered in order, with unique titles", () => {
    expect(watchOuts.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
    expect(new Set(watchOuts.map(({ title }) => title)).size).toBe(18);
  });

  test("the categories hold the watch-outs they should", () => {
    expect(Object.fromEntries(WATCH_OUT_CATEGORIES.map(({ id }) => [id, inCategory(id)]))).toEqual({
      awareness: [1, 13, 16, 17],
      energy: [3, 10, 14, 18],
      leadership: [2, 7, 8, 9],
      alignment: [1, 4, 6, 12, 15],
      communication: [5, 8],
      comfort: [11, 14],
    });
    expect(watchOuts.filter(({ categories }) => categories.length === 0)).toEqual([]);
  });

  test("the leadership chip reads Command & Control", () => {
    expect(WATCH_OUT_CATEGORIES.find(({ id }) => id === "leadership")?.label).toBe("Command & Control");
  });

  test("W3, W9, W11 and W17 offer someone to talk to", () => {
    expect(watchOuts.filter(({ support }) => support).map(({ id }) => id)).toEqual([3, 9, 11, 17]);
  });

  test("words that people search for are found", () => {
    const all = watchOuts.flatMap(({ triggers }) => triggers);
    for (const word of ["scattered", "overwhelmed", "exhausted", "reactive", "stuck"]) {
      expect(all).toContain(word);
    }
  });

  test("no words of crisis or diagnosis are used as triggers", () => {
    const words = watchOuts.flatMap(({ triggers }) => triggers).join("\n");
    expect(words).not.toMatch(
      /hopeless|trapped|no way out|give up|giving up|burden|depress|burn(?:ed|t|ing)?[ -]?out|anxi|worthless|suicid|die\b|dead/,
    );
  });

  test.each(watchOuts.map((watchOut) => [watchOut.id, watchOut] as const))(
    "W%i is complete and gentle",
    (_, w) => {
      expect(w.triggers.length).toBeGreaterThanOrEqual(4);
      expect(w.triggers.length).toBeLessThanOrEqual(8);
      expect(new Set(w.triggers).size).toBe(w.triggers.length);
      for (const trigger of w.triggers) expect(trigger).toBe(trigger.toLowerCase().trim());
      expect(PILLARS).toContain(w.pillar);
      expect(w.title.length).toBeLessThanOrEqual(40);
      expect(w.ask).toMatch(/^[^?]+\?$/);
      expect(w.step).toMatch(/[.']$/);
      expect([w.title, w.intent, w.ask, w.step].join(" ")).not.toMatch(
        /!|\b(?:fail|failing|wrong with you|you must|you should)\b/i,
      );
    },
  );

  test("texts claim nothing that the check-in does not say", () => {
    const text = (id: number) => {
      const w = watchOuts.find((watchOut) => watchOut.id === id);
      return `${w?.title} ${w?.intent} ${w?.ask} ${w?.step}`;
    };
    expect(text(3)).not.toMatch(/\bmood\b|\bdown\b(?! for)/i);
    expect(text(7)).not.toMatch(/tired|down|energy|exhaust/i);
    expect(text(9)).not.toMatch(/exhaust|tired|energy/i);
    expect(text(11)).not.toMatch(/stress|pressure/i);
  });
});
