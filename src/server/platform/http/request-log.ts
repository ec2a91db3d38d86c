import type { FastifyInstance } from "fastify";

const SLOW_REQUEST_MS = 1000;

/**
 * Logs one line per request, without bodies, cookies, query strings or anything else a person wrote: failures and slow
 * requests always, the rest at debug level. Every response carries the request's id for finding its line.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const isStream = String(reply.getHeader("content-type")).startsWith("text/event-stream");
    const level =
      reply.statusCode >= 500 || (reply.elapsedTime > SLOW_REQUEST_MS && !isStream)
        ? "warn"
        : reply.statusCode >= 400
          ? "info"
          : "debug";
    request.log[level](
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
    done();
  });
}
