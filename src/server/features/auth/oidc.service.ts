import type { SignedIn } from "#server/platform/auth/browser-sessions.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Sealing } from "#server/platform/auth/sealing.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { conflict, HttpError, notFound } from "#server/platform/http/errors.ts";
import type { OidcChecks, OidcClient, OidcPerson } from "#server/platform/oidc/oidc-client.ts";
import { emailSchema, usernameSchema } from "#shared/auth/auth.contract.ts";
import type { SignInMethods } from "#shared/auth/sign-in-methods.contract.ts";
import type { SignInProblem } from "#shared/auth/sign-in-problems.ts";
import type { AccountService } from "./account.service.ts";
import { ACCOUNT_MAILS } from "./account-mails.content.ts";
import type { AccountMails } from "./account-mails.service.ts";
import type { AuthService } from "./auth.service.ts";
import type { OidcRepository } from "./oidc.repository.ts";
import type { PasswordsRepository } from "./passwords.repository.ts";
import type { TwoStepService } from "./two-step.service.ts";

/** How long somebody may take at the provider. */
export const TRIP_SECONDS = 10 * 60;
const TRIP = "oidc trip";

/** What the browser keeps, sealed, while the person is at the provider. */
interface Trip extends OidcChecks {
  /** Where to go after signing in. */
  next: string;
  /** Who connects the provider to their account; null for signing in. */
  ownerId: string | null;
  endsAt: number;
}

/** How a trip ended. */
export type Arrival =
  | { kind: "signed-in"; signedIn: SignedIn; next: string }
  | { kind: "connected" }
  | { kind: "failed"; problem: SignInProblem; isConnecting: boolean };

interface Deps {
  db: Database;
  client: OidcClient | null;
  repository: OidcRepository;
  passwords: PasswordsRepository;
  accountService: Pick<AccountService, "confirmPassword" | "get">;
  authService: Pick<AuthService, "signInAs" | "signUpFromProvider">;
  twoStep: Pick<TwoStepService, "isOn">;
  mails: AccountMails;
  sealing: Sealing;
  clock: Clock;
}

export type OidcService = ReturnType<typeof createOidcService>;

/**
 * Signing in at a provider that speaks OpenID Connect. An identity is connected to an account by its person while
 * signed in, or by an email address that both sides have verified: an address that anybody could have typed neither
 * opens an account nor takes one over.
 */
export function createOidcService(deps: Deps) {
  const { db, client, repository, passwords, accountService, authService, twoStep, mails, sealing, clock } =
    deps;

  async function depart(next: string, ownerId: string | null) {
    if (!client) throw notFound("way to sign in");
    const { url, checks } = await client.begin().catch(() => {
      throw new HttpError(500, "internal_error", `${client.name} can't be reached. Please try again.`);
    });
    const trip: Trip = { ...checks, next, ownerId, endsAt: clock.now().getTime() + TRIP_SECONDS * 1000 };
    return { url, cookie: sealing.seal(JSON.stringify(trip), TRIP) };
  }

  function readTrip(cookie: string): Trip | null {
    const opened = sealing.open(cookie, TRIP);
    const trip = opened === null ? null : (JSON.parse(opened) as Trip);
    return trip && trip.endsAt > clock.now().getTime() ? trip : null;
  }

  async function connect(
    ownerId: OwnerId,
    person: OidcPerson,
    visitor: Visitor,
  ): Promise<SignInProblem | null> {
    const owner = await repository.findOwner(person);
    if (owner === ownerId) return null;
    if (owner !== null || !(await repository.connect(db, ownerId, person))) return "taken";
    const { email } = await accountService.get(ownerId);
    mails.inBackground(visitor, () => mails.send(email, ACCOUNT_MAILS.providerConnected()));
    return null;
  }

  /** @returns the account's id, or why there is none */
  async function accountFor(person: OidcPerson, visitor: Visitor): Promise<{ id: string } | SignInProblem> {
    const known = await repository.findOwner(person);
    if (known) return { id: known };
    const email = emailSchema.safeParse(person.email ?? "");
    if (!email.success || !person.isEmailVerified) return "unverified";
    const account = await passwords.findByEmail(email.data);
    if (account) {
      // With a second step, the provider's word about an address is not enough either.
      if (!account.emailVerified || (await twoStep.isOn(account.id))) return "connect-first";
      return (await connect(account.id as OwnerId, person, visitor)) ?? { id: account.id };
    }
    const names = [person.name ?? "", email.data.split("@")[0] ?? "", "Friend"];
    const username = names.map((name) => usernameSchema.safeParse(name)).find((name) => name.success)?.data;
    try {
      const id = await authService.signUpFromProvider(
        { email: email.data, username: username ?? "Friend" },
        visitor,
        async (trx, accountId) => {
          await repository.connect(trx, accountId, person);
          await repository.markEmailVerified(trx, accountId);
        },
      );
      return { id };
    } catch (error) {
      if (error instanceof HttpError) return error.status === 429 ? "failed" : "no-account";
      throw error;
    }
  }

  return {
    /** Null where no provider is configured. */
    status: async (ownerId: OwnerId): Promise<SignInMethods["provider"]> =>
      client && {
        name: client.name,
        isConnected: await repository.isConnected(ownerId, client.providerId),
      },

    /** @throws HttpError 404 where no provider is configured, 500 if it cannot be reached */
    beginSignIn: (next: string) => depart(next, null),

    /** @throws HttpError 400 for a wrong password, 404, 429, 500 */
    async beginConnecting(ownerId: OwnerId, password: string) {
      await accountService.confirmPassword(ownerId, password);
      return depart("", ownerId);
    },

    /**
     * @param query as the provider sent it
     * @param current who is signed in in this browser
     */
    async arrive(
      { query, cookie, current }: { query: string; cookie: string; current: OwnerId | null },
      visitor: Visitor,
    ): Promise<Arrival> {
      const trip = readTrip(cookie);
      const isConnecting = trip?.ownerId != null;
      const failed = (problem: SignInProblem): Arrival => ({ kind: "failed", problem, isConnecting });
      if (!client || !trip || (isConnecting && trip.ownerId !== current)) return failed("failed");
      const person = await client.finish(query, trip).catch(() => null);
      if (!person) return failed("failed");
      if (trip.ownerId !== null) {
        const problem = await connect(trip.ownerId as OwnerId, person, visitor);
        return problem ? failed(problem) : { kind: "connected" };
      }
      const account = await accountFor(person, visitor);
      if (typeof account === "string") return failed(account);
      const signedIn = await authService.signInAs(account.id as OwnerId, visitor);
      return { kind: "signed-in", signedIn, next: trip.next };
    },

    /** @throws HttpError 409 if it is the last way to sign in */
    async disconnect(ownerId: OwnerId): Promise<void> {
      if (!client) return;
      if (!(await repository.disconnect(ownerId, client.providerId))) {
        throw conflict(
          "conflict",
          `${client.name} is your only way to sign in. Set a password first, then disconnect it.`,
        );
      }
    },
  };
}
