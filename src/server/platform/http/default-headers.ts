import type { FastifyInstance } from "fastify";

/** API responses are data: a browser that opens one must not run or load anything from it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Marks every response as private data that must not be run or stored. Pages and files set their own headers. */
export function registerDefaultHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("content-security-policy", API_POLICY);
    reply.header("cache-control", "no-store");
    done();
  });
}
