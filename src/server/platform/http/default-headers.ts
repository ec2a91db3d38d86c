import type { FastifyInstance } from "fastify";

/** An answer of the API is data: whatever is in it, a browser that opens it must not run or load anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Starts every answer as private data that nothing may run or keep. Pages and files set headers of their own. */
export function registerDefaultHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("content-security-policy", API_POLICY);
    reply.header("cache-control", "no-store");
    done();
  });
}
