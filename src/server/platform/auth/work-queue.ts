import { tooManyRequests } from "#server/platform/http/errors.ts";

const RETRY_AFTER_SECONDS = 10;

/**
 * Runs at most `atOnce` tasks at a time; the others wait their turn.
 * @returns a function that runs a task and resolves to its result, or throws HttpError 429 when `maxWaiting` are
 * already waiting
 */
export function createWorkQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= maxWaiting) throw tooManyRequests(RETRY_AFTER_SECONDS);
    if (running < atOnce) running += 1;
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      // A waiting task takes over this slot, so `running` stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
