import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantPlanRequestSchema } from "#shared/instant-plan/instant-plan.contract.ts";
import { newMilestoneSchema, newObjectiveSchema } from "#shared/objectives/objectives.contract.ts";
import {
  BERLIN_EXAMPLES,
  type Example,
  HELD_OUT_EXAMPLES,
  LOS_ANGELES_EXAMPLES,
} from "#tests/support/instant-plan-sentences.ts";
import type { InstantPlan, PlanInput } from "./instant-plan.rules.ts";
import { instantPlanSchema } from "./instant-plan.rules.ts";
import { propose } from "./planner.rules.ts";

const berlin = {
  today: "2026-11-21",
  instant: "2026-11-21T11:00:00Z",
  timeZone: "Europe/Berlin",
  mode: "life" as const,
};
const losAngeles = {
  today: "2026-11-21",
  instant: "2026-11-22T07:30:00Z",
  timeZone: "America/Los_Angeles",
  mode: "life" as const,
};
/** The plan, after one answer where a question comes first. */
function planFor(sentence: string, moment: Omit<PlanInput, "sentence">): InstantPlan {
  const { plan } = propose({ sentence, ...moment });
  const answered = plan ?? propose({ sentence, ...moment, answer: "Make a list" }).plan;
  if (!answered) throw new Error(`No plan for ${sentence}`);
  return answered;
}
const plan = (sentence: string) => planFor(sentence, berlin);
const readDay = ({ dueOn, timeBound }: ReturnType<typeof planFor>) =>
  timeBound.endsWith("(suggested)") ? null : dueOn;

describe("sentences of real life", () => {
  const cases = (examples: readonly Example[], moment: typeof berlin | typeof losAngeles) =>
    examples.map(([sentence, ...expected]) => ({ sentence, expected, moment }));

  test.each([
    ...cases(BERLIN_EXAMPLES, berlin),
    ...cases(HELD_OUT_EXAMPLES, berlin),
    ...cases(LOS_ANGELES_EXAMPLES, losAngeles),
  ])("$sentence", ({ sentence, expected, moment }) => {
    const made = planFor(sentence, moment);
    expect([made.pillar, readDay(made)]).toEqual(expected);
    expect(made.specific.startsWith(sentence)).toBe(true);
    expect(instantPlanSchema.safeParse(made).error).toBeUndefined();
  });
});

describe("the title", () => {
  test.each([
    ["I need to find a new apartment before Christmas", "Find a new apartment"],
    ["can you help me to pass my driving test next friday?", "Pass my driving test"],
    ["By Friday I must call the bank", "Call the bank"],
    ["My mother fell, so I need to arrange care for her", "Arrange care for her"],
    ["  Vegetable   garden\nfor spring  ", "Start the vegetable garden for spring"],
    ["recieve my sisters package from the libary", "Receive my sister's package from the library"],
    ["should i take the job in tulsa or stay", "Decide whether to take the job in Tulsa or stay"],
    ["🎻", "🎻"],
  ])("of %j is %j", (sentence, title) => {
    expect(plan(sentence).title).toBe(title);
  });

  test("has at most 80 characters and ends with a whole phrase", () => {
    const sentence =
      "Reorganize the community archive together with the volunteers of the historical society and the town library";
    const { title } = plan(sentence);
    expect(title).toBe("Reorganize the community archive together");
    expect(plan("x".repeat(300)).title.length).toBeLessThanOrEqual(80);
  });
});

describe("the day", () => {
  test("is the one that the words name", () => {
    expect(plan("Paint the fence by Saturday 12 December").timeBound).toBe("by Saturday, December 12, 2026");
  });

  test("is not the one on which something was sent", () => {
    expect(readDay(plan("The insurance hasn't answered, appeal sent Oct 2nd, nobody calls back"))).toBeNull();
    expect(readDay(plan("Get the appeal sent by Oct 2nd"))).toBe("2027-10-02");
  });

  test("is marked as suggested when they name none", () => {
    const made = plan("Calibrate the seismograph in the shed");
    expect(made).toMatchObject({ dueOn: "2026-12-05", dueSource: "suggested" });
    expect(made.timeBound).toBe("by Saturday, December 5, 2026 (suggested)");
  });

  test("of a call to an office is no weekend", () => {
    expect(plan("call the plumber asap").timeBound).toBe("by Monday, November 23, 2026 (suggested)");
  });
});

describe("the measure", () => {
  test.each([
    ["start walking 30 minutes after supper every night", "walked 30 minutes after supper every night"],
    ["read 40 pages a day", "read 40 pages a day"],
    ["cut down from 3 packs a week to none", "from 3 packs a week to none"],
    ["get my blood pressure under 130", "under 130"],
    ["save $2,400 by March 1", "$2,400"],
  ])("of %j keeps the person's own number and frequency", (sentence, words) => {
    expect(plan(sentence).measurable.toLowerCase()).toContain(words);
  });
});

describe("the steps", () => {
  test("of an errand are at most two", () => {
    expect(plan("register the boat trailer").milestones.length).toBeLessThanOrEqual(2);
  });

  test("name the person's own thing and people", () => {
    expect(plan("sort the button tin").milestones[0]).toContain("the button tin");
    expect(plan("should i plant the lower field or leave it").milestones.join()).toContain(
      "planting the lower field",
    );
  });
});

test.each(["come off my antidepressants", "getting off the nightly ambien slowly"])(
  "%j asks the doctor first, whatever the words",
  (sentence) => {
    const made = plan(sentence);
    expect(made.milestones[0]).toMatch(/^Call the doctor/);
    expect(made.measurable).toContain("your doctor gave you");
  },
);

test("nobody is a thing to finish", () => {
  expect(JSON.stringify(plan("put dad in a home, he cries when i leave"))).not.toMatch(/finished|[Dd]ad is/);
});

describe("grief", () => {
  test.each([
    "walk in cooler died overnight, 200 lbs of brisket in there and a wedding to feed tmrw",
    "put the baby girl down for her nap at the same hour every day",
    "take the cable box back before they charge me for my late return",
  ])("isn't heard in %j", (sentence) => {
    expect(plan(sentence).message).not.toMatch(/sorry/);
  });

  test.each([
    "my husband passed away in august and his closet is still full",
    "lost the baby at 14 weeks and i go back to work monday",
    "We had to put our dog to sleep yesterday",
    "first christmas without ruthie",
    "write the eulogy for coach",
  ])("%j is met with sorrow, without a day of ours or a cheer", (sentence) => {
    const made = plan(sentence);
    expect(made.message).toMatch(/^I'm so sorry/);
    expect(made.timeBound).not.toContain("suggested");
    expect(made.pillar).toBe("Peace");
    expect(JSON.stringify(made)).not.toMatch(/budget|guests|exercise|!/);
  });

  test.each([
    "Had to put our old collie down Monday and the farm feels wrong",
    "had to put down my old mare sunday, 26 yrs, the barn is so quiet",
    "It's been a year and his coats are still in the hall closet",
    "Her glasses are still on the nightstand and I can't move them",
  ])("has no day: %s", (sentence) => {
    expect(plan(sentence)).toMatchObject({
      pillar: "Peace",
      dueOn: null,
      timeBound: "",
      message: expect.stringMatching(/^I'm so sorry/),
    });
  });

  test("is not seen in shoes that are too small", () => {
    expect(plan("His shoes are still too small, buy new ones").dueOn).not.toBeNull();
  });

  test("is not seen in a battery that died", () => {
    expect(plan("the car battery died, get a new one").message).not.toMatch(/sorry/);
  });
});

describe("any sentence that can be sent", () => {
  const sentences = fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 500, unit: "binary" }),
      fc.string({ minLength: 1, maxLength: 500, unit: "grapheme" }),
      fc
        .array(fc.constantFrom(...vocabulary()), { minLength: 1, maxLength: 60 })
        .map((words) => words.join(" ")),
    )
    .filter((sentence) => instantPlanRequestSchema.safeParse({ sentence }).success);
  const moments = fc.record({
    instant: fc
      .date({ min: new Date("2000-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString()),
    timeZone: fc.constantFrom(
      "UTC",
      "Europe/Berlin",
      "America/Los_Angeles",
      "Pacific/Apia",
      "Asia/Kathmandu",
    ),
    mode: fc.constantFrom("life", "business", "incident"),
  });

  test("becomes an objective with one to four milestones, and the same one every time", () => {
    fc.assert(
      fc.property(sentences, moments, (sentence, { instant, timeZone, mode }) => {
        const today = instant.slice(0, 10);
        const moment = { today, instant, timeZone, mode: mode as "life" };
        const plan = planFor(sentence, moment);

        expect(planFor(sentence, moment)).toEqual(plan);
        expect(instantPlanSchema.safeParse(plan).error).toBeUndefined();
        expect(newObjectiveSchema.safeParse(plan).error).toBeUndefined();
        expect(plan.milestones.map((title) => newMilestoneSchema.safeParse({ title }).success)).not.toContain(
          false,
        );
        expect(plan.title.trim()).not.toBe("");
        expect(plan.title.length).toBeLessThanOrEqual(80);
        expect(plan.specific.split("\n")[0]).toBe(sentence.trim().split("\n")[0]);
        expect(plan.dueOn === null || plan.dueOn >= today).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("is read quickly, even when it is made to be slow", () => {
    const hard = ["and i ", "in the next ", "the ", "a week ", "my our his ", "so i need to ", "1/2/", "- "];
    const started = performance.now();
    for (const words of hard) planFor(words.repeat(500).slice(0, 500), berlin);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

/** Words that the rules react to, for unlikely combinations. */
function vocabulary(): string[] {
  const words = [...BERLIN_EXAMPLES, ...LOS_ANGELES_EXAMPLES].flatMap(([sentence]) => sentence.split(" "));
  return [
    ...new Set([
      ...words,
      "31st",
      "half a year",
      "29 February",
      "0/0",
      "Q4",
      "99/99/9999",
      "in 999 years",
      ",",
      ".",
    ]),
  ];
}

describe("one question", () => {
  const asked = (sentence: string) => propose({ sentence, ...berlin }).question?.text ?? null;

  test.each(["floss", "meditate", "Parents coming for three weeks, the house is not ready"])(
    "is not asked on %j",
    (sentence) => {
      expect(asked(sentence)).toBeNull();
    },
  );

  test.each([
    ["the thing with the garage", "What would you like to do about the garage?"],
    ["the thing with the guy about the boat", "What would you like to do about the boat?"],
    ["potatoes", "What would you like to do about potatoes?"],
    ["everything", "That sounds like a lot. Which one thing would make tomorrow easier?"],
    ["tuesdays", "What would be the first thing to do?"],
  ])("on %j is %j", (sentence, text) => {
    expect(asked(sentence)).toBe(text);
  });
});
