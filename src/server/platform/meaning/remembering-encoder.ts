import { LRUCache } from "lru-cache";
import { lazily } from "#server/platform/lazily.ts";
import { ENCODED_SIZE, type Encode, loadEncoder } from "./sentence-encoder.ts";

/** Texts whose meanings are kept in memory, since a conversation and its possible replies are read anew with each message. */
const KEPT = 4000;

/** Loads an encoder that reads each text once, for all who read the same conversation. */
export function rememberingEncoder(load: () => Promise<Encode> = loadEncoder): () => Promise<Encode> {
  return lazily(async () => {
    const encode = await load();
    const meanings = new LRUCache<string, Float32Array>({ max: KEPT });
    return async (texts) => {
      const fresh = [...new Set(texts.filter((text) => !meanings.has(text)))];
      const read = new Map((await encode(fresh)).map((meaning, place) => [fresh[place] ?? "", meaning]));
      for (const [text, meaning] of read) meanings.set(text, meaning);
      return texts.map((text) => read.get(text) ?? meanings.get(text) ?? new Float32Array(ENCODED_SIZE));
    };
  });
}
