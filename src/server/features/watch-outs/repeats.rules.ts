import { normalized, saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { daysAgo, onDay, textsSince } from "./picture.rules.ts";
import type { HandoverView } from "./record-views.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { quoted } from "./wording.format.ts";

const RISK_AGE_DAYS = 60;
const OFTEN = 3;

/**
 * 16, the same small problem is back: a hazard with the same name, recorded again in the last 60 days and still open,
 * after an earlier one was resolved, or for the third time. Severity H is excluded, because that is not a small
 * problem.
 */
const hazardIsBack: Rule = {
  id: 16,
  name: "hazard",
  find: (picture) => {
    const back = [...Map.groupBy(picture.risks, ({ hazard }) => normalized(hazard))].flatMap(
      ([name, risks]) => {
        const newest = risks.at(-1);
        if (name === "" || !newest || newest.status === "resolved") return [];
        const returned = risks.length >= OFTEN || risks.some(({ status }) => status === "resolved");
        const isSmall = risks.every(({ severity }) => severity !== "H");
        return returned && isSmall && daysAgo(picture, newest.at) <= RISK_AGE_DAYS
          ? [{ newest, count: risks.length }]
          : [];
      },
    );
    if (back.length === 0) return null;
    return {
      facts: back
        .slice(-2)
        .map(
          ({ newest, count }) =>
            `${quoted(newest.hazard)} has been recorded ${count} times, last on ${onDay(picture, newest.at)}, and is open.`,
        ),
      identity: back.map(({ newest, count }) => `${normalized(newest.hazard)} ${count}`),
      strength: Math.min(58, 48 + 2 * Math.max(...back.map(({ count }) => count))),
    };
  },
};

const PERSISTS_DAYS = 28;
const PERSISTS_HANDOVERS = 3;

const linesOf = ({ fact }: HandoverView): Set<string> =>
  new Set(
    fact.whatPersists
      .split(/[\n;]+/)
      .filter((line) => !saysNothing(line))
      .map(normalized),
  );

/**
 * 16: a line under "what persists" of the newest handover that occurs in at least 3 handovers of the last 28 days, and
 * was missing from one in between. Carrying something over every day is not a return, so an unbroken row does not
 * count. The line is not quoted, because it may be personal.
 */
const lineIsBack: Rule = {
  id: 16,
  name: "persists",
  find: ({ handovers, days }) => {
    const recent = handovers.filter(({ day }) => days.today - day <= PERSISTS_DAYS);
    const newest = recent.at(-1);
    if (!newest) return null;
    const lines = recent.map(linesOf);
    const back = [...linesOf(newest)].flatMap((line) => {
      const places = lines.flatMap((own, place) => (own.has(line) ? [place] : []));
      const dates = [...new Set(places.map((place) => recent[place]?.day ?? 0))];
      const returnedAt = places.findLast((place, index) => index > 0 && place - (places[index - 1] ?? 0) > 1);
      const returned = returnedAt === undefined ? undefined : recent[returnedAt];
      return returned && dates.length >= PERSISTS_HANDOVERS ? [{ line, dates, returned }] : [];
    });
    if (back.length === 0) return null;
    return {
      facts: back
        .slice(0, 2)
        .map(
          ({ dates }) =>
            `You’ve noted the same open point in ${dates.length} handovers since ${days.inWords(dates[0] ?? 0)}, and it was gone in between.`,
        ),
      identity: back.map(({ line, returned }) => `${line} ${Math.floor(returned.day / 7)}`),
      strength: Math.min(54, 40 + 2 * Math.max(...back.map(({ dates }) => dates.length))),
    };
  },
};

const WORD_DAYS = 35;
const WORD_TIMES = 3;
const WORD_LETTERS = 4;
const TROUBLE_TEXTS = 2;
const WORDS_NAMED = 2;
/** A repair that does not hold, or one more time. */
const TROUBLE =
  /\b(?:again|keeps?|once more|3rd|third|4th|fourth|reset|restart(?:ed)?|rebooted|patch(?:ed)?|trip(?:s|ped)|leak(?:s|ed|ing)?|broke(?:n)?|failed|fix(?:ed)?|jammed|same problem)\b/i;
/** People, bodies and feelings are no small problems, and words of every day name nothing. */
const NO_PROBLEM = new Set(
  (
    "again still back another same half full keep keeps reset restart patched tripped leak broke broken down failed fixed stuck late " +
    "mother father mama papa daughter sister brother husband wife partner friend kids child children baby boys girls family people doctor hospital nurse " +
    "pain hurt hurts sleep slept sleeping tired energy migraine headache knee shoulder stomach sick fever flare dizzy anxious anxiety panic sad cried crying mood stress alone " +
    "today tonight yesterday tomorrow morning evening night week weeks month months days hour hours time times monday tuesday wednesday thursday friday saturday sunday " +
    "home house work working worked shift school class call called talk talked said says good better nice fine okay really very just with from this that have been were will them they what when then there about after before only more much long first last next need needs want done nothing everything something went want make made take took come came into over some cant dont didnt late early phone"
  ).split(" "),
);

function problemWords(text: string): Set<string> {
  return new Set(
    normalized(text)
      .split(" ")
      .map((word) => word.replace(/s$/, ""))
      .filter((word) => word.length >= WORD_LETTERS && !NO_PROBLEM.has(word) && !NO_PROBLEM.has(`${word}s`)),
  );
}

/**
 * 16: the same word stands in notes and handovers of at least 3 days of the last five weeks, in at least 2 of them beside
 * words for a repair or a return ("again", "reset"). People, bodies and feelings are left out: those are not small.
 */
const wordIsBack: Rule = {
  id: 16,
  name: "word",
  find: (picture) => {
    const days = new Map<string, Set<number>>();
    const troubled = new Map<string, Set<number>>();
    for (const { day, text } of textsSince(picture, WORD_DAYS)) {
      const isTroubled = TROUBLE.test(text);
      for (const word of problemWords(text)) {
        days.set(word, (days.get(word) ?? new Set()).add(day));
        if (isTroubled) troubled.set(word, (troubled.get(word) ?? new Set()).add(day));
      }
    }
    const back = [...days]
      .filter(([word, on]) => on.size >= WORD_TIMES && (troubled.get(word)?.size ?? 0) >= TROUBLE_TEXTS)
      .sort(([one, a], [other, b]) => b.size - a.size || (one < other ? -1 : 1))
      .slice(0, WORDS_NAMED);
    if (back.length === 0) return null;
    return {
      facts: back.map(
        ([word, on]) =>
          `You’ve written about ${quoted(word)} on ${on.size} days since ${picture.days.inWords(Math.min(...on))}.`,
      ),
      identity: back.flatMap(([word, on]) => upTo(word, 1, Math.floor(on.size / WORD_TIMES))),
      strength: 50,
    };
  },
};

export const REPEAT_RULES: readonly Rule[] = [hazardIsBack, lineIsBack, wordIsBack];
