import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** API responses are data: a browser that opens one must not run or load anything from it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Marks every response as private data that must not be run or stored. Pages and files set their own headers. */
export function registerDefaultHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  const headers = {
    ...securityHeaders(options),
    "content-security-policy": API_POLICY,
    "cache-control": "no-store",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Helmet's headers. They are the same for every response, so helmet runs once: @fastify/helmet runs it, and sets each
 * header, for every request, in closures that V8 moves to the old generation together with the request.
 */
function securityHeaders({ isHttps }: { isHttps: boolean }): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  setHeaders(response.req, response, () => {});
  return response.getHeaders();
}
