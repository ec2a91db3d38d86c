import type { FastifyInstance } from "fastify";

/** Pages and files replace the policy and `cache-control` by their own. */
const HEADERS = {
  // API responses are data: a browser that opens one must not run or load anything from it.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};
const ALWAYS_HTTPS = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/**
 * Marks every response as private data that must not be run, framed or stored. By hand: `@fastify/helmet` makes its
 * functions anew for each request, and they keep it in memory for longer than it needs to be.
 */
export function registerDefaultHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = isHttps ? { ...HEADERS, ...ALWAYS_HTTPS } : HEADERS;
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
