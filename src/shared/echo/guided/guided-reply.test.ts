import { expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import { ASKS } from "./asks.content.ts";
import { askedIn } from "./conversation.rules.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const reply = (message: string) => guidedReply(turnWith(message));

test("where a conversation stands can be read from every question", () => {
  for (const [id, questions] of Object.entries(ASKS)) {
    for (const question of questions) expect(askedIn(`Okay. ${question}`)).toBe(id);
  }
});

test("the same turn always gets the same reply", () => {
  const message = "I want to run a 5k by May";
  expect(reply(message)).toEqual(reply(message));
});
