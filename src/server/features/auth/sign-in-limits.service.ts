import type { KnownDevices } from "#server/platform/auth/known-device.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;

/** Failed sign-ins to one account from one network: enough for typos, too few for guessing. */
const PER_ACCOUNT_AND_NETWORK: RateLimit = { limit: 10, windowSeconds: QUARTER_HOUR_SECONDS };
/** Failed sign-ins from one network to any account. */
const PER_NETWORK: RateLimit = { limit: 60, windowSeconds: QUARTER_HOUR_SECONDS };
/** Failed sign-ins to one account from everywhere, against guesses spread over many addresses. */
const PER_ACCOUNT: RateLimit = { limit: 60, windowSeconds: 6 * 60 * 60 };
/** Failed sign-ins to one account on a device where it has signed in before. */
const PER_KNOWN_DEVICE: RateLimit = { limit: 10, windowSeconds: QUARTER_HOUR_SECONDS };

/** Wrong passwords of somebody who is signed in and is asked for it again. */
const PER_CONFIRMATION: RateLimit = { limit: 10, windowSeconds: QUARTER_HOUR_SECONDS };

/** The key that counts failed sign-ins to an account. @param email normalized */
export const accountKeyOf = (email: string): string => `sign-in:account:${email}`;

/** An attempt that has been counted. */
export interface SignInAttempt {
  /** The password was right, and the code is asked for: that was no guess. */
  takeBack(): Promise<void>;
  /** @returns the cookie that makes the device known */
  succeeded(): Promise<string>;
}

interface Deps {
  rateLimiter: RateLimiter;
  knownDevices: KnownDevices;
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Limits password guessing without letting a guesser lock people out of their own devices. */
export function createSignInLimits({ rateLimiter, knownDevices }: Deps) {
  return {
    /**
     * Counts an attempt of a signed-in person to type their own password again, before it is checked.
     * @returns a function to call when it was right
     * @throws HttpError 429
     */
    async beginConfirmation(ownerId: OwnerId): Promise<() => Promise<void>> {
      const key = `password:account:${ownerId}`;
      await rateLimiter.consume(key, PER_CONFIRMATION);
      return () => rateLimiter.giveBack(key);
    },

    /**
     * Counts a sign-in attempt before the password is checked, so parallel guesses count too.
     * @param email normalized
     * @returns what to call when the password was right
     * @throws HttpError 429
     */
    async begin(
      email: string,
      { address, cookies }: { address: string; cookies: Record<string, string | undefined> },
    ): Promise<SignInAttempt> {
      const deviceId = knownDevices.idOf(email, cookies);
      if (deviceId !== null) {
        const device = `sign-in:device:${deviceId}:${email}`;
        await rateLimiter.consume(device, PER_KNOWN_DEVICE);
        return {
          takeBack: () => rateLimiter.giveBack(device),
          async succeeded() {
            await rateLimiter.reset(device);
            return knownDevices.cookieFor(email, deviceId);
          },
        };
      }
      const network = clientNetwork(address);
      const keys = {
        network: `sign-in:network:${network}`,
        accountAndNetwork: `sign-in:account:${email}:network:${network}`,
        account: accountKeyOf(email),
      };
      await rateLimiter.consume(keys.network, PER_NETWORK);
      await rateLimiter.consume(keys.accountAndNetwork, PER_ACCOUNT_AND_NETWORK);
      await rateLimiter.consume(keys.account, PER_ACCOUNT);
      return {
        async takeBack() {
          for (const key of Object.values(keys)) await rateLimiter.giveBack(key);
        },
        async succeeded() {
          // Only counters that others cannot have contributed to are reset. A guesser who signs in to their own account,
          // or the person signing in between two guesses, must not clear the guesses.
          await rateLimiter.reset(keys.accountAndNetwork);
          await rateLimiter.giveBack(keys.network);
          await rateLimiter.giveBack(keys.account);
          return knownDevices.cookieFor(email, null);
        },
      };
    },
  };
}
