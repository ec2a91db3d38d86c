import { expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");
const NIGHTS =
  "I take care of my mother, she has Alzheimer's and calls out till morning. Plan my week? At three I was over her bed, the pillow in my hands";

test("somebody who cares for a person that is ill is asked about both lives, and nothing is said of anger", async () => {
  const texts = await textsOf(
    NIGHTS,
    "I'm not angry with her, I love her. She would be at peace, and so would I",
    "there's nobody, and I can't leave her by herself",
    "my cousin Lou lives across the hall",
    "who stays with her if I ring there",
    "I laid out her morphine, enough for the two of us",
  );
  expect(texts[0]).toMatch(/Is it their life that you think of ending, your own, or both\?$/);
  for (const text of texts) {
    expect(text).not.toMatch(/\bang(?:er|ry)\b/);
    expect(text).not.toMatch(/Where could you stay for the next few hours/);
  }
  expect(texts[4]).toMatch(/^Let them come to you/);
});

test("with something at hand, the call brings somebody for both", async () => {
  const [, turn] = await crisisTurns([NIGHTS, "I have her pills in my lap, for her and then for me"]);
  expect(turn?.risk).toEqual({ level: "acute", kind: "others", subject: "me" });
  expect(turn?.text).toMatch(/They send somebody to you, so that nobody is left alone/);
});

test("somebody who came takes over the care", async () => {
  const texts = await textsOf(NIGHTS, "my neighbor Ines has come over, she is with me now");
  expect(texts[1]).toMatch(/take over the care for this night/);
  const alone = await textsOf(NIGHTS, "Nobody is here with me. Mother is here, asleep");
  expect(alone[1]).not.toMatch(/take over the care for this night|Mother could be the one/);
});

test("a threat to somebody who is hated stays one, whatever is said of anger", async () => {
  const texts = await textsOf("I want to hurt my boss, no mercy", "it's not anger any more, I'm calm");
  for (const text of texts) expect(text).not.toMatch(/take over the care|their life that you think of/);
});
