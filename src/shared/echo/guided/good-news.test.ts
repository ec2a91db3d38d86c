import { expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { LibraryReply } from "../library-reply.ts";
import { guidedReply } from "./guided-reply.rules.ts";

const LESSON: LibraryReply = {
  kind: "reply",
  text: "Parallel parking takes three turns of the wheel.",
  step: null,
  isAgreed: false,
  suggestions: [],
  isChosen: false,
};
const GLAD = /wonderful|good news|lovely/i;

test.each(["i passed my road test this morning!", "so we got the apartment, just wanted to tell somebody"])(
  "good news comes before what the library would teach: %s",
  (message) => {
    expect(guidedReply(turnWith(message), LESSON).text).toMatch(GLAD);
  },
);

test.each([
  "i passed my road test, how do i get the license now?",
  "when i got the job they promised me fridays off",
  "i got the job but my hours are a mess",
])("what is asked or troubles them beside it is answered: %s", (message) => {
  expect(guidedReply(turnWith(message), LESSON).text).not.toMatch(GLAD);
});

test("a matter that is out of the way is let go", () => {
  const history = [
    { role: "user" as const, content: "the gate is stuck and the neighbor won't help" },
    { role: "assistant" as const, content: LESSON.text },
  ];
  expect(guidedReply(turnWith("oh he fixed it yesterday", history), LESSON).text).toMatch(
    /settled|taken care of/,
  );
  expect(guidedReply(turnWith("he fixed it and it still sticks", history), LESSON).text).toBe(LESSON.text);
});
