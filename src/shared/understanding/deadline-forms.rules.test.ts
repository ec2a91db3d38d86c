import { describe, expect, test } from "vitest";
import { deadlineWords, findDeadline, readingMoment } from "./deadline.rules.ts";

/** Saturday, November 21, 2026. */
const instant = "2026-11-21T17:00:00Z";
const inNewYork = readingMoment({ instant, timeZone: "America/New_York", locale: "en-US" });
const inLondon = readingMoment({ instant, timeZone: "Europe/London", locale: "en-GB" });
const dayIn = (words: string, moment = inNewYork) => findDeadline(words, moment)?.day ?? null;

describe("forms of English that general parsers miss", () => {
  test.each([
    ["by the end of the day Tuesday", "2026-11-24"],
    ["EOD Friday", "2026-11-27"],
    ["Friday by EOD", "2026-11-27"],
    ["by Friday, close of business", "2026-11-27"],
    ["the first weekend of May", "2027-05-02"],
    ["the last Friday of the month", "2026-11-27"],
    ["the second Tuesday in March", "2027-03-09"],
    ["the last working day of January", "2027-01-29"],
    ["the week after next", "2026-12-04"],
    ["the weekend after next", "2026-12-06"],
    ["a week on Tuesday", "2026-12-01"],
    ["Tuesday week", "2026-12-01"],
    ["10 days from Monday", "2026-12-03"],
    ["within 48 hours", "2026-11-23"],
    ["within the month", "2026-11-30"],
    ["in 6 wks", "2027-01-02"],
    ["Q1 2027", "2027-03-31"],
    ["by the end of Q2", "2027-06-30"],
    ["by Q3 '27", "2027-09-30"],
    ["the third quarter of 2027", "2027-09-30"],
    ["the first half of 2027", "2027-06-30"],
    ["December 1, 2026", "2026-12-01"],
    ["Dec 4th, '27", "2027-12-04"],
    ["4th of Dec '27", "2027-12-04"],
    ["the first of May", "2027-05-01"],
    ["on the first", "2026-12-01"],
    ["the 5th of next month", "2026-12-05"],
    ["the 21st", "2026-11-21"],
    ["Feb 29", "2028-02-29"],
    ["by about the 15th", "2026-12-15"],
    ["by the weekend of May 5", "2027-05-05"],
    ["the day before Thanksgiving", "2026-11-25"],
    ["two weeks before Christmas", "2026-12-11"],
    ["the weekend before Christmas", "2026-12-20"],
    ["a week before December 20", "2026-12-13"],
    ["the beginning of next week", "2026-11-23"],
    ["the start of next month", "2026-12-01"],
    ["by Sat", "2026-11-28"],
    ["on Wed", "2026-11-25"],
    ["tommorow", "2026-11-22"],
    ["every Friday until March", "2027-03-01"],
    ["first draft by December 4, final version by the end of January", "2027-01-31"],
    ["start Monday, done in 2 weeks", "2026-12-05"],
    ["the Monday after Christmas", "2026-12-28"],
    ["the Friday before Christmas", "2026-12-18"],
    ["two Fridays from now", "2026-12-04"],
    ["next month on the 5th", "2026-12-05"],
    ["the second half of January", "2027-01-31"],
    ["a year from now", "2027-11-21"],
    ["by Easter 2028", "2028-04-16"],
    ["15-Jan-2027", "2027-01-15"],
    ["on or before December 12", "2026-12-12"],
    ["Tues. 12/1", "2026-12-01"],
  ])("%j is %s, exactly", (words, day) => {
    expect(findDeadline(words, inNewYork)).toMatchObject({ day, isExact: true });
    expect(dayIn(`Get the boat ready ${words}.`)).toBe(words === "the 21st" ? null : day);
  });

  test.each([
    ["in the spring", "2027-05-31"],
    ["by summer", "2027-06-01"],
    ["by the end of winter", "2027-02-28"],
    ["spring 2027", "2027-05-31"],
    ["next summer", "2027-08-31"],
    ["mid-January", "2027-01-15"],
    ["early 2027", "2027-03-31"],
    ["mid March", "2027-03-15"],
    ["in 2-3 weeks", "2026-12-12"],
    ["in a couple weeks", "2026-12-05"],
    ["in a few days", "2026-11-24"],
    ["in the coming weeks", "2026-12-12"],
    ["early next week", "2026-11-24"],
    ["by the end of the semester", "2026-12-15"],
    ["before the summer holidays", "2027-06-10"],
    ["by Eid", "2027-03-09"],
  ])("%j is about %s", (words, day) => {
    expect(findDeadline(words, inNewYork)).toMatchObject({ day, isExact: false });
  });

  test.each([
    "do 3 sets",
    "do the dishes",
    "walk 5 out of 7 days",
    "take vitamin 5 d",
    "I might fall",
    "spring clean the house",
    "sun protection",
    "sat in the chair",
    "2/3 of the book",
    "24/7 support",
    "3/4 done",
    "in my 30s",
    "5 minutes a day",
    "1-2 times a week",
    "spring break",
    "no rush",
    "1 December 2025",
    "12/01/2025",
  ])("%j names no deadline", (words) => {
    expect(dayIn(words)).toBeNull();
  });
});

test.each([
  ["30 days", "2026-12-21"],
  ["10 business days", "2026-12-04"],
  ["12/1", "2026-12-01"],
])("%j alone is %s", (words, day) => {
  expect(dayIn(words)).toBe(day);
  expect(dayIn(`Write ${words} of a diary`)).toBeNull();
});

describe("a feast is on its day", () => {
  test.each([
    ["Good Friday", "2027-03-26"],
    ["Easter Monday", "2027-03-29"],
    ["Pentecost", "2027-05-16"],
    ["Mother's Day", "2027-05-09"],
    ["Father's Day", "2027-06-20"],
    ["Memorial Day", "2027-05-31"],
    ["MLK day", "2027-01-18"],
    ["Presidents' Day", "2027-02-15"],
    ["Labor Day", "2027-09-06"],
    ["Black Friday", "2026-11-27"],
    ["Cyber Monday", "2026-11-30"],
    ["Diwali", "2027-10-29"],
    ["Hanukkah", "2026-12-05"],
    ["Passover", "2027-04-22"],
    ["Rosh Hashanah", "2027-10-02"],
    ["Lunar New Year", "2027-02-06"],
  ])("%s is %s", (words, day) => {
    expect(dayIn(`by ${words}`)).toBe(day);
  });

  test("in the person's own country", () => {
    expect(dayIn("by Mother's Day", inLondon)).toBe("2027-03-07");
    const inToronto = readingMoment({ instant, timeZone: "America/Toronto", locale: "en-CA" });
    expect(dayIn("by Thanksgiving", inToronto)).toBe("2027-10-11");
    expect(dayIn("by the end of term", inLondon)).toBe("2026-12-18");
    expect(dayIn("over the summer holidays", inLondon)).toBe("2027-07-20");
    const inSydney = readingMoment({ instant, timeZone: "Australia/Sydney", locale: "en-AU" });
    expect(dayIn("in the summer", inSydney)).toBe("2027-02-28");
    expect(dayIn("by the end of term", inSydney)).toBeNull();
  });

  test.each([
    ["hebrew", "Nisan 15", "passover"],
    ["hebrew", "Tishri 1", "rosh hashanah"],
    ["hebrew", "Tishri 10", "yom kippur"],
    ["hebrew", "Kislev 25", "hanukkah"],
  ])("by the %s calendar, on %s", (calendar, monthDay, words) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      timeZone: "UTC",
      month: "long",
      day: "numeric",
    });
    for (const year of [2026, 2027, 2028, 2029, 2030, 2031]) {
      const moment = readingMoment({ instant: `${year}-01-01T00:00:00Z` });
      const day = dayIn(`by ${words}`, moment) ?? "";
      const parts = Object.fromEntries(
        format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
      );
      expect(`${parts.month} ${parts.day}`).toBe(monthDay);
    }
  });
});

describe("figures follow the customs of the locale", () => {
  test.each([
    ["en-US", "by 12/05/2026", "2026-12-05"],
    ["en-GB", "by 12/05/2027", "2027-05-12"],
    ["en-AU", "by 5/12", "2026-12-05"],
    ["de-DE", "bis 5.12.2026", "2026-12-05"],
    ["fr-FR", "avant le 15/12/2026", "2026-12-14"],
    ["en-US", "by 25/12/2026", "2026-12-25"],
  ])("%s: %s", (locale, words, day) => {
    expect(dayIn(words, readingMoment({ instant, timeZone: "UTC", locale }))).toBe(day);
  });
});

describe("the same weekday", () => {
  const onFriday = readingMoment({ instant: "2026-11-27T12:00:00Z", locale: "en-US" });
  test.each([
    ["next Friday", "2026-12-04"],
    ["Friday", "2026-12-04"],
    ["this Friday", "2026-11-27"],
    ["today", "2026-11-27"],
  ])("%j, said on Friday, is %s", (words, day) => {
    expect(dayIn(words, onFriday)).toBe(day);
  });
});

test("the words of a deadline stay the same after its day", () => {
  const text = "The van by November 25, 2026, then the boxes";
  const later = readingMoment({ instant: "2027-06-01T12:00:00Z" });
  expect(findDeadline(text, later)).toBeNull();
  expect(deadlineWords(text, later)).toBe("by November 25, 2026");
  expect(deadlineWords("when the snow melts", later)).toBeNull();
});
