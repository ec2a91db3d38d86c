import type { PlainDate } from "#shared/calendar/plain-date.rules.ts";

/**
 * Days of feasts that follow the moon, each the first full day. Eid and Ramadan begin when the moon is seen, so theirs
 * are as expected.
 */
export const MOVING_FEASTS: readonly { words: string; isExpected?: true; days: readonly PlainDate[] }[] = [
  {
    words: "(?:lunar|chinese) new year|tet|seollal",
    days: ["2026-02-17", "2027-02-06", "2028-01-26", "2029-02-13", "2030-02-03", "2031-01-23", "2032-02-11"],
  },
  {
    words: "passover|pesach",
    days: ["2026-04-02", "2027-04-22", "2028-04-11", "2029-03-31", "2030-04-18", "2031-04-08", "2032-03-27"],
  },
  {
    words: "rosh hashanah?",
    days: ["2026-09-12", "2027-10-02", "2028-09-21", "2029-09-10", "2030-09-28", "2031-09-18", "2032-09-06"],
  },
  {
    words: "yom kippur",
    days: ["2026-09-21", "2027-10-11", "2028-09-30", "2029-09-19", "2030-10-07", "2031-09-27", "2032-09-15"],
  },
  {
    words: "hanukkah|chanukah",
    days: ["2026-12-05", "2027-12-25", "2028-12-13", "2029-12-02", "2030-12-21", "2031-12-10", "2032-11-28"],
  },
  {
    words: "di[wv]ali|deepavali",
    days: ["2026-11-08", "2027-10-29", "2028-10-17", "2029-11-05", "2030-10-26"],
  },
  {
    words: "ramadan",
    isExpected: true,
    days: ["2026-02-18", "2027-02-08", "2028-01-28", "2029-01-16", "2030-01-05", "2030-12-26", "2031-12-16"],
  },
  {
    words: "eid al[- ]adha|bakrid",
    isExpected: true,
    days: ["2026-05-27", "2027-05-16", "2028-05-05", "2029-04-24", "2030-04-13", "2031-04-02", "2032-03-22"],
  },
  {
    words: "eid(?: al[- ]fitr)?",
    isExpected: true,
    days: ["2026-03-20", "2027-03-09", "2028-02-26", "2029-02-14", "2030-02-04", "2031-01-24", "2032-01-14"],
  },
];
