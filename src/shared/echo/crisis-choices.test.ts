import { describe, expect, test } from "vitest";
import { COACH, crisisTurns } from "#tests/support/crisis-conversation.ts";
import { CHOICES, MISREAD_REPLY, NO_DANGER_CHOICE } from "./crisis-choices.content.ts";
import { FIRST_REPLIES } from "./crisis-replies.content.ts";

/** Each is asked about, and may be about another danger. */
const ASKED_ABOUT = [
  "everyone would be better off without me",
  "I plan what I say before he comes home, so that it stays quiet",
  "my friend gave away all her things and says goodbye to everyone",
];

describe("what somebody can tap beside a question about danger", () => {
  test("beside a direct question: that it is so, other dangers, and none at all", async () => {
    const [asked] = await crisisTurns(["everyone would be better off without me"]);
    expect(asked?.suggestions).toEqual([
      "I might hurt myself.",
      "Someone is hurting or scaring me.",
      "I'm worried someone else could hurt themselves.",
      "It's none of that. Nobody is in danger.",
    ]);
  });

  test("beside a soft question: that it is so, and that it is not", async () => {
    const [checked, ended] = await crisisTurns([
      "I plan what I say before he comes home, so that it stays quiet",
      NO_DANGER_CHOICE.text,
    ]);
    expect(checked?.lead).not.toBeNull();
    expect(checked?.suggestions).toEqual(["Someone is hurting or scaring me.", NO_DANGER_CHOICE.text]);
    expect(ended?.risk.level).toBe("none");
    expect(ended?.text).toContain(COACH);
  });

  test.each(CHOICES.flatMap((choice) => ASKED_ABOUT.map((message) => ({ message, choice }))))(
    "after “$message”, “$choice.text” is what it is about",
    async ({ message, choice: { text, about } }) => {
      const [before, answer] = await crisisTurns([message, text]);
      expect(answer?.risk).toMatchObject({ level: "explicit", ...about });
      if (!about || about.kind === "self" || about.kind === before?.risk.kind) return;
      expect(answer?.text).toContain(FIRST_REPLIES[about.kind][about.subject]);
    },
  );

  test("a suspicion ends where it is none of that", async () => {
    const [, ended, next] = await crisisTurns([
      "everyone would be better off without me",
      NO_DANGER_CHOICE.text,
      "how do I plan my week?",
    ]);
    expect(ended).toMatchObject({ risk: { level: "none" }, suggestions: [] });
    expect(ended?.text).toContain("carry on");
    expect(next).toBeNull();
  });

  test("what was said in words does not end by a tap, and has nothing to choose beside it", async () => {
    const [said, after] = await crisisTurns(["I want to kill myself tonight", NO_DANGER_CHOICE.text]);
    expect(said?.suggestions).toEqual([]);
    expect(after?.risk).toMatchObject({ kind: "self", subject: "me" });
    expect(after?.risk.level).not.toBe("none");
  });

  test("who is not understood is asked what it is, and can choose", async () => {
    const turns = await crisisTurns([
      "my husband hits me and I am scared of him",
      "you're not listening. that's not what I'm asking",
      "I'm afraid I could hurt someone.",
    ]);
    expect(turns[1]?.text).toBe(MISREAD_REPLY);
    expect(turns[1]?.suggestions).toContain("I'm afraid I could hurt someone.");
    expect(turns[2]?.risk).toMatchObject({ kind: "others", subject: "me" });
  });
});
