import { expect, test } from "vitest";
import { EMPTY_BRIEF } from "#tests/support/echo-brief.ts";
import type { LibraryReply } from "../library-reply.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const OF_TOPIC: LibraryReply = {
  kind: "otherwise",
  text: "Keep jumper cables in the trunk.",
  step: "Get the battery tested",
  isAgreed: false,
  suggestions: [],
  isChosen: false,
};
/** The reply to a message after Echo has said this. */
const after = (said: string, message: string, library: LibraryReply | null = OF_TOPIC) =>
  guidedReply(
    {
      message,
      history: [
        { role: "user", content: "my car wont start" },
        { role: "assistant", content: said },
      ],
      mode: "life",
      today: "2026-11-22",
      timeZone: "UTC",
      brief: EMPTY_BRIEF,
    },
    library,
  );
const ADVICE = "Turn on the headlights. Dim points to the battery.";

test.each([
  ["ok ill call two shops in the morning. tomorrow. ty", "call two shops in the morning"],
  ["i'll make her dinner then. thx", "make her dinner"],
  ["ok asking her tonight", "ask her tonight"],
  ["ok moving him to his sisters now", "move him to his sister's"],
  ["ok i'll call my doctor on monday", "call your doctor on Monday"],
  ["cool, ill call monday when they open", "call Monday"],
  ["wow ok. thanks i guess. ill go celebrate with my daughter", "celebrate with your daughter"],
])("the end of a talk names what they'll do, and nothing more: %s", (message, named) => {
  const { text, proposals } = after(ADVICE, message);
  expect(text).toMatch(
    new RegExp(`^(?:Good\\.|You're welcome\\.) I hope it goes well when you ${named}\\.$`),
  );
  expect(proposals).toEqual([]);
});

test.each(["thank you", "ok, i'll try tonight", "sent it. she sent a heart", "whatever, thanks anyway"])(
  "where nothing is named, it stays short: %s",
  (message) => {
    const { text } = after(ADVICE, message);
    expect(text.length).toBeLessThan(60);
    expect(text).not.toContain("?");
  },
);

test("who only agrees gets the topic's step", () => {
  expect(after(ADVICE, "ok thanks, good idea").proposals).toEqual([
    expect.objectContaining({ fields: expect.objectContaining({ title: OF_TOPIC.step }) }),
  ]);
});

test.each([
  "ok ill try that but im scared it blows up",
  "gonna drive to my sisters on sunday, its 2 hours. a bit nervous about the highway",
  "ok thanks. what if it dies again",
  "ok its off. found the valve. water everywhere tho",
  "he said the belt is fine",
])("who goes on, asks or hesitates is not sent off: %s", (message) => {
  expect(after(ADVICE, message).text).toContain(OF_TOPIC.text);
});

test("an answer to Echo's question is no end", () => {
  const { text } = after(
    "What's the smallest first step, and when will you take it?",
    "i'll call the garage on monday",
    null,
  );
  expect(text).not.toMatch(/I hope it goes well/);
});
