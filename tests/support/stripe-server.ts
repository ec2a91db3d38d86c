import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { BillingConfig } from "#server/platform/config/billing-config.ts";
import {
  type Fields,
  PRICES,
  type Session,
  type StoredSubscription,
  sessionFields,
  subscriptionFields,
} from "./stripe-objects.ts";

const SECRET_KEY = "sk_test_ridgeline";
const WEBHOOK_SECRET = "whsec_ridgeline";

/** What goes wrong with the API's calls from now on. */
export type StripeFault = "500" | "429" | "401" | "card" | "silent" | null;

const FAULTS: Record<Exclude<StripeFault, "silent" | null>, [status: number, error: Fields]> = {
  "500": [500, { type: "api_error", message: "INTERNAL DETAIL" }],
  "429": [429, { type: "rate_limit_error", code: "rate_limit", message: "INTERNAL DETAIL" }],
  "401": [401, { type: "invalid_request_error", message: "INTERNAL DETAIL" }],
  card: [402, { type: "card_error", code: "card_declined", message: "INTERNAL DETAIL" }],
};

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/**
 * A local server that speaks the parts of Stripe's API that are used, with its pages to pay and to cancel, and signed
 * events.
 */
export async function startStripeServer() {
  const customers = new Map<string, { id: string; email: string; metadata: Fields }>();
  const subscriptions = new Map<string, StoredSubscription>();
  const sessions = new Map<string, Session>();
  const portals = new Map<string, { customer: string; returnUrl: string }>();
  const answers = new Map<string, { request: string; answer: Fields }>();
  const requests: { method: string; path: string; idempotencyKey: string | undefined }[] = [];
  let fault: StripeFault = null;
  let deliverTo: string | null = null;
  let holds: Promise<void> | null = null;

  const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const payUrl = (id: string) => `${url()}/pay/${id}`;
  const ofCustomer = (customer: string) =>
    [...subscriptions.values()].filter((one) => one.customer === customer);

  /** An event in the form of Stripe's. */
  function eventOf(type: string, object: Fields, change: Fields = {}): string {
    return JSON.stringify({
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: nowSeconds(),
      livemode: false,
      type,
      data: { object },
      ...change,
    });
  }

  function sign(payload: string, options: { timestamp?: number; secret?: string } = {}): string {
    const { secret = WEBHOOK_SECRET, timestamp } = options;
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
  }

  /** Delivers an event like Stripe, when there is somewhere to deliver it to. */
  async function deliver(type: string, object: Fields): Promise<void> {
    if (!deliverTo) return;
    const body = eventOf(type, object);
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": sign(body) };
    await holds;
    await fetch(`${deliverTo}/api/stripe/webhook`, { method: "POST", headers, body });
  }

  function subscribe(customer: string, price: string, status = "active"): StoredSubscription {
    const created = nowSeconds() + subscriptions.size;
    const one = {
      id: newId("sub"),
      customer,
      status,
      price,
      created,
      cancel_at_period_end: false,
      ended_at: null,
    };
    subscriptions.set(one.id, one);
    return one;
  }

  const routes: Record<string, (form: URLSearchParams, id: string) => Fields | null> = {
    [`GET /v1/prices/${PRICES.monthly}`]: () => ({ id: PRICES.monthly, object: "price" }),
    "POST /v1/customers": (form) => {
      const customer = {
        id: newId("cus"),
        object: "customer",
        email: form.get("email") ?? "",
        metadata: { accountId: form.get("metadata[accountId]") },
      };
      customers.set(customer.id, customer);
      return customer;
    },
    "GET /v1/customers": (_, id) => customers.get(id) ?? null,
    "POST /v1/customers/": (form, id) => {
      const customer = customers.get(id);
      return customer ? Object.assign(customer, { email: form.get("email") ?? customer.email }) : null;
    },
    "DELETE /v1/customers": (_, id) => {
      if (!customers.delete(id)) return null;
      for (const one of ofCustomer(id)) subscriptions.delete(one.id);
      return { id, object: "customer", deleted: true };
    },
    "GET /v1/subscriptions": (form) => {
      const customer = form.get("customer") ?? "";
      if (!customers.has(customer)) return null;
      const data = ofCustomer(customer).map(subscriptionFields).reverse();
      return { object: "list", data, has_more: false, url: "/v1/subscriptions" };
    },
    "POST /v1/checkout/sessions": (form) => {
      const customer = form.get("customer") ?? "";
      if (!customers.has(customer)) return null;
      const id = newId("cs_test");
      const price = form.get("line_items[0][price]") ?? "";
      const [successUrl, cancelUrl] = [form.get("success_url") ?? "", form.get("cancel_url") ?? ""];
      const session = { id, customer, price, successUrl, cancelUrl, isOpen: true };
      sessions.set(id, session);
      return sessionFields(session, payUrl(id));
    },
    "GET /v1/checkout/sessions": (form) => {
      const customer = form.get("customer") ?? "";
      if (!customers.has(customer)) return null;
      const open = [...sessions.values()].filter((one) => one.isOpen && one.customer === customer);
      return { object: "list", data: open.map((one) => sessionFields(one, payUrl(one.id))), has_more: false };
    },
    "POST /v1/checkout/sessions/expire": (_, id) => {
      const session = sessions.get(id);
      if (!session?.isOpen) return null;
      session.isOpen = false;
      return sessionFields(session, payUrl(id));
    },
    "POST /v1/billing_portal/sessions": (form) => {
      const customer = form.get("customer") ?? "";
      if (!customers.has(customer)) return null;
      const id = newId("bps");
      portals.set(id, { customer, returnUrl: form.get("return_url") ?? "" });
      return { id, object: "billing_portal.session", url: `${url()}/portal/${id}` };
    },
  };

  function answerApi(request: IncomingMessage, path: string, body: string, response: ServerResponse): void {
    const send = (status: number, fields: Fields) =>
      response
        .writeHead(status, { "content-type": "application/json", "request-id": newId("req") })
        .end(JSON.stringify(fields));
    const method = request.method ?? "";
    const header = request.headers["idempotency-key"];
    const idempotencyKey = typeof header === "string" ? header : undefined;
    requests.push({ method, path, idempotencyKey });
    if (fault === "silent") return;
    if (fault) {
      const [status, error] = FAULTS[fault];
      return void send(status, { error });
    }
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return void send(401, { error: { type: "invalid_request_error", message: "INTERNAL DETAIL" } });
    }
    const known = idempotencyKey && method === "POST" ? answers.get(idempotencyKey) : undefined;
    if (known?.request === path + body) return void send(200, known.answer);
    if (known) return void send(400, { error: { type: "idempotency_error", message: "INTERNAL DETAIL" } });
    const [pathname = "", query] = path.split("?");
    const [, folder = pathname, id, action = ""] =
      /^(\/v1\/customers|\/v1\/checkout\/sessions)\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    const change = method === "POST" && folder === "/v1/customers" && id ? "/" : "";
    const route = routes[`${method} ${folder}${action}${change}`];
    const answer = route?.(new URLSearchParams(method === "POST" ? body : query), id ?? "");
    if (!answer) {
      const missing = { type: "invalid_request_error", code: "resource_missing", message: "INTERNAL DETAIL" };
      return void send(404, { error: { ...missing, param: id ? "id" : "customer" } });
    }
    if (idempotencyKey && method === "POST") answers.set(idempotencyKey, { request: path + body, answer });
    send(200, answer);
  }

  /** Stripe's own pages: one button each. */
  async function answerPage(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    const [, page, id = ""] = path.split("/");
    const session = sessions.get(id);
    const portal = portals.get(id);
    const goTo = (location: string) => response.writeHead(303, { location }).end();
    if (session?.isOpen === false) response.writeHead(410).end();
    else if (page === "pay" && session && request.method === "POST") {
      session.isOpen = false;
      const one = subscribe(session.customer, session.price);
      goTo(session.successUrl);
      await deliver("customer.subscription.created", subscriptionFields(one));
      await deliver("checkout.session.completed", {
        id,
        object: "checkout.session",
        customer: session.customer,
      });
    } else if (page === "portal" && portal && request.method === "POST") {
      for (const one of ofCustomer(portal.customer)) {
        one.status = "canceled";
        one.ended_at = nowSeconds();
        await deliver("customer.subscription.deleted", subscriptionFields(one));
      }
      goTo(portal.returnUrl);
    } else if (session || portal) {
      const [title, button] = session ? ["Pay", "Subscribe"] : ["Your subscription", "Cancel plan"];
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(
          `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1><form method="post"><button>${button}</button></form>`,
        );
    } else response.writeHead(404).end();
  }

  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const path = request.url ?? "";
    if (path.startsWith("/v1/")) answerApi(request, path, body, response);
    else await answerPage(request, path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    /** For the server under test. */
    config: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      prices: PRICES,
      apiBase: url(),
      timeoutMs: 500,
    } satisfies BillingConfig,
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTHLY: PRICES.monthly,
      STRIPE_PRICE_ANNUAL: PRICES.annual,
      STRIPE_API_BASE: url(),
    },
    requests,
    customers,
    /** Sets what goes wrong from now on; null: nothing. */
    fail(next: StripeFault): void {
      fault = next;
    },
    /** Sends events to this server from now on. @param after which they wait for */
    deliverTo(address: string, after: Promise<void> | null = null): void {
      deliverTo = address;
      holds = after;
    },
    subscribe,
    /** Changes a subscription, without an event. */
    change(id: string, change: Partial<StoredSubscription>): Fields {
      const one = subscriptions.get(id);
      if (!one) throw new Error("There is no such subscription.");
      return subscriptionFields(Object.assign(one, change));
    },
    /** Removes a customer as if by hand in Stripe's dashboard. */
    removeCustomer: (id: string): void => void customers.delete(id),
    sessionOf: (pageUrl: string): Session | undefined => sessions.get(pageUrl.split("/").at(-1) ?? ""),
    eventOf,
    sign,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
