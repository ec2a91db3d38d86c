import { accountDataFeature } from "#server/features/account-data/account-data.feature.ts";
import { adminFeature } from "#server/features/admin/admin.feature.ts";
import { authFeature } from "#server/features/auth/auth.feature.ts";
import { billingFeature } from "#server/features/billing/billing.feature.ts";
import { boundariesFeature } from "#server/features/boundaries/boundaries.feature.ts";
import { briefFeature } from "#server/features/brief/brief.feature.ts";
import { calendarFeedFeature } from "#server/features/calendar-feed/calendar-feed.feature.ts";
import { clientErrorsFeature } from "#server/features/client-errors/client-errors.feature.ts";
import { commandStaffFeature } from "#server/features/command-staff/command-staff.feature.ts";
import { customMeditationsFeature } from "#server/features/custom-meditations/custom-meditations.feature.ts";
import { customResourcesFeature } from "#server/features/custom-resources/custom-resources.feature.ts";
import { dashboardFeature } from "#server/features/dashboard/dashboard.feature.ts";
import { doctrineFeature } from "#server/features/doctrine/doctrine.feature.ts";
import { echoFeature } from "#server/features/echo/echo.feature.ts";
import { exportFeature } from "#server/features/export/export.feature.ts";
import { handoverFeature } from "#server/features/handover/handover.feature.ts";
import { instantPlanFeature } from "#server/features/instant-plan/instant-plan.feature.ts";
import { invitationsFeature } from "#server/features/invitations/invitations.feature.ts";
import { isapFeature } from "#server/features/isap/isap.feature.ts";
import { mcpFeature } from "#server/features/mcp/mcp.feature.ts";
import { modesFeature } from "#server/features/modes/modes.feature.ts";
import { objectivesFeature } from "#server/features/objectives/objectives.feature.ts";
import { proposalsFeature } from "#server/features/proposals/proposals.feature.ts";
import { risksFeature } from "#server/features/risks/risks.feature.ts";
import { safetyFeature } from "#server/features/safety/safety.feature.ts";
import { supportContactsFeature } from "#server/features/support-contacts/support-contacts.feature.ts";
import { tokensFeature } from "#server/features/tokens/tokens.feature.ts";
import { toolPluginsFeature } from "#server/features/tool-plugins/tool-plugins.feature.ts";
import { triggersFeature } from "#server/features/triggers/triggers.feature.ts";
import { undoFeature } from "#server/features/undo/undo.feature.ts";
import { videosFeature } from "#server/features/videos/videos.feature.ts";
import { watchOutsFeature } from "#server/features/watch-outs/watch-outs.feature.ts";
import { wellnessFeature } from "#server/features/wellness/wellness.feature.ts";
import { createAudit } from "#server/platform/audit/audit.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { assemble } from "#server/platform/feature/feature.ts";
import { lazily } from "#server/platform/lazily.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { createModel } from "#server/platform/model/model.ts";
import { createModelTokens } from "#server/platform/model/model-tokens.ts";
import { createOidcClient } from "#server/platform/oidc/oidc-client.ts";
import { createPayments } from "#server/platform/payments/payments.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limit.ts";

/** All services and routes, built once. */
export type Dependencies = ReturnType<typeof createDependencies>;

interface Surroundings {
  config: Config;
  handle: DatabaseHandle;
  clock: Clock;
}

export function createDependencies({ config, handle, clock }: Surroundings) {
  const { db } = handle;
  const rateLimiter = createRateLimiter(db, clock);
  const model = config.echo ? createModel(config.echo, clock) : null;
  const modelTokens = createModelTokens(rateLimiter, config.echo?.tokensPerDay);
  const payments = config.billing ? createPayments(config.billing, clock) : null;
  const oidcClient = config.oidc ? createOidcClient(config.oidc, config.publicUrl ?? "") : null;
  const mailer = config.mail ? createMailer(config.mail) : null;
  const loadAuthLibrary = lazily(async () => {
    const { createAuthLibrary } = await import("#server/platform/auth/auth-library.ts");
    return createAuthLibrary({ handle, secret: config.secret, publicUrl: config.publicUrl });
  });

  // A feature comes after the features whose services it uses.
  return (
    assemble({
      config,
      clock,
      handle,
      db,
      rateLimiter,
      model,
      modelTokens,
      payments,
      mailer,
      oidcClient,
      loadAuthLibrary,
      audit: createAudit(db, clock),
      restoreHandlers: {},
    })
      .with(authFeature)
      .with(tokensFeature)
      .with(billingFeature)
      .with(invitationsFeature)
      .with(clientErrorsFeature)
      .with(modesFeature)
      .with(supportContactsFeature)
      .with(doctrineFeature)
      .with(isapFeature)
      .with(objectivesFeature)
      .with(triggersFeature)
      .with(risksFeature)
      .with(toolPluginsFeature)
      .with(wellnessFeature)
      .with(boundariesFeature)
      .with(videosFeature)
      .with(customMeditationsFeature)
      .with(customResourcesFeature)
      .with(safetyFeature)
      .with(commandStaffFeature)
      .with(handoverFeature)
      .with(watchOutsFeature)
      .with(instantPlanFeature)
      .with(accountDataFeature)
      .with(calendarFeedFeature)
      .with(proposalsFeature)
      .with(briefFeature)
      .with(dashboardFeature)
      .with(echoFeature)
      .with(exportFeature)
      .with(mcpFeature)
      .with(adminFeature)
      // Last, because it uses the restore handlers of all others.
      .with(undoFeature)
      .done()
  );
}
