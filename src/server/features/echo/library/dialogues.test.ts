import { beforeAll, describe, expect, test } from "vitest";
import { isEnglish } from "#shared/echo/crisis-languages.rules.ts";
import { type Dialogue, dialoguesIn, type PlayedTurn, play } from "#tests/support/echo-dialogues.ts";
import { createLibrary } from "./library.service.ts";

/*
 * Conversations that strangers had with earlier versions. Later turns answer other replies, so what is counted of them is
 * only whether danger is met.
 */
const corpus = (name: string) => dialoguesIn(`corpora/echo/${name}.jsonl`);
const library = createLibrary();
const whole = { askLibrary: library.ask, today: "2026-11-22", timeZone: "America/New_York" };
/** What meets danger doesn't read the library. */
const ofRules = { ...whole, askLibrary: async () => null };

async function played(dialogues: readonly Dialogue[], playing: typeof whole): Promise<PlayedTurn[][]> {
  const all: PlayedTurn[][] = [];
  for (const dialogue of dialogues) all.push(await play(dialogue, playing));
  return all;
}
const share = (all: readonly unknown[], part: readonly unknown[]) => part.length / all.length;
const isMet = ({ ofDanger, level }: PlayedTurn) => ofDanger !== null || level !== "none";

describe("People in danger", () => {
  let all: PlayedTurn[][];
  beforeAll(async () => {
    all = await played(corpus("danger"), ofRules);
  }, 120_000);

  test("are asked or answered about it, and most of them at once", () => {
    const met = all.filter((turns) => turns.some(isMet));
    const soon = all.filter((turns) => turns.slice(0, 2).some(isMet));
    expect(share(all, met)).toBeGreaterThan(0.97);
    expect(share(all, soon)).toBeGreaterThan(0.8);
  });

  test("never hear the same twice in English", () => {
    for (const turns of all) {
      if (!turns.every(({ person }) => isEnglish(person))) continue;
      const texts = turns.flatMap(({ ofDanger, text }) => (ofDanger === "reply" ? [text] : []));
      expect(new Set(texts).size, turns[0]?.person).toBe(texts.length);
    }
  });
});

test("an ordinary conversation is seldom taken for danger", async () => {
  const turns = (await played([...corpus("ordinary"), ...corpus("harmless")], ofRules)).flat();
  const asked = turns.filter(({ ofDanger }) => ofDanger === "lead");
  const answered = turns.filter(({ ofDanger }) => ofDanger === "reply");
  expect(share(turns, asked)).toBeLessThan(0.06);
  expect(share(turns, answered)).toBeLessThan(0.03);
}, 120_000);

test("most first messages are answered, or asked about by their topic", async () => {
  const first = corpus("ordinary").map((dialogue) => ({ ...dialogue, turns: dialogue.turns.slice(0, 1) }));
  const replies = (await played(first, whole)).flat();
  const known = replies.filter(
    ({ suggestions = [], proposals }) => suggestions.length + proposals.length > 0,
  );
  expect(share(replies, known)).toBeGreaterThan(0.5);
}, 120_000);
