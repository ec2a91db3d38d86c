import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");
const WORRY = "my sister told me she wants to die, she's in her room";

describe("an overdose of somebody else that is under way", () => {
  test.each([
    "through the door she says its too late and her words are mumbled",
    "I found an empty prescription bottle in the trash",
    "she seems kind of groggy, maybe she had wine",
  ])("is an emergency at once: %s", async (message) => {
    const [, turn] = await crisisTurns([WORRY, message]);
    expect(turn?.risk).toEqual({ level: "acute", kind: "self", subject: "somebody" });
    expect(turn?.text).toMatch(/overdose.*the people who come can open it/s);
  });

  test("fear of the bill or of anger is answered with the call, and a locked door left to those who come", async () => {
    const texts = await textsOf(
      WORRY,
      "there's an empty blister of sleeping pills on her desk",
      "she'll never forgive me, and who pays for an ambulance?",
      "I can't get in, should I break the door?",
      "okay, calling. they're asking her age",
    );
    expect(texts[2]).toMatch(/^Anger and a bill can be dealt with later.*Call the emergency number now/);
    expect(texts[3]).toMatch(/people who come can open it/);
    expect(texts[4]).toMatch(/^You called/);
  });

  test.each([
    "he's all done with his exams, that's good at least",
    "his moving boxes are gone, he left Friday",
  ])("and not: %s", async (message) => {
    const [, turn] = await crisisTurns(["my brother told me he wants to die last week", message]);
    expect(turn?.text ?? "").not.toContain("overdose.”");
  });
});

test("what somebody said of themselves is theirs, after a question about them", async () => {
  const [, turn] = await crisisTurns([
    "My flatmate gave me all his records and wrote a long thank you, he's strangely cheerful. How do I fit them in?",
    "yes, a little worried. He said “everyone will be better off without me around soon”",
  ]);
  expect(turn?.risk).toMatchObject({ kind: "self", subject: "somebody" });
});
