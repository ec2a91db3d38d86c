import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { badRequest, otherPerson, tokenScopeMissing, unauthenticated } from "#server/platform/http/errors.ts";
import { PERSON_HEADER } from "#shared/auth/auth-paths.ts";
import type { TokenScope } from "#shared/tokens/tokens.contract.ts";
import { allows } from "#shared/tokens/tokens.rules.ts";
import { bearerOf, type ReadToken } from "./access-tokens.ts";
import { type OwnerId, ownerOf } from "./owner.ts";
import type { ReadSession } from "./session-reader.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Marks a call whose reads leave together with the session check, in one round trip; its answer waits for the
     * check. The handler must change nothing, and return an object or an array.
     */
    readsEarly?: boolean;
    /** What a token needs to make this call. Without it a token is not read, so the call is one without a session. */
    tokenScope?: TokenScope;
  }

  interface FastifyRequest {
    /** The check of a call that reads early, while it runs; null for others. */
    sessionCheck: Promise<void> | null;
  }
}

/** Extends a session that is due for renewal and returns its new cookies. */
export type RenewSession = (cookieHeader: string) => Promise<string[]>;

const OWNERS_MAX = 10_000;

/**
 * Determines on every request who is signed in or whose token it brings, and renews sessions in use. Refuses a call that
 * is meant for somebody else (409 `other_person`) before any other check.
 */
export function registerSessionCheck(
  app: FastifyInstance,
  options: { cookieName: string; readSession: ReadSession; renewSession: RenewSession; readToken: ReadToken },
): void {
  /** By cookie. A session may end, but its owner never changes. */
  const owners = new Map<string, OwnerId>();

  async function check(request: FastifyRequest, reply: FastifyReply, cookie: string): Promise<void> {
    const session = await options.readSession(cookie);
    request.sessionOwner = session?.ownerId ?? null;
    request.sessionId = session?.id ?? null;
    if (session === null) {
      owners.delete(cookie);
      return;
    }
    if (owners.size >= OWNERS_MAX) owners.clear();
    owners.set(cookie, session.ownerId);
    refuseOther(request, session.ownerId);
    if (session.isDueForRenewal) {
      for (const renewed of await options.renewSession(request.headers.cookie ?? ""))
        reply.header("set-cookie", renewed);
    }
  }

  async function checkToken(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const needed = request.routeOptions.config.tokenScope;
    if (needed === undefined) return;
    const found = await options.readToken(token);
    if (found === null) {
      reply.header("www-authenticate", 'Bearer error="invalid_token"');
      throw unauthenticated();
    }
    refuseOther(request, found.ownerId);
    if (!allows(found.scope, needed)) {
      reply.header("www-authenticate", `Bearer error="insufficient_scope", scope="${needed}"`);
      throw tokenScopeMissing(needed);
    }
    request.sessionOwner = found.ownerId;
    request.accessToken = found;
  }

  app.decorateRequest("sessionOwner", null);
  app.decorateRequest("sessionId", null);
  app.decorateRequest("sessionCheck", null);
  app.decorateRequest("accessToken", null);
  app.addHook("onRequest", async (request, reply) => {
    const cookie = request.cookies[options.cookieName];
    const token = bearerOf(request);
    if (request.routeOptions.config.tokenOnly) reply.header("www-authenticate", "Bearer");
    if (token !== null) {
      if (cookie !== undefined) throw badRequest("A call brings a session or an access token, not both.");
      return checkToken(request, reply, token);
    }
    if (cookie === undefined) return;
    const checked = check(request, reply, cookie);
    const owner = request.routeOptions.config.readsEarly ? owners.get(cookie) : undefined;
    if (owner === undefined) return checked;
    request.sessionOwner = owner;
    request.sessionCheck = checked;
    // A rejection is handled before anything is answered.
    checked.catch(() => undefined);
  });

  // Failures are answers, too, and pass here.
  app.addHook("preSerialization", async (request, _reply, answer) => {
    if (request.sessionCheck === null) return answer;
    await request.sessionCheck;
    ownerOf(request);
    return answer;
  });
}

/** @throws HttpError 409 when the call is meant for somebody other than the person that it comes from */
function refuseOther(request: FastifyRequest, ownerId: OwnerId): void {
  const meantFor = request.headers[PERSON_HEADER];
  if (meantFor !== undefined && meantFor !== ownerId) throw otherPerson();
}
