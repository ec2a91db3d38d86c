import { createBrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { createKnownDevices } from "#server/platform/auth/known-device.ts";
import { createOneTimeTokens } from "#server/platform/auth/one-time-tokens.ts";
import { sessionCookieName } from "#server/platform/auth/session-reader.ts";
import { visitorsOf } from "#server/platform/auth/visitor.ts";
import type { Platform } from "#server/platform/feature/feature.ts";
import { createAccountMails } from "./account-mails.service.ts";
import { createAuthRepository } from "./auth.repository.ts";
import { authRoutes } from "./auth.routes.ts";
import { createAuthService } from "./auth.service.ts";
import { passwordResetRoutes } from "./password-reset.routes.ts";
import { createPasswordResetService } from "./password-reset.service.ts";
import { createPasswordsRepository } from "./passwords.repository.ts";
import { createSignInLimits } from "./sign-in-limits.service.ts";

export function authFeature({ config, clock, db, rateLimiter, mailer, loadAuthLibrary }: Platform) {
  const { publicUrl, secret } = config;
  const repository = createAuthRepository(db, clock);
  const passwords = createPasswordsRepository(db, clock);
  const knownDevices = createKnownDevices(config);
  const tokens = createOneTimeTokens(db, clock);
  const mails = createAccountMails({ mailer, publicUrl });
  const visitorOf = visitorsOf(publicUrl);
  const authService = createAuthService({
    repository,
    loadLibrary: loadAuthLibrary,
    rateLimiter,
    signInLimits: createSignInLimits({ rateLimiter, knownDevices }),
    knownDevices,
    config,
  });
  const browserSessions = createBrowserSessions({
    cookieName: sessionCookieName(publicUrl),
    secret,
    visitorOf,
    endSession: authService.endSession,
  });
  const passwordResetService = createPasswordResetService({
    db,
    repository: passwords,
    tokens,
    mails,
    rateLimiter,
  });
  return {
    services: { authService, browserSessions, passwordResetService },
    publicRoutes: [authRoutes, passwordResetRoutes],
    async tidyUp() {
      await repository.removeExpiredSessions();
      await tokens.removeExpired();
    },
  };
}
