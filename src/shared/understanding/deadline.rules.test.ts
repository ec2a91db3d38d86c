import { describe, expect, test } from "vitest";
import { wallClock } from "#shared/calendar/local-days.rules.ts";
import { findDeadline } from "./deadline.rules.ts";

const berlin = {
  today: "2026-11-21",
  instant: "2026-11-21T11:00:00Z",
  timeZone: "Europe/Berlin",
};
const losAngeles = {
  today: "2026-11-21",
  instant: "2026-11-22T07:30:00Z",
  timeZone: "America/Los_Angeles",
};
const dateIn = (words: string, moment = berlin) => findDeadline(words, moment)?.day ?? null;

describe("words that name a deadline, on Saturday 21 November 2026", () => {
  test.each([
    ["today", "2026-11-21"],
    ["tonight", "2026-11-21"],
    ["tomorrow morning", "2026-11-22"],
    ["By tomorrow noon", "2026-11-22"],
    ["the day after tomorrow", "2026-11-23"],
    ["by Friday", "2026-11-27"],
    ["next Friday", "2026-11-27"],
    ["on Wednesday 2 December", "2026-12-02"],
    ["this Saturday", "2026-11-21"],
    ["by Saturday", "2026-11-28"],
    ["a week on Friday", "2026-12-04"],
    ["tomorrow week", "2026-11-29"],
    ["by Monday the 7th", "2026-12-07"],
    ["on the 3rd", "2026-12-03"],
    ["no later than the 15th", "2026-12-15"],
    ["by the 31st", "2026-12-31"],
    ["on the 12th of next month", "2026-12-12"],
    ["Tuesday next week", "2026-11-24"],
    ["next week on Thursday", "2026-11-26"],
    ["in three weeks", "2026-12-12"],
    ["in 3 weeks' time", "2026-12-12"],
    ["within a fortnight", "2026-12-05"],
    ["in a couple of weeks", "2026-12-05"],
    ["in fifteen days", "2026-12-06"],
    ["in 5 working days", "2026-11-27"],
    ["in two months", "2027-01-21"],
    ["in half a year", "2027-05-21"],
    ["within 24 hours", "2026-11-22"],
    ["over the next six months", "2027-05-21"],
    ["I have three weeks to prepare", "2026-12-12"],
    ["only ten days left", "2026-12-01"],
    ["this week", "2026-11-22"],
    ["next week", "2026-11-27"],
    ["this weekend", "2026-11-22"],
    ["next weekend", "2026-11-29"],
    ["before the weekend", "2026-11-27"],
    ["by the end of the month", "2026-11-30"],
    ["before the end of the month", "2026-11-30"],
    ["by the end of next week", "2026-11-27"],
    ["by the end of Q1", "2027-03-31"],
    ["by the end of 2027", "2027-12-31"],
    ["by EOD", "2026-11-21"],
    ["next month", "2026-12-31"],
    ["by the end of the year", "2026-12-31"],
    ["next year", "2027-12-31"],
    ["in June", "2027-06-30"],
    ["by June", "2027-06-01"],
    ["before June", "2027-05-31"],
    ["in November", "2026-11-30"],
    ["by November", "2026-11-30"],
    ["by may", "2027-05-01"],
    ["by mid January", "2027-01-15"],
    ["early February", "2027-02-07"],
    ["by the second week of December", "2026-12-14"],
    ["in April 2027", "2027-04-30"],
    ["by 2027", "2027-01-01"],
    ["before Christmas", "2026-12-24"],
    ["on New Year's Eve", "2026-12-31"],
    ["in the new year", "2027-01-31"],
    ["by Easter", "2027-03-28"],
    ["for Thanksgiving", "2026-11-26"],
    ["before tomorrow", "2026-11-21"],
    ["on 21 November", "2026-11-21"],
    ["on 20 November", "2027-11-20"],
    ["by 5 December 2026", "2026-12-05"],
    ["on Dec 5th", "2026-12-05"],
    ["by 2026-12-01", "2026-12-01"],
    ["by 31/12", "2026-12-31"],
    ["by 31.12.2026", "2026-12-31"],
    ["from 3 to 10 January", "2027-01-03"],
    ["the wedding was moved to Saturday", "2026-11-28"],
    ["I got fired on Monday and must tell my wife by Friday", "2026-11-27"],
    ["The party is on Sunday but the cake must be ordered by Friday", "2026-11-27"],
    ["by 5pm", "2026-11-21"],
    ["by 11am", "2026-11-22"],
  ])("%j is %s", (words, date) => {
    expect(dateIn(words)).toBe(date);
    expect(dateIn(`Get the boat ready, ${words}.`)).toBe(date);
  });

  test("12/05 is December in the United States, May elsewhere, and dots put the day first everywhere", () => {
    expect(dateIn("by 12/05", berlin)).toBe("2027-05-12");
    expect(dateIn("by 12/05", losAngeles)).toBe("2026-12-05");
    expect(dateIn("by 25/12", losAngeles)).toBe("2026-12-25");
    expect(dateIn("by 5.12.2026", losAngeles)).toBe("2026-12-05");
  });

  test("the position of the words is returned", () => {
    const sentence = "Pack the boxes by next Friday, please";
    const deadline = findDeadline(sentence, berlin);
    expect(sentence.slice(deadline?.start, deadline?.end).trim()).toBe("by next Friday");
  });
});

describe("words that name no deadline", () => {
  test.each([
    "in 2019",
    "on 20 November 2026",
    "2026-02-30",
    "three weeks ago",
    "since May",
    "since last Christmas",
    "yesterday",
    "last Friday",
    "for two weeks",
    "six months pregnant",
    "my two-year-old",
    "every Sunday",
    "on Mondays",
    "twice a week",
    "at 7am every day",
    "starting Monday",
    "after Christmas",
    "I have two weeks of holiday",
    "two weeks before my wedding",
    "I may move",
    "march on",
    "we sat down",
    "the second time",
    "the 2nd floor",
    "24/7 support",
    "1/2 of it",
    "run 5 km in 25 minutes",
    "a half marathon in under two hours",
    "in 500 years",
    "now",
    "he died on Tuesday",
    "I lost my job today",
    "I feel sad today",
  ])("%j", (words) => {
    expect(dateIn(words)).toBeNull();
  });
});

describe("the person's own today", () => {
  test("11:30 pm west of UTC is still the same day", () => {
    expect(wallClock(losAngeles.instant, losAngeles.timeZone)).toEqual({
      date: "2026-11-21",
      hour: 23,
      minute: 30,
    });
    expect(dateIn("tonight", losAngeles)).toBe("2026-11-21");
    expect(dateIn("tomorrow", losAngeles)).toBe("2026-11-22");
    expect(dateIn("in 36 hours", losAngeles)).toBe("2026-11-23");
  });

  test.each([
    ["in spring", "2027-03-27T23:30:00Z", "2027-03-28"],
    ["in autumn", "2026-10-24T22:30:00Z", "2026-10-25"],
  ])("days are whole days when the clocks change %s", (_when, time, today) => {
    const moment = { today, instant: time, timeZone: "Europe/Berlin" };
    expect(wallClock(time, "Europe/Berlin").date).toBe(today);
    expect(dateIn("today", moment)).toBe(today);
    expect(dateIn("in one day", moment)).toBe(dateIn("tomorrow", moment));
    expect(dateIn("in one week", moment)?.slice(5)).toBe(today === "2027-03-28" ? "04-04" : "11-01");
  });

  test.each([
    ["by 5:45 pm", "2026-11-21T17:10:00Z", "2026-11-21"],
    ["by 5:45 pm", "2026-11-21T17:45:00Z", "2026-11-22"],
    ["before 5 p.m.", "2026-11-21T16:59:00Z", "2026-11-21"],
    ["until 5pm", "2026-11-21T17:10:00Z", "2026-11-22"],
    ["by 12:30 am", "2026-11-21T00:10:00Z", "2026-11-21"],
    ["by noon", "2026-11-21T11:59:00Z", "2026-11-21"],
    ["by midnight", "2026-11-21T23:59:00Z", "2026-11-21"],
  ])("%j said at %s", (words, instant, date) => {
    expect(dateIn(words, { today: "2026-11-21", instant, timeZone: "UTC" })).toBe(date);
  });

  test("months of different lengths", () => {
    const moment = { ...berlin, today: "2027-01-31", instant: "2027-01-31T11:00:00Z" };
    expect(dateIn("in one month", moment)).toBe("2027-02-28");
    expect(dateIn("by the end of next month", moment)).toBe("2027-02-28");
    expect(dateIn("on the 30th", moment)).toBe("2027-03-30");
  });
});

test.each([["2024-03-31"], ["2025-04-20"], ["2026-04-05"], ["2027-03-28"], ["2038-04-25"]])(
  "Easter Sunday of a year is %s",
  (date) => {
    const today = `${date.slice(0, 4)}-01-02`;
    expect(dateIn("by Easter", { today, instant: `${today}T12:00:00Z`, timeZone: "UTC" })).toBe(date);
  },
);
