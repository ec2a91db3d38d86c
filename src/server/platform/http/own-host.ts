import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./errors.ts";
import { HEALTH_PATHS } from "./health.ts";

/**
 * Refuses requests for another host: a page of another site can let its own name lead to this server, and its
 * requests then look as if they came from here (DNS rebinding). Such a page always sends its own name, so an IP
 * address is never one. X-Forwarded-Host is ignored, because a page can write it.
 * @param publicUrl with it, only its host and loopback are answered; without it, loopback and any IP address
 */
export function refuseForeignHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicName = publicUrl ? new URL(publicUrl).hostname : undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    const isOwn = HEALTH_PATHS.includes(request.url) || isOwnHost(request.headers.host, publicName);
    done(isOwn ? undefined : misdirected());
  });
}

/** What a proxy writes, which then stands on this machine instead of the person. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Whether a request comes from somebody at this very machine, as far as that can be known. */
export function isFromThisMachine(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const names = [request.headers.host, publicUrl && new URL(publicUrl).host].filter(
    (name) => name !== undefined,
  );
  return (
    isLoopbackAddress(request.ip) &&
    names.every((name) => isLoopbackName(hostnameOf(name))) &&
    PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  );
}

function isLoopbackAddress(address: string): boolean {
  return /^((::ffff:)?127(\.\d+){3}|::1)$/.test(address);
}

function isLoopbackName(name: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}

function hostnameOf(host: string | undefined): string {
  return URL.parse(`http://${host}`)?.hostname ?? "";
}

function isOwnHost(host: string | undefined, publicName: string | undefined): boolean {
  const name = hostnameOf(host);
  if (isLoopbackName(name)) return true;
  return publicName === undefined ? isIP(name.replace(/^\[|\]$/g, "")) !== 0 : name === publicName;
}

function misdirected(): HttpError {
  return new HttpError(
    421,
    "misdirected",
    "This server isn't set up to answer at that address. If the address is right, set PUBLIC_URL on the server.",
  );
}
