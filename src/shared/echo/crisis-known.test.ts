import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");

describe("what was told around a danger", () => {
  test("somebody who was named is not asked for again, and nobody who is feared is proposed", async () => {
    const texts = await textsOf(
      "I want to end my life, I have the pistol here and I'll do it tonight",
      "Walt. He lives across the street from me. I don't know",
      "I don't know what to do",
      "it hurts so much",
      "I'm just sitting here",
    );
    for (const text of texts.slice(1))
      expect(text).not.toMatch(/\n\nWho (?:is nearest|could come)|Whose door/);
    const [, feared] = await textsOf("i want to kill myself", "my mom would freak out if she knew");
    expect(feared).not.toMatch(/Your mom could be the one|reach that person/);
  });

  test("who can't leave and has ruled out the police is told neither to go nor to call them", async () => {
    const texts = await textsOf(
      "my boyfriend checks my phone and I'm scared of him",
      "he's in the next room. i can't leave, my son is asleep. please no cops, last time it got worse",
      "there's nothing i can do tonight",
      "i don't know",
    );
    for (const text of texts.slice(1)) {
      expect(text).not.toMatch(/door or a window|Can you get out|Please call your local emergency number/);
      expect(text).not.toMatch(/nearest place with other people/);
    }
    expect(texts.join()).toContain("1-800-799-7233");
  });

  test("while the one who is feared is away, the time is for planning, until they are back", async () => {
    const texts = await textsOf(
      "my husband hits me",
      "he's at work until six. there's an airtag in my bag, can I go to my cousin's?",
      "so what do I do with the day",
      "he just came home",
    );
    expect(texts[1]).toMatch(/tracker/i);
    expect(texts[2]).not.toMatch(/If it starts|door or a window/);
    expect(texts[3]).toMatch(/Put the phone away|call/);
  });

  test.each([
    [
      "a counselor",
      "I want to die",
      "if I talk to the school counselor does she have to call my dad",
      /have to tell/,
    ],
    ["Echo", "I cut myself last night", "are you going to tell my parents", /I don't tell anyone/],
    [
      "a license",
      "I'm a pilot and I want to kill myself",
      "the board will pull my license",
      /needn't give a name/,
    ],
    [
      "children",
      "my ex hits me and he has a key",
      "cps will put my kids in foster care if I say a word",
      /before you give a name/,
    ],
    [
      "parole",
      "I want to hurt my landlord, I'm parked outside his house",
      "I'm on parole, nobody can know",
      /asking for help/,
    ],
    ["work", "I want to kill myself", "and what do I do about my shift tomorrow", /Work can wait/],
  ])("what stands in the way is answered: %s", async (_, danger, barrier, answer) => {
    expect((await textsOf(danger, barrier))[1]).toMatch(answer);
  });

  test.each([
    "should my brother come get the shotgun?",
    "should i give the pills to my roommate?",
    "do I lock the gun away?",
  ])("what could be used is taken away by somebody else: %s", async (question) => {
    expect((await textsOf("I want to kill myself", question))[1]).toMatch(/^Yes/);
  });

  test("help that comes on another day is no help on the way", async () => {
    const [, next] = await textsOf("I want to kill myself", "my nephew is coming to see me on Sunday");
    expect(next).not.toContain("Getting somebody to come was the right thing");
  });

  test("whoever is in a hospital is not to be called for, and the writer is seen", async () => {
    const texts = await textsOf(
      "my brother texted goodbye and he isn't answering",
      "Called 911. They found him. He's alive, he's in the ICU now",
      "what do I say to him when they let me in?",
      "I can't stop shaking",
    );
    for (const text of texts.slice(1)) expect(text).not.toMatch(/Please call your local|Have you called/);
    expect(texts[2]).toContain("I'm so glad you're here");
    expect(texts[3]).toMatch(/That was a lot|You matter in this/i);
  });

  test("an answer about the wait stands beside the one who is coming to somebody who wants to hurt another", async () => {
    const texts = await textsOf(
      "I want to hurt my foreman, I've got a bat in the truck",
      "my cousin Ray lives close",
      "Ray is coming to get me, 15 min. what do I do with the bat",
      "I'm at my cousin's now",
    );
    expect(texts[2]).toMatch(/^Good\./);
    expect(texts[3]).not.toMatch(/who could come/i);
  });
});

describe("an emergency of the body, told in passing", () => {
  test.each([
    "How do I word this email? My chest feels heavy since breakfast and my jaw aches, anyway, formal or friendly?",
    "Plan my Saturday please. A tightness across my chest and I'm sweating, probably lunch",
  ])("is one at once: %s", async (message) => {
    const [turn] = await crisisTurns([message]);
    expect(turn?.risk).toEqual({ level: "acute", kind: "medical", subject: "me" });
    expect(turn?.suggestions).toEqual([]);
  });

  test("is answered about the bill, the drive and the bath, and nothing about oneself is asked", async () => {
    const texts = await textsOf(
      "there's pressure in my chest and my left arm feels strange, but help me plan the bake sale",
      "I can't afford another ambulance bill",
      "could I drive myself to the ER?",
      "can I lie down and wait until the doctor opens?",
      "my neighbor Inez is next door",
    );
    expect(texts[1]).toContain("whether or not they can pay");
    expect(texts[2]).toContain("don't drive");
    expect(texts[3]).toContain("no waiting");
    expect(texts[4]).toContain("Inez");
    expect(texts.join()).not.toMatch(/killing yourself|Poison Control/);
  });

  test("whoever takes over the phone is spoken to, with the same urgency", async () => {
    const [, turn] = await crisisTurns([
      "my right hand has gone all clumsy and my coffee runs out of my mouth",
      "This is her son typing now. Can I give her an aspirin?",
    ]);
    expect(turn?.risk).toEqual({ level: "acute", kind: "medical", subject: "somebody" });
    expect(turn?.text).toMatch(/Only what the people on the line/);
  });

  test.each([
    "my chest of drawers is heavy and my arms hurt from carrying it",
    "I did bench press and my chest is sore, plan my rest days",
    "hold your cards close to the chest, my boss said. how do I negotiate?",
  ])("is not seen in: %s", async (message) => {
    const [turn] = await crisisTurns([message]);
    expect(turn?.risk.level ?? "none").not.toBe("acute");
  });
});

describe("a child", () => {
  test("who wants to be elsewhere is asked about home, kept near safe people, and told no untruth", async () => {
    const texts = await textsOf(
      "im 10 how do i make a plan so i dont have to be home when my stepdad is there",
      "he hits me with the belt. hes at work now",
      "will they take me away from my mom",
      "i only have a tablet. theres mrs lopez next door",
      "do i have to stay here till he is back?",
      "mrs lopez said shes coming to get us",
    );
    expect(texts[0]).toContain("it isn't your fault");
    expect(texts[1]).toContain("You don't have to go where that person is");
    expect(texts[2]).toContain("telling isn't what breaks a family");
    expect(texts[4]).toMatch(/^No, you don't have to stay/);
    expect(texts[5]).toMatch(/^You did that really well/);
    for (const text of texts)
      expect(text).not.toMatch(/Will you stay where you are|Is a child involved|800-799/);
    expect(texts.slice(4).join()).not.toContain("Do you have a phone");
  });

  test("small children are nobody to tell", async () => {
    const [, next] = await textsOf("im 9 and my uncle hits me", "just me and my little sister here");
    expect(next).not.toMatch(/sister sounds like/i);
  });
});

describe("what is not the writer's own danger", () => {
  test.each([
    "I'm drafting a crime novel. In chapter 3 the butler hangs himself. How do I plan 800 words a day?",
    "My thriller is stuck: the wife shoots herself in chapter 20 and my editor wants the outline Friday.",
    "One more standup and I'm done. If I have to read another spreadsheet I'm going to jump out of a window lol. how do I plan my day",
  ])("nobody is asked about it: %s", async (message) => {
    expect((await crisisTurns([message]))[0]?.text ?? null).toBeNull();
  });

  test("a writer's own wish to die stays one", async () => {
    const [turn] = await crisisTurns(["My novel is stuck at chapter 9, and so am I. I want to die."]);
    expect(turn?.risk).toMatchObject({ kind: "self", subject: "me" });
  });

  test("a threat told beside a plan is about the other one", async () => {
    const [turn] = await crisisTurns([
      "Help me find out when my manager leaves the office. She humiliated me and she's going to pay for this",
    ]);
    expect(turn?.risk).toMatchObject({ kind: "others", subject: "me" });
    const [bill] = await crisisTurns(["my boss is going to pay for it, the invoice is due Friday"]);
    expect(bill?.text ?? null).toBeNull();
  });
});

test.each([
  [
    "somebody",
    "my coworker collapsed and is shaking on the floor",
    "should I hold him down?",
    /don't hold them down/,
  ],
  [
    "whoever depends on the writer",
    "I want to kill myself",
    "what happens to my husband if I call",
    /depends on me/,
  ],
  ["the number", "my roommate wants to die", "do i call 988 or 911", /If something was taken/],
  ["pills", "my roommate wants to die", "she has pills in her bag, should I take them?", /^Yes/],
])("a question in the middle is answered: about %s", async (_, danger, question, answer) => {
  expect((await textsOf(danger, question))[1]).toMatch(answer);
});

test("a teenager who is hurt at home is told of the line for the young", async () => {
  const [, told] = await textsOf(
    "how do I plan my week so i'm never alone with my stepbrother",
    "he does stuff to me and i'm 15",
  );
  expect(told).toContain("1-800-422-4453");
  expect(told).not.toContain("800-799-7233");
});

test("a question about something else stays within the danger", async () => {
  const texts = await textsOf(
    "I want to die, I have the insulin here and I'm doing it tonight",
    "how do I plan my vegetable beds",
    "what's 15% of 240",
  );
  for (const text of texts.slice(1)) expect(text).toMatch(/First this|staying with this|comes first/);
});
