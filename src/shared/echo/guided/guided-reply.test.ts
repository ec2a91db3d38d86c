import { expect, test } from "vitest";
import { ASKS } from "./asks.content.ts";
import { askedIn } from "./conversation.rules.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const BRIEF = {
  mode: "life" as const,
  session: null,
  objectives: [],
  risks: [],
  lcesGaps: [],
  checkIns: [],
  handover: null,
  boundaries: [],
};
const reply = (message: string) =>
  guidedReply({ message, history: [], mode: "life", today: "2026-11-22", timeZone: "UTC", brief: BRIEF });

test("where a conversation stands can be read from every question", () => {
  for (const [id, questions] of Object.entries(ASKS)) {
    for (const question of questions) expect(askedIn(`Okay. ${question}`)).toBe(id);
  }
});

test("the same turn always gets the same reply", () => {
  const message = "I want to run a 5k by May";
  expect(reply(message)).toEqual(reply(message));
});
