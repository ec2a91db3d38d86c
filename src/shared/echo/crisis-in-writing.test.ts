import { expect, test } from "vitest";
import { crisisTurns } from "#tests/support/crisis-conversation.ts";

const textsOf = async (...messages: string[]) =>
  (await crisisTurns(messages)).map((turn) => turn?.text ?? "");
const DEAF =
  "i'm hard of hearing and i only sign. my husband choked my neck sunday, help me plan a week at my aunt";

test("who can't speak on a phone is never asked to call, and is told how to write", async () => {
  const texts = await textsOf(
    DEAF,
    "what if the police come, they will only listen to him",
    "he is home now, in the kitchen",
    "i can't call anyone, i told you",
    "he's at the door of my room",
    "i don't know",
  );
  expect(texts[0]).toMatch(/text 911.*START to 88788.*thehotline\.org/s);
  expect(texts[1]).toMatch(/START to 88788/);
  for (const text of texts)
    expect(text).not.toMatch(/1-800-799|could call from|Please call|[Cc]all your local/);
});

test("how to see a doctor alone is answered with a way to do it", async () => {
  const texts = await textsOf(
    "my boyfriend squeezes my throat when he is mad",
    "he always comes in the exam room with me, how can i talk to the doctor",
  );
  expect(texts[1]).toMatch(/“I need to speak to you alone\.”.*companions to wait outside/);
});

test("whether to go while the one who is feared is out is answered", async () => {
  const texts = await textsOf("my wife hits me", "she went to the store, should i leave now?");
  expect(texts[1]).toMatch(/going to people, not for packing/);
});
