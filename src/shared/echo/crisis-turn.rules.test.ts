import { describe, expect, test } from "vitest";
import { serverTurn } from "#tests/support/crisis-conversation.ts";
import type { Risk } from "../crisis/risk.ts";
import { ANSWERS } from "./crisis-answers.content.ts";
import { CHILD_ANSWERS } from "./crisis-answers-child.content.ts";
import { CALM } from "./crisis-calm.content.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import { SPANISH_FORMAL } from "./crisis-languages-spanish.content.ts";
import { CHILD_FIRST, CHILD_LINES, LINES } from "./crisis-lines.content.ts";
import {
  ACUTE_REPLIES,
  ANYWAY,
  ASK_AGAIN,
  BABY_FIRST,
  BABY_URGENT,
  FICTION_REPLY,
  FIRST_REPLIES,
  LEADS,
  LEAVING_QUESTION,
  METHODS_REPLY,
  OBLIQUE_REPLIES,
  SAID_REPLY,
  URGENT_REPLY,
} from "./crisis-replies.content.ts";
import { STEPS } from "./crisis-steps.content.ts";
import { BABY_STEPS, CHILD_STEPS } from "./crisis-steps-young.content.ts";
import { YES_NO } from "./crisis-yes-no.content.ts";
import type { EchoMessage } from "./echo.contract.ts";

const GUIDED = "What do you know for certain about it?";
const answerTo = (on: string) => ANSWERS.filter((one) => one.on === on).flatMap(({ texts }) => texts);

/** What Echo answers to each message of a conversation; null where the coach may go on. The client sends the last six. */
async function talk(
  ...messages: string[]
): Promise<{ risk: Risk | null; text: string | null; lead: string | null }[]> {
  const history: EchoMessage[] = [];
  const replies = [];
  for (const message of messages) {
    const turn = await serverTurn({ message, history: history.slice(-6) });
    replies.push({ risk: turn?.risk ?? null, text: turn?.text ?? null, lead: turn?.lead ?? null });
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: turn?.text ?? `${turn?.lead ?? ""} ${GUIDED}`.trim() },
    );
  }
  return replies;
}

const leaves = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(leaves)
      : [];

const OPENINGS = leaves([
  FIRST_REPLIES,
  ACUTE_REPLIES,
  OBLIQUE_REPLIES,
  ASK_AGAIN,
  FICTION_REPLY,
  METHODS_REPLY,
  SAID_REPLY,
  URGENT_REPLY,
  LEAVING_QUESTION,
  BABY_FIRST,
  BABY_URGENT,
]);
const EVERY_STEP = [
  ...Object.values(STEPS).flatMap((one) => Object.values(one).flatMap((two) => Object.values(two).flat())),
  ...BABY_STEPS,
  ...CHILD_STEPS,
];
const FOREIGN = [...Object.values(DANGER_WORDS), SPANISH_FORMAL].flatMap(
  ({ line, calm, cleared, unknown, ...asks }) => leaves(asks),
);

describe("the fixed words", () => {
  test("promise nothing, never shout, and use no word that hurts", () => {
    const all = [
      ...OPENINGS,
      ...FOREIGN,
      ...leaves([ANSWERS, YES_NO, LINES, CALM, CHILD_ANSWERS, CHILD_FIRST, CHILD_LINES, ANYWAY, EVERY_STEP]),
    ];
    for (const text of all) {
      expect(text).not.toMatch(
        /commit(?:ted)? suicide|attempt failed|promise me|it will be okay|others have it worse|you're not going to|take care\b(?! of)/i,
      );
      expect(text).not.toContain("!");
    }
  });

  test("end on one question, and no question is asked in two states", () => {
    for (const reply of [...OPENINGS, ...FOREIGN]) {
      expect(reply.replace(/[“„«][^“”»]*[”“»]/g, "").match(/\?/g), reply).toHaveLength(1);
      expect(reply).toMatch(/\?$/);
    }
    const questions = [
      ...OPENINGS.map((text) => text.split("\n\n").at(-1)),
      ...EVERY_STEP.map(({ ask }) => ask),
      ...FOREIGN.map((text) => text.split("\n\n").at(-1)),
    ];
    expect(new Set(questions).size).toBe(questions.length);
  });

  test("answers ask nothing themselves", () => {
    for (const text of leaves([ANSWERS.map(({ texts }) => texts), YES_NO, LINES, CALM, CHILD_LINES]))
      expect(text.replace(/“[^”]*”/g, "")).not.toContain("?");
  });
});

describe("a conversation about danger", () => {
  test.each([
    ["I want to kill myself", SAID_REPLY],
    ["I already took them all", ACUTE_REPLIES.self.me],
    ["my friend said she wants to die", FIRST_REPLIES.self.somebody],
    ["my boyfriend hits me", FIRST_REPLIES.abuse.me],
    ["I can't breathe and my chest hurts", ACUTE_REPLIES.medical.me],
    ["everyone would be better off without me", OBLIQUE_REPLIES.self.me],
    ["what's the least painful way to die", METHODS_REPLY],
  ])("begins with the fixed reply: %s", async (message, reply) => {
    const [first] = await talk(message);
    expect(first?.text).toBe(reply);
    expect(first?.risk?.level).not.toBe("none");
  });

  test.each([
    ["just kidding", answerTo("kiddingWord")],
    ["how many pills would it take", answerTo("methods")],
    ["promise you won't tell anyone", answerTo("secrecy")],
    ["are you even human", answerTo("human")],
    ["I don't want to call anyone", answerTo("barrier")],
    ["I can't afford that, they'd send a bill", answerTo("cost")],
    ["what happens when I call them", answerTo("asksCall")],
    ["I have nobody", answerTo("alone")],
    ["goodbye", answerTo("leaving")],
    ["Can you plan my Monday?", answerTo("plans")],
    ["I'm 14", answerTo("minor")],
  ])("takes up what the person says, and asks the next thing: %s", async (message, answers) => {
    const [, second] = await talk("I want to kill myself", message);
    expect(second?.risk).toMatchObject({ kind: "self", subject: "me" });
    expect(
      answers.some((answer) => second?.text?.includes(answer)),
      second?.text ?? "",
    ).toBe(true);
    expect(second?.text).toMatch(/\?$/);
  });

  test.each(["hm", "the weather is grey", "blah", "ok so what"])(
    "asks the next missing thing where nothing is read: %s",
    async (message) => {
      const [, second] = await talk("I want to kill myself", message);
      expect(second?.text).toContain(STEPS.self.me.explicit[0]?.ask);
    },
  );

  test.each([
    "there's a belt here",
    "I have the pills here",
    "my sidearm is on the nightstand",
    "tonight",
    "yes",
    "friday, after everyone's asleep",
    "on the 12th at 9 pm",
  ])("a time or means makes it urgent, and it stays so: %s", async (answer) => {
    const said = await talk("I want to kill myself", answer, "lol just kidding", "idk", "hm", "hm");
    const [, second, ...later] = said;
    expect(second?.risk?.level).toBe("acute");
    expect(second?.text).toMatch(/emergency number/);
    for (const { risk, text } of later) {
      expect(risk?.level).toBe("acute");
      expect(text).not.toMatch(/how or when|how you'd do it/);
    }
  });

  test("a yes to the question about something near is a danger at hand", async () => {
    const replies = await talk("I want to kill myself", "no", "hm", "yes");
    expect(replies[2]?.text).toContain("anything near you");
    expect(replies[3]).toMatchObject({ risk: { level: "acute" }, text: URGENT_REPLY });
  });

  test("uses the person who is named", async () => {
    const replies = await talk("I want to kill myself", "my roommate Kim is in the kitchen");
    expect(replies[1]?.text).toMatch(/Kim/);
  });

  test("grows graver with what is said, and nothing makes it lighter", async () => {
    const replies = await talk("what's the point", "yes", "I already took them all", "lol just kidding");
    expect(replies.map(({ risk }) => risk?.level)).toEqual(["oblique", "explicit", "acute", "acute"]);
    expect(replies[2]?.text).toBe(ACUTE_REPLIES.self.me);
  });

  test("goes on through short answers after its cause is out of sight, without repeating itself", async () => {
    const replies = await talk("I want to kill myself", ...Array(9).fill("hm"));
    const texts = replies.map(({ text }) => text);
    expect(texts).not.toContain(null);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("lets the coach go on beside the card once the person is with somebody", async () => {
    const replies = await talk(
      "I want to kill myself",
      "I called 988",
      "Can you help me plan tomorrow then?",
    );
    expect(replies[2]).toMatchObject({ risk: { level: "explicit" }, text: null });
  });

  test("an answer whose words weigh is asked about at once", async () => {
    const [, weighs] = await talk("How do I share the housework?", "they'd be better off without me");
    expect(weighs?.text).toBe(OBLIQUE_REPLIES.self.me);
  });

  test.each([
    "No, I'm only tired of this project",
    "omg no. not like that",
    "jesus no, it's a figure of speech",
  ])("believes a no to the question that an oblique message brings: %s", async (denial) => {
    const replies = await talk("what's the point", denial, "I have to finish it by Friday");
    expect(replies[1]).toMatchObject({ text: null, lead: `${LEADS[0]} ${ANYWAY.self}` });
    expect(replies[2]?.text).toBeNull();
  });

  test("a no does not undo what was said in plain words", async () => {
    const replies = await talk("I want to kill myself", "no. not like that");
    expect(replies[1]?.risk?.level).toBe("explicit");
    expect(replies[1]?.text).not.toBeNull();
  });

  test("a message from somebody who is hurt never coaches boundaries, and the abuser near is no safety", async () => {
    const replies = await talk("my boyfriend hits me", "he is on his way", "he's with me");
    for (const { text } of replies) expect(text).not.toMatch(/boundar|confront him|tell him/i);
    expect(CALM.abuse.me).not.toContain(replies[2]?.text);
  });
});

test.each([
  "This deadline is killing me",
  "How much time would it take to cut the budget?",
  "How do I kill a frozen process?",
  "What's the best way to end a meeting?",
  "Which drugs does my insurance cover?",
])("an everyday message is left to the coach: %s", async (message) => {
  expect(await serverTurn({ message, history: [] })).toBeNull();
});

test.each([
  ["acute", "self", "me", "already took about 30 of them and now i feel sleepy"],
  ["acute", "self", "me", "i took the rest of the pills"],
  ["acute", "medical", "somebody", "i can't hear her breathing any more"],
  ["acute", "medical", "me", "it's a crushing feeling, like an elephant sitting there"],
  ["acute", "others", "me", "that voice keeps telling me to hurt them"],
] as const)("plain words are %s (%s, %s): %s", async (level, kind, subject, message) => {
  const turn = await serverTurn({ message, history: [] });
  expect(turn?.risk).toEqual({ level, kind, subject });
  expect(turn?.text).not.toBeNull();
});

test.each([
  "took the rest of the day off",
  "took 12 of them back to the store",
  "I have to use my voice and tell him to do it on time",
  "the squeeze on our budget is tight like every year",
])("everyday words are not taken for them: %s", async (message) => {
  const turn = await serverTurn({ message, history: [] });
  expect(turn?.text ?? null).toBeNull();
});
