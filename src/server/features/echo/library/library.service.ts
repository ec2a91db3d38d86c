import { lazily } from "#server/platform/lazily.ts";
import { type Encode, loadEncoder } from "#server/platform/meaning/sentence-encoder.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import type { LibraryReply } from "#shared/echo/library-reply.ts";
import { choose } from "./choose.rules.ts";
import { samplesOf } from "./entries.rules.ts";
import { find } from "./find.rules.ts";
import { createFinder, plainForm, queryOf } from "./finder.rules.ts";
import { readSampleVectors, reduced } from "./sample-vectors.format.ts";
import { reader, standingOf } from "./told.rules.ts";

/** Answers from the library; null when nothing in it fits. */
export type AskLibrary = (
  turn: Pick<EchoTurn, "message" | "history" | "told" | "mode">,
) => Promise<LibraryReply | null>;

/** While no topic is known, a message is read together with so many before it. */
const WRITTEN_BEFORE = 2;
/** A wall of text is read in so many sentences. */
const SENTENCES_MAX = 8;
const SENTENCE_WORDS = 4;

/**
 * The library, which is loaded when it is first asked or warmed up.
 * @param load the encoder's loader; where it fails, the library answers nothing
 * @param warn told once, for the operator
 */
export function createLibrary(
  load: () => Promise<Encode> = loadEncoder,
  warn: (sentence: string) => void = (sentence) => process.stderr.write(`${sentence}\n`),
) {
  const open = lazily(async () => {
    try {
      const [encode, { LIBRARY }] = await Promise.all([load(), import("./library.content.ts")]);
      const vectors = readSampleVectors();
      const finder = createFinder(samplesOf(LIBRARY), vectors);
      const moves = new Map(LIBRARY.moves.map((move) => [move.id, move]));
      return { encode, vectors, finder, moves, topics: LIBRARY.topics, read: reader(LIBRARY) };
    } catch (error) {
      warn(`Echo's library can't be used, so its rules answer alone: ${(error as Error).message}`);
      return null;
    }
  });
  const ask: AskLibrary = async ({ message, history, told = [], mode }) => {
    const opened = await open();
    if (!opened) return null;
    const { encode, vectors, finder, moves, topics, read } = opened;
    const next = (place: number) => history[place + 1] ?? { role: "user", content: message };
    const recent = history.flatMap(({ role, content: reply }, place) => {
      if (role !== "assistant") return [];
      return [{ reply, answer: next(place).role === "user" ? next(place).content : "" }];
    });
    const before = told.map((reply) => ({ reply, answer: "" }));
    const standing = standingOf([...before, ...recent], read, topics);
    const written = history.filter(({ role }) => role === "user").map(({ content }) => content);
    const earlier = standing.isCorrected
      ? written.slice(0, 1)
      : standing.active === null
        ? written.slice(-WRITTEN_BEFORE)
        : [];
    const together = earlier.length > 0 ? [[...earlier, message].join(" ")] : [];
    const asked = withoutExclamations(message);
    const texts = [asked, ...together, ...sentencesIn(asked)];
    const encoded = await encode(texts.map(plainForm));
    const [own, ...others] = encoded.map((row, place) => queryOf(texts[place] ?? "", reduced(vectors, row)));
    if (!own) return null;
    const queries = {
      message: own,
      together: (together.length > 0 && others[0]) || null,
      sentences: others.slice(together.length),
    };
    return choose(message, find(finder, queries, { active: standing.active, mode }), standing, moves);
  };
  return {
    ask,
    /** Loads what the first message would wait for. */
    async warmUp(): Promise<void> {
      await open();
    },
  };
}

/** "what?? nobodys sick. it's about my neighbor" is about the neighbor. */
const EXCLAIMS =
  /^(?:(?:wh?at+|wtf|omg|huh|no+|nope|um+|uh|lol|ok|wait|really|sorry|dude|none of (?:that|those|these)|not (?:that|those|him|her|me)|no ?(?:body|one)(?:'?s| is)? \w+)[\s,.!?]*)+$/i;

/** A message without what only wonders at the last reply or denies it, unless that is all of it. */
function withoutExclamations(message: string): string {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/);
  const rest = sentences.filter((sentence) => !EXCLAIMS.test(sentence.trim()));
  return rest.length === 0 ? message : rest.join(" ");
}

/** The sentences of a message that has several. */
function sentencesIn(message: string): string[] {
  const all = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= SENTENCE_WORDS);
  return all.length > 1
    ? [...all.slice(0, SENTENCES_MAX / 2), ...all.slice(SENTENCES_MAX / 2).slice(-SENTENCES_MAX / 2)]
    : [];
}
