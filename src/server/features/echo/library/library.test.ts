import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadEncoder } from "#server/platform/meaning/sentence-encoder.ts";
import type { EchoMessage } from "#shared/echo/echo.contract.ts";
import type { EchoBrief } from "#shared/echo/echo-brief.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { type GuidedReply, guidedReply } from "#shared/echo/guided/guided-reply.rules.ts";
import { EMPTY_BRIEF, turnWith } from "#tests/support/echo-brief.ts";
import { deniesTopic } from "./denial.rules.ts";
import { LIBRARY } from "./library.content.ts";
import { createLibrary } from "./library.service.ts";
import { reader, type Told } from "./told.rules.ts";

const library = createLibrary();
const read = reader(LIBRARY);
beforeAll(library.warmUp, 30_000);

interface Heard extends GuidedReply {
  told: Told | null;
}

/** Echo's replies to messages written one after the other. */
async function talk(messages: readonly string[], brief: Partial<EchoBrief> = {}): Promise<Heard[]> {
  const history: EchoMessage[] = [];
  const heard: Heard[] = [];
  for (const message of messages) {
    const turn: EchoTurn = {
      message,
      history: history.slice(-6),
      told: heard.slice(0, -3).map(({ text }) => text),
      mode: "life",
      today: "2026-11-22",
      timeZone: "UTC",
      brief: { ...EMPTY_BRIEF, ...brief },
    };
    const reply = guidedReply(turn, await library.ask(turn));
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    heard.push({ ...reply, told: read(reply.text) });
  }
  return heard;
}
const idsOf = (heard: readonly Heard[]) => heard.map(({ told }) => told && `${told.part} ${told.entry.id}`);

describe("A conversation with the library", () => {
  test("an answer to its question gets the branch that fits", async () => {
    const heard = await talk(["my car wont start and i have to be at work at 7", "it only clicks"]);
    expect(heard[0]?.told).toMatchObject({ part: "reply", entry: { id: "car-wont-start" } });
    expect(heard[1]?.told).toMatchObject({ part: "branch", entry: { id: "car-wont-start" } });
  });

  test("what fits nothing gets the topic's own further words, each once, and its end", async () => {
    const odd = ["purple elephants", "seven spoons", "upside down moon"];
    const heard = await talk(["my car wont start and i have to be at work at 7", ...odd]);
    expect(
      idsOf(heard)
        .slice(1)
        .map((id) => id?.split(" ")[0]),
    ).toEqual(["otherwise", "otherwise", "close"]);
  });

  test("what only wonders at the last reply says nothing about the matter", async () => {
    const heard = await talk(["what?? nobodys sick. my car wont start and i have to be at work at 7"]);
    expect(heard[0]?.told).toMatchObject({ part: "reply", entry: { id: "car-wont-start" } });
  });

  test("another subject is followed", async () => {
    const [, second] = await talk([
      "my car wont start and i have to be at work at 7",
      "i also owe 6000 on two credit cards and can only pay the minimum",
    ]);
    expect(second?.told).toMatchObject({ part: "reply", entry: { id: "credit-card-debt" } });
  });

  test("who agrees gets the topic's step on a card, once", async () => {
    const heard = await talk([
      "my car wont start and i have to be at work at 7",
      "ok thanks, good idea",
      "ok",
    ]);
    const topic = LIBRARY.topics.find(({ id }) => id === "car-wont-start");
    expect(heard[0]?.proposals).toEqual([]);
    expect(heard[1]?.proposals).toEqual([
      { kind: "objective", fields: expect.objectContaining({ title: topic?.step }) },
    ]);
    expect(heard[2]?.proposals).toEqual([]);
  });

  test("the person's own plan and records come before it", async () => {
    const objectives = [
      { id: "o", title: "Fix the car", progress: 10, dueOn: "2026-11-25", nextMilestone: null },
    ];
    const [mine, checkIn] = await talk(
      ["what should i do first today", "log a check-in: energy low, stress 8, mood down"],
      {
        objectives,
      },
    );
    expect(mine?.text).toMatch(/“Fix the car”/);
    expect(checkIn?.proposals).toEqual([expect.objectContaining({ kind: "check-in" })]);
  });

  test("the same conversation always goes the same way", async () => {
    const messages = ["i got fired on friday", "no idea", "what do i tell my wife"];
    expect(await talk(messages)).toEqual(await talk(messages));
  });
});

test("in twelve turns of any talk nothing of the library is said twice", async () => {
  const says = [
    ...LIBRARY.topics.flatMap(({ says, then }) => [...says, ...then.flatMap((one) => one.if)]),
    ...LIBRARY.moves.flatMap((one) => one.says),
  ];
  for (let start = 1; start <= 6; start += 1) {
    const messages = Array.from(
      { length: 12 },
      (_, turn) => says[(start * 7919 + turn * 104_729 * start) % says.length] ?? "",
    );
    const heard = await talk(messages);
    const texts = heard.filter(({ told }) => told !== null).map(({ told }) => told?.text);
    expect(new Set(texts).size, messages.join("\n")).toBe(texts.length);
  }
});

test("without the encoder nothing is answered from the library, and the operator is told once", async () => {
  const warn = vi.fn();
  const broken = createLibrary({ load: () => Promise.reject(new Error("no WASM here")), warn });
  const turn = turnWith("my car wont start");
  expect(await broken.ask(turn)).toBeNull();
  expect(await broken.ask(turn)).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining("no WASM here")]]);
  expect(guidedReply(turn, null).text).not.toBe("");
});

test("an answer takes little more than reading the message's sentence does", async () => {
  const encode = await loadEncoder();
  const message = "my landlord keeps the heat at 58 and says it's broken";
  const turn = turnWith(message);
  const fastest = async (work: () => Promise<unknown>) => {
    let best = Number.POSITIVE_INFINITY;
    for (let count = 0; count < 12; count += 1) {
      const began = performance.now();
      await work();
      best = Math.min(best, performance.now() - began);
    }
    return best;
  };
  const alone = await fastest(() => encode([message]));
  expect((await fastest(() => library.ask(turn))) / alone).toBeLessThan(6);
});

describe("A topic that was wrong", () => {
  const SOFA = "how do i get a couch up three flights of stairs, it wont fit through the door";

  test.each([
    "couch?? i am a person in a wheelchair and the lift is broken",
    "I'M NOT MOVING A COUCH",
    "what are you talking about",
  ])("ends with “%s”, and Echo says sorry", async (correction) => {
    const heard = await talk([SOFA, correction, "i have to be at the clinic by seven in the morning"]);
    expect(heard[0]?.told?.entry.id).toBe("move-a-sofa");
    expect(heard[1]?.text).toMatch(/sorry|mistake/i);
    for (const { told } of heard.slice(1)) expect(told?.entry.id).not.toBe("move-a-sofa");
  });

  test("is left for what they meant, when that is known", async () => {
    const heard = await talk([
      SOFA,
      "couch?? no, i owe 6000 on two credit cards and can only pay the minimum",
    ]);
    expect(heard[1]?.told).toMatchObject({ part: "reply", entry: { id: "credit-card-debt" } });
    expect(heard[1]?.text).toMatch(/sorry|mistake/i);
  });

  test("and who wants words is asked for what they are to say", async () => {
    const heard = await talk([SOFA, "couch?? no, it's my boss. what do i tell him"]);
    expect(heard[1]?.text).toMatch(/words for your boss/);
  });

  test.each([
    [
      "my dog died on thursday, 14 years, i keep hearing her nails on the floor",
      "im not getting another dog",
    ],
    [
      "got a shutoff notice, the electric company cuts the power tuesday and i cant pay",
      "its about the power shutoff. can they cut us off",
    ],
  ])("stays when it is named again: %s", async (first, second) => {
    const heard = await talk([first, second]);
    expect(heard[0]?.told).not.toBeNull();
    expect(heard[1]?.text).not.toMatch(
      /mistake|beside the point|took (?:it|that) (?:the wrong way|for something)/i,
    );
  });

  test("gives way to whose matter it is", async () => {
    const heard = await talk([
      "my husband has 4 beers every night and falls asleep on the couch",
      "no, its me that drinks, not him",
    ]);
    expect(heard[1]?.told?.entry.id).not.toMatch(/partner|friend|parent/);
  });

  test("stays when an answer says no", async () => {
    const heard = await talk([SOFA, "no i dont have anyone for the other end"]);
    expect(heard[1]?.told?.entry.id).toBe("move-a-sofa");
  });

  test("a longer message about something else gets no further words of it", async () => {
    const heard = await talk([SOFA, "my grandson plays the trumpet in the school orchestra on thursdays"]);
    expect(heard[1]?.told?.part ?? "none").not.toMatch(/otherwise|close/);
  });
});

test("the examples of a topic's branches are hardly ever heard as a no to the topic", () => {
  const examples = LIBRARY.topics.flatMap((topic) =>
    // One in four is enough, and takes a few seconds.
    topic.then.flatMap((branch) =>
      branch.if.filter((_, place) => place % 4 === 0).map((text) => ({ topic, text })),
    ),
  );
  const denied = examples.filter(({ topic, text }) => deniesTopic(text, topic));
  expect(denied.length / examples.length, denied.map(({ text }) => text).join("\n")).toBeLessThan(0.003);
});
