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
import { instantPlanSchema } from "./instant-plan.rules.ts";
import { planFor } from "./planner.rules.ts";
import { GENERAL_RECIPE } from "./recipes.content.ts";

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
type Plan = ReturnType<typeof planFor>;
const readDay = ({ dueOn, timeBound }: Plan) => (timeBound.endsWith("(my suggestion)") ? null : dueOn);
const summary = (plan: Plan) => [plan.domain, plan.pillar, readDay(plan)];

describe("sentences of real life", () => {
  const cases = (examples: readonly Example[], moment: typeof berlin | typeof losAngeles) =>
    examples.map(([sentence, ...expected]) => ({ sentence, expected, moment }));

  test.each([
    ...cases(BERLIN_EXAMPLES, berlin),
    ...cases(HELD_OUT_EXAMPLES, berlin),
    ...cases(LOS_ANGELES_EXAMPLES, losAngeles),
  ])("$sentence", ({ sentence, expected, moment }) => {
    const plan = planFor(sentence, moment);
    expect(summary(plan)).toEqual(expected);
    expect(plan.specific).toBe(sentence);
    expect(instantPlanSchema.safeParse(plan).error).toBeUndefined();
  });

  test("different words make different plans", () => {
    expect(new Set(BERLIN_EXAMPLES.map(([, domain]) => domain)).size).toBeGreaterThanOrEqual(30);
  });

  test("a negated topic is ignored", () => {
    expect(planFor("Learn to cook, I do not want to write a book", berlin).domain).toBe("learning");
    expect(planFor("Don't forget to file my taxes", berlin).domain).toBe("paperwork");
  });
});

describe("the title", () => {
  test.each([
    ["I need to find a new apartment before Christmas", "Find a new apartment"],
    ["can you help me to pass my driving test next friday?", "Pass my driving test"],
    ["We have to move out by 31 January because the house is sold", "Move out"],
    ["By Friday I must call the bank", "Call the bank"],
    ["My mother fell, so I need to arrange care for her", "Arrange care for her"],
    ["I was laid off yesterday and need to find a new job", "Find a new job"],
    ["We fly to Lisbon the day after tomorrow and nothing is packed", "Fly to Lisbon"],
    ["  Vegetable   garden\nfor spring  ", "Vegetable garden for spring"],
    ["The exam is on Friday", "Go into the exam prepared"],
    ["My grandmother knits blue hats", "My grandmother knits blue hats"],
    ["???", GENERAL_RECIPE.heading],
    ["🎻", "🎻"],
  ])("of %j is %j", (sentence, title) => {
    expect(planFor(sentence, berlin).title).toBe(title);
  });

  test("a long one is cut after a whole word", () => {
    const sentence =
      "Reorganise the community archive together with the volunteers of the historical society and the town library";
    const { title } = planFor(sentence, berlin);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(`${sentence} `.startsWith(`${title} `)).toBe(true);
    expect(title).not.toMatch(/ (?:the|of|and|with)$/);
    expect(planFor("x".repeat(300), berlin).title).toBe(GENERAL_RECIPE.heading);
  });
});

describe("the deadline", () => {
  test("is spelled out when the words name one", () => {
    const plan = planFor("Paint the fence by Saturday 12 December", berlin);
    expect(plan.timeBound).toBe("by Saturday 12 December 2026");
    expect(plan.message).toBe(
      "Here is a first plan with four steps: “Paint the fence”, by Saturday 12 December 2026.",
    );
  });

  test("is presented as a suggestion when they name none", () => {
    const plan = planFor("Paint the fence", berlin);
    expect(plan).toMatchObject({ dueOn: "2026-12-05", dueSource: "suggested" });
    expect(plan.timeBound).toBe("in two weeks, by 5 December 2026 (my suggestion)");
    expect(plan.message).toBe(
      "Here is a first plan with four steps: “Paint the fence”, by 5 December 2026, a date you can change.",
    );
  });

  test("decides how many steps the plan has", () => {
    const steps = (when: string) => planFor(`Pass my chemistry exam ${when}`, berlin).milestones;
    expect(steps("tomorrow")).toHaveLength(2);
    expect(steps("next Friday")).toHaveLength(3);
    expect(steps("in four weeks")).toHaveLength(4);
    expect(planFor("Someone hacked my account, fix it right now", berlin).timeBound).toMatch(/^in two days/);
  });
});

test("is only an offer in grief, with a gentle message", () => {
  const plan = planFor("My father died on Tuesday", berlin);
  expect(plan.message).toBe(
    "I am sorry; here are four small steps, each in its own time: “Take the next days gently”, by 5 December 2026, a date you can change.",
  );
  expect(plan.achievable).toContain("988");
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

  test("becomes an objective with two to four milestones, and the same one every time", () => {
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
        expect(plan.specific).toBe(sentence.trim());
        expect(plan.dueOn >= today).toBe(true);
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
