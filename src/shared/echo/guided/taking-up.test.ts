import { describe, expect, test } from "vitest";
import { turnWith } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import type { LibraryReply } from "../library-reply.ts";
import { guidedReply } from "./guided-reply.rules.ts";

/** Each reply to these messages, where the library answers as given. */
function talk(messages: readonly string[], library: LibraryReply | null = null) {
  const history: EchoMessage[] = [];
  return messages.map((message) => {
    const reply = guidedReply(turnWith(message, [...history]), library);
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    return reply;
  });
}
const lastOf = (...messages: readonly string[]) => talk(messages).at(-1)?.text ?? "";
const from = (kind: LibraryReply["kind"], text: string): LibraryReply => ({
  kind,
  text,
  step: null,
  isAgreed: false,
  suggestions: [],
  isChosen: false,
});

describe("What nobody has written an answer for", () => {
  test.each([
    ["i only have 3 weeks though not 5", /^3 weeks isn't much.*\?$/],
    ["her name is Kayla, she's nice otherwise", /^Kayla, then\..*\?$/],
  ])("is taken up by what was said: %s", (message, words) => {
    expect(lastOf("it's about the slides", message)).toMatch(words);
  });

  test("is not answered by a list of what else there is", () => {
    const menu = {
      ...from("anything", "I hear you. Which of these would help most?"),
      suggestions: ["It's old", "It's new"],
    };
    expect(talk(["my car", "we keep our cars for about 8 years"], menu).at(-1)?.text).not.toContain(
      "Which of these",
    );
  });
});

test("who is nervous to go alone hears how to make it small", () => {
  const menu = from("anything", "I hear you. Which of these would help most?");
  const replies = talk(["i moved here", "theres a run club near me. kinda nervous to go alone"], menu);
  expect(replies.at(-1)?.text).toMatch(/half an hour/);
});

test("a choice between two things is weighed, not answered by a neighbor topic", () => {
  const { text } = guidedReply(
    turnWith("should i take the shift lead job or go back to school for hvac"),
    from("offer", "Is it about changing careers or choosing a major?"),
  );
  expect(text).toContain("“take the shift lead job” or “go back to school for hvac.”");
});

test("a choice is weighed in the middle of a matter, too", () => {
  const [, reply] = talk(
    ["my exam is in 12 days", "i meant the exam date. should i reschedule my nclex or just take it"],
    from("branch", "Count the topics, divide by days minus one."),
  );
  expect(reply?.text).toContain("“reschedule your nclex” or “take it.”");
});

test.each([
  ["what if she gets mad", /“I can see this bothers you/],
  ["what if he says no its part of the job", /“Okay\. What could you agree to instead\?”/],
])("what the other may answer is thought through: %s", (message, words) => {
  expect(lastOf("how do i ask my boss to stop texting after hours", message)).toMatch(words);
});

test("what somebody kept from them is about the silence, not about the thing", () => {
  const crash = from("reply", "People first: if anyone has pain, call 911.");
  const [first, second] = talk(
    ["my teenager scraped the car and didnt tell me", "how do i bring it up without yelling"],
    crash,
  );
  expect(first?.text).toMatch(/not being told/);
  expect(second?.text).toContain("“I know about the car.");
});

describe("What was told already", () => {
  test.each([
    [
      "Start small. How long have you been there?",
      "moved to denver 6 months ago and have no friends",
      "Start small.",
    ],
    [
      "Cake first. What's it for, and how many?",
      "a party for 30 people in our backyard",
      "Cake first. What's it for?",
    ],
    [
      "It hurts. What was their name?",
      "Our dog Biscuit died on Sunday",
      "It hurts. What do you miss most about Biscuit?",
    ],
  ])("is not asked again: %s", (reply, message, expected) => {
    expect(guidedReply(turnWith(message), from("reply", reply)).text).toBe(expected);
  });
});

describe("Somebody whose animal has died", () => {
  const first = "Our dog Biscuit died on Sunday. 14 years";
  const living = from("branch", "Could you take the dog from Friday to Sunday?");
  test.each([
    ["It's the evenings that are hardest, he used to sit with me for Jeopardy", /hour belonged to Biscuit/],
    ["his spot on the couch is so empty", /the spot where Biscuit was/],
    ["i keep thinking i waited too long to take him to the vet", /you cared for Biscuit/],
    ["my husband wants to get a kitten already and im not ready", /allowed to not be ready/],
  ])("is heard in what they tell: %s", (message, words) => {
    expect(talk([first, message], living).at(-1)?.text).toMatch(words);
  });

  test("is answered about the loss when all of it stands in one message", () => {
    const deciding = from("branch", "Are you still deciding, or is it already settled?");
    expect(talk(["my dog died sunday. the evenings are the worst"], deciding).at(-1)?.text).toMatch(
      /^I'm so sorry about your dog\. That hour belonged to your dog/,
    );
  });
});

test("a week's list is laid out by its days, and what can wait is named", () => {
  const week =
    "This week: dentist tues, kids recital wed, quarterly review thurs, in laws arriving fri, and my car needs an inspection. help";
  const [list, plan, cut] = talk([
    week,
    "just a plan for what to do which day",
    "what can i cut from this week",
  ]);
  expect(list?.text).toMatch(/By date: dentist Tuesday, kids recital Wednesday/);
  expect(plan?.text).toMatch(/the day before/);
  expect(cut?.text).toMatch(/can wait a week: your car needs an inspection/);
});

describe("A card has what they said", () => {
  test.each([
    ["can you make it a goal, save 500 by march", /^Save 500/],
    ["no i meant the goal to be save 500 dollars by march", /^Save 500 dollars/],
    ["ok thx. booking the truck tonight. put that on a card for me?", /^Book the truck/],
  ])("%s", (message, title) => {
    const step = {
      ...from("close", "The first step: get three prices."),
      step: "Get three prices",
      isAgreed: true,
    };
    const card = talk(["it's about the move", message], step).at(-1)?.proposals[0];
    expect(card).toMatchObject({ kind: "objective", fields: { title: expect.stringMatching(title) } });
  });
});

test("a date out in the world is no saved objective, and money put by is no card", () => {
  expect(lastOf("my exam is in 12 days", "should i just push the date back")).not.toMatch(/under Objectives/);
  expect(lastOf("a new car", "i drive a lot and i have 4000 saved")).not.toMatch(/nothing is saved/i);
});

test("praise for what was said is thanks, no new matter", () => {
  expect(lastOf("a wedding", "perfect, thanks. the lime thing is smart")).toMatch(/welcome|glad/i);
});

test("who doesn't know what they want is not asked for it", () => {
  expect(lastOf("idk what i want")).toMatch(/don't have to know it yet|honest place/);
});
