import type { FastifyInstance } from "fastify";
import { bearerOf } from "#server/platform/auth/access-tokens.ts";
import { requireAdmin } from "#server/platform/auth/admin-check.ts";
import { takeTokens } from "#server/platform/auth/take-tokens.ts";
import { documentSecurity } from "#server/platform/http/api-docs.ts";
import { sessionRequired, unauthenticated } from "#server/platform/http/errors.ts";
import { limitHeavyReads } from "#server/platform/http/heavy-reads.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Dependencies } from "./dependencies.ts";

/**
 * Registers all routes: public ones, those that require a signed-in person, those that a person's access token may call
 * too, and those that require an admin.
 */
export async function registerRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(async (open) => {
    documentSecurity(open, "public");
    await dependencies.registerPublicRoutes(open);
  });
  await app.register(async (signedIn) => {
    // Checked before validation, so a stranger learns nothing about a route's input.
    signedIn.addHook("onRequest", (request, _reply, done) => {
      if (request.sessionOwner !== null) done();
      else done(bearerOf(request) === null ? unauthenticated() : sessionRequired());
    });
    limitWrites(signedIn, dependencies.clock);
    limitHeavyReads(signedIn);
    await signedIn.register(async (members) => {
      documentSecurity(members, "session");
      await dependencies.registerRoutes(members);
    });
    await signedIn.register(async (records) => {
      takeTokens(records);
      await dependencies.registerRecordRoutes(records);
    });
    await signedIn.register(async (admins) => {
      documentSecurity(admins, "admin");
      requireAdmin(admins, dependencies.db);
      await dependencies.registerAdminRoutes(admins);
    });
  });
}
