import { lazily } from "#server/platform/lazily.ts";
import { rememberingEncoder } from "#server/platform/meaning/remembering-encoder.ts";
import type { Encode } from "#server/platform/meaning/sentence-encoder.ts";
import type { ScoreDanger } from "#shared/echo/crisis-scores.rules.ts";
import { readDangerNetwork } from "./danger-network.format.ts";
import { dangerInputs, dangerScores } from "./danger-network.rules.ts";

/** Characters of a message that are read. */
const READ = 700;
/** The encoder can't read a text without any word. */
const SAYS = /[a-z]/i;

/** Scores messages by their meaning. Rejects where the encoder can't be loaded. */
export function createDangerScorer(load: () => Promise<Encode> = rememberingEncoder()): ScoreDanger {
  const network = lazily(async () => readDangerNetwork());
  return async (message, earlier) => {
    if (!SAYS.test(message)) return null;
    const encode = await load();
    const texts = [message, ...earlier.filter((text) => SAYS.test(text))];
    const [own = new Float32Array(), ...before] = await encode(texts.map((text) => text.slice(0, READ)));
    return dangerScores(await network(), dangerInputs(own, before));
  };
}
