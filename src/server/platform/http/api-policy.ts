import type { FastifyInstance } from "fastify";

/** An answer of the API is data: whatever is in it, a browser that opens it must not run or load anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Pages set a policy of their own over this one. */
export function registerApiPolicy(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("content-security-policy", API_POLICY);
    done();
  });
}
