import { lazily } from "#server/platform/lazily.ts";
import { rememberingEncoder } from "#server/platform/meaning/remembering-encoder.ts";
import { ENCODED_SIZE, type Encode } from "#server/platform/meaning/sentence-encoder.ts";
import type { ReplyContext, ScoreReplies } from "#shared/echo/possible-reply.ts";
import { plainForm } from "../library/query-words.rules.ts";
import { type ContextVectors, featuresOf } from "./reply-features.rules.ts";
import { readReplyNetwork, scoreOf } from "./reply-network.format.ts";
import { type ReplyTowers, readReplyTowers } from "./reply-towers.format.ts";
import {
  dot,
  hashOfText,
  queryVector,
  replyVector,
  type TextReading,
  wordsOf,
} from "./reply-towers.rules.ts";

/** Characters of a text that are read. */
const READ = 700;
/** The encoder can't read a text without any word. */
const SAYS = /[a-z]/i;
/** How many of each kind of entry are found by their texts. */
const FOUND = { topic: 3, plan: 3 } as const;

/** Ids of entries whose replies lie close to a message, the closest first. */
export type FoundReplies = Record<keyof typeof FOUND, string[]>;

/** What was said, in the towers' vectors, and what the library's replies are in them. */
export function createReader(load: () => Promise<Encode>, open: () => Promise<ReplyTowers>) {
  const opened = lazily(async () => {
    const towers = await open();
    const places = new Map(towers.vocabulary.map((stem, place) => [stem, place]));
    const known = new Map(
      towers.replies.map(({ text }, place) => {
        const vector = Float32Array.from(
          towers.vectors.subarray(place * towers.size, (place + 1) * towers.size),
        );
        const length = Math.sqrt(dot(vector, vector)) || 1;
        return [text, vector.map((value) => value / length)];
      }),
    );
    // What can be found, by the kind of entry.
    const entries = towers.replies.flatMap(({ id, text }) => {
      const [kind = "", ...rest] = id.split(":");
      const vector = known.get(text);
      return id === "" || !vector ? [] : [{ kind, id: rest.join(":"), vector }];
    });
    return { towers, places, known, entries };
  });
  async function readingsOf(texts: readonly string[]): Promise<TextReading[]> {
    const encode = await load();
    const { towers, places } = await opened();
    const shortened = texts.map((text) => text.slice(0, READ));
    const said = shortened.filter((text) => SAYS.test(text));
    const meanings = new Map((await encode(said)).map((meaning, place) => [said[place], meaning]));
    return shortened.map((text) => ({
      meaning: meanings.get(text) ?? towers.mean.slice(0, ENCODED_SIZE),
      words: wordsOf(text, places, towers.rarities),
    }));
  }
  return {
    opened,
    async contextOf({ message, first, before, last }: ReplyContext): Promise<ContextVectors> {
      const { towers } = await opened();
      const texts = [plainForm(message), plainForm(first), plainForm(before), last];
      const [own, ofFirst, ofBefore, ofLast] = await readingsOf(texts);
      const none = { meaning: towers.mean, words: [] };
      return {
        message: queryVector(towers, own ?? none),
        following: queryVector(towers, own ?? none, last === "" ? null : (ofLast ?? none)),
        first: queryVector(towers, ofFirst ?? none),
        before: before === "" ? null : queryVector(towers, ofBefore ?? none),
        last: last === "" ? null : replyVector(towers, ofLast ?? none),
      };
    },
    /** The vectors of replies: those of the library are known. */
    async repliesOf(texts: readonly string[]): Promise<Float32Array[]> {
      const { towers, known } = await opened();
      const unknown = texts.filter((text) => !known.has(hashOfText(text)));
      const read = new Map((await readingsOf(unknown)).map((reading, at) => [unknown[at], reading]));
      return texts.map((text) => {
        const reading = read.get(text);
        return reading
          ? replyVector(towers, reading)
          : (known.get(hashOfText(text)) ?? new Float32Array(towers.size));
      });
    },
  };
}

/**
 * Finds replies by their texts, and says how well possible replies fit. Rejects where the encoder can't be loaded.
 */
export function createReplyChooser(load: () => Promise<Encode> = rememberingEncoder()) {
  const reader = createReader(load, async () => readReplyTowers());
  const network = lazily(async () => readReplyNetwork());
  const score: ScoreReplies = async (context, replies) => {
    const vectors = await reader.contextOf(context);
    const ofReplies = await reader.repliesOf(replies.map(({ core }) => core));
    const all = replies.map((traits, place) => ({ traits, vector: ofReplies[place] ?? new Float32Array() }));
    const scorer = await network();
    return featuresOf(context, vectors, all, scorer).map((inputs) => scoreOf(scorer, inputs));
  };
  return {
    score,
    /** Loads what the first message would wait for. */
    async warmUp(): Promise<void> {
      await Promise.all([reader.opened(), network(), load()]).catch(() => null);
    },
    async find(context: ReplyContext): Promise<FoundReplies> {
      const { entries } = await reader.opened();
      const { following, message } = await reader.contextOf(context);
      const wanted = following.map((value, at) => value + (message[at] ?? 0));
      const ofKind = (kind: keyof typeof FOUND) =>
        entries
          .filter((entry) => entry.kind === kind)
          .map(({ id, vector }) => ({ id, nearness: dot(wanted, vector) }))
          .sort((one, other) => other.nearness - one.nearness)
          .slice(0, FOUND[kind])
          .map(({ id }) => id);
      return {
        topic: ofKind("topic"),
        plan: ofKind("plan"),
      };
    },
  };
}
