import { describe, expect, test } from "vitest";
import { EMPTY_BRIEF } from "#tests/support/echo-brief.ts";
import { guidedReply } from "./guided-reply.rules.ts";
import { OWN } from "./own-questions.content.ts";

const reply = (message: string, history: readonly (readonly [string, string])[] = []) =>
  guidedReply({
    message,
    history: history.flatMap(([said, told]) => [
      { role: "user" as const, content: said },
      { role: "assistant" as const, content: told },
    ]),
    mode: "life",
    today: "2026-11-23",
    timeZone: "America/New_York",
    brief: EMPTY_BRIEF,
  });
const titleOf = (...turn: Parameters<typeof reply>) => {
  const [card] = reply(...turn).proposals;
  return card?.kind === "objective" ? card.fields.title : null;
};
const ASKED = [["that walk sounds doable, put it on a card", OWN.whatToKeep]] as const;

describe("What a card is to say", () => {
  test.each([
    ["Read ten pages before bed", "Read ten pages before bed"],
    ["Do 30 sit-ups a day until the race", "Do 30 sit-ups a day until the race"],
    ["ok, stretch for five minutes after lunch", "Stretch for five minutes after lunch"],
    ["the card please. walk to the library saturday", "Walk to the library saturday"],
    ["it should say practice scales every evening", "Practice scales every evening"],
  ])("is the next message, once Echo has asked: %s", (message, title) => {
    expect(titleOf(message, ASKED)?.toLowerCase()).toBe(title.toLowerCase());
  });

  test.each(["never mind", "why do you need that?", "no, forget the card", "idk"])(
    "is not what plainly isn't one: %s",
    (message) => {
      expect(reply(message, ASKED).proposals).toEqual([]);
    },
  );

  test.each([
    ["my first step is phone the roofer wednesday. put that on a card", /Phone the roofer/],
    ["can you write down a first step for me, email Dr. Lin on Monday", /Email Dr\. Lin/],
    ["please make a card: mail the passport form", /Mail the passport form/],
  ])("can be dictated as a step: %s", (message, title) => {
    expect(titleOf(message)).toMatch(title);
  });

  test("is the step named before, when the card is asked for later", () => {
    expect(titleOf("make that a card", [["the next step is order the tiles on friday", "Good."]])).toMatch(
      /^Order the tiles/,
    );
  });

  test.each([
    "can you add a check-in for friday nights to go over the budget with my wife",
    "put in a weekly check in on friday nights to go over the budget with my wife",
  ])("is a meeting with somebody, not the person's own check-in: %s", (message) => {
    expect(titleOf(message)).toMatch(/^Go over the budget with my wife/);
  });

  test("a check-in of their own still asks for energy", () => {
    expect(reply("can you add a check-in").text).toMatch(/energy/);
  });
});
