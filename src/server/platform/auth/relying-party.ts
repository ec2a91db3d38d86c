import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** For whom passkeys are made: a name, and the address of the pages that may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * From PUBLIC_URL, or from the address in use. Null where browsers allow no passkeys: at an IP address, and over plain
 * HTTP except on this machine.
 */
export function relyingPartyOf(request: FastifyRequest, publicUrl: string | undefined): RelyingParty | null {
  const url = URL.parse(publicUrl ?? `${request.protocol}://${request.headers.host}`);
  if (!url || isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return null;
  const isSecure = url.protocol === "https:" || /^(.+\.)?localhost$/.test(url.hostname);
  return isSecure ? { id: url.hostname, origin: url.origin } : null;
}
