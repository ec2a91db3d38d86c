import type { FastifyInstance, FastifyRequest } from "fastify";
import { bearerOf } from "#server/platform/auth/access-tokens.ts";
import { forbidden } from "./errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes sent by a browser on behalf of another site. Browsers state the origin of a request in Sec-Fetch-Site
 * and Origin, which a page cannot change; other clients send neither and have no cookies to abuse. Nor does a call that
 * brings an access token and no cookie.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicHost = publicUrl ? new URL(publicUrl).host : undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isByToken(request) || isFromHere(request, publicHost)) done();
    else done(forbidden("This request came from another site and was refused."));
  });
}

function isByToken(request: FastifyRequest): boolean {
  return request.headers.cookie === undefined && bearerOf(request) !== null;
}

function isFromHere(request: FastifyRequest, publicHost: string | undefined): boolean {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  const originHost = URL.parse(origin)?.host;
  return originHost !== undefined && (originHost === host || originHost === publicHost);
}
