import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RiskKind, RiskSubject } from "#shared/crisis/risk.ts";
import { type HintWeights, hintFeatures } from "#shared/echo/crisis-hint.rules.ts";
import { corpusHash, readCrisisTexts } from "./crisis-corpus.ts";
import { type Example, trainHead } from "./train-classifier.ts";

/** A text of a conversation, and whose danger it hints at, if any. */
export interface HintRow {
  text: string;
  kind: RiskKind | null;
  subject: RiskSubject | null;
}

const ROOT = resolve(import.meta.dirname, "..");
/** Messages of conversations, with danger and without, one file per author. */
const HINTS = resolve(ROOT, "corpora/echo/hints");
/** What strangers wrote to the coach in conversations without danger. */
const TALKS = ["ordinary", "harmless"].map((name) => resolve(ROOT, `corpora/echo/${name}.jsonl`));
const LIBRARY = ["moves", "people", "practical", "self", "work"].map((name) =>
  resolve(ROOT, `src/server/features/echo/library/${name}.json`),
);
const HINT_COUNTS = 5;
const TALK_COUNTS = 2;
const OBLIQUE_COUNTS = 1.5;
/** Ordinary texts are many and alike; they must not outvote people in danger. */
const ORDINARY_COUNTS = 0.6;
const JOINED_COUNTS = 0.5;
const JOINED_ORDINARY = 6000;
const JOINED_HINTS = 800;

/**
 * Learns to tell the first hints of danger in a conversation from what people bring to a coach: the English texts of
 * the corpora against the sentences of Echo's library, alone and joined as in a conversation.
 */
export async function trainHints(): Promise<HintWeights> {
  const hints = readHints("training");
  const texts = readCrisisTexts("training").filter(({ language }) => language === "en");
  const topics = ordinaryTopics();
  const pick = picker(7);
  const oblique: HintRow[] = [
    ...texts.filter(({ level }) => level === "oblique"),
    ...hints.filter(({ kind }) => kind !== null),
  ];
  const pairs = Array.from({ length: JOINED_HINTS }, (): HintRow => {
    const one = pick(oblique);
    const other = pick(oblique.filter(({ kind, subject }) => kind === one.kind && subject === one.subject));
    return { ...one, text: `${one.text}. ${other.text}` };
  });
  const talks = Array.from({ length: JOINED_ORDINARY }, (_, i): HintRow => {
    const topic = pick(topics);
    const said = Array.from({ length: 1 + (i % 3) }, () => pick(i % 2 === 0 ? topic : pick(topics)));
    return { text: [pick(topic), ...said].join(". "), kind: null, subject: null };
  });
  const rows: [row: HintRow, importance: number][] = [
    ...texts.map((row): [HintRow, number] => [row, row.level === "oblique" ? OBLIQUE_COUNTS : 1]),
    ...TALKS.flatMap(messagesIn).map((text): [HintRow, number] => [
      { text, kind: null, subject: null },
      TALK_COUNTS,
    ]),
    ...hints.map((row): [HintRow, number] => [row, HINT_COUNTS]),
    ...topics.flat().map((text): [HintRow, number] => [{ text, kind: null, subject: null }, ORDINARY_COUNTS]),
    ...[...pairs, ...talks].map((row): [HintRow, number] => [row, JOINED_COUNTS]),
  ];
  const examples = await Promise.all(
    rows.map(
      async ([row, importance]): Promise<Example<HintRow>> => ({
        row,
        importance,
        features: await hintFeatures(row.text),
      }),
    ),
  );
  return {
    ...trainHead(examples, { names: ["hint"], labels: ({ kind }) => (kind ? ["hint"] : []), keep: 48_000 }),
    ...trainHead(examples, {
      names: ["self", "others", "abuse", "medical"],
      labels: ({ kind }) => kind && [kind],
      keep: 2500,
    }),
    ...trainHead(examples, {
      names: ["somebody"],
      labels: ({ subject }) => subject && [subject],
      keep: 4000,
    }),
  };
}

/** The SHA-256 of the texts that the weights depend on. The library, which changes often, is not in it. */
export function hintsHash(): string {
  const hash = createHash("sha256").update(corpusHash());
  for (const file of [...hintFiles("training"), ...TALKS]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** The messages of one split, which goes by author. */
export function readHints(split: "training" | "report"): HintRow[] {
  return hintFiles(split)
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/))
    .filter(Boolean)
    .map((line) => {
      const [place = "", text = ""] = line.split("\t");
      const [kind, subject] = place.split(" ");
      return kind === "none"
        ? { text, kind: null, subject: null }
        : { text, kind: kind as RiskKind, subject: subject as RiskSubject };
    });
}

function hintFiles(split: "training" | "report"): string[] {
  const folder = join(HINTS, split);
  return readdirSync(folder)
    .sort()
    .map((file) => join(folder, file));
}

/** What a person wrote in the conversations of a file, message by message. */
function messagesIn(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => (JSON.parse(line) as { turns: string[] }).turns);
}

/** What people bring to the coach, by topic. */
function ordinaryTopics(): string[][] {
  return LIBRARY.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as { says?: string[] }[])
    .map(({ says = [] }) => says)
    .filter((says) => says.length > 0);
}

/** Picks from lists, always the same for the same seed. */
function picker(seed: number): <Value>(list: readonly Value[]) => Value {
  let state = seed;
  return (list) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const picked = list[Math.floor((state / 2 ** 31) * list.length)];
    if (picked === undefined) throw new Error("An empty list to pick from.");
    return picked;
  };
}
