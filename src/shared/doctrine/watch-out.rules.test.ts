import { describe, expect, test } from "vitest";
import { EVERYDAY_WORDS } from "./everyday-words.content.ts";
import { PLAYBOOKS } from "./playbooks.content.ts";
import {
  type IsapSessionFacts,
  watchOutById,
  watchOutsForIsapSession,
  watchOutsMatchingText,
} from "./watch-out.rules.ts";
import { WATCH_OUTS, type WatchOut } from "./watch-outs.content.ts";

/** A session that triggers no watch-out: two pillars, two control fields, weekly, with a review time. */
const QUIET: IsapSessionFacts = {
  clarity: ["Presence", "Peace"],
  control: { people: "Jo on Tuesdays", time: "two evenings", budget: "", skills: "" },
  cadence: "weekly",
  reviewTime: "19:30",
};
const control = (fields: Partial<IsapSessionFacts["control"]>) => ({
  control: { people: "", time: "", budget: "", skills: "", ...fields },
});
const ALL = ["Presence", "Purpose", "Production", "Peace"] as const;

describe("watch-outs after an ISAP session", () => {
  test.each<[string, Partial<IsapSessionFacts>, number[]]>([
    ["two pillars, two fields, weekly, a time", {}, []],
    ["three pillars", { clarity: ["Peace", "Presence", "Purpose"] }, [1]],
    ["four pillars", { clarity: ALL }, [10, 1]],
    ["one pillar", { clarity: ["Production"] }, [6]],
    ["no pillar", { clarity: [] }, []],
    ["the same pillar twice", { clarity: ["Peace", "Peace"] }, [6]],
    ["two pillars, one of them twice", { clarity: ["Peace", "Peace", "Purpose"] }, []],
    ["one control field", control({ budget: "300" }), [2]],
    ["one control field and one of blanks", control({ budget: "300", people: "  \n" }), [2]],
    ["no control field", control({}), [2]],
    ["all control fields", control({ people: "a", time: "b", budget: "c", skills: "d" }), []],
    ["daily", { cadence: "daily" }, [13]],
    ["every two weeks", { cadence: "biweekly" }, []],
    ["no review time (undefined)", { reviewTime: undefined }, [18]],
    ["no review time (null)", { reviewTime: null }, [18]],
    ["no review time (blank)", { reviewTime: " " }, [18]],
    [
      "everything at once",
      { clarity: ALL, ...control({}), cadence: "daily", reviewTime: null },
      [10, 1, 2, 13, 18],
    ],
  ])("%s", (_, changes, expected) => {
    expect(watchOutsForIsapSession({ ...QUIET, ...changes }).map(({ watchOut }) => watchOut.id)).toEqual(
      expected,
    );
  });

  test("the reason states the facts in one sentence", () => {
    const reasons = watchOutsForIsapSession({
      ...QUIET,
      clarity: ["Peace", "Purpose", "Production", "Presence"],
      ...control({ time: "an hour" }),
      cadence: "daily",
      reviewTime: null,
    }).map(({ reason }) => reason);
    expect(reasons).toEqual([
      "You chose all 4 pillars: Presence, Purpose, Production and Peace.",
      "You chose 4 pillars: Presence, Purpose, Production and Peace.",
      "Of people, time, budget and skills, you've filled in only time.",
      "You chose a daily cadence.",
      "Your review doesn't have a time of day yet.",
    ]);
    expect(watchOutsForIsapSession({ ...QUIET, clarity: ["Peace"] })[0]?.reason).toBe(
      "You chose one pillar: Peace.",
    );
    expect(watchOutsForIsapSession({ ...QUIET, ...control({}) })[0]?.reason).toBe(
      "You haven't filled in people, time, budget or skills yet.",
    );
  });
});

const found = (text: string) => watchOutsMatchingText(text).map(({ watchOut }) => watchOut.id);

describe("watch-outs in the text of an objective", () => {
  test.each<[string, number[]]>([
    ["I feel scattered and keep starting new things", [1]],
    ["Stop letting my phone distract me at dinner", [1]],
    ["Cut the notifications that are distracting the team", [1]],
    ["So far I am winging it", [2]],
    ["The team is under-resourced for this release", [2]],
    ["The team is under resourced for this release", [2]],
    ["EXHAUSTED after the night shifts", [3]],
    ["Meetings are draining and the job drains me", [3]],
    ["I've been running on empty since March", [3]],
    ["I should look for a promotion because it is expected of me", [4]],
    ["I was left out of the loop on the budget", [5]],
    ["I get tunnel vision about the thesis", [6]],
    ["Become less reactive in meetings; no more snapping at the kids", [7]],
    ["We dropped the ball on invoices because of mixed messages", [8]],
    ["Stop dropping the ball with clients", [8]],
    ["I'm fed up and frustrated with the landlord", [9]],
    ["Overwhelmed: too much on my plate", [10]],
    ["I am over-committed this term", [10]],
    ["Paperwork is overwhelming", [10]],
    ["I’ve been stuck since the divorce and can’t face the letters", [11]],
    ["I cant switch off and cannot focus", [1, 18]],
    ["Say no to people-pleasing and busy-work", [12]],
    ["Everything is rushed, no time to think", [13]],
    ["No more skipped meals and scrolling until 2 am", [14]],
    ["The sale fell through", [15]],
    ["The leak keeps happening again and again", [16]],
    ["The same problem comes up every month", [16]],
    ["I'm running out of options, boxed in by the contract", [17]],
    ["I can't switch off, working non-stop", [18]],
    ["Juggling two jobs, exhausted, no breaks", [1, 3, 18]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    "Walk 30 minutes every day before work until 1 March",
    "Save 2,400 for the deposit by putting 200 aside each month",
    "Lean the ladder against the shed and repair the shoulder strap",
    "We should visit grandma more often",
    "Read the contract again with a lawyer",
    "Fix the kitchen drain and replace the car exhaust",
    "Replace the worn out tyres before winter",
    "Lock in the mortgage rate",
    "Pack one box in the hall, two boxes in the corner room",
    "Split the bill three ways and wire the transfer",
    "Be always on time for the school run",
    "Never stop learning: one course per quarter",
    "Sort the urgent repairs, then the rest",
    "Set up a recurring transfer of 50 a week",
    "Lower my blood pressure to 125/80 with the nurse",
    "Renew my passport and update the outdated address",
    "Withdraw 200 in cash and count the number of receipts",
    "Build the settings page in React",
    "Patch the servers every second Tuesday",
    "Learn to drive on my own by June",
    "Compare three quotes and avoid late fees",
    "Control costs: check the invoices weekly",
    "Agree who does what for the move",
    "Take a silent retreat in May",
    "Avoid the rush hour by leaving at 7",
    "Launch the beta to 50 customers by 1 June, 30 per cent finish setup",
    "I lost the keys. Track the parcel. On edges, sand twice.",
    "Keep the plan always. On Monday we review it.",
    "",
    "   \n\t",
    "日本語を毎日勉強する",
    "Aprender español: veinte minutos al día, después del café",
  ])("says nothing about: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("everyday words add to a clear match, and do not count alone", () => {
    expect(watchOutsMatchingText("It broke again")).toEqual([]);
    expect(watchOutsMatchingText("Another quick fix, again")).toEqual([
      { watchOut: watchOutById(16), matched: ["again", "quick fix"] },
    ]);
  });

  test("the strongest comes first, then the lower number", () => {
    expect(found("stuck, exhausted, overwhelmed and swamped")).toEqual([10, 3, 11]);
  });

  test("repeating a word does not make it stronger", () => {
    expect(watchOutsMatchingText("Drained. So drained, and draining others.")).toEqual([
      { watchOut: watchOutById(3), matched: ["drained"] },
    ]);
  });

  test("matched words are the person's own", () => {
    expect(watchOutsMatchingText("Commuting is DRAINING")[0]?.matched).toEqual(["draining"]);
  });

  test("letters with accents are part of the word", () => {
    expect(found("numbé numb\u0301 éstuck")).toEqual([]);
  });

  test("a phrase is not read across punctuation or lines", () => {
    expect(found("Running. On empty streets")).toEqual([]);
    expect(found("No\nbreaks in the fence")).toEqual([]);
  });

  test("a very long text is scanned quickly", () => {
    const long = "distracted by everyday life again and again ".repeat(2_000);
    const started = performance.now();
    expect(found(long)).toEqual([1]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test("every trigger finds its own watch-out, unless it is an everyday word", () => {
    for (const watchOut of WATCH_OUTS as readonly WatchOut[]) {
      for (const trigger of watchOut.triggers) {
        const expected = EVERYDAY_WORDS.has(trigger) ? [] : [watchOut.id];
        expect([trigger, found(`It is ${trigger} here.`)]).toEqual([trigger, expected]);
      }
    }
  });

  test("the unedited playbooks do not trigger a watch-out", () => {
    for (const { key, bodyMd } of PLAYBOOKS)
      expect([key, watchOutsMatchingText(bodyMd).map((m) => m.matched)]).toEqual([key, []]);
  });
});
