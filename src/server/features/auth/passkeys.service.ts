import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { SignedIn } from "#server/platform/auth/browser-sessions.ts";
import type { OneTimeTokens } from "#server/platform/auth/one-time-tokens.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { RelyingParty } from "#server/platform/auth/relying-party.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import type { Database } from "#server/platform/db/database.ts";
import { isUniqueViolation } from "#server/platform/db/database.ts";
import { conflict, HttpError, notFound } from "#server/platform/http/errors.ts";
import { lazily } from "#server/platform/lazily.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import type {
  NewPasskey as NamedPasskey,
  Passkey,
  PasskeyOptions,
} from "#shared/auth/sign-in-methods.contract.ts";
import type { AccountService } from "./account.service.ts";
import { ACCOUNT_MAILS } from "./account-mails.content.ts";
import type { AccountMails } from "./account-mails.service.ts";
import type { AuthService } from "./auth.service.ts";
import type { PasskeysRepository } from "./passkeys.repository.ts";

const PASSKEYS_MAX = 20;
/** COSE's numbers of EdDSA, ES256 and RS256, one of which every authenticator has. */
const ALGORITHMS = [-8, -7, -257];
const SIGN_INS_PER_NETWORK: RateLimit = { limit: 120, windowSeconds: 15 * 60 };

interface Deps {
  db: Database;
  repository: PasskeysRepository;
  accountService: Pick<AccountService, "confirmPassword" | "get">;
  authService: Pick<AuthService, "signInAs">;
  tokens: OneTimeTokens;
  mails: AccountMails;
  rateLimiter: RateLimiter;
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/**
 * Passkeys: signing in without a password. The device asks for a fingerprint or its PIN, so a passkey counts as both
 * steps. Each challenge is a token that works once.
 */
export function createPasskeysService(deps: Deps) {
  const { db, repository, accountService, authService, tokens, mails, rateLimiter } = deps;
  const loadLibrary = lazily(() => import("@simplewebauthn/server"));

  const challengeFor = async (userId: OwnerId | null) => {
    const token = await tokens.issue({ purpose: "passkey", userId, email: null });
    return new Uint8Array(Buffer.from(token, "base64url"));
  };
  const takeChallenge = (userId: OwnerId | null) => async (challenge: string) =>
    (await tokens.take(db, challenge, "passkey"))?.userId === userId;

  return {
    async list(ownerId: OwnerId): Promise<Passkey[]> {
      const stored = await repository.list(ownerId);
      return stored.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
    },

    /** What the browser needs to make a passkey. @throws HttpError 400 for a wrong password, 409, 429 */
    async beginAdding(
      ownerId: OwnerId,
      password: string,
      party: RelyingParty | null,
    ): Promise<PasskeyOptions> {
      await accountService.confirmPassword(ownerId, password);
      const { email, username } = await accountService.get(ownerId);
      const stored = await repository.list(ownerId);
      if (stored.length >= PASSKEYS_MAX) throw tooMany();
      const { generateRegistrationOptions } = await loadLibrary();
      return {
        options: await generateRegistrationOptions({
          rpName: "Ridgeline",
          rpID: idOf(party),
          userID: new Uint8Array(Buffer.from(ownerId)),
          userName: email,
          userDisplayName: username,
          challenge: await challengeFor(ownerId),
          excludeCredentials: stored.map(({ credentialId }) => ({ id: credentialId })),
          supportedAlgorithmIDs: ALGORITHMS,
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
        }),
      };
    },

    /** @throws HttpError 400 if the browser's answer is not what was asked for, 409 */
    async add(
      ownerId: OwnerId,
      { name, response }: NamedPasskey,
      { party, visitor }: { party: RelyingParty | null; visitor: Visitor },
    ): Promise<Passkey> {
      const { verifyRegistrationResponse } = await loadLibrary();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: takeChallenge(ownerId),
        expectedOrigin: party?.origin ?? "",
        expectedRPID: idOf(party),
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw notAdded();
      if ((await repository.list(ownerId)).length >= PASSKEYS_MAX) throw tooMany();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const added = await repository
        .add(ownerId, {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: transports.join(),
          name,
        })
        .catch((error) => {
          throw isUniqueViolation(error) ? notAdded() : error;
        });
      const { email } = await accountService.get(ownerId);
      mails.inBackground(visitor, () => mails.send(email, ACCOUNT_MAILS.passkeyAdded()));
      return added;
    },

    /** @throws HttpError 404 */
    async rename(ownerId: OwnerId, id: string, name: string): Promise<Passkey> {
      const renamed = await repository.rename(ownerId, id, name);
      if (!renamed) throw notFound("passkey");
      return renamed;
    },

    /** @throws HttpError 404, 409 if it is the last way to sign in */
    async remove(ownerId: OwnerId, id: string): Promise<void> {
      const outcome = await repository.remove(ownerId, id);
      if (outcome === "unknown") throw notFound("passkey");
      if (outcome === "last") {
        throw conflict(
          "conflict",
          "This passkey is your only way to sign in. Set a password first, then remove it.",
        );
      }
    },

    /** What the browser needs to offer the passkeys of this server. @throws HttpError 409, 429 */
    async beginSignIn(visitor: Visitor, party: RelyingParty | null): Promise<PasskeyOptions> {
      await rateLimiter.consume(keyOf(visitor), SIGN_INS_PER_NETWORK);
      const { generateAuthenticationOptions } = await loadLibrary();
      return {
        options: await generateAuthenticationOptions({
          rpID: idOf(party),
          challenge: await challengeFor(null),
          userVerification: "required",
        }),
      };
    },

    /** @throws HttpError 401 */
    async signIn(response: { id: string }, visitor: Visitor, party: RelyingParty | null): Promise<SignedIn> {
      await rateLimiter.consume(keyOf(visitor), SIGN_INS_PER_NETWORK);
      const passkey = await repository.findByCredential(response.id);
      const { verifyAuthenticationResponse } = await loadLibrary();
      const verified =
        passkey &&
        (await verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: takeChallenge(null),
          expectedOrigin: party?.origin ?? "",
          expectedRPID: idOf(party),
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.counter,
            transports: passkey.transports.split(",").filter(Boolean) as AuthenticatorTransport[],
          },
        }).catch(() => null));
      if (!passkey || !verified?.verified) {
        visitor.report({
          event: "sign-in refused",
          reason: "invalid_credentials",
          account: passkey?.userId ?? "unknown",
        });
        throw new HttpError(
          401,
          "invalid_credentials",
          "That passkey didn't work here. Sign in with your password.",
        );
      }
      await repository.noteUse(passkey.id, verified.authenticationInfo.newCounter);
      return authService.signInAs(passkey.userId as OwnerId, visitor);
    },
  };
}

const keyOf = ({ address }: Visitor) => `passkey:network:${clientNetwork(address)}`;

function idOf(party: RelyingParty | null): string {
  if (party) return party.id;
  throw conflict(
    "not_supported",
    "Passkeys need an https address with a name. This server is reached in another way.",
  );
}

function tooMany(): HttpError {
  return conflict("too_many", `You can have ${PASSKEYS_MAX} passkeys. Remove one you no longer use first.`);
}

function notAdded(): HttpError {
  return new HttpError(400, "validation_error", "The passkey wasn't added. Please try again.");
}
