import type { AuthLibrary } from "#server/platform/auth/auth-library.ts";
import type { SignedIn } from "#server/platform/auth/browser-sessions.ts";
import type { KnownDevices } from "#server/platform/auth/known-device.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { hashPassword, verifyPassword } from "#server/platform/auth/password.ts";
import { weaknessOf } from "#server/platform/auth/password-strength.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/platform/auth/session-reader.ts";
import { isSetupCode, setupCodeOf } from "#server/platform/auth/setup-code.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { conflict, forbidden, HttpError } from "#server/platform/http/errors.ts";
import { lazily } from "#server/platform/lazily.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import {
  type Instance,
  type Login,
  normalizeEmail,
  type Signup,
  type SignupPolicy,
  type User,
} from "#shared/auth/auth.contract.ts";
import type { AccountRepository } from "./account.repository.ts";
import type { Admission, AuthRepository, Grant, InstanceState, NewAccount } from "./auth.repository.ts";
import type { SessionsRepository } from "./sessions.repository.ts";
import type { SignInLimits } from "./sign-in-limits.service.ts";
import type { TwoStepService } from "./two-step.service.ts";

/** More devices than anyone uses; older sessions are forgotten or somebody else's. */
const SESSIONS_PER_ACCOUNT = 20;
const SIGN_UPS_PER_NETWORK: RateLimit = { limit: 100, windowSeconds: 60 * 60 };

/** An invitation that somebody signs up with. */
export interface Invited {
  /** The plan that it grants. @throws HttpError when it is not valid, or no longer */
  plan: (db: Database) => Promise<User["plan"]>;
  /** Uses it up for the new account. @throws HttpError when it is not valid any more */
  redeem: NonNullable<Admission["onCreated"]>;
}

interface Deps {
  repository: AuthRepository;
  sessions: SessionsRepository;
  accounts: Pick<AccountRepository, "passwordHash">;
  twoStep: Pick<TwoStepService, "isOn" | "check">;
  /** Loads the auth library on first use, because only signing in needs it. */
  loadLibrary: () => Promise<AuthLibrary>;
  rateLimiter: RateLimiter;
  signInLimits: SignInLimits;
  knownDevices: KnownDevices;
  config: Pick<Config, "signups" | "ownerEmail" | "secret" | "mail" | "oidc">;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({
  repository,
  sessions,
  accounts,
  twoStep,
  loadLibrary,
  rateLimiter,
  signInLimits,
  knownDevices,
  config,
}: Deps) {
  const loadDecoyHash = lazily(() => hashPassword(crypto.randomUUID()));
  const ownerEmail = config.ownerEmail && normalizeEmail(config.ownerEmail);

  /** Whether the next account becomes the owner, whoever creates it. */
  const isOwnedByFirst = ({ hasAccounts }: InstanceState) => ownerEmail === undefined && !hasAccounts;

  /** @throws HttpError 403 when this address may not create an account */
  function roleForNew(
    { email, setupCode }: Pick<Signup, "email" | "setupCode">,
    visitor: Visitor,
    state: InstanceState,
    isInvited = false,
  ): User["role"] {
    if (isOwnedByFirst(state)) {
      if (!visitor.isLocal && !isSetupCode(setupCode ?? "", config.secret)) throw setupCodeNeeded(setupCode);
      return "owner";
    }
    if (email === ownerEmail && !state.hasOwner) return "owner";
    const signups = state.signups ?? config.signups;
    if (signups === "invite" && !isInvited)
      throw forbidden(
        "You need an invitation to create an account here. Ask whoever runs this server for a link.",
      );
    if (signups === "closed") throw signUpsClosed();
    return "guest";
  }

  /** Signs in somebody who has shown who they are. */
  async function signInAs(ownerId: OwnerId, visitor: Visitor): Promise<SignedIn> {
    const library = await loadLibrary();
    const { headers } = await library.api.startSession({
      body: { userId: ownerId },
      headers: libraryHeaders(visitor),
      returnHeaders: true,
    });
    const user = await repository.findUser(ownerId);
    if (!user) throw new Error("The account that just signed in doesn't exist.");
    await sessions.keepNewest(ownerId, SESSIONS_PER_ACCOUNT);
    return { user, cookies: headers.getSetCookie() };
  }

  /**
   * The account, if the password is its own. An address without an account, or without a password, takes as long.
   * @throws HttpError 401
   */
  async function checkPassword({ email, password }: Login): Promise<OwnerId> {
    const ownerId = (await repository.findIdByEmail(email)) as OwnerId | null;
    const hash = ownerId && (await accounts.passwordHash(ownerId));
    const isRight = await verifyPassword({ hash: hash ?? (await loadDecoyHash()), password });
    if (!ownerId || !hash || !isRight)
      throw new HttpError(401, "invalid_credentials", "Invalid email or password");
    return ownerId;
  }

  /** Returns the result of `attempt`, and reports a refusal. */
  async function reporting<Outcome>(
    event: "sign-in refused" | "sign-up refused",
    { email, visitor }: { email: string; visitor: Visitor },
    attempt: () => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await attempt();
    } catch (error) {
      const isAskedForCode = error instanceof HttpError && error.code === "code_required" && !error.fields;
      if (error instanceof HttpError && !isAskedForCode) {
        const account = (await repository.findIdByEmail(email)) ?? "unknown";
        visitor.report({ event, reason: error.code, account });
      }
      throw error;
    }
  }

  /** @throws HttpError 400 for a password that is easy to guess, 429 */
  async function prepareAccount({ email, username, password }: Signup): Promise<NewAccount> {
    const weakness = weaknessOf(password, { email, username });
    if (weakness) throw new HttpError(400, "validation_error", weakness, { fields: { password: weakness } });
    return { email, username, passwordHash: await hashPassword(password) };
  }

  /** Creates an account for a visitor and signs them in. */
  function admit(signup: Signup, visitor: Visitor, admission: Admission): Promise<SignedIn> {
    const { email } = signup;
    return reporting("sign-up refused", { email, visitor }, async () => {
      await rateLimiter.consume(`sign-up:network:${clientNetwork(visitor.address)}`, SIGN_UPS_PER_NETWORK);
      // Checked before hashing, which is expensive, and again in the transaction, which decides.
      await repository.previewGrant(admission);
      const account = await prepareAccount(signup);
      const id = await repository.createAccount(account, admission);
      if (id === null) throw emailTaken();
      const { user, cookies } = await signInAs(id as OwnerId, visitor);
      return { user, cookies: [...cookies, knownDevices.cookieFor(email, null)] };
    });
  }

  return {
    currentUser: (ownerId: OwnerId): Promise<User | null> => repository.findUser(ownerId),

    /** What a visitor needs to know before signing up. */
    async instance({ isLocal }: Visitor): Promise<Instance> {
      const state = await repository.instanceState();
      const isFirst = isOwnedByFirst(state);
      const isOwnerExpected = isFirst || (ownerEmail !== undefined && !state.hasOwner);
      return {
        signups: isOwnerExpected ? "open" : (state.signups ?? config.signups),
        needsSetupCode: isFirst && !isLocal,
        canMail: config.mail !== undefined,
        provider: config.oidc?.name ?? null,
      };
    },

    /** The code that the first account needs from another machine; null once accounts exist. */
    async setupCode(): Promise<string | null> {
      return isOwnedByFirst(await repository.instanceState()) ? setupCodeOf(config.secret) : null;
    },

    /**
     * @throws HttpError 400 for a weak password, 403 when sign-ups are closed, 409 when the address has an account, 429
     */
    signUp: (signup: Signup, visitor: Visitor): Promise<SignedIn> =>
      admit(signup, visitor, {
        grant: (state) => ({ role: roleForNew(signup, visitor, state), plan: "guest" }),
      }),

    /**
     * Signs somebody up with an invitation, also where sign-ups need one.
     * @throws HttpError 400 for a weak password, 403 when sign-ups are closed, 409 when the address has an account, 429
     */
    signUpInvited: (signup: Signup, visitor: Visitor, invited: Invited): Promise<SignedIn> =>
      admit(signup, visitor, {
        grant: async (state, executor) => ({
          role: roleForNew(signup, visitor, state, true),
          plan: await invited.plan(executor),
        }),
        onCreated: invited.redeem,
      }),

    /**
     * Creates an account for somebody who signs in elsewhere. `onCreated` joins the transaction.
     * @returns its id
     * @throws HttpError 403 when this address may not create an account, 409 when it has one, 429
     */
    async signUpFromProvider(
      person: Pick<Signup, "email" | "username">,
      visitor: Visitor,
      onCreated: NonNullable<Admission["onCreated"]>,
    ): Promise<string> {
      await rateLimiter.consume(`sign-up:network:${clientNetwork(visitor.address)}`, SIGN_UPS_PER_NETWORK);
      const id = await repository.createAccount(
        { ...person, passwordHash: null },
        { grant: (state) => ({ role: roleForNew(person, visitor, state), plan: "guest" }), onCreated },
      );
      if (id === null) throw emailTaken();
      return id;
    },

    /** @throws HttpError 403 where no new accounts are taken, not even with an invitation */
    async refuseIfClosed(): Promise<void> {
      if (((await repository.storedSignups()) ?? config.signups) === "closed") throw signUpsClosed();
    },

    /** Who can sign up: what the configuration says, and what an admin chose instead. */
    signups: async (executor?: Database) => ({
      configured: config.signups,
      chosen: await repository.storedSignups(executor),
    }),

    /** @param signups null for what the configuration says */
    setSignups: (transaction: Database, signups: SignupPolicy | null): Promise<void> =>
      repository.storeSignups(transaction, signups),

    /** Checks and hashes what `addAccount` takes, because hashing must not hold a transaction. @throws HttpError 400, 429 */
    prepareAccount,

    /** Creates somebody else's account. @throws HttpError 409 when the address has an account */
    async addAccount(transaction: Database, account: NewAccount, given: Grant): Promise<string> {
      const id = await repository.createAccount(account, { grant: () => given }, transaction);
      if (id === null) throw emailTaken(EMAIL_TAKEN);
      return id;
    },

    /** Deletes an account with everything that belongs to it. @returns whether it existed */
    deleteAccount: (transaction: Database, id: string): Promise<boolean> =>
      repository.deleteAccount(transaction, id),

    /**
     * @throws HttpError 401 with the same message for a wrong address and a wrong password, or asking for the code of
     * two-step sign-in; 429
     */
    logIn(login: Login, visitor: Visitor): Promise<SignedIn> {
      return reporting("sign-in refused", { email: login.email, visitor }, async () => {
        const attempt = await signInLimits.begin(login.email, visitor);
        const ownerId = await checkPassword(login);
        if (await twoStep.isOn(ownerId)) {
          if (!login.code) await attempt.takeBack();
          if (!login.code || !(await twoStep.check(ownerId, login.code))) throw codeNeeded(login.code);
        }
        const { user, cookies } = await signInAs(ownerId, visitor);
        return { user, cookies: [...cookies, await attempt.succeeded()] };
      });
    },

    signInAs,

    findIdByEmail: repository.findIdByEmail,

    /** Ends this browser's session, if any, and returns the cookies that clear it. */
    async logOut(visitor: Visitor): Promise<string[]> {
      const library = await loadLibrary();
      const { headers } = await library.api.signOut({
        headers: libraryHeaders(visitor),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },

    /** Ends the session that a new sign-in replaces. */
    endSession: (token: string): Promise<void> => sessions.endByToken(token),
  };
}

/** Only the headers that the library needs, so clients cannot smuggle in others. */
function libraryHeaders({ address, userAgent, cookie }: Visitor): Headers {
  return new Headers({ [CLIENT_ADDRESS_HEADER]: address, "user-agent": userAgent, cookie });
}

function setupCodeNeeded(given: string | undefined): HttpError {
  const message = given
    ? "That isn't the setup code. You'll find it in the server's log."
    : "Enter the setup code from the server's log. It shows that this server is yours.";
  return new HttpError(403, "forbidden", message, { fields: { setupCode: message } });
}

function signUpsClosed(): HttpError {
  return forbidden("This server isn't taking new accounts.");
}

const EMAIL_TAKEN = "There's already an account with this email address.";

function emailTaken(message = `${EMAIL_TAKEN} Sign in instead.`): HttpError {
  return conflict("email_taken", message, { email: message });
}

function codeNeeded(given: string | undefined): HttpError {
  if (given === undefined)
    return new HttpError(401, "code_required", "Enter the code from your authenticator app.");
  const message =
    given === ""
      ? "Enter the code."
      : "That code didn't work. Each code works once: wait for the next one, or use a recovery code.";
  return new HttpError(401, "code_required", message, { fields: { code: message } });
}
