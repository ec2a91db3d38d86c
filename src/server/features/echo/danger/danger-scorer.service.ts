import { LRUCache } from "lru-cache";
import { lazily } from "#server/platform/lazily.ts";
import { type Encode, loadEncoder } from "#server/platform/meaning/sentence-encoder.ts";
import type { ScoreDanger } from "#shared/echo/crisis-scores.rules.ts";
import { readDangerNetwork } from "./danger-network.format.ts";
import { dangerInputs, dangerScores } from "./danger-network.rules.ts";

/** Characters of a message that are read. */
const READ = 700;
/** The encoder can't read a text without any word. */
const SAYS = /[a-z]/i;
/** Messages whose meanings are kept in memory, since a conversation is read anew with each message. */
const KEPT = 500;

/** Scores messages by their meaning. Rejects where the encoder can't be loaded. */
export function createDangerScorer(load: () => Promise<Encode> = loadEncoder): ScoreDanger {
  const network = lazily(async () => readDangerNetwork());
  const meanings = new LRUCache<string, Float32Array>({ max: KEPT });
  return async (message, earlier) => {
    if (!SAYS.test(message)) return null;
    const encode = await load();
    const texts = [message, ...earlier.filter((text) => SAYS.test(text))].map((text) => text.slice(0, READ));
    const fresh = [...new Set(texts.filter((text) => !meanings.has(text)))];
    for (const [place, meaning] of (await encode(fresh)).entries()) meanings.set(fresh[place] ?? "", meaning);
    const [own = new Float32Array(), ...before] = texts.map(
      (text) => meanings.get(text) ?? new Float32Array(),
    );
    return dangerScores(await network(), dangerInputs(own, before));
  };
}
