/** Why a call to the payment service failed. */
export type PaymentsFailure =
  /** It did not answer, or is too busy. */
  | "unavailable"
  /** The bank declined. */
  | "declined"
  /** The customer no longer exists there. */
  | "no customer"
  /** It does not accept this server's keys, prices or settings. */
  | "misconfigured";

/** A failed call to the payment service. `details` holds only codes, safe for the log. */
export class PaymentsError extends Error {
  override name = "PaymentsError";
  readonly failure: PaymentsFailure;
  readonly details: Record<string, string | number | undefined>;

  constructor(failure: PaymentsFailure, details: PaymentsError["details"]) {
    super(`The payment service failed: ${failure}`);
    this.failure = failure;
    this.details = details;
  }
}

/** What Stripe's errors carry. Read by form, because the SDK is loaded only when it is needed. */
interface StripeFailure {
  type?: string;
  code?: string;
  param?: string;
  statusCode?: number;
  requestId?: string;
}

const UNAVAILABLE = [
  "StripeConnectionError",
  "StripeAPIError",
  "StripeRateLimitError",
  "StripeIdempotencyError",
];

/** @throws PaymentsError for an error from Stripe, anything else as it is */
export function rethrowStripeError(error: unknown): never {
  const { type, code, param, statusCode, requestId } = (error ?? {}) as StripeFailure;
  if (!(error instanceof Error) || !type?.startsWith("Stripe")) throw error;
  throw new PaymentsError(failureOf({ type, code, param } as StripeFailure), {
    type,
    code,
    status: statusCode,
    stripeRequest: requestId,
  });
}

function failureOf({ type = "", code, param }: StripeFailure): PaymentsFailure {
  if (type === "StripeCardError") return "declined";
  if (UNAVAILABLE.includes(type)) return "unavailable";
  // Calls about the customer itself name it as "id".
  const isCustomer = param === "customer" || param === "id";
  return code === "resource_missing" && isCustomer ? "no customer" : "misconfigured";
}
