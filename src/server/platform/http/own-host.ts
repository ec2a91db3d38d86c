import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./errors.ts";
import { HEALTH_PATHS } from "./health.ts";

/**
 * Refuses requests for another host: another site can point its name at this server so that its requests look
 * same-origin (DNS rebinding). Such a page always sends its own name, so IP addresses are safe to accept.
 * X-Forwarded-Host is ignored, because a page can set it.
 * @param publicUrl if set, only its host and loopback are accepted; otherwise loopback and any IP address
 */
export function refuseForeignHosts(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicName = publicUrl ? new URL(publicUrl).hostname : undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    const isOwn = HEALTH_PATHS.includes(request.url) || isOwnHost(request.headers.host, publicName);
    done(isOwn ? undefined : misdirected());
  });
}

/** Headers set by a proxy, in which case the connection comes from the proxy and not from the person. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Whether a request comes from this machine, as far as can be determined. */
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
