import { parentPort } from "node:worker_threads";
import { createLibrary } from "./library.service.ts";
import type { LibraryAnswer, LibraryQuestion } from "./library-thread.service.ts";

/** The library in a thread of its own: loading it takes seconds, and reading a message milliseconds. */
const library = createLibrary();

parentPort?.on("message", async ({ id, turn }: LibraryQuestion) => {
  const reply = turn ? await library.ask(turn) : await library.warmUp();
  parentPort?.postMessage({ id, reply: reply ?? null } satisfies LibraryAnswer);
});
