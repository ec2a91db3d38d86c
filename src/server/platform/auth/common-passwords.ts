import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A Bloom filter of the most common passwords in lower case: every one of them is found, and so is about one other text
 * in 5,000. `scripts/common-passwords.ts` makes it. The build puts it beside the server's bundle.
 */
const FILE = join(import.meta.dirname, "common-passwords.bin");

export const FILTER_BYTES = 240 * 1024;
const FILTER_BITS = FILTER_BYTES * 8;
/** The best number of bits for about 110,000 passwords. */
const BITS_PER_PASSWORD = 12;

let filter: Uint8Array | null = null;

/** Whether a text in lower case is among the most common passwords. */
export function isCommonPassword(text: string): boolean {
  filter ??= readFileSync(FILE);
  return isIn(filter, text);
}

/** Adds a text to a filter of `FILTER_BYTES`. */
export function addTo(bits: Uint8Array, text: string): void {
  for (const place of placesOf(text)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
}

export function isIn(bits: Uint8Array, text: string): boolean {
  return placesOf(text).every((place) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
}

function placesOf(text: string): number[] {
  const digest = createHash("sha256").update(text).digest();
  return Array.from(
    { length: BITS_PER_PASSWORD },
    // 16 bits would not reach every place, so each takes 32, two bytes further on.
    (_, index) => digest.readUInt32LE(index * 2) % FILTER_BITS,
  );
}
