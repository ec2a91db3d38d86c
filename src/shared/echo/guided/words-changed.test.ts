import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { guidedReply } from "./guided-reply.rules.ts";

function talk(...messages: readonly string[]) {
  const history: EchoMessage[] = [];
  return messages.map((message) => {
    const reply = guidedReply(turnWith(message, [...history]));
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    return reply;
  });
}
const last = (...messages: readonly string[]) => talk(...messages).at(-1)?.text ?? "";
const ASKED = "how do i ask my cousin Rita to bring back the ladder";

describe("Words that were given are changed as the person asks", () => {
  test.each([
    ["can you make that shorter", /^“Rita, could you bring back the ladder\?”/],
    [
      "hm that sounds too formal for us",
      /^“Rita, would it be okay for you to bring back the ladder\? No pressure\.”/,
    ],
    ["thats a bit weak, she never listens", /^“I need you to bring back the ladder, starting now\.”/],
    [
      "good, and add that i need it on saturday",
      /^“I need it on Saturday\. Rita, could you bring back the ladder\?/,
    ],
    ["ok but softer", /No pressure/],
    ["shorter please, and say we miss her", /^“We miss you\. Rita, could you bring back the ladder\?”/],
  ])("%s", (message, words) => {
    expect(last(ASKED, message)).toMatch(words);
  });

  test("but what the other will say isn't put into their mouth", () => {
    expect(last(ASKED, "shes gonna say i never bring back her stuff")).not.toMatch(/“I never bring back/);
    expect(last(ASKED, "he'll say i dont respect him. ok ill go for a walk")).not.toMatch(/respect you/);
  });

  test("also when who it is for was said long before", () => {
    const replies = talk(ASKED, "softer please", "a bit shorter", "ok", "and say that i like her garden");
    expect(replies.at(-1)?.text).toMatch(/^“I like your garden\. /);
  });

  test("and not where another question follows", () => {
    expect(last(ASKED, "kinda soft but ok. what if she says no")).toMatch(/agree to instead/);
    expect(last("we had a long week", "make it shorter")).not.toMatch(/^“/);
    expect(last(ASKED, "my boss gives me too much work and she is mean")).not.toMatch(/ladder/);
  });
});

describe("What the other will answer gets words to say back", () => {
  test.each([
    [ASKED, "she'll say she's too busy", /“I know you're too busy/],
    [ASKED, "shes gonna say shes too tired", /“I know you're too tired/],
    [ASKED, "she will just say everybody borrows things", /“I hear you/],
    [
      "how do i tell my roommate to stop using my towels",
      "i need something to say back when he says its no big deal",
      /“I hear you/,
    ],
  ])("%s: %s", (first, second, words) => {
    expect(last(first, second)).toMatch(words);
  });

  test("never twice the same", () => {
    const texts = talk(
      ASKED,
      "she'll say she's busy",
      "and then she'll say that its heavy",
      "she'll say no again",
    ).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("A wish", () => {
  test("to tell somebody something becomes the sentence, with the name", () => {
    expect(last("its about my cousin", "just wanna text my cousin Rita that i love the painting")).toMatch(
      /^“Rita, I love the painting\.”/,
    );
  });

  test("is not read from what somebody is blamed for", () => {
    const [reply] = talk("my neighbor gets mad if i dont wave back every single morning");
    expect(reply?.proposals).toEqual([]);
    expect(reply?.text).not.toMatch(/don't wave back/);
  });
});

test("other figures than were reckoned with are taken up before the rest", () => {
  const history: EchoMessage[] = [
    { role: "user", content: "what does a fence cost" },
    { role: "assistant", content: "For one acre, many people pay 3,000 dollars." },
  ];
  const { text } = guidedReply(turnWith("its more like 4 acres and there is a creek", history));
  expect(text).toMatch(/^With 4 acres, the figures above don't fit: expect clearly more/);
});
