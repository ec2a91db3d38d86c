import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const BETTER_OFF = "honestly they'd be better off without me, the policy covers the house";

describe("an answer that only puts it off", () => {
  test.each([
    "Not tonight. My shift ends Friday and no one's gonna come by before that",
    "nah, not yet. got the spot picked out already",
    "Not right now. I know where and when, that's all you need",
    "no. not this week. The day is chosen",
  ])("is a yes: %s", async (answer) => {
    const [asked, turn] = await crisisTurns([BETTER_OFF, answer]);
    expect(asked?.text).toMatch(/killing yourself/);
    expect(turn?.risk).toMatchObject({ kind: "self", subject: "me" });
    expect(turn?.risk.level).toMatch(/explicit|acute/);
    expect(turn?.text).not.toBeNull();
    expect(turn?.lead).toBeNull();
  });

  test("with a place and a time that are chosen, it is urgent", async () => {
    const [, turn] = await crisisTurns([BETTER_OFF, "Not tonight. I have the place picked out, that's all"]);
    expect(turn?.risk.level).toBe("acute");
  });

  test.each([
    "We finally know the when and where of the wedding. Help me plan the invitations",
    "We have the place and the date picked for the reunion, what comes first?",
  ])("and a chosen place alone is of every day: %s", async (message) => {
    const [turn] = await crisisTurns([message]);
    expect(turn).toBeNull();
  });
});
