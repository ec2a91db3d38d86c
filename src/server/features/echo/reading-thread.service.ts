import { extname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { DangerScores, ScoreDanger } from "#shared/echo/crisis-scores.rules.ts";
import type { LibraryAnswer, ScoreReplies } from "#shared/echo/possible-reply.ts";
import type { Topic } from "./library/entries.rules.ts";
import type { AnswerFromLibrary } from "./library-answers.service.ts";

/** To the thread. */
export type Job =
  | { name: "answer"; given: Parameters<AnswerFromLibrary> }
  | { name: "scoreReplies"; given: Parameters<ScoreReplies> }
  | { name: "scoreDanger"; given: Parameters<ScoreDanger> }
  | { name: "warmUp"; given: [] };

/** From the thread. */
export interface Answer {
  id: number;
  value: LibraryAnswer | DangerScores | readonly number[] | null;
}

/** Beside this module, in TypeScript, or beside the bundle. */
const WORKER = new URL(`./reading.worker${extname(fileURLToPath(import.meta.url))}`, import.meta.url);
/** Nobody in danger waits longer for a reading by meaning, in milliseconds. */
const SCORED_WITHIN = 1500;

interface Options {
  /** The plans that Echo tells, asked for when the thread starts. */
  plans?: () => readonly Topic[];
  file?: URL;
  /** Told of the thread's end, for the operator. */
  warn?: (sentence: string) => void;
}

/**
 * Readings by meaning in a thread of its own, so that nobody waits while it loads or reads somebody else's message. The
 * thread starts when it is first asked. If it ends, what it was asked has no answer, and the next question starts
 * another.
 */
export function createReadingThread({
  plans = () => [],
  file = WORKER,
  warn = (sentence) => process.stderr.write(`${sentence}\n`),
}: Options = {}) {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (value: Answer["value"]) => void>();

  const start = (): Worker => {
    const started = new Worker(file, { workerData: plans() });
    // The server may end at any time.
    started.unref();
    started.on("message", ({ id, value }: Answer) => {
      waiting.get(id)?.(value);
      waiting.delete(id);
    });
    started.on("error", ({ message }: Error) => {
      warn(`Echo's reading by meaning can't be used, so its rules answer alone: ${message}`);
      worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    });
    return started;
  };
  const send = <Value extends Answer["value"]>(job: Job) =>
    new Promise<Value | null>((resolve) => {
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, resolve as (value: Answer["value"]) => void);
      worker.postMessage({ id: lastId, job });
    });
  const answer: AnswerFromLibrary = ({ message, history, told, mode }, context) =>
    send<LibraryAnswer>({ name: "answer", given: [{ message, history, told, mode }, context] });
  const scoreReplies: ScoreReplies = (...given) => send<readonly number[]>({ name: "scoreReplies", given });
  const scoreDanger: ScoreDanger = (...given) =>
    Promise.race([
      send<DangerScores>({ name: "scoreDanger", given }),
      delay(SCORED_WITHIN, null, { ref: false }),
    ]);
  return {
    answer,
    scoreReplies,
    scoreDanger,
    /** Loads what the first message would wait for. */
    async warmUp(): Promise<void> {
      await send({ name: "warmUp", given: [] });
    },
  };
}
