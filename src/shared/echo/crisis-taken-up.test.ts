import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");

describe("what is told in a danger of one's own is taken up", () => {
  const PLAN = "I'm going to kill myself on Saturday with my shotgun";

  test("what somebody has taken away is not to be moved away again", async () => {
    const texts = await textsOf(
      PLAN,
      "My neighbor Lyle could keep it",
      "Lyle's in the living room. He's got the shotgun in his trunk now, I told him everything",
    );
    expect(texts[2]).toMatch(/really glad|right thing/);
    expect(texts[2]).not.toMatch(/get away from it|hand it to someone|makes it urgent/);
  });

  test("the one who was named is on the phone: that is help", async () => {
    const texts = await textsOf(PLAN, "My sister Ines maybe", "Ines is on the phone with me");
    expect(texts[2]).toMatch(/glad|Good/);
    expect(texts[2]).not.toMatch(/call your local emergency number/);
  });

  test("no call is urged three times in a row", async () => {
    const texts = await textsOf(PLAN, "no", "no I won't", "not doing that", "no", "leave me be", "no");
    const urged = texts.map((text) =>
      /call[^.]*(?:emergency number|988)|Have you called|call comes/.test(text),
    );
    for (const index of urged.keys()) expect(urged.slice(index, index + 3)).not.toEqual([true, true, true]);
  });

  test.each(["who milks the goats if I go in somewhere?", "I can't leave my dogs"])(
    "animals that need somebody: %s",
    async (message) => {
      const texts = await textsOf(PLAN, message);
      expect(texts[1]).toMatch(/somebody has to feed them/);
    },
  );

  test("somebody who goes to a person is let go", async () => {
    const texts = await textsOf(PLAN, "I'll go over to my cousin's now");
    expect(texts[1]).toMatch(/Go now/);
    expect(texts[1]).not.toMatch(/\?$/);
  });

  test("medicine that was laid by is asked about at once, and a yes to it makes it urgent", async () => {
    const turns = await crisisTurns([
      "groceries, gym, and I've been stashing my tablets until there's enough",
      "sometimes, yes. just do the list",
      "I texted 988, somebody answers. the tablets are on my nightstand",
      "should I tell my professor about this?",
    ]);
    expect(turns[0]?.text).toMatch(/Are you thinking about killing yourself/);
    expect(turns[1]?.text).toMatch(/Please don't wait with this/);
    expect(turns[2]?.text).toMatch(/what's within your reach/);
    expect(turns[3]?.text).toMatch(/don't have to give the reason/);
  });

  test("a plan for when others are in church is no place to go to", async () => {
    const texts = await textsOf("I want to kill myself", "I have it set for Sunday, when they're at church");
    expect(texts[1]).not.toMatch(/go there now/);
  });

  test("a nurse in the family is no nurse who is there", async () => {
    const texts = await textsOf("I cut myself last night", "my friend's aunt is a nurse but she'd tell");
    expect(texts[1]).not.toMatch(/The nurse could be/);
  });
});

describe("a worry about somebody", () => {
  const GIVES = "my flatmate wants to kill herself";

  test("who is gone, nobody knows where, is an emergency", async () => {
    const turns = await crisisTurns([GIVES, "she went out without a word, I don't know where she is"]);
    expect(turns[1]?.risk).toMatchObject({ level: "acute", subject: "somebody" });
  });

  test.each(["should I ring 999 or is that a waste of their time?", "do i call someone about this or"])(
    "a call is answered with a yes: %s",
    async (question) => {
      const texts = await textsOf(GIVES, question);
      expect(texts[1]).toMatch(/^Yes, call/);
    },
  );

  test("who is back and beside the writer isn't to be gone to", async () => {
    const texts = await textsOf(
      GIVES,
      "she just came back, crying. should I leave her alone?",
      "she's on the kitchen floor. what do I do now",
      "she said yes, and that she'd go to the hospital if I come",
    );
    expect(texts[1]).not.toMatch(/Go there|welfare check/);
    expect(texts[2]).toMatch(/Stay beside them|stay in the same room/);
    expect(texts[2]).not.toMatch(/done the part that counts most/);
    expect(texts[3]).toMatch(/go together, and go now/);
  });

  test("minutes on the road are no age, and the helper's own distress is heard", async () => {
    const texts = await textsOf(
      "one of my crew wants to kill himself",
      "I'm 16 min from his place, driving now",
      "The chaplain is with him. I'm asking about me now, who do I talk to",
    );
    expect(texts.join()).not.toMatch(/At your age/);
    expect(texts[2]).toMatch(/You matter|lot for one person|glad|good that/i);
  });
});

describe("a child", () => {
  const AWAY = "im 9 and my cousin touches me when i sleep at his house";

  test("who is hurt somewhere else isn't told words about home", async () => {
    const texts = await textsOf(
      AWAY,
      "what do i say to my teacher",
      "my mom just got here but im scared",
      "ok",
    );
    for (const text of texts) expect(text).not.toMatch(/at home/i);
  });

  test("who found its own words hears that they are good", async () => {
    const texts = await textsOf(AWAY, "i will say my cousin does things i dont want. is that ok to say");
    expect(texts[1]).toMatch(/^Yes\. Those are good words/);
  });

  test("who is afraid that somebody goes to jail is answered", async () => {
    const texts = await textsOf(AWAY, "he says my mom will go to jail if i tell");
    expect(texts[1]).toMatch(/so that kids keep quiet/);
  });

  test("hasn't been helped by a grown-up who doesn't know yet", async () => {
    const texts = await textsOf(AWAY, "my grandma is here but shes cooking");
    expect(texts[1]).not.toMatch(/did that really well/);
  });
});
