import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { guidedReply } from "./guided-reply.rules.ts";
import { NEXT_STEP } from "./next-step.content.ts";

/** Each reply to these messages, where the library knows nothing. */
function talk(...messages: readonly string[]): string[] {
  const history: EchoMessage[] = [];
  return messages.map((message) => {
    const { text } = guidedReply(turnWith(message, [...history]));
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
    return text;
  });
}
const last = (...messages: readonly string[]) => talk(...messages).at(-1) ?? "";
const isOf = (kind: keyof typeof NEXT_STEP, text: string) =>
  NEXT_STEP[kind].some((way) => way.split("{who}").every((part) => text.includes(part)));

const BEFORE = "our block has a new committee and nobody agrees on anything";

describe("What isn't known gets a small step for its kind of request", () => {
  test.each([
    ["when should i bring up the noise with them", "sayWhen"],
    ["could i put off the vote to the spring", "postpone"],
    ["should i stay on the committee", "decide"],
    ["how do i plan the next ten days around it", "plan"],
    ["what can i do about the bylaws", "do"],
    ["what could i drop from all of this", "cut"],
    ["what do you think about the vote", "decide"],
    ["is it true that a vote needs half of the households?", "fact"],
    ["it's always after the meeting when i start snacking", "moment"],
    ["can you draw a map of it", "request"],
    ["the flyers have to be out by december 12", "dated"],
    ["was it my fault that they quarreled", "blame"],
    ["how do i get my neighbor to try it once", "persuade"],
    ["how do i practice so i dont freeze up there", "practice"],
    ["what would i even put in it", "write"],
    ["would you take the seat if they offered", "decide"],
  ] as const)("%s: %s", (message, kind) => {
    const text = last(BEFORE, message);
    expect(isOf(kind, text), text).toBe(true);
  });

  test.each([
    ["what if he blows up and says i dont trust him", /Let them be upset/],
    ["what if they ignore the text like last time", /one step nearer/],
    ["what if she laughs at me", /say it once more/],
    ["what if they won't sign it", /agree to instead/],
  ])("with what to do if it goes badly: %s", (message, words) => {
    expect(last(BEFORE, message)).toMatch(words);
  });

  test("with words, for somebody who doesn't know how to tell it", () => {
    expect(last(BEFORE, "i dont know how to tell my wife about the vote")).toMatch(/words for your wife/);
  });

  test("with the person who was named", () => {
    expect(last("my niece borrowed the van and it came back scratched and empty of gas")).toContain(
      "your niece",
    );
  });

  test("and asks about tonight only where the matter is of today", () => {
    const asksOfTonight = /different by tonight/;
    expect(last("my cousin and i are fighting about the cabin")).not.toMatch(asksOfTonight);
    expect(last("rough meeting today")).toMatch(asksOfTonight);
  });

  test.each([
    ["do they have to pay me for the extra minutes, im hourly", /1-866-487-9243/],
    ["can my landlord keep the deposit for paint?", /legal aid/],
    ["the dryer stopped, is it worth fixing?", /model number/],
  ])("where a fact is asked for, with the place that knows it: %s", (message, words) => {
    expect(last(BEFORE, message)).toMatch(words);
  });
});

describe("Somebody who mourns", () => {
  const loss = "my wife died in may";
  test.each([
    ["everyone says i should move on and meet people", /choose the pace/],
    ["what could i do on sunday evenings?", /two of you|asks little of you/],
  ])("hears what fits: %s", (message, words) => {
    expect(last(loss, "we had 30 good years together", message)).toMatch(words);
  });
});

test("a secret out in the world is no question about what Echo keeps", () => {
  expect(last("i want to propose in june", "how do i keep it secret from her")).not.toMatch(/logged|browser/);
});

test("who wants to be understood by somebody gets the words for it", () => {
  expect(
    last("my brother and i stopped talking", "i just want him to know that i never got his letter"),
  ).toMatch(/^“I never got your letter\.”/);
});
