import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export const HEALTH_PATHS: readonly string[] = ["/healthz", "/readyz"];

const PROBE_LIMIT_MS = 5000;

/**
 * `/healthz` reports that the process is alive, `/readyz` that it can write to its database.
 * @param probe writes to the database; concurrent requests share one probe
 */
export function registerHealth(app: FastifyInstance, probe: () => Promise<void>): void {
  let running: Promise<boolean> | undefined;
  const isReady = () => {
    running ??= Promise.race([
      probe().then(
        () => true,
        () => false,
      ),
      wait(PROBE_LIMIT_MS, false, { ref: false }),
    ]).finally(() => {
      running = undefined;
    });
    return running;
  };

  app.get("/healthz", { schema: { hide: true } as object }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } as object }, async (_request, reply) => {
    return (await isReady()) ? { status: "ready" } : reply.code(503).send({ status: "database unavailable" });
  });
}
