import { createHash } from "node:crypto";
import { createReader, createReplyChooser } from "#server/features/echo/choice/reply-chooser.service.ts";
import { AXES, type ContextVectors, featuresOf } from "#server/features/echo/choice/reply-features.rules.ts";
import {
  type ReplyNetwork,
  scoreOf,
  standardized,
} from "#server/features/echo/choice/reply-network.format.ts";
import type { ReplyTowers } from "#server/features/echo/choice/reply-towers.format.ts";
import { createLibrary } from "#server/features/echo/library/library.service.ts";
import { planTopicsOf } from "#server/features/echo/library/plan-topics.rules.ts";
import { createLibraryAnswers } from "#server/features/echo/library-answers.service.ts";
import { findMatter, findMatters } from "#server/features/instant-plan/known-matter.rules.ts";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { rememberingEncoder } from "#server/platform/meaning/remembering-encoder.ts";
import type { EchoMessage } from "#shared/echo/echo.contract.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { conversationOf } from "#shared/echo/guided/conversation.rules.ts";
import { orderedReply, withoutAsides } from "#shared/echo/guided/guided-reply.rules.ts";
import { contextOf, possibleReplies } from "#shared/echo/guided/possible-replies.rules.ts";
import type { ReplyContext, ReplyTraits } from "#shared/echo/possible-reply.ts";
import { turnWith } from "#tests/support/echo-brief.ts";
import { descend } from "./adam.ts";
import { type MarkedConversation, markedTexts } from "./marked-replies.ts";
import { principalAxes } from "./principal-axes.ts";
import { randomNumbers, shuffle } from "./train-classifier.ts";

/** A message and those of its possible replies that a reader marked. */
export interface MarkedChoice {
  author: string;
  context: ReplyContext;
  vectors: ContextVectors;
  replies: readonly { traits: ReplyTraits; vector: Float32Array; mark: number }[];
}

/** How the texts of a conversation reach Echo. */
const HISTORY = 6;
const EARLIER = 12;
/** What is seldom possible teaches nothing of itself. */
const SOURCE_COUNT = 8;
const HIDDEN = 16;
const SEEDS = [1, 2, 3, 4, 5, 6];
const EPOCHS = 18;
const AT_ONCE = 8;
const RATE = 2e-3;
const VARIANCE = 0.999;
/** How strongly weights are drawn to zero. */
const DECAY = 1;
/** How much the comparison within a message counts, beside each mark by itself. */
const COMPARED = 0.5;
/** What a reply that passes is worth beside a good one. */
const PASSES = 0.25;

/** Changes with every mark, and with the towers. */
export const marksHash = (towers: Pick<ReplyTowers, "hash">): string =>
  createHash("sha256")
    .update([towers.hash, ...markedTexts()].join("\n"))
    .digest("hex");

/** The marks of what the network chooses, of what the order gives, and the best. */
export function marksOf({ context, vectors, replies }: MarkedChoice, network: ReplyNetwork) {
  const scores = featuresOf(context, vectors, replies, network).map((inputs) => scoreOf(network, inputs));
  const at = scores.indexOf(Math.max(...scores));
  return {
    isFirst: context.place === 0,
    chosen: replies[at]?.mark ?? 0,
    ordered: replies.find(({ traits }) => traits.sources.includes("ordered"))?.mark ?? 0,
    best: Math.max(...replies.map(({ mark }) => mark)),
  };
}

/** Makes the possible replies of each marked message anew, as Echo does, and takes those that were marked. */
export async function markedChoices(
  towers: ReplyTowers,
  conversations: readonly MarkedConversation[],
): Promise<MarkedChoice[]> {
  const load = rememberingEncoder();
  const answer = createLibraryAnswers(
    createLibrary({ load, plans: planTopicsOf(situations()) }),
    createReplyChooser(load),
  );
  const reader = createReader(load, async () => towers);
  const choices: MarkedChoice[] = [];
  let lost = 0;
  for (const { author, messages } of conversations) {
    const past: EchoMessage[] = [];
    for (const { message, said, marks } of messages) {
      const told = past
        .slice(-EARLIER, -HISTORY)
        .flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
      const turn: EchoTurn = { ...turnWith(message, past.slice(-HISTORY)), told };
      const conversation = conversationOf(turn);
      const context = contextOf(conversation);
      const found = await answer(turn, context);
      if (!found) throw new Error("The library can't be read.");
      const ordered = orderedReply(turn, found.reply, findMatter);
      const possible = possibleReplies(conversation, ordered, found, findMatters(message, found.plans));
      const marked = possible.flatMap(({ traits, reply }) => {
        const mark = marks.get(withoutAsides(turn, reply).text) ?? marks.get(reply.text);
        return mark === undefined ? [] : [{ traits, mark }];
      });
      lost += marks.size - marked.length;
      const ofReplies = await reader.repliesOf(marked.map(({ traits }) => traits.core));
      if (marked.length > 1)
        choices.push({
          author,
          context,
          vectors: await reader.contextOf(context),
          replies: marked.map((one, place) => ({ ...one, vector: ofReplies[place] ?? new Float32Array() })),
        });
      past.push({ role: "user", content: message }, { role: "assistant", content: said });
    }
  }
  console.log(`${choices.length} messages; ${lost} marked replies aren't possible any more`);
  return choices;
}

/** Trains the network that chooses among possible replies: several networks that become one. */
export function trainReplyNetwork(choices: readonly MarkedChoice[], towers: ReplyTowers): ReplyNetwork {
  const counts = new Map<string, number>();
  for (const { replies } of choices)
    for (const { traits } of replies)
      for (const source of traits.sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sources = [...counts].flatMap(([source, count]) => (count >= SOURCE_COUNT ? [source] : [])).sort();
  const axes = axesOf(towers);
  const inputs = choices.map(({ context, vectors, replies }) =>
    featuresOf(context, vectors, replies, { sources, axes }),
  );
  const all = inputs.flat();
  const size = all[0]?.length ?? 0;
  const means = new Float32Array(size);
  const deviations = new Float32Array(size);
  for (const one of all)
    for (let at = 0; at < size; at += 1) means[at] = (means[at] ?? 0) + (one[at] ?? 0) / all.length;
  for (const one of all)
    for (let at = 0; at < size; at += 1)
      deviations[at] = (deviations[at] ?? 0) + ((one[at] ?? 0) - (means[at] ?? 0)) ** 2 / all.length;
  for (let at = 0; at < size; at += 1) deviations[at] = Math.sqrt(deviations[at] ?? 0) + 1e-3;
  const messages = choices.map(({ replies }, place) => ({
    marks: replies.map(({ mark }) => mark),
    inputs: (inputs[place] ?? []).map((one) => standardized({ means, deviations }, one)),
  }));
  const networks = SEEDS.map((seed) => layersOf(messages, size, seed));
  const joined = (part: (layers: Layers) => Float32Array) =>
    Float32Array.from(networks.flatMap((layers) => [...part(layers)]));
  return {
    hash: marksHash(towers),
    sources,
    axes,
    means,
    deviations,
    hidden: HIDDEN * SEEDS.length,
    hiddenWeights: joined(({ hiddenWeights }) => hiddenWeights),
    hiddenBiases: joined(({ hiddenBiases }) => hiddenBiases),
    outputWeights: joined(({ outputWeights }) => outputWeights.map((weight) => weight / SEEDS.length)),
    lineWeights: Float32Array.from({ length: size }, (_, at) =>
      networks.reduce((sum, { lineWeights }) => sum + (lineWeights[at] ?? 0) / SEEDS.length, 0),
    ),
  };
}

/** The directions in which the library's replies differ most. */
function axesOf({ size, vectors }: ReplyTowers): Float32Array[] {
  const rows = Array.from({ length: vectors.length / size }, (_, place) => {
    const row = Float64Array.from(vectors.subarray(place * size, (place + 1) * size));
    const length = Math.hypot(...row) || 1;
    return row.map((value) => value / length);
  });
  const middle = new Float64Array(size);
  for (const row of rows)
    for (let at = 0; at < size; at += 1) middle[at] = (middle[at] ?? 0) + (row[at] ?? 0) / rows.length;
  const centered = rows.map((row) => row.map((value, at) => value - (middle[at] ?? 0)));
  return principalAxes(centered)
    .slice(0, AXES)
    .map((axis) => Float32Array.from(axis));
}

interface Layers {
  hiddenWeights: Float32Array;
  hiddenBiases: Float32Array;
  outputWeights: Float32Array;
  lineWeights: Float32Array;
  bias: Float32Array;
}

/** What is compared with each other, and the marks. */
interface Message {
  inputs: readonly Float32Array[];
  marks: readonly number[];
}

function layersOf(messages: readonly Message[], size: number, seed: number): Layers {
  const random = randomNumbers(seed);
  const gauss = () => (random() + random() + random() - 1.5) * 2;
  const layers: Layers = {
    hiddenWeights: Float32Array.from({ length: HIDDEN * size }, () => gauss() / Math.sqrt(size)),
    hiddenBiases: new Float32Array(HIDDEN),
    outputWeights: Float32Array.from({ length: HIDDEN }, () => gauss() * 0.1),
    lineWeights: new Float32Array(size),
    bias: Float32Array.from([-2]),
  };
  const empty = (): Layers => ({
    hiddenWeights: new Float32Array(HIDDEN * size),
    hiddenBiases: new Float32Array(HIDDEN),
    outputWeights: new Float32Array(HIDDEN),
    lineWeights: new Float32Array(size),
    bias: new Float32Array(1),
  });
  const slopes = empty();
  const first = empty();
  const second = empty();
  const order = messages.map((_, place) => place);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const batch = order.slice(from, from + AT_ONCE).flatMap((place) => messages[place] ?? []);
      const count = batch.reduce((sum, { inputs }) => sum + inputs.length, 0);
      for (const message of batch)
        addSlopes(layers, slopes, message, { size, count, messages: batch.length });
      step += 1;
      for (const part of Object.keys(layers) as (keyof Layers)[]) {
        const decay = part === "hiddenBiases" || part === "bias" ? 0 : DECAY;
        descend(layers[part], slopes[part], first[part], second[part], {
          rate: RATE,
          variance: VARIANCE,
          decay,
          step,
        });
      }
    }
  }
  return layers;
}

/** The slopes of one message's replies: of each mark by itself, and of which of them is chosen. */
function addSlopes(
  layers: Layers,
  slopes: Layers,
  { inputs, marks }: Message,
  { size, count, messages }: { size: number; count: number; messages: number },
): void {
  const hidden = inputs.map(() => new Float32Array(HIDDEN));
  const scores = inputs.map((given, reply) => {
    let score = layers.bias[0] ?? 0;
    for (let at = 0; at < size; at += 1) score += (layers.lineWeights[at] ?? 0) * (given[at] ?? 0);
    const own = hidden[reply] ?? new Float32Array();
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      let sum = layers.hiddenBiases[unit] ?? 0;
      const row = unit * size;
      for (let at = 0; at < size; at += 1) sum += (layers.hiddenWeights[row + at] ?? 0) * (given[at] ?? 0);
      own[unit] = Math.max(0, sum);
      score += (own[unit] ?? 0) * (layers.outputWeights[unit] ?? 0);
    }
    return score;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const allShares = shares.reduce((sum, one) => sum + one, 0);
  const worths = marks.map((mark): number => (mark === 2 ? 1 : mark === 1 ? PASSES : 0));
  const allWorths = worths.reduce((sum, one) => sum + one, 0);
  for (const [reply, given] of inputs.entries()) {
    const score = scores[reply] ?? 0;
    const alone = (1 / (1 + Math.exp(-score)) - (worths[reply] ?? 0)) / count;
    const among =
      allWorths === 0 ? 0 : ((shares[reply] ?? 0) / allShares - (worths[reply] ?? 0) / allWorths) / messages;
    const slope = 4 * (1 - COMPARED) * alone + COMPARED * among;
    slopes.bias[0] = (slopes.bias[0] ?? 0) + slope;
    for (let at = 0; at < size; at += 1)
      slopes.lineWeights[at] = (slopes.lineWeights[at] ?? 0) + slope * (given[at] ?? 0);
    const own = hidden[reply] ?? new Float32Array();
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if ((own[unit] ?? 0) === 0) continue;
      slopes.outputWeights[unit] = (slopes.outputWeights[unit] ?? 0) + slope * (own[unit] ?? 0);
      const back = slope * (layers.outputWeights[unit] ?? 0);
      slopes.hiddenBiases[unit] = (slopes.hiddenBiases[unit] ?? 0) + back;
      const row = unit * size;
      for (let at = 0; at < size; at += 1)
        slopes.hiddenWeights[row + at] = (slopes.hiddenWeights[row + at] ?? 0) + back * (given[at] ?? 0);
    }
  }
}
