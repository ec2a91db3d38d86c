import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ENCODED_SIZE } from "#server/platform/meaning/sentence-encoder.ts";
import { encodeAll } from "./encode-texts.ts";

const CACHE = resolve(import.meta.dirname, "../node_modules/.cache/ridgeline/meanings");
const SIZE = 4 * ENCODED_SIZE;

/** The meanings of texts, each read once and then kept in a file: reading all that Echo knows takes half an hour. */
export async function keptMeanings(texts: readonly string[]): Promise<Float32Array[]> {
  const kept = existsSync(`${CACHE}.json`)
    ? (JSON.parse(readFileSync(`${CACHE}.json`, "utf8")) as string[])
    : [];
  const bytes = kept.length > 0 ? readFileSync(`${CACHE}.bin`) : Buffer.alloc(0);
  const known = new Map<string, Float32Array>(
    kept.map((text, place) => {
      const row = Uint8Array.from(bytes.subarray(place * SIZE, (place + 1) * SIZE));
      return [text, new Float32Array(row.buffer)];
    }),
  );
  const fresh = [...new Set(texts)].filter((text) => !known.has(text));
  console.log(`${texts.length} texts, ${fresh.length} of them read anew`);
  for (const [place, meaning] of (await encodeAll(fresh)).entries()) known.set(fresh[place] ?? "", meaning);
  if (fresh.length > 0) {
    mkdirSync(dirname(CACHE), { recursive: true });
    writeFileSync(`${CACHE}.json`, JSON.stringify([...known.keys()]));
    const rows = [...known.values()];
    writeFileSync(
      `${CACHE}.bin`,
      Buffer.concat(
        rows.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
      ),
    );
  }
  return texts.map((text) => known.get(text) ?? new Float32Array(ENCODED_SIZE));
}
