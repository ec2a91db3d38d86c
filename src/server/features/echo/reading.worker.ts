import { parentPort, workerData } from "node:worker_threads";
import { rememberingEncoder } from "#server/platform/meaning/remembering-encoder.ts";
import { createReplyChooser } from "./choice/reply-chooser.service.ts";
import { createDangerScorer } from "./danger/danger-scorer.service.ts";
import type { Topic } from "./library/entries.rules.ts";
import { createLibrary } from "./library/library.service.ts";
import { createLibraryAnswers } from "./library-answers.service.ts";
import type { Answer, Job } from "./reading-thread.service.ts";

/** Readings by meaning in a thread of their own: loading takes seconds, and reading a message milliseconds. */
const load = rememberingEncoder();
const library = createLibrary({ load, plans: workerData as readonly Topic[] });
const chooser = createReplyChooser(load);
const answer = createLibraryAnswers(library, chooser);
const scoreDanger = createDangerScorer(load);

async function done(job: Job): Promise<Answer["value"]> {
  if (job.name === "answer") return answer(...job.given);
  // Where the encoder can't be loaded, the library has told the operator.
  if (job.name === "scoreReplies") return chooser.score(...job.given).catch(() => null);
  if (job.name === "scoreDanger") return scoreDanger(...job.given).catch(() => null);
  await Promise.all([library.warmUp(), chooser.warmUp()]);
  return null;
}

parentPort?.on("message", async ({ id, job }: { id: number; job: Job }) => {
  parentPort?.postMessage({ id, value: await done(job) } satisfies Answer);
});
