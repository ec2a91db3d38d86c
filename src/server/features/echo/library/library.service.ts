import { lazily } from "#server/platform/lazily.ts";
import { type Encode, loadEncoder } from "#server/platform/meaning/sentence-encoder.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import type { LibraryReply } from "#shared/echo/library-reply.ts";
import { choose } from "./choose.rules.ts";
import { complains, isBehind, isNamedIn, readingOf } from "./denial.rules.ts";
import { type Library, samplesOf, type Topic } from "./entries.rules.ts";
import { type Found, find } from "./find.rules.ts";
import { createFinder, type Finder } from "./finder.rules.ts";
import type { Talk } from "./hearing.rules.ts";
import { isTopicOfOtherKin } from "./kin.rules.ts";
import { plainForm, queryOf, stemsOf } from "./query-words.rules.ts";
import { readSampleVectors, reduced } from "./sample-vectors.format.ts";
import { reader, type Standing, standingOf } from "./told.rules.ts";

/** Answers from the library; null when nothing in it fits. */
export type AskLibrary = (
  turn: Pick<EchoTurn, "message" | "history" | "told" | "mode">,
) => Promise<LibraryReply | null>;

/** While no topic is known, a message is read together with so many before it. */
const WRITTEN_BEFORE = 2;
/** With fewer telling words, a message goes on about what was said before. */
const SUBJECT_WORDS = 2;
/** A topic is about others, or about oneself, when another person is in so much of what people say about it. */
const OTHERS_MATTER = 0.55;
const OWN_MATTER = 0.25;
/** How likely a message goes back to a topic that was left. */
const RETURNS = 0.4;
/** A wall of text is read in so many sentences. */
const SENTENCES_MAX = 8;
const SENTENCE_WORDS = 4;

interface Options {
  /** The encoder's loader; where it fails, the library answers nothing. */
  load?: () => Promise<Encode>;
  /** Told once, for the operator. */
  warn?: (sentence: string) => void;
  /** The plans that Echo tells. */
  plans?: Library["plans"];
}

/** The library, which is loaded when it is first asked or warmed up. */
export function createLibrary({
  load = loadEncoder,
  warn = (sentence) => process.stderr.write(`${sentence}\n`),
  plans = [],
}: Options = {}) {
  const open = lazily(async () => {
    try {
      const [encode, { LIBRARY }] = await Promise.all([load(), import("./library.content.ts")]);
      const library = { ...LIBRARY, plans };
      const vectors = readSampleVectors();
      const finder = createFinder(samplesOf(library), vectors);
      const moves = new Map(LIBRARY.moves.map((move) => [move.id, move]));
      return { encode, vectors, finder, moves, topics: LIBRARY.topics, read: reader(library) };
    } catch (error) {
      warn(`Echo's library can't be used, so its rules answer alone: ${(error as Error).message}`);
      return null;
    }
  });
  /** What the library makes of a message. */
  const heard = async ({
    message,
    history,
    told = [],
    mode,
  }: Parameters<AskLibrary>[0]): Promise<Talk | null> => {
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
    const { text, denied, whose } = readingOf(message, recent.length > 0);
    const written = history.filter(({ role }) => role === "user").map(({ content }) => content);
    const matter = [message, ...written.toReversed()].map((one) => readingOf(one, true).whose).find(Boolean);
    const isNotTheirs = (topic: Topic) =>
      (matter === "own" && finder.othersIn(topic) > OTHERS_MATTER) ||
      (matter === "others" && finder.othersIn(topic) < OWN_MATTER);
    const isSomebodyElses = standing.active !== null && isNotTheirs(standing.active);
    const active = isSomebodyElses ? null : standing.active;
    const isCorrection =
      standing.told.length > 0 &&
      (standing.isCorrected || (whose !== null && isSomebodyElses) || complains(message));
    const earlier = isCorrection
      ? correctedIn(written, finder)
      : active === null
        ? written.slice(-WRITTEN_BEFORE)
        : [];
    const together =
      earlier.length > 0 ? [[...earlier.map((one) => readingOf(one, true).text), text].join(" ")] : [];
    const texts = [text, ...together, ...sentencesIn(text)];
    const encoded = await encode(texts.map(plainForm));
    const [own, ...others] = encoded.map((row, place) => queryOf(texts[place] ?? "", reduced(vectors, row)));
    if (!own) return null;
    const isFollowing = finder.subjectsIn(own.stems) < SUBJECT_WORDS;
    const queries = {
      message: own,
      together: (together.length > 0 && others[0]) || null,
      sentences: others.slice(together.length),
      isFollowing,
    };
    const isRuledOut = (topic: Topic) =>
      standing.ended.has(topic) ||
      isNamedIn(topic, denied) ||
      isNamedIn(topic, standing.denied) ||
      isBehind([message, ...written], topic) ||
      isNotTheirs(topic) ||
      (topic.mode !== undefined && topic.mode !== mode) ||
      isTopicOfOtherKin(text, topic);
    const findIn = (about: Topic | null) => find(finder, queries, { active: about, isRuledOut });
    const first = findIn(active);
    const returned = returnedTo(first, standing);
    return {
      message,
      text,
      isFollowing,
      isCorrection: isCorrection && !returned,
      found: returned ? findIn(returned) : first,
      standing: { ...standing, active: returned ?? active },
      moves,
      known: topics,
      isRuledOut,
    };
  };
  const ask: AskLibrary = async (turn) => {
    const talk = await heard(turn);
    return talk && choose(talk);
  };
  return {
    ask,
    heard,
    /** Loads what the first message would wait for. */
    async warmUp(): Promise<void> {
      await open();
    },
  };
}

/** The topic that was talked about before the last one, where the message is about it again. */
function returnedTo({ topics: [likeliest] }: Found, { active, told, ended }: Standing): Topic | null {
  if (!likeliest || likeliest.chance < RETURNS) return null;
  const { entry } = likeliest;
  const isLeft = entry !== active && !ended.has(entry) && told.some((one) => one.entry === entry);
  return isLeft ? entry : null;
}

/** The message that a correction is about: the last that tells of a subject and corrects nothing itself. */
function correctedIn(written: readonly string[], finder: Finder): readonly string[] {
  const telling = written.findLast(
    (one, place) =>
      finder.subjectsIn(stemsOf(one.toLowerCase())) >= SUBJECT_WORDS &&
      (place === 0 || (!complains(one) && readingOf(one, true).denied.size === 0)),
  );
  return telling === undefined ? written.slice(0, 1) : [telling];
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
