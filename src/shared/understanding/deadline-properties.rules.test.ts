import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayFromText, partsOf, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import { deadlineWords, findDeadline, readingMoment } from "./deadline.rules.ts";

const LOCALES = ["en-US", "en-GB", "es-MX", "de-DE", "fr-FR", "pt-BR", "it-IT", "nl-NL", "pl-PL", "hi-IN"];
const moment = fc
  .record({
    // Leap days, year ends and clock changes lie in between.
    instant: fc
      .date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString()),
    timeZone: fc.constantFrom(
      "UTC",
      "America/Los_Angeles",
      "Europe/Berlin",
      "Asia/Kolkata",
      "Pacific/Auckland",
    ),
    locale: fc.constantFrom(undefined, ...LOCALES),
  })
  .map(readingMoment);
const WORDS =
  "by before until the end of next this last first Friday Monday week weekend month year in two 3 48 hours days May march spring 12/5 2027 31 29th February Q1 a few tomorrow today Christmas Easter mañana bis Ende des Monats avant le jeudi every ago since term day".split(
    " ",
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

test("a deadline is an existing day, never past, and its words stand in the sentence", () => {
  fc.assert(
    fc.property(text, moment, (sentence, now) => {
      const deadline = findDeadline(sentence, now);
      if (!deadline) return;
      expect(dayFromText(deadline.day)).not.toBeNull();
      expect(deadline.day >= now.today).toBe(true);
      expect(sentence.slice(deadline.start, deadline.end)).toContain(deadline.words);
      expect(deadline.words).not.toBe("");
      expect(deadlineWords(sentence, now)).not.toBeNull();
    }),
    { numRuns: 1500 },
  );
});

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

test("every day that is written out is read as that day", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 2000 }), (now, ahead) => {
      const day = addDays(now.today, ahead);
      const { year, month, day: date } = partsOf(day);
      const name = MONTHS[month - 1] ?? "";
      for (const words of [
        day,
        `${name} ${date}, ${year}`,
        `${date} ${name} ${year}`,
        `${name.slice(0, 3)} ${date} ${year}`,
        `${date}.${month}.${year}`,
      ]) {
        expect(findDeadline(`Finish the move by ${words}`, now)?.day).toBe(day);
      }
    }),
    { numRuns: 150 },
  );
});

test("a weekday is one of the next seven days, and a number of days is that number", () => {
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 300 }),
      (now, weekday, days) => {
        const name = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")[weekday];
        const day = findDeadline(`by ${name}`, now)?.day ?? "";
        expect(weekdayOf(day)).toBe(weekday);
        expect(day > now.today && day <= addDays(now.today, 7)).toBe(true);
        expect(findDeadline(`in ${days} days`, now)?.day).toBe(addDays(now.today, days));
      },
    ),
    { numRuns: 300 },
  );
});
