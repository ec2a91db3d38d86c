import { existsSync, writeFileSync } from "node:fs";
import { REPLY_NETWORK_FILE, writeReplyNetwork } from "#server/features/echo/choice/reply-network.format.ts";
import {
  REPLY_TOWERS_FILE,
  type ReplyTowers,
  readReplyTowers,
  writeReplyTowers,
} from "#server/features/echo/choice/reply-towers.format.ts";
import {
  hashOfText,
  replyVector,
  type TextReading,
  wordsOf,
} from "#server/features/echo/choice/reply-towers.rules.ts";
import { plainForm } from "#server/features/echo/library/query-words.rules.ts";
import { ENCODED_SIZE } from "#server/platform/meaning/sentence-encoder.ts";
import { stemOf, wordsIn } from "#server/platform/words/stems.ts";
import { keptMeanings } from "./kept-meanings.ts";
import { readMarkedReplies } from "./marked-replies.ts";
import { replyGroups, replyGroupsHash } from "./reply-pairs.ts";
import { markedChoices, trainReplyNetwork } from "./train-reply-network.ts";
import { inBytes, TOWER_SIZE, trainTowers } from "./train-towers.ts";

/**
 * Trains how Echo chooses among possible replies: `npm run train-replies`, after a change of the library, the plans or
 * the marks. First the towers, from the library's own sentences (skipped where these are the same), then the network, from
 * readers' marks. Takes an hour on two cores without the meanings that are kept under node_modules/.cache.
 */

/** Rarer words aren't learned. */
const WORD_COUNT = 8;
const READ = 700;

const written = replyGroups();
const hash = replyGroupsHash(written);
const groups = written.map((group) => ({
  ...group,
  messages: group.messages.map((text) => plainForm(text)).filter(Boolean),
}));
const isKnown = existsSync(REPLY_TOWERS_FILE) && readReplyTowers().hash === hash;
if (!isKnown) writeFileSync(REPLY_TOWERS_FILE, writeReplyTowers(await trainedTowers()));
const choices = await markedChoices(readReplyTowers(), readMarkedReplies("training"));
writeFileSync(REPLY_NETWORK_FILE, writeReplyNetwork(trainReplyNetwork(choices, readReplyTowers())));

async function trainedTowers(): Promise<ReplyTowers> {
  const texts = [
    ...new Set(
      groups
        .flatMap(({ reply, messages, last }) => [...messages, reply, ...(last === null ? [] : [last])])
        .map((text) => text.slice(0, READ)),
    ),
  ];
  const meanings = await keptMeanings(texts);
  const mean = new Float32Array(ENCODED_SIZE);
  for (const meaning of meanings)
    for (let at = 0; at < ENCODED_SIZE; at += 1)
      mean[at] = (mean[at] ?? 0) + (meaning[at] ?? 0) / meanings.length;
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(wordsIn(text).map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const vocabulary = [...counts].filter(([, count]) => count >= WORD_COUNT).map(([stem]) => stem);
  const logs = vocabulary.map((stem) => Math.log(texts.length / (counts.get(stem) ?? 1)));
  const average = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const rarities = Float32Array.from(logs, (log) => log / average);
  const places = new Map(vocabulary.map((stem, place) => [stem, place]));
  const centered = texts.map(
    (text, place): TextReading => ({
      meaning: (meanings[place] ?? mean).map((value, at) => value - (mean[at] ?? 0)),
      words: wordsOf(text, places, rarities),
    }),
  );
  const placeOf = new Map(texts.map((text, place) => [text, place]));
  const at = (text: string) => placeOf.get(text.slice(0, READ)) ?? 0;
  const sides = trainTowers(
    centered,
    groups.map(({ messages, last, reply, importance, family }) => ({
      importance,
      family,
      pairs: messages.map((message) => ({
        message: at(message),
        last: last === null ? -1 : at(last),
        reply: at(reply),
      })),
    })),
    vocabulary.length,
  );
  const towers = {
    hash,
    size: TOWER_SIZE,
    mean,
    vocabulary,
    rarities,
    sides,
    replies: [],
    vectors: new Int8Array(),
  };
  // Answers for the middle of a talk are learned from and never given.
  const given = groups.filter(({ id }) => !id.startsWith("turn:"));
  const vectors = given.map(({ reply }) => {
    const place = at(reply);
    return replyVector(towers, { meaning: meanings[place] ?? mean, words: centered[place]?.words ?? [] });
  });
  return {
    ...towers,
    replies: given.map(({ id, reply }) => ({ id, text: hashOfText(reply) })),
    vectors: Int8Array.from(vectors.flatMap((vector) => [...inBytes(vector)[1]])),
  };
}
