import type { FastifyInstance } from "fastify";
import type { EmailChangeService } from "#server/features/auth/email-change.service.ts";
import type { Platform } from "#server/platform/feature/feature.ts";
import { createBillingRepository } from "./billing.repository.ts";
import { billingRoutes } from "./billing.routes.ts";
import { createBillingService } from "./billing.service.ts";
import { createCustomerEmailsService } from "./customer-emails.service.ts";
import { createPlanLimits } from "./plan-limits.service.ts";
import { stripeWebhookRoutes } from "./stripe-webhook.routes.ts";
import { createSubscriptionsService } from "./subscriptions.service.ts";

export function billingFeature({
  config,
  clock,
  db,
  rateLimiter,
  payments,
  emailChangeService,
}: Platform & { emailChangeService: EmailChangeService }) {
  const repository = createBillingRepository(db, clock);
  const customerEmails = createCustomerEmailsService({ repository, payments });
  emailChangeService.follow((accountId) => customerEmails.tellAll(accountId));
  const subscriptionsService = createSubscriptionsService({ repository, payments, customerEmails, clock });
  const billingService = createBillingService({ repository, payments, subscriptionsService, rateLimiter });
  const planLimits = createPlanLimits({ repository, rateLimiter, config });
  return {
    services: { subscriptionsService, planLimits },
    routes: [
      async (app: FastifyInstance) => {
        await app.register(billingRoutes, { billingService, publicUrl: config.publicUrl });
      },
    ],
    publicRoutes: [
      async (app: FastifyInstance) => {
        await app.register(stripeWebhookRoutes, { subscriptionsService, payments });
      },
    ],
    tidyUp: () => subscriptionsService.tidyUp(),
  };
}
