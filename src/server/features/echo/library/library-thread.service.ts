import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { LibraryReply } from "#shared/echo/library-reply.ts";
import type { AskLibrary } from "./library.service.ts";

/** To the thread. Without a turn, it only loads the library. */
export interface LibraryQuestion {
  id: number;
  turn: Parameters<AskLibrary>[0] | null;
}

/** From the thread. */
export interface LibraryAnswer {
  id: number;
  reply: LibraryReply | null;
}

/** Beside this module, in TypeScript, or beside the bundle. */
const WORKER = new URL(`./library.worker${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/**
 * The library in a thread of its own, so that nobody waits while it loads or reads somebody else's message. The thread
 * starts when it is first asked. If it ends, what it was asked has no answer, and the next question starts another.
 * @param warn told of the end, for the operator
 */
export function createLibraryThread(
  file: URL = WORKER,
  warn: (sentence: string) => void = (sentence) => process.stderr.write(`${sentence}\n`),
) {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (reply: LibraryReply | null) => void>();

  const start = (): Worker => {
    const started = new Worker(file);
    // The server may end at any time.
    started.unref();
    started.on("message", ({ id, reply }: LibraryAnswer) => {
      waiting.get(id)?.(reply);
      waiting.delete(id);
    });
    started.on("error", ({ message }: Error) => {
      warn(`Echo's library can't be used, so its rules answer alone: ${message}`);
      worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    });
    return started;
  };
  const send = (turn: LibraryQuestion["turn"]) =>
    new Promise<LibraryReply | null>((resolve) => {
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, resolve);
      worker.postMessage({ id: lastId, turn } satisfies LibraryQuestion);
    });
  const ask: AskLibrary = ({ message, history, told, mode }) => send({ message, history, told, mode });
  return {
    ask,
    /** Loads what the first message would wait for. */
    async warmUp(): Promise<void> {
      await send(null);
    },
  };
}
