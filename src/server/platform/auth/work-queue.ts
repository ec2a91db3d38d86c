import { tooManyRequests } from "#server/platform/http/errors.ts";

const RETRY_AFTER_SECONDS = 10;

/**
 * Does a few pieces of work at once; the others wait for their turn.
 * @returns what takes a piece of work and answers its result; throws HttpError 429 when `maxWaiting` are waiting
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
      // A waiting one takes over this place, so `running` stays.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
