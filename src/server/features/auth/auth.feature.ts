import type { FastifyInstance } from "fastify";
import { createKnownDevices } from "#server/platform/auth/known-device.ts";
import { sessionCookieName } from "#server/platform/auth/session-reader.ts";
import type { Platform } from "#server/platform/feature/feature.ts";
import { createAuthRepository } from "./auth.repository.ts";
import { authRoutes } from "./auth.routes.ts";
import { createAuthService } from "./auth.service.ts";
import { createSignInLimits } from "./sign-in-limits.service.ts";

export function authFeature({ config, clock, db, rateLimiter, loadAuthLibrary }: Platform) {
  const repository = createAuthRepository(db, clock);
  const knownDevices = createKnownDevices(config);
  const authService = createAuthService({
    repository,
    loadLibrary: loadAuthLibrary,
    rateLimiter,
    signInLimits: createSignInLimits({ rateLimiter, knownDevices }),
    knownDevices,
    config,
  });
  const routes = async (app: FastifyInstance) => {
    await app.register(authRoutes, {
      authService,
      cookieName: sessionCookieName(config.publicUrl),
      secret: config.secret,
      publicUrl: config.publicUrl,
    });
  };
  return {
    services: { authService },
    publicRoutes: [routes],
    tidyUp: () => repository.removeExpiredSessions(),
  };
}
