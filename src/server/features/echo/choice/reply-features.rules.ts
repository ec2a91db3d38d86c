import { FLOW } from "#shared/echo/guided/flow.content.ts";
import type { ReplyContext, ReplyTraits } from "#shared/echo/possible-reply.ts";
import { dot } from "./reply-towers.rules.ts";

/** What was said before, in the towers' vectors. */
export interface ContextVectors {
  /** Of the message alone, and of it after Echo's last reply. */
  message: Float32Array;
  following: Float32Array;
  /** Of the person's first message, and of the one before; null at first. */
  first: Float32Array;
  before: Float32Array | null;
  /** Of Echo's last reply, as a reply; null at first. */
  last: Float32Array | null;
}

/** The kinds of entries that are compared among each other. */
const KINDS = ["topic", "branch", "move", "plan", "further"] as const;
/** How many of the best replies the others are compared with. */
const BEST = 3;
/** How many axes of the replies' vectors are looked at one by one. */
export const AXES = 16;

/** What says that Echo was wrong, or says something once more. */
const CORRECTS =
  /^(?:(?:ok|okay|well|um+|uh|lol|ugh|omg|wait|what|huh)\b[\s,.!?]*)*(?:no+\b(?! (?:idea|one|problem|worries))|nope|nah|not\b|i (?:mean|meant|said|didn'?t (?:ask|say|mean))|that'?s not|thats not|wrong|you'?re not)|\b(?:i (?:just |already )?(?:said|meant|told you)|not what i|never mind|forget (?:it|that|the))\b|\?\?/;

const isOf = ({ sources }: ReplyTraits, kind: string) => sources.includes(kind);
const bit = (is: boolean): number => (is ? 1 : 0);

/**
 * The network's inputs for each possible reply to one message.
 * @param sources all that replies may come from, in the network's order
 * @param axes `AXES` directions in which replies differ most
 */
export function featuresOf(
  context: ReplyContext,
  vectors: ContextVectors,
  replies: readonly { traits: ReplyTraits; vector: Float32Array }[],
  { sources, axes }: { sources: readonly string[]; axes: readonly Float32Array[] },
): Float32Array[] {
  const words = context.message.trim().split(/\s+/).length;
  const isFirst = bit(context.place === 0);
  const plain = context.message.toLowerCase().replaceAll("’", "'").trim();
  const asks = bit(plain.includes("?") || FLOW.question.test(plain));
  const corrects = bit(CORRECTS.test(plain));
  const thanks = bit(FLOW.thanks.test(plain));
  const nearness = replies.map(({ vector }) => [
    dot(vectors.message, vector),
    dot(vectors.following, vector),
    dot(vectors.first, vector),
    vectors.before ? dot(vectors.before, vector) : 0,
  ]);
  const best = [0, 1, 2, 3].map((way) => {
    const all = nearness.map((ways) => ways[way] ?? 0).toSorted((a, b) => b - a);
    const kept = all.slice(0, BEST);
    return kept.reduce((sum, one) => sum + one, 0) / (kept.length || 1);
  });
  const along = (vector: Float32Array | null) => axes.map((axis) => (vector ? dot(vector, axis) : 0));
  const ofMessage = along(vectors.message);
  const ofLast = along(vectors.last);
  return replies.map(({ traits, vector }, place) => {
    const { core, chance, score, covered } = traits;
    const near = nearness[place] ?? [];
    const [alone = 0, following = 0, first = 0] = near;
    const ofReply = along(vector);
    const ofSources = sources.map((source) => bit(isOf(traits, source)));
    return Float32Array.from([
      vectors.last ? dot(vectors.message, vectors.last) : 0,
      dot(vectors.message, vectors.first),
      chance,
      Math.log(chance + 0.01),
      score / 4,
      covered,
      bit(traits.hasCard),
      bit(traits.hasSuggestions),
      isFirst,
      bit(context.place === 1),
      words / 20,
      bit(words < 5),
      asks,
      corrects,
      thanks,
      bit(core.trim().endsWith("?")),
      core.length / 200,
      bit(context.last.trim().endsWith("?")),
      bit(core.includes("“")),
      ...near,
      ...near.map((one, way) => one - (best[way] ?? 0)),
      alone * isFirst,
      alone + first / 2,
      vectors.last ? dot(vector, vectors.last) : 0,
      ...KINDS.flatMap((kind) =>
        [1, chance, alone, following, first, score / 4, isFirst, asks].map(
          (one) => one * bit(isOf(traits, kind)),
        ),
      ),
      ...ofSources,
      ...ofSources.map((one) => one * isFirst),
      ...ofSources.map((one) => one * asks),
      ...ofSources.map((one) => one * corrects),
      ...ofSources.map((one) => one * thanks),
      ...ofMessage,
      ...ofReply,
      ...ofLast,
      ...ofReply.map((one, axis) => one * (ofMessage[axis] ?? 0)),
      ...ofReply.map((one, axis) => one * (ofLast[axis] ?? 0)),
    ]);
  });
}
