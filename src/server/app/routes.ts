import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { authRoutes } from "#server/features/auth/auth.routes.ts";
import { exportRoutes } from "#server/features/export/export.routes.ts";
import { isapRoutes } from "#server/features/isap/isap.routes.ts";
import { labelsRoutes } from "#server/features/modes/labels.routes.ts";
import { milestonesRoutes } from "#server/features/objectives/milestones.routes.ts";
import { objectivesRoutes } from "#server/features/objectives/objectives.routes.ts";
import { undoRoutes } from "#server/features/undo/undo.routes.ts";
import { sessionCookieName } from "#server/platform/auth/session-reader.ts";
import { unauthenticated } from "#server/platform/http/errors.ts";
import type { Dependencies } from "./dependencies.ts";

/** All calls: those anyone may make, and those that need a signed-in person. */
export async function registerRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { config, handle, authService, labelsService, undoService } = dependencies;
  const { isapService, objectivesService, milestonesService, exportService } = dependencies;

  app.get("/healthz", { schema: { hide: true } as object }, () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } as object }, async (_request, reply) => {
    const isReady = await sql`select 1`.execute(handle.db).then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ready" : "database unavailable" });
  });

  await app.register(authRoutes, {
    authService,
    cookieName: sessionCookieName(config.publicUrl),
    secret: config.secret,
  });
  await app.register(labelsRoutes, { labelsService });

  await app.register(async (signedIn) => {
    // Asked before validation: a stranger learns nothing about what a call takes.
    signedIn.addHook("onRequest", (request, _reply, done) => {
      done(request.sessionOwner === null ? unauthenticated() : undefined);
    });
    await signedIn.register(undoRoutes, { undoService });
    await signedIn.register(isapRoutes, { isapService });
    await signedIn.register(objectivesRoutes, { objectivesService });
    await signedIn.register(milestonesRoutes, { milestonesService });
    await signedIn.register(exportRoutes, { exportService });
  });
}
