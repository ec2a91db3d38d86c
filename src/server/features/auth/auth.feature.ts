import { createBrowserSessions } from "#server/platform/auth/browser-sessions.ts";
import { createKnownDevices } from "#server/platform/auth/known-device.ts";
import { createOneTimeTokens } from "#server/platform/auth/one-time-tokens.ts";
import { createSealing } from "#server/platform/auth/sealing.ts";
import { sessionCookieName } from "#server/platform/auth/session-reader.ts";
import { visitorsOf } from "#server/platform/auth/visitor.ts";
import type { Platform } from "#server/platform/feature/feature.ts";
import { createAccountRepository } from "./account.repository.ts";
import { accountRoutes } from "./account.routes.ts";
import { createAccountService } from "./account.service.ts";
import { createAccountDeletionService } from "./account-deletion.service.ts";
import { createAccountMails } from "./account-mails.service.ts";
import { createAuthRepository } from "./auth.repository.ts";
import { authRoutes } from "./auth.routes.ts";
import { createAuthService } from "./auth.service.ts";
import { emailChangeRoutes, emailConfirmationRoutes } from "./email-change.routes.ts";
import { createEmailChangeService } from "./email-change.service.ts";
import { createOidcRepository } from "./oidc.repository.ts";
import { oidcConnectionRoutes, oidcRoutes } from "./oidc.routes.ts";
import { createOidcService } from "./oidc.service.ts";
import { createPasskeysRepository } from "./passkeys.repository.ts";
import { passkeySignInRoutes, passkeysRoutes } from "./passkeys.routes.ts";
import { createPasskeysService } from "./passkeys.service.ts";
import { passwordResetRoutes } from "./password-reset.routes.ts";
import { createPasswordResetService } from "./password-reset.service.ts";
import { createPasswordsRepository } from "./passwords.repository.ts";
import { createSessionsRepository } from "./sessions.repository.ts";
import { createSessionsService } from "./sessions.service.ts";
import { createSignInLimits } from "./sign-in-limits.service.ts";
import { signInMethodsRoutes } from "./sign-in-methods.routes.ts";
import { createTwoStepRepository } from "./two-step.repository.ts";
import { createTwoStepService } from "./two-step.service.ts";

export function authFeature({
  config,
  clock,
  db,
  rateLimiter,
  mailer,
  oidcClient,
  loadAuthLibrary,
}: Platform) {
  const { publicUrl, secret } = config;
  const passwords = createPasswordsRepository(db, clock);
  const sessions = createSessionsRepository(db, clock);
  const knownDevices = createKnownDevices(config);
  const signInLimits = createSignInLimits({ rateLimiter, knownDevices });
  const tokens = createOneTimeTokens(db, clock);
  const mails = createAccountMails({ mailer, publicUrl });
  const sealing = createSealing(secret);
  const visitorOf = visitorsOf(publicUrl);
  const repository = createAuthRepository(db, clock);
  const accounts = createAccountRepository(db, clock);
  const accountService = createAccountService({ repository: accounts, signInLimits, mails });
  const twoStepService = createTwoStepService({
    repository: createTwoStepRepository(db, clock),
    accountService,
    mails,
    sealing,
    rateLimiter,
    clock,
  });
  const authService = createAuthService({
    repository,
    sessions,
    accounts,
    twoStep: twoStepService,
    loadLibrary: loadAuthLibrary,
    rateLimiter,
    signInLimits,
    knownDevices,
    config,
  });
  const browserSessions = createBrowserSessions({
    cookieName: sessionCookieName(publicUrl),
    secret,
    visitorOf,
    publicUrl,
    endSession: authService.endSession,
  });
  const passkeysService = createPasskeysService({
    db,
    repository: createPasskeysRepository(db, clock),
    accountService,
    authService,
    tokens,
    mails,
    rateLimiter,
  });
  const oidcService = createOidcService({
    db,
    client: oidcClient,
    repository: createOidcRepository(db, clock),
    passwords,
    accountService,
    authService,
    twoStep: twoStepService,
    mails,
    sealing,
    clock,
  });
  const emailChangeService = createEmailChangeService({
    db,
    repository: passwords,
    accountService,
    tokens,
    mails,
    rateLimiter,
  });
  const passwordResetService = createPasswordResetService({
    db,
    repository: passwords,
    tokens,
    mails,
    rateLimiter,
  });
  return {
    services: {
      authService,
      accountService,
      accountDeletionService: createAccountDeletionService({ repository, accountService }),
      sessionsService: createSessionsService({ repository: sessions }),
      browserSessions,
      passwordResetService,
      passkeysService,
      oidcService,
      twoStepService,
      emailChangeService,
    },
    routes: [accountRoutes, signInMethodsRoutes, emailChangeRoutes, passkeysRoutes, oidcConnectionRoutes],
    publicRoutes: [authRoutes, passwordResetRoutes, emailConfirmationRoutes, passkeySignInRoutes, oidcRoutes],
    async tidyUp() {
      await sessions.removeExpired();
      await tokens.removeExpired();
    },
  };
}
