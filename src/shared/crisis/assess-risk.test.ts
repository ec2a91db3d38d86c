import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BERLIN_EXAMPLES,
  HELD_OUT_EXAMPLES,
  LOS_ANGELES_EXAMPLES,
} from "#tests/support/instant-plan-sentences.ts";
import { assessRisk } from "./assess-risk.ts";
import { isInDanger } from "./risk-level.rules.ts";

describe("danger in plain words", () => {
  test.each([
    ["I want to kill myself", "self"],
    ["i’m going to KILL MYSELF tonight", "self"],
    ["Help me end my life", "self"],
    ["I think about suicide every day", "self"],
    ["I feel suicidal and need a plan", "self"],
    ["I want to hurt myself again", "self"],
    ["I keep cutting myself", "self"],
    ["I want to die", "self"],
    ["Make a plan to end my life", "self"],
    ["I wanna die", "self"],
    ["I wish I was dead", "self"],
    ["I don't want to live anymore", "self"],
    ["I do not want to be alive", "self"],
    ["I just want to end it all", "self"],
    ["I took too many pills", "self"],
    ["just want to kms", "self"],
    ["My friend wants to kill himself", "self"],
    ["My daughter is self-harming", "self"],
    ["I have no reason to live", "self"],
    ["I want to hurt him", "others"],
    ["I'm afraid I will hurt my kids", "others"],
    ["I am going to kill my boss tomorrow", "others"],
    ["I have thoughts of hurting someone", "others"],
    ["I need to hurt them before they leave", "others"],
    ["My husband hits me", "abuse"],
    ["my boyfriend choked me last night", "abuse"],
    ["He threatened to kill me", "abuse"],
    ["I was raped", "abuse"],
    ["I am scared of my husband", "abuse"],
    ["I need to leave an abusive relationship", "abuse"],
    ["My dad beats us", "abuse"],
    ["He put his hands around my neck", "abuse"],
    ["I don't feel safe at home", "abuse"],
    ["Life isn't worth living", "self"],
    ["I want to shoot up my school", "others"],
  ])("%j is %s", async (sentence, kind) => {
    const risk = await assessRisk(sentence);
    expect(["explicit", "acute"]).toContain(risk.level);
    expect(risk.kind).toBe(kind);
  });
});

test.each([
  "Everyone is better off without me",
  "I don't want to wake up tomorrow",
  "I am nothing but a burden to my family",
  "Get my affairs in order and write goodbye letters to everyone",
  "Make sure the kids are fine when I'm no longer around",
  "Record goodbye videos for each of my kids",
  "Finish the farewell letters by Sunday",
  "Put my will and goodbye notes in one folder",
])("%j is noticed at least", async (sentence) => {
  expect((await assessRisk(sentence)).level).not.toBe("none");
});

describe("idioms and topics are not", () => {
  test.each([
    "This deadline is killing me",
    "I'm dying to see Paris",
    "Kill the old contract by Friday",
    "Kill two birds with one stone",
    "My boss will kill me if the report is late",
    "I'd kill for a holiday",
    "Kill time at the airport",
    "Take my life back after the divorce",
    "Cut myself some slack this week",
    "I don't want to shoot myself in the foot",
    "Shoot them an e-mail about the offer",
    "Break up with him without hurting him",
    "I don't want to hurt her feelings",
    "My back hurts and I need a doctor",
    "Start running without hurting myself",
    "My grandfather wants to die at home",
    "Prepare a talk on suicide prevention",
    "Write an essay about domestic violence",
    "Volunteer at a domestic violence shelter",
    "My sister beat me at chess and I want to get better",
    "The bill hit me hard this month",
    "I don't want to live in this city any longer than June",
    "The phone battery died and I am dead tired",
    "Run 5 kms a day",
    "Ending things with the old supplier",
    "Murder mystery party on Saturday",
    "The kids are killing each other at bedtime",
    "Find a suicide bereavement support group",
    "I don't want to wake up at five any longer than needed",
    "Beat our sales record in December",
    "Hit the gym with my wife",
    "Get my affairs in order and write a will",
    "Write a goodbye letter to my team at work",
    "Power of attorney for my mother",
    "Sort out the will and name a guardian for the girls",
    "Set up a trust so the kids are cared for when I'm no longer around",
    "End things with the old gym contract",
    "Take the bat to practice on Saturday",
    "She said he'd come on Sunday",
    "My manager told me to make a list",
    "I don't feel safe with the new brakes on my bike",
    "neighbors dog barks from 5am every single day. i dont want to be that guy who calls the city",
    "I don't want to be the bad guy here, but she has to pay",
    "customer owes me 480 for grooming her 3 poodles since september, she keeps saying next week",
    "im scared they regret hiring me",
    "do they have to pay me for texts after work",
    "im scared theyll fire me",
    "guns to sight in and knives to sharpen before deer season",
    "the wife says i work myself to death",
    "i'm scared my boss will lay me off",
  ])("%j", async (sentence) => {
    expect((await assessRisk(sentence)).level).toBe("none");
  });
});

test.each([
  "they'll regret what they did to me, i have the rifle",
  "he says he'll make me pay if i leave",
  "he hits me and pays me to keep quiet",
  "they will pay for this, i bought a gun",
])("danger beside words of wages and jobs shows the card: %j", async (sentence) => {
  expect(isInDanger(await assessRisk(sentence))).toBe(true);
});

test("everyday sentences, even sad ones, get their plan", async () => {
  const answered: string[] = [];
  for (const [sentence] of [...BERLIN_EXAMPLES, ...HELD_OUT_EXAMPLES, ...LOS_ANGELES_EXAMPLES]) {
    if (isInDanger(await assessRisk(sentence))) answered.push(sentence);
  }
  expect(answered).toEqual([]);
});

test("takes any string of any length, quickly", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async (text) => {
      expect(["none", "oblique", "explicit", "acute"]).toContain((await assessRisk(text)).level);
    }),
  );
  const long = "we painted the fence and went home. ".repeat(60_000);
  expect((await assessRisk(long)).level).toBe("none");
});

test("finds a sentence in a long text", async () => {
  const page =
    "Monday: paint the fence, call the bank about the card, buy milk and bread for the week. ".repeat(40);
  const risk = await assessRisk(`${page}I want to kill myself tonight. ${page}`);
  expect(["explicit", "acute"]).toContain(risk.level);
});
