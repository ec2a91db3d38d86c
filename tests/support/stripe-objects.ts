const MONTH_SECONDS = 30 * 24 * 60 * 60;
export const PRICES = { monthly: "price_monthly", annual: "price_annual" };

export type Fields = Record<string, unknown>;

export interface StoredSubscription {
  id: string;
  customer: string;
  status: string;
  price: string;
  created: number;
  cancel_at_period_end: boolean;
  ended_at: number | null;
}

export interface Session {
  id: string;
  customer: string;
  price: string;
  successUrl: string;
  cancelUrl: string;
  isOpen: boolean;
}

/** A subscription as Stripe sends it. */
export function subscriptionFields(one: StoredSubscription): Fields {
  const interval = one.price === PRICES.annual ? "year" : "month";
  const end = one.created + MONTH_SECONDS * (interval === "year" ? 12 : 1);
  const price = { id: one.price, object: "price", recurring: { interval, interval_count: 1 } };
  const items = [{ id: "si_1", object: "subscription_item", price, current_period_end: end }];
  return {
    ...one,
    object: "subscription",
    cancel_at: one.cancel_at_period_end ? end : null,
    items: { object: "list", data: items, has_more: false },
  };
}

/** A checkout session as Stripe sends it. */
export function sessionFields({ id, customer, price, successUrl, isOpen }: Session, payUrl: string): Fields {
  return {
    id,
    object: "checkout.session",
    customer,
    metadata: { priceId: price },
    success_url: successUrl,
    status: isOpen ? "open" : "expired",
    url: isOpen ? payUrl : null,
  };
}
