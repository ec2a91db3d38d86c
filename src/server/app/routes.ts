import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { authRoutes } from "#server/features/auth/auth.routes.ts";
import { boundariesRoutes } from "#server/features/boundaries/boundaries.routes.ts";
import { commandStaffRoutes } from "#server/features/command-staff/command-staff.routes.ts";
import { dashboardRoutes } from "#server/features/dashboard/dashboard.routes.ts";
import { doctrineRoutes } from "#server/features/doctrine/doctrine.routes.ts";
import { exportRoutes } from "#server/features/export/export.routes.ts";
import { handoverRoutes } from "#server/features/handover/handover.routes.ts";
import { instantPlanRoutes } from "#server/features/instant-plan/instant-plan.routes.ts";
import { isapRoutes } from "#server/features/isap/isap.routes.ts";
import { labelsRoutes } from "#server/features/modes/labels.routes.ts";
import { milestonesRoutes } from "#server/features/objectives/milestones.routes.ts";
import { objectivesRoutes } from "#server/features/objectives/objectives.routes.ts";
import { risksRoutes } from "#server/features/risks/risks.routes.ts";
import { lcesRoutes } from "#server/features/safety/lces.routes.ts";
import { safetyRoutes } from "#server/features/safety/safety.routes.ts";
import { supportContactsRoutes } from "#server/features/support-contacts/support-contacts.routes.ts";
import { toolPluginsRoutes } from "#server/features/tool-plugins/tool-plugins.routes.ts";
import { triggersRoutes } from "#server/features/triggers/triggers.routes.ts";
import { undoRoutes } from "#server/features/undo/undo.routes.ts";
import { watchOutsRoutes } from "#server/features/watch-outs/watch-outs.routes.ts";
import { wellnessRoutes } from "#server/features/wellness/wellness.routes.ts";
import { sessionCookieName } from "#server/platform/auth/session-reader.ts";
import { unauthenticated } from "#server/platform/http/errors.ts";
import type { Dependencies } from "./dependencies.ts";

const SIGNED_IN_ROUTES: readonly FastifyPluginAsyncZod<Dependencies>[] = [
  undoRoutes,
  doctrineRoutes,
  isapRoutes,
  objectivesRoutes,
  milestonesRoutes,
  triggersRoutes,
  toolPluginsRoutes,
  handoverRoutes,
  wellnessRoutes,
  boundariesRoutes,
  safetyRoutes,
  lcesRoutes,
  watchOutsRoutes,
  commandStaffRoutes,
  risksRoutes,
  instantPlanRoutes,
  exportRoutes,
  dashboardRoutes,
];

/** All calls: those anyone may make, and those that need a signed-in person. */
export async function registerRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { config } = dependencies;

  await app.register(authRoutes, {
    ...dependencies,
    cookieName: sessionCookieName(config.publicUrl),
    secret: config.secret,
  });
  await app.register(labelsRoutes, dependencies);
  await app.register(supportContactsRoutes, dependencies);

  await app.register(async (signedIn) => {
    // Asked before validation: a stranger learns nothing about what a call takes.
    signedIn.addHook("onRequest", (request, _reply, done) => {
      done(request.sessionOwner === null ? unauthenticated() : undefined);
    });
    for (const routes of SIGNED_IN_ROUTES) await signedIn.register(routes, dependencies);
  });
}
