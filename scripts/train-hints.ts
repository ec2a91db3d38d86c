import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RiskKind, RiskSubject } from "#shared/crisis/risk.ts";
import { type HintWeights, hintFeatures } from "#shared/echo/crisis-hint.rules.ts";
import { corpusHash, readCrisisTexts } from "./crisis-corpus.ts";
import { readTurns, turnFiles } from "./echo-turns.ts";
import { type Example, trainHead } from "./train-classifier.ts";

/** A text of a conversation, and whose danger it hints at, if any. */
export interface HintRow {
  text: string;
  /** What the person wrote before it, where that is known. */
  earlier?: readonly string[];
  kind: RiskKind | null;
  subject: RiskSubject | null;
}

const ROOT = resolve(import.meta.dirname, "..");
/** Messages of conversations, with danger and without, one file per author. */
const HINTS = resolve(ROOT, "corpora/echo/hints");
/** What people write in whole conversations, with danger and without, one file per author. */
const TALKS = resolve(ROOT, "corpora/echo/talks");
const PLAYED = ["ordinary", "harmless"].map((name) => resolve(ROOT, `corpora/echo/${name}.jsonl`));
const LIBRARY = ["moves", "people", "practical", "self", "work"].map((name) =>
  resolve(ROOT, `src/server/features/echo/library/${name}.json`),
);
const NO_DANGER = { kind: null, subject: null };
const HINT_COUNTS = 5;
const TALK_COUNTS = 10;
const TURN_COUNTS = 1;
const PLAYED_COUNTS = 2;
const OBLIQUE_COUNTS = 1.5;
/** Ordinary texts are many and alike; they must not outvote people in danger. */
const ORDINARY_COUNTS = 0.6;
const ANSWER_COUNTS = 0.3;
const JOINED_COUNTS = 0.5;
const JOINED_ORDINARY = 6000;
const JOINED_HINTS = 800;
/** The place of the first message in which danger surely shows. */
const SHOWS_FROM = 2;

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
    ...playedConversations()
      .flatMap((said) => messagesOf(said, NO_DANGER))
      .map((row): [HintRow, number] => [row, PLAYED_COUNTS]),
    ...readTalks("training")
      .flatMap(hintsOf)
      .map((row): [HintRow, number] => [row, TALK_COUNTS]),
    ...readTurns("training").flatMap((turns) =>
      turns.map(({ text, kind, subject }, place): [HintRow, number] => [
        { text, kind, subject, earlier: turns.slice(0, place).map((turn) => turn.text) },
        TURN_COUNTS,
      ]),
    ),
    ...hints.map((row): [HintRow, number] => [row, HINT_COUNTS]),
    ...topics.flat().map((text): [HintRow, number] => [{ text, kind: null, subject: null }, ORDINARY_COUNTS]),
    ...answersInTopics(pick).map((row): [HintRow, number] => [row, ANSWER_COUNTS]),
    ...[...pairs, ...talks].map((row): [HintRow, number] => [row, JOINED_COUNTS]),
  ];
  const examples = await Promise.all(
    rows.map(
      async ([row, importance]): Promise<Example<HintRow>> => ({
        row,
        importance,
        features: await hintFeatures(row.text, row.earlier),
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
  for (const file of [
    ...filesIn(HINTS, "training"),
    ...filesIn(TALKS, "training"),
    ...turnFiles("training"),
    ...PLAYED,
  ])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** The messages of one split, which goes by author. */
export function readHints(split: "training" | "report"): HintRow[] {
  return filesIn(HINTS, split)
    .flatMap(linesIn)
    .map((line) => {
      const [place = "", text = ""] = line.split("\t");
      const [kind, subject] = place.split(" ");
      return kind === "none"
        ? { text, kind: null, subject: null }
        : { text, kind: kind as RiskKind, subject: subject as RiskSubject };
    });
}

/** A conversation without the coach's part. */
export interface Talk {
  /** What the danger is, "worry" for somebody else's; null where there is none. */
  danger: RiskKind | "worry" | null;
  messages: readonly string[];
}

/** The conversations of one split, which goes by author. */
export function readTalks(split: "training" | "report"): Talk[] {
  return filesIn(TALKS, split).flatMap((file) => {
    const rows = linesIn(file).map((line) => line.split("\t"));
    return [...Map.groupBy(rows, ([number]) => number).values()].map((own): Talk => {
      const label = own[0]?.[1];
      return {
        danger: label === "none" ? null : (label as Talk["danger"]),
        messages: own.map(([, , text = ""]) => text),
      };
    });
  });
}

/** What strangers wrote to the coach in conversations without danger. */
export function playedConversations(): string[][] {
  return PLAYED.flatMap(conversationsIn);
}

/** What a conversation teaches. Danger shows little by little: how it begins is ordinary or may be both. */
function hintsOf({ danger, messages }: Talk): HintRow[] {
  if (danger === null) return messagesOf(messages, NO_DANGER);
  const kind = danger === "worry" ? "self" : danger;
  // Whose body it is differs.
  const subject = danger === "worry" ? "somebody" : danger === "medical" ? null : "me";
  return messagesOf(messages, { kind, subject }).slice(SHOWS_FROM);
}

function messagesOf(messages: readonly string[], about: Pick<HintRow, "kind" | "subject">): HintRow[] {
  return messages.map((text, i) => ({ ...about, text, earlier: messages.slice(0, i) }));
}

function filesIn(folder: string, split: "training" | "report"): string[] {
  return readdirSync(join(folder, split))
    .sort()
    .map((file) => join(folder, split, file));
}

function linesIn(file: string): string[] {
  return readFileSync(file, "utf8").split(/\r?\n/).filter(Boolean);
}

/** What a person wrote in each conversation of a file. */
function conversationsIn(file: string): string[][] {
  return linesIn(file).map((line) => (JSON.parse(line) as { turns: string[] }).turns);
}

/** What the hints need of an entry of Echo's library. */
interface LibraryEntry {
  /** What people say who bring it. */
  says?: string[];
  /** Branches, with what people answer, and with the words of a button. */
  then?: { if: string[]; suggestion?: string }[];
}

function libraryEntries(): LibraryEntry[] {
  return LIBRARY.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as LibraryEntry[]);
}

/** What people bring to the coach, by topic. */
export function ordinaryTopics(): string[][] {
  return libraryEntries()
    .map(({ says = [] }) => says)
    .filter((says) => says.length > 0);
}

/** What people answer within a topic, after what they brought. */
function answersInTopics(pick: ReturnType<typeof picker>): HintRow[] {
  return libraryEntries().flatMap(({ says = [], then = [] }) =>
    says.length === 0
      ? []
      : then.flatMap((branch) =>
          [branch.suggestion, pick(branch.if), pick(branch.if)].flatMap((text) =>
            text === undefined ? [] : [{ ...NO_DANGER, text, earlier: [pick(says)] }],
          ),
        ),
  );
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
