import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");

const WATCHED = "my wife reads my phone every evening and I'm scared of her";
const OUT_NOW = /door or a window|nearest place with other people|Can you get out|which way out/;

describe("leaving a violent home", () => {
  test("that is prepared for later gets papers, money and an advocate, and no way out of this minute", async () => {
    const texts = await textsOf(
      WATCHED,
      "I'm putting money aside so I can go in a couple of months",
      "ok. what else",
      "I see",
      "how much do I need to save before I go?",
    );
    for (const text of texts.slice(1)) expect(text).not.toMatch(OUT_NOW);
    expect(texts.join()).toMatch(/birth certificates/);
    expect(texts[1]).toMatch(/can't name a sum/);
    expect(texts.slice(1).join()).toContain("1-800-799-7233");
  });

  test("from an upper floor, no window is asked for", async () => {
    const [, , text] = await textsOf(
      WATCHED,
      "she's here now. we're on the fifth floor and she has my keys",
      "no I can't",
    );
    expect(text).not.toMatch(OUT_NOW);
  });

  test.each([
    "can she see who I text?",
    "she installed an app on my phone, it shows her where I am",
    "is it safe to text my cousin",
  ])("a phone that is searched or tracked is said to be seen: %s", async (message) => {
    const [, text] = await textsOf(WATCHED, message);
    expect(text).toMatch(/another one|isn't watched|as read|as seen/);
    expect(text).toMatch(/phone at work|library|isn't watched/);
  });

  test("taking one's own children along is no fear of losing them", async () => {
    const [, text] = await textsOf(WATCHED, "I want to take my sons and go in three months");
    expect(text).not.toMatch(/That fear keeps many people quiet/);
  });

  test("what is asked about a shelter, an excuse or a doctor is answered", async () => {
    const texts = await textsOf(
      WATCHED,
      "do shelters let you bring a cat?",
      "what should I tell her when she asks where I've been",
      "the nurse will ask, what do I say?",
    );
    expect(texts[1]).toMatch(/some take pets/);
    expect(texts[2]).toMatch(/owe nobody the truth/);
    expect(texts[3]).toMatch(/alone with the doctor/);
  });

  test("whoever is about to be seen writing is asked nothing", async () => {
    const [, text] = await textsOf(WATCHED, "the shower just stopped");
    expect(text).toMatch(/Put the phone away/);
    expect(text).not.toMatch(/\?/);
  });
});
