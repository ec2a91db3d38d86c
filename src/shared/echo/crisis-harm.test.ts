import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");

const TOLD = "I've been burning myself on the arm again, it helps when things get loud";
const OF_DYING = /killing yourself|how or when|ending your life|near you that you might use|Is it today/;

describe("self-harm stays self-harm", () => {
  test.each(["I don't want to die", "no, and I'm not trying to die either", "nah it's not about dying"])(
    "after %s",
    async (denial) => {
      const texts = await textsOf(TOLD, denial, "I don't know", "maybe");
      for (const text of texts.slice(1)) {
        expect(text).not.toBe("");
        expect(text).not.toMatch(OF_DYING);
        expect(text).not.toMatch(/read too much into that/);
      }
      expect(texts[1]).toMatch(/done asking about dying|wound/);
    },
  );

  test.each([
    "scratching myself until it stops",
    "there are some burns on my legs, I did it, it makes me feel calm when it helps",
    "I punch my own head against the wall to calm down",
  ])("in other words than cutting: %s", async (message) => {
    const [turn] = await crisisTurns([`I can't sleep before the exam, so I end up ${message}`]);
    expect(turn?.risk).toMatchObject({ kind: "self", subject: "me" });
  });

  test("somebody who hides marks and says whose doing they are is believed at once", async () => {
    const texts = await textsOf(
      "how do I cover up the scratches on my wrist before the school photo",
      "nobody else did anything, it's just me",
      "are you going to tell my dad?",
    );
    expect(texts[0]).toMatch(/Do you sometimes hurt yourself/);
    expect(texts[1]).not.toMatch(OF_DYING);
    expect(texts[2]).toMatch(/don't tell anyone/);
  });

  test.each([
    ["does it need stitches?", /wants to be seen today/],
    ["should somebody look at it?", /wants to be seen today/],
    ["what do I say to the school counselor?", /I hurt myself when it gets too much/],
    ["will the counselor have to report it?", /has to tell somebody when/],
    ["will they make me stay in a hospital?", /can't promise what a doctor decides/],
  ])("a question beside it is answered: %s", async (question, answer) => {
    const texts = await textsOf(TOLD, "I don't want to die", question);
    expect(texts[2]).toMatch(answer);
    expect(texts[2]).not.toMatch(OF_DYING);
  });

  test("a wish to die said later is asked about again", async () => {
    const texts = await textsOf(TOLD, "I don't want to die", "actually I want to kill myself tonight");
    expect(texts[2]).toMatch(/911|988/);
  });

  test.each([
    "I burned myself on the oven again, plan easier dinners",
    "how do I cover the scratches on the car door",
    "I hit myself in the thumb with a hammer, rest of the shelf plan for Saturday",
    "I cut my finger chopping onions, what's a faster dinner plan",
  ])("and %s is none", async (message) => {
    const [turn] = await crisisTurns([message]);
    expect(turn?.risk.level ?? "none").toBe("none");
  });
});
