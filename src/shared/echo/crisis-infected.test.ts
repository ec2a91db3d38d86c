import { describe, expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");
const HARM = "I cut my leg when it gets too much. I don't want to die";

describe("a wound of one's own that is infected", () => {
  test.each(["the older one is getting yellow and it stinks", "one cut has turned hot, with pus"])(
    "needs a doctor today: %s",
    async (message) => {
      const texts = await textsOf(HARM, message);
      expect(texts[1]).toMatch(/doctor, urgent care or an emergency room today/);
      expect(texts[1]).toMatch(/Can you go there now/);
    },
  );

  test("that spreads comes before what is planned, and whether to go in is answered with yes", async () => {
    const texts = await textsOf(
      HARM,
      "there are red streaks above my knee and I have chills, but my recital is tonight",
      "can it wait until tomorrow?",
      "so do I go to the er?",
    );
    expect(texts[1]).toMatch(/emergency room today, before anything else/);
    expect(texts[2]).toMatch(/^Yes/);
    expect(texts[3]).toMatch(/^Yes/);
  });

  test("and a wound that heals is asked about as before", async () => {
    const texts = await textsOf(HARM, "no, it's healing fine");
    expect(texts[1]).not.toMatch(/infect/);
  });
});

test("who isn't to hear of it is not proposed again", async () => {
  const texts = await textsOf(
    HARM,
    "my husband sleeps next door",
    "I do not want my husband to know",
    "you keep on about my husband",
    "I don't know",
    "maybe",
  );
  for (const text of texts.slice(2)) expect(text).not.toMatch(/your husband/i);
});
