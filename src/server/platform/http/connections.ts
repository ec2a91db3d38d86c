import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Time limits for clients, in milliseconds. */
export interface ConnectionLimits {
  /** For a whole request to arrive; on a new connection, counted from its start. */
  request: number;
  /** Without a byte in either direction. Longer than any response takes. */
  silence: number;
  /** How often connections are checked for `request`. */
  check: number;
  /** While the server closes: for a client to send one more request and be told to reconnect. */
  drain: number;
  /** While the server closes: for requests in flight to finish. */
  finish: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  request: 30_000,
  silence: 60_000,
  check: 5000,
  drain: 250,
  finish: 5000,
};

/** Fastify options that close the connections of silent or slow clients. */
export function connectionOptions({ request, silence, check }: ConnectionLimits) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: request, connectionsCheckingInterval: check },
    // A request that arrives while the server is closing is answered normally.
    return503OnClosing: false,
  };
}

/**
 * Lets `close` finish within seconds even if clients keep connections open: responses say `connection: close`, requests
 * in flight finish, and all other connections are ended.
 */
export function drainOnClose(app: FastifyInstance, { drain, finish }: ConnectionLimits): void {
  const inFlight = new Map<Socket, number>();
  let isClosing = false;
  let isDrained = false;

  app.server.on("connection", (socket) => {
    if (isDrained) return socket.destroy();
    inFlight.set(socket, 0);
    socket.once("close", () => inFlight.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (inFlight.get(socket) ?? 0) - 1;
      if (inFlight.has(socket)) inFlight.set(socket, left);
      if (isClosing && left <= 0) socket.end();
    });
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    isClosing = true;
    await wait(drain);
    isDrained = true;
    for (const [socket, requests] of inFlight) if (requests === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), finish).unref();
  });
}
