import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";
import { ANSWERS } from "./crisis-answers.content.ts";
import { askedIn } from "./crisis-questions.content.ts";

const newest = async (...messages: string[]) => (await crisisTurns(messages)).at(-1)?.text ?? "";

const OWN = "I want to kill myself";
const FRIEND = "my best friend said she wants to kill herself";
const PARTNER = "my boyfriend hits me";
const BODY = "I took about 30 extra strength tylenol";
const FLATMATE = "my roommate shot up and he's blue and not breathing";

describe("a question asked inside a danger gets its own answer", () => {
  test.each([
    [FRIEND, "what if she says yes", /Thank you for telling me/],
    [FRIEND, "what if she says no, that she's fine?", /believe a no/],
    [FRIEND, "am I allowed to tell the counselor? I promised", /against a promise/],
    [FRIEND, "what if she hates me for it?", /mad at me/],
    [FRIEND, "can I leave her alone for a minute?", /until somebody else/],
    [FRIEND, "do I hide the knives?", /out of the house/],
    [FRIEND, "should I drive her to the ER?", /one driving/],
    [FRIEND, "what do I say to 911?", /Where they are first/],
    [FRIEND, "what do I tell my kids?", /isn't your fault/],
    [FRIEND, "will they keep her there?", /can't promise/],
    [FRIEND, "do they send the police with guns?", /trained in a crisis/],
    [OWN, "where do I put the gun?", /another person/],
    [OWN, "what do I say to the hotline?", /thinking about killing myself/],
    [OWN, "is it too late to call anyone?", /isn't too late/],
    [OWN, "what if my mom cries?", /somebody caring/],
    [OWN, "what do I do when it comes back at 3am?", /whom you'd wake/],
    [OWN, "can I be alone tonight?", /wouldn't be alone/],
    [OWN, "do they lock you up if I tell a doctor?", /can't promise what a doctor decides/],
    [OWN, "does it cost anything?", /free/],
    [OWN, "you won't tell anyone?", /can't promise a secret/],
    [PARTNER, "how do I clear this phone?", /Clear, in the menu/],
    [PARTNER, "will they take my kids if I tell?", /asking for help is what keeps children safest/],
    [PARTNER, "what do I say to 911?", /address first/],
    [PARTNER, "do I open the door or pretend I'm not here?", /Don't open/],
    [
      BODY,
      "do I still need to go if I feel fine? how long does it take to work",
      /feeling fine doesn't tell/,
    ],
    [FLATMATE, "will we get arrested?", /breathing can't/],
    [FLATMATE, "can I leave him for a minute to open the door?", /on their side/],
  ])("%s / %s", async (danger, question, answer) => {
    expect(await newest(danger, question)).toMatch(answer);
  });

  test("and an honest one where it isn't known, with the next step", async () => {
    const text = await newest(OWN, "does the moon change anything about this?");
    expect(text).toMatch(/don't know that one, and what you told me comes first/);
    expect(text).toMatch(/\?$/);
  });

  test("a child hears simple words, and nobody who hurts it is called a good person to tell", async () => {
    const home = "im 9. my dad hit my brother with the cord";
    expect(await newest(home, "what do i say to the police")).toMatch(/I'm a kid/);
    const jail = await newest(home, "if i call the police will my dad go to jail");
    expect(jail).toMatch(/isn't your fault/);
    expect(jail).not.toMatch(/good person to tell/);
  });

  test("no answer holds a way to die, a secret kept or a promise", () => {
    const texts = ANSWERS.flatMap((answer) => answer.texts);
    for (const text of texts)
      expect(text).not.toMatch(/\b(?:I promise|I won't tell|our secret|\d+ ?mg|everything will be)\b/i);
  });
});

test("what is asked is told from what is said", () => {
  expect(askedIn("He's in his room. Do I hide the knives?")).toBe("Do I hide the knives?");
  expect(askedIn("ok she said yes what do i do")).not.toBe("");
  expect(askedIn("u wont tell anyone")).not.toBe("");
  expect(askedIn("When I get home I'll lock it. What I want is sleep.")).toBe("");
});

describe("doing what was asked", () => {
  const PILLS = ["I want to kill myself tonight", "yes, the pills are on my desk"];

  test("is told right, and nothing gets more urgent by it", async () => {
    const text = await newest(...PILLS, "ok i gave the pills to my neighbor");
    expect(text).toMatch(/right thing|Good\./);
    expect(text).not.toMatch(/makes it urgent|get away from it now|out of the room or the car/);
  });

  test("who has called isn't told to call", async () => {
    const text = await newest(...PILLS, "ok i called 988, they answered");
    expect(text).toMatch(/You called/);
    expect(text).not.toMatch(/call your local emergency number|Have you called/i);
  });

  test("who says that somebody is coming is asked until when, and then what they do meanwhile", async () => {
    const coming = [...PILLS, "my sister is on her way"];
    expect(await newest(...coming)).toMatch(/How long until they're with you\?$/);
    expect(await newest(...coming, "she'll be here in 40 minutes")).toMatch(
      /Where will you be while you wait/,
    );
    expect(await newest(...PILLS, "my sister is on her way, 20 minutes")).toMatch(/Where will you be/);
  });

  test("a child with a grown-up hears that it did well", async () => {
    const text = await newest("im ten and i want to die", "ok i woke up grandpa. he's here");
    expect(text).toMatch(/did that really well/);
  });

  test("help for somebody else is spoken of as theirs", async () => {
    const text = await newest(FRIEND, "she is at home with pills", "her mom is on her way up to her");
    expect(text).toMatch(/How long until somebody is with them\?$/);
  });

  test("whoever is feared is no help that comes", async () => {
    const text = await newest(PARTNER, "he's on his way home");
    expect(text).not.toMatch(/right thing|I'm glad/);
  });
});

test("self-harm without a wish to die is no attempt: the wound first, then what it's done with", async () => {
  const cut = "i did it again last night on my thigh. not trying to die just had to let it out";
  const [first, second, third] = await crisisTurns([cut, "its kinda open still", "no. it's fine"]);
  expect(first?.risk.level).toBe("explicit");
  expect(first?.text).not.toMatch(/thinking about killing yourself/);
  expect(second?.text).toMatch(/wound/i);
  expect(third?.text).toMatch(/Could somebody keep what you use/);
});
