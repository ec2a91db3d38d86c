import type { FastifyRequest } from "fastify";
import { unauthenticated } from "#server/platform/http/errors.ts";

/**
 * The id of the signed-in person. Only the session check creates one, so a repository that requires it cannot be given
 * an id from a payload.
 */
export type OwnerId = string & { readonly __brand: "OwnerId" };

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the session check; null for an anonymous request. */
    sessionOwner: OwnerId | null;
    /** The id of the session, for calls that do not read early; null without one. */
    sessionId: string | null;
  }
}

/**
 * The signed-in person of a request.
 * @throws HttpError 401 when nobody is signed in
 */
export function ownerOf(request: FastifyRequest): OwnerId {
  if (request.sessionOwner === null) throw unauthenticated();
  return request.sessionOwner;
}

/**
 * The id of the session that made a request.
 * @throws HttpError 401 when there is none
 */
export function sessionIdOf(request: FastifyRequest): string {
  if (request.sessionId === null) throw unauthenticated();
  return request.sessionId;
}
