import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countInSpans,
  DAILY_TREND_DAYS,
  levelInWords,
  medianOf,
  TREND_KINDS,
  TREND_PERIODS,
  type TrendKind,
  trendBegins,
  trendDays,
  trendSpans,
} from "./trends.rules.ts";
import { trendCsv } from "./trends-csv.rules.ts";
import { trendSentence } from "./trends-sentence.rules.ts";
import { CHECK_IN_SOURCES, type CheckIn, ENERGIES, MOODS } from "./wellness.contract.ts";

let made = 0;
const checkIn = (createdAt: string, changes: Partial<CheckIn> = {}): CheckIn => ({
  id: String(++made).padStart(4, "0"),
  energy: "Steady",
  stress: 4,
  mood: "Neutral",
  note: null,
  source: "user",
  createdAt,
  ...changes,
});
const noon = (day: string, changes: Partial<CheckIn> = {}) => checkIn(`${day}T12:00:00.000Z`, changes);
const kindOf = (id: TrendKind["id"]) => TREND_KINDS.find((kind) => kind.id === id) as TrendKind;
const BERLIN = { today: "2026-11-21", timeZone: "Europe/Berlin" };

test.each([
  [[], null],
  [[3], { low: 3, high: 3, value: 3 }],
  [[1, 9, 2], { low: 2, high: 2, value: 2 }],
  [[3, 1], { low: 1, high: 3, value: 2 }],
  [[10, 1, 4, 5], { low: 4, high: 5, value: 4.5 }],
])("the median of %j is %j", (levels, median) => {
  expect(medianOf(levels)).toEqual(median);
});

test("a median in words never names a level that nobody chose", () => {
  const words = (id: TrendKind["id"], ...levels: number[]) => {
    const median = medianOf(levels);
    return median && levelInWords(kindOf(id), median);
  };
  expect(words("mood", 1, 3)).toBe("Down to Up");
  expect(words("energy", 2, 2)).toBe("Steady");
  expect(words("stress", 4, 5)).toBe("4.5");
});

describe("the spans of a trend", () => {
  test("are the person's local days, each with its medians; a day without a check-in is a gap", () => {
    const checkIns = [
      checkIn("2026-11-20T23:30:00.000Z", { mood: "Down", energy: "High", stress: 8 }),
      checkIn("2026-11-21T09:00:00.000Z", { mood: "Up", energy: "Steady", stress: 3 }),
      noon("2026-11-21", { mood: "Down", energy: "Steady", stress: 4 }),
      noon("2026-11-19", { mood: "Up", energy: "Low", stress: 10 }),
      noon("2026-11-14"),
    ];
    const spans = trendSpans(checkIns, { ...BERLIN, days: 7 });
    expect(spans.map(({ from }) => from)).toEqual(
      [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
    );
    expect(spans.at(-3)?.medians.stress?.value).toBe(10);
    expect(spans.at(-2)).toMatchObject({ checkIns: [], medians: { mood: null, energy: null, stress: null } });
    expect(spans.at(-1)).toMatchObject({
      checkIns: [{ stress: 8 }, { stress: 3 }, { stress: 4 }],
      medians: { mood: { value: 1 }, energy: { value: 2 }, stress: { value: 4 } },
    });
  });

  test("an instant falls on different days in different zones", () => {
    const late = [checkIn("2026-11-20T23:30:00.000Z")];
    const dayOf = (timeZone: string) =>
      trendDays(late, { today: "2026-11-21", timeZone, days: 3 }).find((span) => span.checkIns.length > 0)
        ?.to;
    expect(dayOf("Europe/Berlin")).toBe("2026-11-21");
    expect(dayOf("America/Los_Angeles")).toBe("2026-11-20");
  });

  test("continue across a clock change", () => {
    const days = trendDays([], { today: "2026-10-26", timeZone: "Europe/Berlin", days: 3 });
    expect(days.map(({ from }) => from)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
  });

  test("are weeks up to today in 90 and 365 days, and the oldest is as long as the period has days", () => {
    const spans = trendSpans([noon("2026-11-15"), noon("2026-11-14")], { ...BERLIN, days: 90 });
    expect(spans).toHaveLength(13);
    expect(spans[0]).toMatchObject({ from: "2026-08-24", to: "2026-08-29" });
    expect(spans.slice(-2)).toMatchObject([
      { from: "2026-11-08", to: "2026-11-14", checkIns: [{}] },
      { from: "2026-11-15", to: "2026-11-21", checkIns: [{}] },
    ]);
    expect(trendSpans([], { ...BERLIN, days: 365 })[0]).toMatchObject({
      from: "2025-11-22",
      to: "2025-11-22",
    });
  });

  test("count the days that fall into them", () => {
    const spans = trendSpans([], { ...BERLIN, days: 90 }).slice(-2);
    expect(countInSpans(spans, ["2026-11-21", "2026-11-15", "2026-11-14", "2026-11-07"])).toEqual([1, 2]);
  });

  const checkIns = fc.array(
    fc.record({
      id: fc.uuid(),
      energy: fc.constantFrom(...ENERGIES),
      stress: fc.integer({ min: 1, max: 10 }),
      mood: fc.constantFrom(...MOODS),
      note: fc.constant(null),
      source: fc.constantFrom(...CHECK_IN_SOURCES),
      createdAt: fc
        .date({ min: new Date("2025-11-01"), max: new Date("2026-11-24"), noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
    { maxLength: 60 },
  );
  const zone = fc.constantFrom("UTC", "Pacific/Kiritimati", "Pacific/Niue", "Europe/Berlin");

  test("cover the period without a hole, stay on their scales, and count only the person's own check-ins", () => {
    fc.assert(
      fc.property(checkIns, zone, fc.constantFrom(...TREND_PERIODS), (list, timeZone, days) => {
        const range = { today: "2026-11-21", timeZone, days };
        const spans = trendSpans(list, range);
        expect(spans.at(-1)?.to).toBe("2026-11-21");
        const each = trendDays(list, range).map(({ from }) => from);
        expect(each).toHaveLength(days);
        expect(countInSpans(spans, each).reduce((sum, count) => sum + count, 0)).toBe(days);
        for (const { medians, checkIns: inSpan } of spans) {
          for (const { id, min, max } of TREND_KINDS) {
            const median = medians[id];
            expect(median === null).toBe(inSpan.length === 0);
            expect(median === null || (median.low >= min && median.low <= median.value)).toBe(true);
            expect(median === null || (median.high <= max && median.value <= median.high)).toBe(true);
          }
        }
        const read = list.filter(({ createdAt }) => createdAt >= trendBegins(range.today, days));
        expect(trendSpans(read, range)).toEqual(spans);
        const own = list.filter(({ source }) => source === "user" || source === "prompt");
        expect(trendSpans(own, range)).toEqual(spans);
        expect(trendSentence(own, range, String)).toBe(trendSentence(list, range, String));
        expect(trendCsv(own, range)).toBe(trendCsv(list, range));
      }),
    );
  });

  test("of the dashboard go back a month", () => {
    expect(trendBegins("2026-11-21")).toBe(trendBegins("2026-11-21", DAILY_TREND_DAYS));
  });
});

describe("the sentence of a period", () => {
  const sentence = (checkIns: readonly CheckIn[], days = 30) =>
    trendSentence(checkIns, { ...BERLIN, days }, (day) => `day ${Number(day.slice(8))}`);

  test("is missing with check-ins on fewer than three days of the period", () => {
    const twoDays = [noon("2026-11-20"), noon("2026-11-21"), checkIn("2026-11-21T13:00:00.000Z")];
    expect(sentence([])).toBeNull();
    expect(sentence(twoDays)).toBeNull();
    expect(sentence([...twoDays, noon("2026-11-14")], 7)).toBeNull();
    expect(sentence([...twoDays, noon("2026-11-14")])).not.toBeNull();
    expect(sentence([...twoDays, noon("2026-11-14", { source: "meditation" })])).toBeNull();
  });

  test.each<[what: string, changes: Partial<CheckIn>[], words: string]>([
    [
      "the same on each day",
      [{}, {}, {}],
      "Mood was Neutral on each of them. Energy was Steady on each of them. Stress was 4 on each of them.",
    ],
    [
      "the same on most days",
      [{ mood: "Down", energy: "High", stress: 2 }, { mood: "Down" }, {}],
      "Mood was mostly Down. Energy was mostly Steady. Stress was mostly 4.",
    ],
    [
      "different on every day",
      [{ mood: "Down", energy: "High", stress: 2 }, { mood: "Up", energy: "Low", stress: 9 }, { stress: 5 }],
      "Mood varied. Energy varied. Stress was from 2 to 9 on at least half of those days.",
    ],
    [
      "half up and half down, which is no neutral mood",
      [
        { mood: "Down", stress: 1 },
        { mood: "Up", stress: 3 },
        { mood: "Down", stress: 4 },
        { mood: "Up", stress: 6 },
        { stress: 10 },
      ],
      "Mood varied. Energy was Steady on each of them. Stress was from 3 to 6 on at least half of those days.",
    ],
  ])("says what is true when it was %s", (_what, changes, words) => {
    const checkIns = changes.map((change, index) => noon(`2026-11-${10 + index}`, change));
    expect(sentence(checkIns)).toBe(`You checked in on ${changes.length} days since day 10. ${words}`);
  });

  test("counts a day once, with the median of its check-ins", () => {
    const hard = [10, 11, 12, 13].map((hour) => checkIn(`2026-11-20T${hour}:00:00.000Z`, { mood: "Down" }));
    expect(sentence([...hard, noon("2026-11-19"), noon("2026-11-21")])).toContain("Mood was mostly Neutral.");
  });
});

describe("the CSV of a period", () => {
  test("has the person's own check-ins with their own days and times, oldest first", () => {
    const csv = trendCsv(
      [
        noon("2026-11-21", { note: 'He said "no", twice\nand left' }),
        checkIn("2026-11-19T23:05:00.000Z", { mood: "Up", energy: "Low", stress: 7, note: "=1+1" }),
        noon("2026-11-20", { source: "boundary-builder" }),
        noon("2026-11-13"),
      ],
      { ...BERLIN, days: 7 },
    );
    expect(csv).toBe(
      "\uFEFFDay,Time,Mood,Energy,Stress,Note\r\n" +
        "2026-11-20,00:05,Up,Low,7,'=1+1\r\n" +
        '2026-11-21,13:00,Neutral,Steady,4,"He said ""no"", twice\nand left"\r\n',
    );
  });
});
