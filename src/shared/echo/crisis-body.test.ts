import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");

const HEART = "my left arm has been aching since lunch and I'm sweating, jaw too. plan my afternoon";

describe("a body in danger", () => {
  test.each([
    HEART,
    "My left hand went sort of numb while cooking and my husband says I sound drunk. Move my errands",
    "my right arm is weak and my words come out strange since this morning",
  ])("is an emergency at once: %s", async (message) => {
    const [turn] = await crisisTurns([message]);
    expect(turn?.risk).toMatchObject({ level: "acute", kind: "medical", subject: "me" });
  });

  test.each([
    "my left arm hurts after tennis and I'm sweating, what's a rest plan",
    "my hand went numb, I slept on it. plan my day",
  ])("and not in: %s", async (message) => {
    const [turn] = await crisisTurns([message]);
    expect(turn?.risk.level ?? "none").not.toBe("acute");
  });

  test.each([
    ["can't my wife just drive me?", /don't drive with this/],
    ["Can I take an aspirin while I wait", /aspirin included/],
    ["what do I tell em", /Where you are first/],
  ])("what is asked about it is answered: %s", async (question, answer) => {
    const texts = await textsOf(HEART, question);
    expect(texts[1]).toMatch(answer);
  });

  test.each([
    "Ok. Called 911, they say fifteen minutes. what do I do til then",
    "my neighbor is dialing now",
    "ambulance is 5 min out. should I tell my son?",
  ])("a call that was made is not urged again: %s", async (message) => {
    const texts = await textsOf(HEART, message);
    expect(texts[1]).toMatch(/^Good/);
    expect(texts[1]).not.toMatch(/Please call|Can you call/);
  });

  test("one aspirin is no poisoning", async () => {
    const texts = await textsOf(HEART, "I took an aspirin just in case. Is it okay if I drive?");
    expect(texts[1]).toMatch(/don't drive with this/);
    expect(texts[1]).not.toMatch(/Poison Control|half as a joke/);
  });

  test("nobody is asked whether a doctor is needed", async () => {
    const texts = await textsOf("I feel faint and my chest is odd", "it's probably nothing", "I'm busy");
    for (const text of texts) expect(text).not.toMatch(/Does anybody there need a doctor/);
  });

  test("the wife who is here is called so", async () => {
    const texts = await textsOf(HEART, "Wife is here. I won't pay for an ambulance");
    expect(texts[1]).not.toMatch(/Let Wife|get Wife|your Wife/);
  });
});
