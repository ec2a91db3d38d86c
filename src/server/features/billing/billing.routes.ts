import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { PaymentsError } from "#server/platform/payments/payments-error.ts";
import {
  BILLING_PATHS,
  billingSchema,
  newCheckoutSchema,
  paymentPageSchema,
} from "#shared/billing/billing.contract.ts";
import { errorSchema } from "#shared/common/common.contract.ts";
import { answerTo, type BillingService } from "./billing.service.ts";

interface Options {
  billingService: BillingService;
  publicUrl: string | undefined;
}

/** What a person pays for. */
export const billingRoutes: FastifyPluginAsyncZod<Options> = async (app, { billingService, publicUrl }) => {
  const tags = ["Billing"];
  const response = { 200: paymentPageSchema, 402: errorSchema, 424: errorSchema };

  app.get(
    BILLING_PATHS.overview,
    {
      schema: {
        tags,
        operationId: "getBilling",
        summary: "Get the person's plan, and whether this server sells plans",
        response: { 200: billingSchema },
      },
    },
    (request) => billingService.overview(ownerOf(request)),
  );

  app.post(
    BILLING_PATHS.checkout,
    {
      schema: {
        tags,
        operationId: "createCheckoutSession",
        summary: "Start paying for a plan",
        description: "Returns the address of a page at Stripe to open.",
        body: newCheckoutSchema,
        response,
      },
    },
    (request) =>
      answering(request, () =>
        billingService.startCheckout(ownerOf(request), request.body.priceId, baseUrlOf(request)),
      ),
  );

  app.post(
    BILLING_PATHS.portal,
    {
      schema: {
        tags,
        operationId: "createPortalSession",
        summary: "Open the page to change or end a subscription",
        description: "Returns the address of a page at Stripe to open.",
        response,
      },
    },
    (request) => answering(request, () => billingService.openPortal(ownerOf(request), baseUrlOf(request))),
  );

  /** Where the person has this server open: a host name that was checked, as it is in their browser. */
  const baseUrlOf = ({ protocol, headers }: FastifyRequest) => publicUrl ?? `${protocol}://${headers.host}`;
};

/** Tells the operator about a failure of the payment service, by its codes alone, and the person in a sentence. */
async function answering<Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    request.log.warn({ requestId: request.id, failure: error.failure, ...error.details }, "payments");
    throw answerTo(error);
  }
}
