import type { ReplyTowers, SideWeights } from "#server/features/echo/choice/reply-towers.format.ts";
import type { TextReading } from "#server/features/echo/choice/reply-towers.rules.ts";
import { ENCODED_SIZE } from "#server/platform/meaning/sentence-encoder.ts";
import { descend } from "./adam.ts";
import { randomNumbers } from "./train-classifier.ts";

/** A message, what Echo had said before it, and a reply that fits; places of readings, -1 for none. */
export interface Pair {
  message: number;
  last: number;
  reply: number;
}

export const TOWER_SIZE = 128;
const STEPS = 1000;
/** Pairs at a time: each reply is to be told from all others of them. */
const AT_ONCE = 512;
/** So many of them are taken by fours from one topic, whose replies are hardest to tell apart. */
const SIBLINGS = 4;
const FAMILIES = 40;
/** A message is to be understood without what came before it, too. */
const WITHOUT_LAST = 0.25;
const DROPPED_WORDS = 0.25;
const SHARPNESS = 1 / 0.07;
const RATE = { first: 3e-3, last: 1.5e-4 };
const VARIANCE = 0.99;

type Part = "messageMeaning" | "messageWords" | "lastMeaning" | "lastWords" | "replyMeaning" | "replyWords";

/** Values, their slopes, and what Adam keeps of these. */
interface Weights {
  values: Float32Array;
  slopes: Float32Array;
  first: Float32Array;
  second: Float32Array;
}

const weightsOf = (values: Float32Array): Weights => ({
  values,
  slopes: new Float32Array(values.length),
  first: new Float32Array(values.length),
  second: new Float32Array(values.length),
});

/**
 * Trains two readings, of a message after Echo's last reply and of a reply, so that each pair lies closer than any other
 * of its batch (Henderson et al., "Efficient Natural Language Response Suggestion", 2017).
 * @param centered the readings, their meanings without the mean of all
 * @param groups pairs by their replies, with how often each is to be drawn
 */
export function trainTowers(
  centered: readonly TextReading[],
  groups: readonly { pairs: readonly Pair[]; importance: number; family: string | null }[],
  vocabulary: number,
): ReplyTowers["sides"] {
  const random = randomNumbers(7);
  const gauss = () => random() + random() + random() - 1.5;
  const ofMeaning = (own: number) =>
    weightsOf(
      Float32Array.from(
        { length: ENCODED_SIZE * TOWER_SIZE },
        () => (own * gauss() * 2) / Math.sqrt(TOWER_SIZE),
      ),
    );
  const ofWords = () => Float32Array.from({ length: vocabulary * TOWER_SIZE }, () => gauss() * 0.06);
  const meaning = ofMeaning(1);
  const words = ofWords();
  const all: Record<Part, Weights> = {
    messageMeaning: meaning,
    messageWords: weightsOf(words),
    lastMeaning: ofMeaning(0),
    lastWords: weightsOf(new Float32Array(vocabulary * TOWER_SIZE)),
    replyMeaning: weightsOf(meaning.values.slice()),
    replyWords: weightsOf(words.slice()),
  };
  const sums = groups.map(() => 0);
  let total = 0;
  for (const [place, { importance }] of groups.entries()) {
    total += importance;
    sums[place] = total;
  }
  const families = [...Map.groupBy(groups.keys(), (place) => groups[place]?.family ?? null)].flatMap(
    ([family, places]) => (family !== null && places.length > 1 ? [places] : []),
  );
  const drawn = (): number => {
    const wanted = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const batch = (): Pair[] => {
    const places = new Set<number>();
    for (let family = 0; family < FAMILIES; family += 1) {
      const own = families[Math.floor(random() * families.length)] ?? [];
      for (let one = 0; one < SIBLINGS; one += 1) places.add(own[Math.floor(random() * own.length)] ?? 0);
    }
    while (places.size < AT_ONCE) places.add(drawn());
    return [...places].map((place) => {
      const pairs = groups[place]?.pairs ?? [];
      const pair = pairs[Math.floor(random() * pairs.length)] ?? { message: 0, last: -1, reply: 0 };
      return random() < WITHOUT_LAST ? { ...pair, last: -1 } : pair;
    });
  };
  const without = ({ meaning, words }: TextReading): TextReading => ({
    meaning,
    words: words.flatMap(([place, weight]) =>
      random() < DROPPED_WORDS ? [] : [[place, weight / (1 - DROPPED_WORDS)] as const],
    ),
  });

  for (let step = 1; step <= STEPS; step += 1) {
    const pairs = batch();
    const readings = pairs.map(({ message, last, reply }) => ({
      message: without(centered[message] ?? EMPTY),
      last: last < 0 ? null : without(centered[last] ?? EMPTY),
      reply: without(centered[reply] ?? EMPTY),
    }));
    const queries = readings.map(({ message, last }) => {
      const sum = new Float32Array(TOWER_SIZE);
      add(all.messageMeaning, all.messageWords, message, sum);
      if (last) add(all.lastMeaning, all.lastWords, last, sum);
      return unit(sum);
    });
    const replies = readings.map(({ reply }) => {
      const sum = new Float32Array(TOWER_SIZE);
      add(all.replyMeaning, all.replyWords, reply, sum);
      return unit(sum);
    });
    const { ofQueries, ofReplies, loss } = slopesOf(queries, replies);
    for (const [place, { message, last, reply }] of readings.entries()) {
      const query = throughLength(queries[place], ofQueries[place]);
      back(all.messageMeaning, all.messageWords, message, query);
      if (last) back(all.lastMeaning, all.lastWords, last, query);
      back(all.replyMeaning, all.replyWords, reply, throughLength(replies[place], ofReplies[place]));
    }
    const rate = RATE.first + ((RATE.last - RATE.first) * step) / STEPS;
    for (const { values, slopes, first, second } of Object.values(all))
      descend(values, slopes, first, second, { rate, variance: VARIANCE, decay: 0, step });
    if (step % 100 === 0) console.log(`step ${step}: ${loss.toFixed(3)}`);
  }
  const side = (ofMeaning: Weights, ofWords: Weights): SideWeights => {
    const [scaleOfMeaning, meaning] = inBytes(ofMeaning.values);
    const [scaleOfWords, words] = inBytes(ofWords.values);
    return { scales: [scaleOfMeaning, scaleOfWords], meaning, words };
  };
  return {
    message: side(all.messageMeaning, all.messageWords),
    last: side(all.lastMeaning, all.lastWords),
    reply: side(all.replyMeaning, all.replyWords),
  };
}

const EMPTY: TextReading = { meaning: new Float32Array(ENCODED_SIZE), words: [] };

interface Unit {
  vector: Float32Array;
  length: number;
}

function unit(sum: Float32Array): Unit {
  let squares = 0;
  for (const value of sum) squares += value * value;
  const length = Math.sqrt(squares) + 1e-6;
  return { vector: sum.map((value) => value / length), length };
}

function add(ofMeaning: Weights, ofWords: Weights, { meaning, words }: TextReading, sum: Float32Array): void {
  const { values } = ofMeaning;
  for (let row = 0; row < ENCODED_SIZE; row += 1) {
    const value = meaning[row] ?? 0;
    const from = row * TOWER_SIZE;
    for (let at = 0; at < TOWER_SIZE; at += 1) sum[at] = (sum[at] ?? 0) + value * (values[from + at] ?? 0);
  }
  for (const [place, weight] of words)
    for (let at = 0; at < TOWER_SIZE; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (ofWords.values[place * TOWER_SIZE + at] ?? 0);
}

function back(
  ofMeaning: Weights,
  ofWords: Weights,
  { meaning, words }: TextReading,
  slope: Float32Array,
): void {
  const { slopes } = ofMeaning;
  for (let row = 0; row < ENCODED_SIZE; row += 1) {
    const value = meaning[row] ?? 0;
    const from = row * TOWER_SIZE;
    for (let at = 0; at < TOWER_SIZE; at += 1)
      slopes[from + at] = (slopes[from + at] ?? 0) + value * (slope[at] ?? 0);
  }
  for (const [place, weight] of words)
    for (let at = 0; at < TOWER_SIZE; at += 1) {
      const index = place * TOWER_SIZE + at;
      ofWords.slopes[index] = (ofWords.slopes[index] ?? 0) + weight * (slope[at] ?? 0);
    }
}

/** The slope before a vector was made of length 1. */
function throughLength(
  { vector, length }: Unit = { vector: new Float32Array(), length: 1 },
  slope = new Float32Array(),
): Float32Array {
  let along = 0;
  for (let at = 0; at < vector.length; at += 1) along += (vector[at] ?? 0) * (slope[at] ?? 0);
  return vector.map((value, at) => ((slope[at] ?? 0) - value * along) / length);
}

/** How each vector is to move so that each query finds its reply among all, and the other way around. */
function slopesOf(queries: readonly Unit[], replies: readonly Unit[]) {
  const count = queries.length;
  const scores = new Float32Array(count * count);
  for (const [row, { vector: query }] of queries.entries())
    for (const [column, { vector: reply }] of replies.entries()) {
      let sum = 0;
      for (let at = 0; at < TOWER_SIZE; at += 1) sum += (query[at] ?? 0) * (reply[at] ?? 0);
      scores[row * count + column] = Math.exp(SHARPNESS * (sum - 1));
    }
  const ofRows = new Float32Array(count);
  const ofColumns = new Float32Array(count);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const score = scores[row * count + column] ?? 0;
      ofRows[row] = (ofRows[row] ?? 0) + score;
      ofColumns[column] = (ofColumns[column] ?? 0) + score;
    }
  const ofQueries = queries.map(() => new Float32Array(TOWER_SIZE));
  const ofReplies = queries.map(() => new Float32Array(TOWER_SIZE));
  let loss = 0;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const score = scores[row * count + column] ?? 0;
      const inRow = score / (ofRows[row] ?? 1);
      const isOwn = row === column ? 1 : 0;
      if (isOwn) loss -= Math.log(inRow) / count;
      const slope = ((inRow + score / (ofColumns[column] ?? 1) - 2 * isOwn) * SHARPNESS) / (2 * count);
      const query = ofQueries[row] ?? new Float32Array();
      const reply = ofReplies[column] ?? new Float32Array();
      const ownQuery = queries[row]?.vector ?? new Float32Array();
      const ownReply = replies[column]?.vector ?? new Float32Array();
      for (let at = 0; at < TOWER_SIZE; at += 1) {
        query[at] = (query[at] ?? 0) + slope * (ownReply[at] ?? 0);
        reply[at] = (reply[at] ?? 0) + slope * (ownQuery[at] ?? 0);
      }
    }
  return { ofQueries, ofReplies, loss };
}

/** Values as bytes, and what these are to be multiplied by. */
export function inBytes(values: Float32Array): [scale: number, bytes: Int8Array] {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  return [scale, Int8Array.from(values, (value) => Math.round(value / scale))];
}
