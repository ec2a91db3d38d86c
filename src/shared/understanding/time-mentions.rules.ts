import { plainDate } from "#shared/calendar/plain-date.rules.ts";
import { numeric, type Reader, type ReadingMoment, type TimeMention } from "./date-readers.rules.ts";

/** Days in figures, which read alike in every language. */
export const FIGURES: readonly [source: string, read: Reader][] = [
  [
    `(?<year>20\\d\\d)[-/](?<month>\\d\\d)[-/](?<day>\\d\\d)`,
    ({ year, month, day }) => ({ date: plainDate(Number(year), Number(month), Number(day)) }),
  ],
  [`(?<one>\\d{1,2})(?<separator>[/.-])(?<two>\\d{1,2})\\k<separator>(?<year>\\d{4}|\\d\\d)`, numeric],
  [`(?<=^)(?<one>\\d{1,2})(?<separator>/)(?<two>\\d{1,2})(?=$|[.,;]| at )`, numeric],
  [
    `(?<=\\b(?:on|by|before|until|till|due|for|deadline|is|the|el|al|am|zum|bis|le|il|até|dia|op|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?,?) )(?<one>\\d{1,2})(?<separator>/)(?<two>\\d{1,2})(?![/\\d]| (?:of|cup|tsp|tbsp|inch)| ?%)`,
    numeric,
  ],
  [
    `(?<=\\b(?:on|by|before|until|till|due|for|is|the|am|zum|bis|vor dem) )(?<one>\\d{1,2})(?<separator>\\.)(?<two>\\d{1,2})\\.(?!\\d)`,
    numeric,
  ],
];

/** Compiles rules once; words stand alone, not inside other words. */
export function compiled(rules: readonly (readonly [source: string, read: Reader])[]) {
  return rules.map(([source, read]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\d_/])(?:${source})(?![\\p{L}\\d_/])`, "gu"),
    read,
  }));
}

/** Words about time in a lower-case text, read by the first rule that matches them. */
export function timeMentions(
  text: string,
  moment: ReadingMoment,
  rules: ReturnType<typeof compiled>,
): TimeMention[] {
  const mentions: TimeMention[] = [];
  for (const { pattern, read } of rules) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (match[0] === "" || mentions.some((one) => start < one.end && one.start < end)) continue;
      mentions.push({ start, end, ...(read(match.groups ?? {}, moment, text) ?? { date: null }) });
    }
  }
  return mentions;
}
