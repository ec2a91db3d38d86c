import { describe, expect, test } from "vitest";
import type { EchoMessage } from "#shared/echo/echo.contract.ts";
import { guidedReply } from "#shared/echo/guided/guided-reply.rules.ts";
import { turnWith } from "#tests/support/echo-brief.ts";
import { findMatter } from "./known-matter.rules.ts";

const REDUNDANT = "got made redundant on thursday. 14 years. they gave me a box";

describe("what a message is about", () => {
  test.each([
    [REDUNDANT, /losing my job/i],
    ["ok so i failed my theory test by 2 points, retake it before my mom finds out", /pass|test|exam/i],
  ])("%j", (message, title) => {
    expect(findMatter(message, 0.4)?.title).toMatch(title);
  });

  test.each(["ok", "thanks so much", "", "🎻", "no thats not it", "lol what"])(
    "nothing for %j",
    (message) => {
      expect(findMatter(message, 0.4)).toBeNull();
    },
  );
});

describe("Echo without a model", () => {
  const talk: EchoMessage[] = [];
  const say = (message: string) => {
    const reply = guidedReply(turnWith(message, [...talk]), null, findMatter);
    talk.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    return reply;
  };

  test("tells what is known for the matter, on a card, then the rest of it, and nothing twice", () => {
    const steps = findMatter(REDUNDANT, 0.4)?.steps ?? [];
    const first = say(REDUNDANT);
    expect(first.text).toContain(steps[0]);
    expect(first.proposals).toHaveLength(1);
    expect(first.proposals[0]?.fields).toMatchObject({
      achievable: expect.stringContaining(steps.at(-1) ?? ""),
    });
    // "On thursday" is when it happened.
    expect(first.proposals[0]?.fields).not.toHaveProperty("dueOn");

    const then = say("ok and then what");
    expect(then.text).toContain(steps.at(-1));
    expect(then.text).not.toContain(steps[0]);
    expect(say("what else").text).not.toContain(steps.at(-1));
  });

  test("gives who mourns no steps", () => {
    const { text } = guidedReply(
      turnWith("my husband died in march. what do i do with his shoes"),
      null,
      findMatter,
    );
    for (const step of findMatter("my husband died in march. what do i do with his shoes", 0)?.steps ?? [])
      expect(text).not.toContain(step);
  });
});
