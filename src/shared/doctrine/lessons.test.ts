import { describe, expect, test } from "vitest";
import { LESSON_TIERS, type Lesson, lessonsForWatchOuts } from "./lesson.rules.ts";
import { LESSONS } from "./lessons.content.ts";
import { PILLARS } from "./pillars.ts";
import { WATCH_OUTS, type WatchOutId } from "./watch-outs.content.ts";

const textOf = ({ title, summary, bullets, action }: Lesson) =>
  [title, summary, ...bullets, action].join("\n");

describe("lessons", () => {
  test("are numbered in display order, tier by tier", () => {
    expect(LESSONS.length).toBeGreaterThanOrEqual(14);
    expect(LESSONS.map(({ orderIndex }) => orderIndex)).toEqual(LESSONS.map((_, i) => i + 1));
    const tiers = LESSON_TIERS.map(({ id }) => id);
    expect([...new Set(LESSONS.map(({ tier }) => tier))]).toEqual(tiers);
    const places = LESSONS.map(({ tier }) => tiers.indexOf(tier));
    expect(places).toEqual(places.toSorted());
  });

  test("have unique ids and titles", () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    expect(new Set(LESSONS.map(({ title }) => title)).size).toBe(LESSONS.length);
    for (const { id } of LESSONS) expect(id).toMatch(/^lesson(-[a-z]+)+$/);
  });

  test("every pillar and every watch-out has at least one", () => {
    expect(new Set(LESSONS.map(({ pillar }) => pillar))).toEqual(new Set(PILLARS));
    const covered = new Set<number>(LESSONS.flatMap(({ watchOutIds }) => [...watchOutIds]));
    expect(WATCH_OUTS.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });

  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))("%s fits its card", (_, lesson) => {
    expect(lesson.title.length).toBeLessThanOrEqual(60);
    expect(lesson.title).not.toMatch(/[.!]$/);
    expect(lesson.summary.length).toBeLessThanOrEqual(280);
    expect(lesson.bullets.length).toBeGreaterThanOrEqual(2);
    expect(lesson.bullets.length).toBeLessThanOrEqual(4);
    for (const bullet of lesson.bullets) {
      expect(bullet.length).toBeLessThanOrEqual(160);
      expect(bullet).toMatch(/[.?'"]$/);
    }
    expect(lesson.action.length).toBeLessThanOrEqual(130);
    expect(lesson.watchOutIds.length).toBeGreaterThan(0);
    expect(new Set(lesson.watchOutIds).size).toBe(lesson.watchOutIds.length);
  });

  test.each(LESSONS.map((lesson) => [lesson.id, textOf(lesson)] as const))(
    "%s neither blames nor promises",
    (_, text) => {
      expect(text).not.toMatch(
        /!|\byou (?:must|should|failed|always|never)\b|\b(?:cure|guarantee|proven|treats?)/i,
      );
      expect(text).not.toMatch(/depress|burn-?out|anxiety|diagnos/i);
    },
  );

  test("research is quoted as averages that vary", () => {
    const text = LESSONS.map(textOf).find((lesson) => lesson.includes("studies")) ?? "";
    expect(text).toContain("on average");
    expect(text).toContain("varies");
  });

  test("the lesson on boundaries says what to do when stating one is dangerous", () => {
    const lesson = LESSONS.find(({ id }) => id === "lesson-boundary");
    expect(lesson?.bullets.join(" ")).toMatch(/danger.*hotline/);
  });
});

describe("lessons for watch-outs", () => {
  const ids = (...watchOutIds: WatchOutId[]) =>
    lessonsForWatchOuts(LESSONS, watchOutIds).map((lesson) => lesson.watchOutIds);

  test("each matches at least one of them, the best match first", () => {
    const found = ids(14, 18);
    expect(found.length).toBeGreaterThan(1);
    for (const watchOutIds of found) expect(watchOutIds.includes(14) || watchOutIds.includes(18)).toBe(true);
    expect(found[0]).toEqual(expect.arrayContaining([14, 18]));
  });

  test("none for none", () => {
    expect(ids()).toEqual([]);
  });
});
