import { expect, test } from "vitest";
import { EMPTY_BRIEF } from "#tests/support/echo-brief.ts";
import type { EchoMessage } from "../echo.contract.ts";
import { guidedReply } from "./guided-reply.rules.ts";

function talk(messages: readonly string[], mode: "life" | "incident" = "life") {
  const history: EchoMessage[] = [];
  return messages.map((message) => {
    const brief = { ...EMPTY_BRIEF, mode };
    const reply = guidedReply({
      message,
      history: history.slice(-6),
      mode,
      today: "2026-11-22",
      timeZone: "UTC",
      brief,
    });
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    return reply;
  });
}
const last = (messages: readonly string[], mode?: "incident") => talk(messages, mode).at(-1)?.text ?? "";

test.each(["haha ok bye", "gonna go watch the game, bye", "uninstalling", "ok thanks, going to bed"])(
  "a goodbye is no reason for another question: %s",
  (goodbye) => {
    expect(last(["I want to clean my garage", goodbye])).not.toMatch(/\?/);
  },
);

test("medicine stays with a doctor or pharmacist", () => {
  expect(last(["my pills make me dizzy, should i skip tonight's dose"])).toMatch(/pharmacist/);
});

test("where lives are at stake nothing is told to wait", () => {
  const replies = talk(
    ["two crews above us, wind shifted", "we pull back when the fire crosses the creek"],
    "incident",
  );
  expect(replies[0]?.text).toMatch(/Lookouts.*Escape routes.*local authorities/);
  expect(replies[1]?.text).toMatch(/trigger point/);
  for (const { text } of replies) expect(text).not.toMatch(/wait/);
});

test("a question, a complaint or banter is never said back", () => {
  for (const message of [
    "do i pay them yes or no",
    "my god are you broken",
    "break room lol",
    "a plan obviously",
  ])
    expect(last(["I have a lot to do", message])).not.toMatch(
      /The aim is|So you want|You'd like to|Let's look at/,
    );
});

test("nothing is asked again from a menu, however little was understood", () => {
  const replies = talk([
    "idk just here",
    "the dog was sick on the rug",
    "its fine i guess",
    "work was weird too",
    "hmm",
  ]);
  expect(
    replies.filter(({ text }) => /help most|on your mind|Which would help/.test(text)).length,
  ).toBeLessThan(2);
});

test.each([
  "i dont want a task at 3am",
  "maybe the fence will paint itself",
  "the kids are home again!!",
  "should i just hire somebody for it??",
])("what is no answer fills no step of a plan: %s", (message) => {
  const reply = talk(["I need to paint the fence before Friday", message]).at(-1);
  expect(reply?.text).not.toMatch(
    /First step|Do that one first|enough of a plan|Once that's done|When will you/,
  );
  expect(reply?.proposals).toEqual([]);
});

test.each(["STOP the neighbor", "drop none", "love that", "do WHICH one first", "just let me complain"])(
  "a fragment is no step: %s",
  (message) => {
    const reply = talk(["I need to paint the fence before Friday", message]).at(-1);
    expect(reply?.text).not.toMatch(/First step/);
    expect(reply?.proposals).toEqual([]);
  },
);

test("joy that is denied is no joy", () => {
  expect(last(["We shouted at each other at the dinner table, and I'm not very proud of it"])).not.toMatch(
    /wonderful|good news|Lovely/,
  );
});

test("Echo's own words, said back, point to no Watch Out", () => {
  const own = guidedReply({
    message: "What keeps coming back is the empty chair in the morning",
    history: [
      { role: "user", content: "It is quiet at home since I retired" },
      { role: "assistant", content: "What's one thing that keeps coming back into your head?" },
    ],
    mode: "life",
    today: "2026-11-22",
    timeZone: "UTC",
    brief: EMPTY_BRIEF,
  });
  expect(own.text).not.toMatch(/Watch Out \d/);
});

test("a question of the person without its mark is no first step", () => {
  const replies = talk([
    "I want to rent a stall at the market",
    "so do i ask the owner before or after i pay. i have to pay by friday noon",
  ]);
  expect(replies[1]?.text).not.toMatch(/First step/);
  expect(replies[1]?.proposals).toEqual([]);
});

test("dispatch is spoken of only to those who have one", () => {
  const freezer = ["walk in freezer at 2C and climbing, dinner in 3 hours", "there is no dispatch. zzyzx"];
  for (const { text } of talk(freezer, "incident")) expect(text).not.toMatch(/dispatch|in charge|affects/);
  expect(last(["dispatch says zzyzx", "the units are zzyzx"], "incident")).toMatch(/charge|affects|person/);
});

test("what isn't understood gets a step of use to anybody, and nothing is said twice", () => {
  const texts = talk(["zzyzx one", "zzyzx two", "zzyzx three", "zzyzx four", "zzyzx five"]).map(
    ({ text }) => text,
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(["I GOT THE JOB!!!!! forklift instructor", "we got the papers after 9 years, we are citizens"])(
  "good news gets a glad word and a question about it: %s",
  (news) => {
    expect(last([news])).toMatch(/^(?:That's (?:wonderful|really good)|Lovely).*\?$/);
  },
);

test.each([
  ["no?? i just want u to add it. add objective: retake theory test by dec 8", /^Retake theory test/],
  [
    "so whats left is 1 house. can you put that on my list: call mrs Ortiz and move her to wed",
    /^Call mrs Ortiz/,
  ],
  ['I\'m bored. Put "Hire a new assistant" down, by December 5.', /^Hire a new assistant/],
  ["u have to wait 10 days. can you just put it in my plan then. retake theory by dec 8", /^Retake theory/],
  ["remind me tomorrow morning, call Molino", /^Call Molino/],
])("a command puts their words on a card: %s", (command, title) => {
  const [card] = talk(["I have a lot on my plate", command]).at(-1)?.proposals ?? [];
  expect(card).toMatchObject({ kind: "objective", fields: { title: expect.stringMatching(title) } });
});

test.each([
  "oh trade school thats actually smart. theres one in dayton st. i'll call mon. remind me?",
  "dec schedule is supposed to go up this week i guess",
  "I own four houses and can't get one into a state where I'd want to have Christmas in it",
  "ok fine. i cut to 3. mon wed sat. put that in",
])("no card is made of scraps: %s", (message) => {
  expect(talk([message])[0]?.proposals).toEqual([]);
});

test("who asks whether Echo is a person is told, whatever the library knows", () => {
  const library = {
    kind: "reply",
    text: "Drink less.",
    step: null,
    isAgreed: false,
    suggestions: [],
    isChosen: false,
  } as const;
  for (const message of ["are you a person or what", "no, i asked if ur a person"]) {
    const turn = {
      message,
      history: [],
      mode: "life",
      today: "2026-11-22",
      timeZone: "UTC",
      brief: EMPTY_BRIEF,
    } as const;
    expect(guidedReply(turn, library).text).toMatch(/no person|program/);
  }
});

test("good news stays good news where they don't know whom to tell", () => {
  expect(last(["we got the papers, we are citizens!! i dont know who to tell first"])).toMatch(/news|Lovely/);
});
