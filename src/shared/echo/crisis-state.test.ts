import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import { DANGER_WORDS } from "./crisis-languages.content.ts";
import { ACUTE_REPLIES, BABY_FIRST, OBLIQUE_REPLIES, SAID_REPLY } from "./crisis-replies.content.ts";

const CONTACT = /988|\b911\b|emergency (?:number|line)|findahelpline|800-799-7233|800-422-4453/;

const talk = (...messages: readonly string[]) => crisisTurns(messages);
const said = async (...messages: readonly string[]) => (await talk(...messages)).at(-1);

const STATEMENTS = [
  "I want to kill myself",
  "I already took them all",
  "my boyfriend hits me",
  "I'm going to stab him",
  "my friend said she wants to die",
  "my dad collapsed and isn't breathing",
  "I can't breathe and my chest hurts",
];
/** What people answer, whatever it is an answer to. None of them brings help. */
const ANYTHING = [
  "no",
  "yes",
  "idk",
  "hm",
  "ok thanks",
  "bye",
  "whatever",
  "lol jk",
  "never mind, help me plan my week",
  "what's on my list for tomorrow",
  "I don't want to call anyone",
  "nobody",
  "how much does that cost",
  "are you a bot",
  "don't tell anyone",
  "it's my mom's birthday on friday",
  "you don't get it",
  "no i'm fine, really",
];

describe("after danger was said", () => {
  test("no reply is without help or a question, none comes twice, and a contact is named in every three", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STATEMENTS),
        fc.array(fc.constantFrom(...ANYTHING), { minLength: 1, maxLength: 8 }),
        async (statement, answers) => {
          const texts = (await talk(statement, ...answers)).map((turn) => turn?.text ?? "");
          for (const text of texts) expect(text).toMatch(/\?$/);
          expect(new Set(texts).size).toBe(texts.length);
          for (let start = 0; start + 3 <= texts.length; start += 1)
            expect(texts.slice(start, start + 3).join(" ")).toMatch(CONTACT);
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each(STATEMENTS)("no no leaves the state: %s", async (statement) => {
    const turns = await talk(statement, "no. not like that", "I'm not in danger", "I never said that");
    for (const turn of turns) {
      expect(turn?.risk.level).toMatch(/explicit|acute/);
      expect(turn?.text).not.toBeNull();
    }
  });

  test("help calms it: coping and small hours come, the resources are not repeated, and ordinary help goes on", async () => {
    const turns = await talk(
      "I want to kill myself",
      "my sister is here with me now",
      "ok",
      "can you help me plan tomorrow then?",
    );
    expect(turns[1]?.text).not.toMatch(/\?$/);
    expect(turns[2]?.text).toMatch(/small evening/);
    expect(turns[2]?.text).not.toMatch(CONTACT);
    expect(turns[3]?.text).toBeNull();
  });

  test.each(["she left. i'm alone again", "i have the pills in my hand", "he says he'll come here"])(
    "the calm ends with what brings danger back: %s",
    async (message) => {
      const turns = await talk("I want to kill myself", "my sister is here with me now", message);
      expect(turns[2]?.text).toMatch(/\?$/);
      expect(turns[2]?.text).toMatch(CONTACT);
    },
  );

  test.each(["i called 988 and they hung up", "i told him last time, never again"])(
    "a call that led nowhere calms nothing: %s",
    async (message) => {
      expect((await said("I want to kill myself", message))?.text).toMatch(/\?$/);
    },
  );
});

describe("a no to the direct question", () => {
  const HINT = "they'd be better off without me";
  test.each([
    "no. i have the pills on the table",
    "no. i just want to be with my late wife, tell my son i'm sorry",
    "no doctor, it's nothing",
    "nah. not like that. just me and the .45 and the tv",
    "no. yes. i don't know",
    "no, but nobody will look for me until monday",
  ])("beside a sign of danger never clears it: %s", async (answer) => {
    const turn = await said(HINT, answer);
    expect(turn?.risk.level).not.toBe("none");
    expect(turn?.text).not.toBeNull();
  });

  test.each([
    "no, not at all. i mean at work",
    "No, I'm not thinking of killing myself. I just feel useless at work",
    "omg no",
  ])("alone is believed, and the line is there anyway: %s", async (answer) => {
    const turn = await said(HINT, answer);
    expect(turn).toMatchObject({ risk: { level: "none" }, text: null });
    expect(turn?.lead).toMatch(/988/);
  });

  test("a second sign later opens it again", async () => {
    const turns = await talk(
      HINT,
      "no, not at all",
      "the list for monday",
      "tell my sister i'm sorry. they'd be better off without me",
    );
    expect(turns[2]).toBeNull();
    expect(turns[3]?.risk.level).not.toBe("none");
    expect(turns[3]?.text).toMatch(/\?$/);
  });
});

describe("what only hints", () => {
  test("lets the coach go on with the contacts in words once, and a second hint is asked about alone", async () => {
    const turns = await talk(
      "i just want everything to stop forever",
      "the report is due",
      "i can't see myself past christmas",
    );
    expect([turns[0]?.text, turns[1]?.text]).toEqual([null, null]);
    expect(turns[0]?.lead).toMatch(CONTACT);
    expect(turns[1]?.lead).toBeNull();
    expect(turns[2]?.text).toMatch(/killing yourself/);
  });

  test("is never signed off by the coach", async () => {
    const turn = await said(
      "i just want everything to stop forever",
      "feeling calm about it now",
      "bye echo",
    );
    expect(turn?.text).toMatch(/killing yourself|feel unsafe/);
  });
});

describe("whom it is about", () => {
  const place = async (...messages: string[]) => {
    const turn = await said(...messages);
    return [turn?.risk.kind, turn?.risk.subject];
  };

  test.each<[RiskKind, RiskSubject, string[]]>([
    [
      "self",
      "somebody",
      ["they'd be better off without me", "not me, my brother said that. he's not answering"],
    ],
    ["others", "me", ["i just want everything to stop forever, the gun is loaded", "not myself. him"]],
    [
      "others",
      "me",
      ["my baby is 4 weeks old and i can't see the point", "not me. him. i keep seeing the pillow"],
    ],
    ["self", "somebody", ["asking for a friend: what if someone is suicidal"]],
    ["self", "me", ["asking for a friend: what if someone is suicidal", "ok the friend is me"]],
    ["medical", "somebody", ["my daughter is 4 and she swallowed my blood pressure pills"]],
    ["self", "somebody", ["mi hermano dice que se va a matar", "tiene una pistola"]],
    ["abuse", "me", ["they'd be better off without me", "i'm not suicidal. he put his hands round my neck"]],
    ["medical", "somebody", ["my boyfriend hits me", "he isn't breathing, he took all the pills"]],
  ])("the newest certain words decide: %s, %s", async (kind, subject, messages) => {
    expect(await place(...messages)).toEqual([kind, subject]);
  });

  test("a worry about a child behind a door is no story of the writer's own home", async () => {
    const turns = await talk("my son says he wants to die", "he locked the bathroom door");
    expect(turns[1]?.risk).toMatchObject({ kind: "self", subject: "somebody" });
    expect(turns[1]?.text).not.toMatch(/neighbor, a store/);
  });
});

describe("an emergency of the body", () => {
  test.each([
    ["i can't hear him breathing", /CPR/],
    ["there are long gaps between breaths", /CPR/],
    ["it cost 2 grand last time", /bill/],
    ["calling feels dramatic", /harms nobody/],
  ])("is answered with what to do now: %s", async (message, answer) => {
    const turn = await said("my husband took the oxys and won't wake up", message);
    expect(turn?.risk).toMatchObject({ level: "acute", subject: "somebody" });
    expect(turn?.text).toMatch(answer);
  });

  test.each(["no. no doctor. it's squeezing", "it's only indigestion, but i'm sweating", "my jaw hurts now"])(
    "grows with each sign: %s",
    async (message) => {
      const turn = await said("my left arm is numb and my chest feels heavy", message);
      expect(turn?.risk).toMatchObject({ level: "acute", kind: "medical", subject: "me" });
      expect(turn?.text).toMatch(/\?$/);
    },
  );
});

describe("a child", () => {
  test.each([
    [["hi im 9", "i want to be dead like nana"], /grown-up/],
    [["im 10 and my dad gets mad and hits me"], /Childhelp/],
    [["im 8. my stepdad is yelling and breaking stuff"], /Childhelp/],
  ])("is spoken to in simple words: %s", async (messages, words) => {
    const turn = await said(...messages);
    expect(turn?.text).toMatch(words);
    expect(turn?.text).not.toMatch(/therapist|advocate|killing yourself/);
  });

  test("who goes is kept, and what 988 is gets explained", async () => {
    const turns = await talk("im 9 and i want to be dead", "whats 988", "bye im going now");
    expect(turns[1]?.text).toMatch(/phone number/);
    expect(turns[2]?.text).toMatch(/don't go outside alone/);
  });
});

describe("a baby", () => {
  test("that somebody is told to harm is protected first, and the pillow at hand is now", async () => {
    const turns = await talk(
      "my baby is 5 weeks old and i never sleep",
      "when he cries i see myself putting the pillow on him",
      "ive got the pillow. it says do it",
    );
    expect(turns[1]?.text).toContain(BABY_FIRST);
    expect(turns[2]).toMatchObject({ risk: { level: "acute", kind: "others", subject: "me" } });
    expect(turns[2]?.text).toMatch(/leave the room now/);
  });
});

describe("another language", () => {
  test.each([
    ["es", "no quiero vivir más, quiero morirme", "sí", "esta noche"],
    ["de", "ich will nicht mehr leben, es hat keinen Sinn", "ja", "heute Abend"],
    ["fr", "je ne veux plus vivre, je veux mourir", "oui", "ce soir"],
    ["pt", "não quero mais viver, quero morrer", "sim", "hoje à noite"],
    ["it", "non voglio più vivere, voglio morire", "sì", "stasera"],
    ["nl", "ik wil niet meer leven, ik wil dood", "ja", "vanavond"],
    ["pl", "nie chcę już żyć, chcę umrzeć", "tak", "dzisiaj wieczorem"],
    ["hi", "main ab jeena nahi chahta, mar jana chahta hoon", "haan", "aaj raat"],
    ["tl", "ayoko nang mabuhay, gusto ko nang mamatay", "oo", "mamayang gabi"],
  ] as const)(
    "is answered in it, up to the urgent reply and to the end: %s",
    async (language, statement, yes, time) => {
      const words = DANGER_WORDS[language];
      const turns = await talk(statement, yes, time);
      expect([words.asked, words.said]).toContain(turns[0]?.text);
      expect(turns.map((turn) => turn?.text)).toContain(words.urgent);
      for (const turn of turns) expect(Object.values(words).flat()).toContain(turn?.text);
    },
  );

  test.each(["no entiendo inglés", "no hablo inglés, tengo veneno en la cocina", "no sé"])(
    "a no inside it is read in it: %s",
    async (answer) => {
      const turns = await talk("no quiero vivir más, quiero morirme", answer);
      expect(turns[1]?.risk.level).not.toBe("none");
      expect(Object.values(DANGER_WORDS.es).flat()).toContain(turns[1]?.text);
    },
  );

  test("an English message among them is answered in English", async () => {
    const turns = await talk(
      "ich will nicht mehr leben, es hat keinen Sinn",
      "my english is ok. i have thought about it for weeks",
    );
    expect(turns[1]?.text).toMatch(/\b(?:you|the)\b/);
  });
});

test("the first words of a state are what they were", async () => {
  expect((await said("I want to kill myself"))?.text).toBe(SAID_REPLY);
  expect((await said("I already took them all"))?.text).toBe(ACUTE_REPLIES.self.me);
  expect((await said("everyone would be better off without me"))?.text).toBe(OBLIQUE_REPLIES.self.me);
});
