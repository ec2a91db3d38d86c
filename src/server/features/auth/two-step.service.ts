import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Sealing } from "#server/platform/auth/sealing.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { conflict, HttpError } from "#server/platform/http/errors.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import type { AuthenticatorSetup, RecoveryCodes } from "#shared/auth/sign-in-methods.contract.ts";
import type { AccountService } from "./account.service.ts";
import { ACCOUNT_MAILS } from "./account-mails.content.ts";
import type { AccountMails } from "./account-mails.service.ts";
import type { TwoStepRepository } from "./two-step.repository.ts";

const ISSUER = "Ridgeline";
const PERIOD_SECONDS = 30;
/** A code is accepted for one period longer at each end, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without 0, 1, I and O, which look alike. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const FIRST_CODES: RateLimit = { limit: 20, windowSeconds: 15 * 60 };

interface Deps {
  repository: TwoStepRepository;
  accountService: Pick<AccountService, "confirmPassword" | "get">;
  mails: AccountMails;
  sealing: Sealing;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** The second step of signing in: a code from an authenticator app, or a recovery code. */
export function createTwoStepService({
  repository,
  accountService,
  mails,
  sealing,
  rateLimiter,
  clock,
}: Deps) {
  /** The time step of a right code; null for a wrong one. */
  function stepOf(userId: string, sealed: string, code: string): number | null {
    const secret = sealing.open(sealed, userId);
    if (secret === null) return null;
    const timestamp = clock.now().getTime();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  }

  /** @returns new codes to show once, and their hashes to store */
  function makeCodes(userId: string) {
    const codes = Array.from({ length: RECOVERY_CODES }, () => {
      const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
      return `${letters.slice(0, 5)}-${letters.slice(5)}`;
    });
    return { codes, hashes: codes.map((code) => sealing.hash(userId, plain(code))) };
  }

  async function status(userId: string) {
    const { confirmedAt = null } = (await repository.find(userId)) ?? {};
    return { since: confirmedAt, recoveryCodesLeft: confirmedAt ? await repository.countCodes(userId) : 0 };
  }

  return {
    status,

    async isOn(userId: string): Promise<boolean> {
      return (await repository.find(userId))?.confirmedAt != null;
    },

    /** Whether the code is right. It does not work again. */
    async check(userId: string, typed: string): Promise<boolean> {
      const code = plain(typed);
      if (!/^\d{6}$/.test(code)) return repository.spendCode(userId, sealing.hash(userId, code));
      const authenticator = await repository.find(userId);
      const step = authenticator?.confirmedAt ? stepOf(userId, authenticator.secret, code) : null;
      return step !== null && (await repository.spendStep(userId, step));
    },

    /** A secret for an authenticator app. Nothing is asked for until a first code has been entered. */
    async begin(ownerId: OwnerId, password: string): Promise<AuthenticatorSetup> {
      await accountService.confirmPassword(ownerId, password);
      const { email } = await accountService.get(ownerId);
      const secret = new Secret({ size: 20 }).base32;
      if (!(await repository.begin(ownerId, sealing.seal(secret, ownerId)))) throw alreadyOn();
      return { secret, uri: totpOf(secret, email).toString() };
    },

    /** Turns the second step on with a first code. @throws HttpError 400 for a wrong code, 409, 429 */
    async confirm(ownerId: OwnerId, typed: string): Promise<RecoveryCodes> {
      await rateLimiter.consume(`two-step:${ownerId}`, FIRST_CODES);
      const authenticator = await repository.find(ownerId);
      if (!authenticator) throw notBegun();
      const step = stepOf(ownerId, authenticator.secret, plain(typed));
      if (step === null) throw wrongFirstCode();
      const { codes, hashes } = makeCodes(ownerId);
      if (!(await repository.confirm(ownerId, step, hashes))) throw alreadyOn();
      return { codes };
    },

    /** Ten new recovery codes; the old ones no longer work. */
    async renewCodes(ownerId: OwnerId, password: string): Promise<RecoveryCodes> {
      await accountService.confirmPassword(ownerId, password);
      if ((await status(ownerId)).since === null) throw notBegun();
      const { codes, hashes } = makeCodes(ownerId);
      await repository.replaceCodes(ownerId, hashes);
      return { codes };
    },

    async turnOff(ownerId: OwnerId, password: string, visitor: Visitor): Promise<void> {
      await accountService.confirmPassword(ownerId, password);
      if (!(await repository.turnOff(ownerId))) return;
      const { email } = await accountService.get(ownerId);
      mails.inBackground(visitor, () => mails.send(email, ACCOUNT_MAILS.twoStepOff()));
    },

    /** By the operator, for somebody who lost their app and their codes. @returns whether it was on */
    turnOffFor: (userId: string): Promise<boolean> => repository.turnOff(userId),
  };
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

/** Codes are compared however they were typed. */
function plain(code: string): string {
  return code.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
}

function alreadyOn(): HttpError {
  return conflict("conflict", "Two-step sign-in is on already.");
}

function notBegun(): HttpError {
  return conflict("conflict", "Two-step sign-in isn't set up. Please begin again.");
}

function wrongFirstCode(): HttpError {
  const message =
    "That code isn't right. Check that your phone's clock is right, and enter the code that it shows now.";
  return new HttpError(400, "validation_error", message, { fields: { code: message } });
}
