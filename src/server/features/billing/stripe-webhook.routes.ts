import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { HttpError, leadsNowhere } from "#server/platform/http/errors.ts";
import type { Payments } from "#server/platform/payments/payments.ts";
import { PaymentsError } from "#server/platform/payments/payments-error.ts";
import { BILLING_PATHS } from "#shared/billing/billing.contract.ts";
import { errorSchema, noContentSchema } from "#shared/common/common.contract.ts";
import type { SubscriptionsService } from "./subscriptions.service.ts";

/** Stripe's events have some ten kilobytes. */
const EVENT_MAX_BYTES = 512 * 1024;
const RETRY_SECONDS = 60;

interface Options {
  subscriptionsService: SubscriptionsService;
  payments: Payments | null;
}

/** What Stripe reports. Public: an event counts by its signature, not by a session. */
export const stripeWebhookRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { subscriptionsService, payments },
) => {
  // The signature is that of the bytes.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer", bodyLimit: EVENT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post(
    BILLING_PATHS.webhook,
    {
      bodyLimit: EVENT_MAX_BYTES,
      schema: {
        tags: ["Billing"],
        operationId: "receiveStripeEvent",
        summary: "Receive an event from Stripe",
        description: "Stripe calls this with a signed event. The same event can be sent any number of times.",
        response: {
          200: noContentSchema,
          400: errorSchema,
          404: errorSchema,
          413: errorSchema,
          415: errorSchema,
        },
      },
    },
    async (request, reply) => {
      if (!payments) throw leadsNowhere();
      const event = await payments.readEvent(
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        String(request.headers["stripe-signature"] ?? ""),
      );
      if (!event) throw new HttpError(400, "bad_signature", "This isn't a recent event signed by Stripe.");
      const facts = { requestId: request.id, event: event.id, type: event.type };
      try {
        const received = await subscriptionsService.receive(event);
        if (received === "unknown customer") request.log.warn({ ...facts, received }, "payments");
      } catch (error) {
        if (!(error instanceof PaymentsError)) throw error;
        request.log.warn({ ...facts, failure: error.failure, ...error.details }, "payments");
        throw new HttpError(
          503,
          "payments_unavailable",
          "Stripe didn't answer. Please send the event again.",
          {
            retryAfterSeconds: RETRY_SECONDS,
          },
        );
      }
      return reply.code(200).send(null);
    },
  );
};
