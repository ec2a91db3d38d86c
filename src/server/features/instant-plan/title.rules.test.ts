import { describe, expect, test } from "vitest";
import { propose } from "./planner.rules.ts";

const moment = {
  today: "2026-11-21",
  instant: "2026-11-21T17:00:00Z",
  timeZone: "America/New_York",
  mode: "life" as const,
};
const plan = (sentence: string) => propose({ sentence, ...moment }).plan;

describe("the title is the task alone", () => {
  test.each([
    ["bench 180 before i turn 30 in june", "Bench 180"],
    ["hem the curtains so we can sleep past six", "Hem the curtains"],
    ["swim 20 laps (the long pool)", "Swim 20 laps"],
    ["write to Hannah from choir for what i said at practice", "Write to Hannah from choir"],
    ["haven't seen my uncle since the wake, want to call him before easter", "Call my uncle"],
    ["go back to trade school at 50 or is that silly", "Decide whether to go back to trade school at 50"],
    ["nursing or marine biology, forms close on friday", "Decide between nursing and marine biology"],
    ["interview thursday 10am at the library, panel of three", "Be ready for the interview at the library"],
    ["return the lamp AND pick up the rug", "Return the lamp and pick up the rug"],
    ["eye exam, been squinting since june", "Get the eye exam"],
    ["40,000 more words on the memoir by march 1", "Write 40,000 more words on the memoir"],
  ])("of %j: %j", (sentence, title) => {
    expect(plan(sentence)?.title).toBe(title);
  });
});

describe("the person's own details", () => {
  test("stand in the measure: a number, a limit, what is still to go", () => {
    expect(plan("sell 60 candles for the choir by dec 12, sold 20")?.measurable).toContain("60 candles");
    expect(plan("kids party at the rink, he's turning 6, keep it below $150")?.measurable).toContain("$150");
    expect(plan("save 90,000 naira for school fees by january 11")?.measurable).toMatch(/90,000/);
    expect(plan("put aside £50 every week till i have £400 for a bike")?.measurable).toContain("£400");
  });

  test("stand in the steps: who does it, what is missing, who may be asked for", () => {
    expect(plan("interview thursday at the library, panel of three")?.milestones.join()).toContain(
      "panel of three",
    );
    expect(
      plan("paint the nursery by january, can't be near fumes so my husband has to")?.milestones.join(),
    ).toContain("your husband");
    expect(
      plan("my daughter's quince is feb 20 and we still don't have a hall")?.milestones.join(),
    ).toContain("Find a hall");
  });

  test("take the place of general nouns", () => {
    const { title = "", milestones = [] } =
      plan("make peace with my brother, we stopped talking over the land") ?? {};
    expect(`${title} ${milestones.join()}`).not.toContain("sibling");
  });
});

describe("the day belongs to the goal", () => {
  test.each([
    ["repaint the hall over thanksgiving weekend", "2026-11-29"],
    ["read the whole quran by next thanksgiving", "2027-11-25"],
    ["bench 180 before i turn 30 in june", "2027-06-01"],
    ["paint the nursery, baby due feb 9", "2027-01-19"],
    ["put aside £50 every week till i have £400 for a bike", "2027-01-16"],
  ])("%j is due on %s", (sentence, day) => {
    expect(plan(sentence)?.dueOn).toBe(day);
  });

  test("a party is not on the holiday that it is named after", () => {
    expect(plan("christmas party for the night shift")?.dueSource).toBe("suggested");
  });
});

test("an emergency in the cold is no heat wave", () => {
  const made = plan("heater out, two kids and it's going to be 15 degrees tonight");
  expect(JSON.stringify(made)).not.toMatch(/hot hours|shade/i);
  expect(made?.dueOn).toBe("2026-11-21");
});
