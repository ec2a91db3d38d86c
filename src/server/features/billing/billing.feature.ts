import type { FastifyInstance } from "fastify";
import type { Platform } from "#server/platform/feature/feature.ts";
import { createBillingRepository } from "./billing.repository.ts";
import { billingRoutes } from "./billing.routes.ts";
import { createBillingService } from "./billing.service.ts";
import { createPlanLimits } from "./plan-limits.service.ts";
import { stripeWebhookRoutes } from "./stripe-webhook.routes.ts";
import { createSubscriptionsService } from "./subscriptions.service.ts";

export function billingFeature({ config, clock, db, rateLimiter, payments }: Platform) {
  const repository = createBillingRepository(db, clock);
  const subscriptionsService = createSubscriptionsService({ repository, payments, clock });
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
