import { parentPort } from "node:worker_threads";
import { createDangerScorer } from "./danger/danger-scorer.service.ts";
import { createLibrary } from "./library/library.service.ts";
import type { Answer, Job } from "./reading-thread.service.ts";

/** Readings by meaning in a thread of their own: loading takes seconds, and reading a message milliseconds. */
const library = createLibrary();
const scoreDanger = createDangerScorer();

async function done(job: Job): Promise<Answer["value"]> {
  if (job.name === "ask") return library.ask(...job.given);
  // Where the encoder can't be loaded, the library has told the operator.
  if (job.name === "scoreDanger") return scoreDanger(...job.given).catch(() => null);
  await library.warmUp();
  return null;
}

parentPort?.on("message", async ({ id, job }: { id: number; job: Job }) => {
  parentPort?.postMessage({ id, value: await done(job) } satisfies Answer);
});
