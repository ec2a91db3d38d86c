import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "#server/platform/db/database.ts";

/** `/healthz` says that the process lives, `/readyz` that it can use its database. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get("/healthz", { schema: { hide: true } as object }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } as object }, async (_request, reply) => {
    const isReady = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ready" : "database unavailable" });
  });
}
