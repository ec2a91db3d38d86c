import { expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { guidedReply } from "./guided-reply.rules.ts";

/** The reply to the last of these messages, where the library knows nothing. */
function lastReply(...messages: readonly string[]): string {
  const history: EchoMessage[] = [];
  for (const content of messages) {
    const { text } = guidedReply(turnWith(content, [...history]));
    history.push({ role: "user", content }, { role: "assistant", content: text });
  }
  return history.at(-1)?.content ?? "";
}

test.each([
  [
    ["so what do i say to her thru the door", "my daughter. i'd like her to come eat with us"],
    "“Could you come eat with us?",
  ],
  [
    [
      "whats a good way to ask them",
      "its the manager at Ridgeline Brewery, i'd like to park there thursdays",
    ],
    "“Could I park at Ridgeline Brewery Thursdays?",
  ],
  [
    ["what do i say to my boss", "my boss is Priya. i'd like her to know i made the slides"],
    "“Priya, I made the slides.”",
  ],
])("who it is for and what they are to do may come over two messages: %j", (messages, words) => {
  expect(lastReply(...messages)).toContain(words);
});

test.each([
  [
    "how do i ask the manager at the brewery if i can park my truck there thursdays",
    "“Could I park my truck at the brewery Thursdays?",
  ],
  [
    "how do i ask the landlord when the heat will be fixed",
    "“Could you tell me when the heat will be fixed?",
  ],
  ["how do i tell him its time to stop driving", "“It's time to stop driving.”"],
  ["how do i say sorry to my brother for blowing up", "“I'm sorry for blowing up.”"],
  ["how do i tell my boss no on the shift lead", "I've thought about the shift lead, and my answer is no.”"],
])("a request in one line becomes a sentence: %s", (message, words) => {
  expect(lastReply(message)).toContain(words);
});

test("news that somebody has to tell is put into words from what was told before", () => {
  const reply = lastReply("i got laid off today and i havent told my wife", "how do i tell her");
  expect(reply).toContain("I got laid off today. I wanted you to hear it from me");
});

test("a lie is owned with what it was about", () => {
  expect(
    lastReply("how do i tell my girlfriend i lied", "about the vaping. i told her i quit in june"),
  ).toContain("“I lied about the vaping. I told you I quit in June.”");
  expect(lastReply("i said i quit vaping and i didnt", "how do i tell my girlfriend i lied")).toContain(
    "“I lied about the vaping.”",
  );
});

test("a message that goes on about something else is not put into anybody's mouth", () => {
  expect(lastReply("what do i say to my landlord", "he also raised the rent")).not.toMatch(/“Could/);
});

test("whom the words are for is known from before", () => {
  expect(lastReply("my roommate Kayla leaves the stove on", "what do i say to her")).toContain(
    "your roommate",
  );
});
