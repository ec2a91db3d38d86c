import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import type { ClientError } from "#shared/client-errors/client-errors.contract.ts";

/** Anyone may send a report, so the log must not be flooded. */
const REPORTS_PER_NETWORK: RateLimit = { limit: 20, windowSeconds: 600 };

export type ClientErrorsService = ReturnType<typeof createClientErrorsService>;

export function createClientErrorsService({ rateLimiter }: { rateLimiter: RateLimiter }) {
  return {
    /**
     * Writes an error that a browser caught to the log.
     * @throws HttpError 429 after too many reports from one address
     */
    async report(error: ClientError, address: string, log: (error: ClientError) => void): Promise<void> {
      await rateLimiter.consume(`client-errors:network:${clientNetwork(address)}`, REPORTS_PER_NETWORK);
      log(error);
    },
  };
}
