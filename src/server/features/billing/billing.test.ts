import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { BILLING_PATHS } from "#shared/billing/billing.contract.ts";
import { PRICES, type StripeServer, startStripeServer } from "#tests/support/stripe-server.ts";
import {
  serverForTest,
  startTestServer,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";
import { createBillingRepository } from "./billing.repository.ts";

const clock = controlledClock("2026-11-22T09:00:00.000Z");
let stripe: StripeServer;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startTestServer({ clock, config: { billing: stripe.config } });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

let mara: TestClient & { user: { id: string } };
beforeEach(async () => {
  mara = await server.signedIn();
  stripe.requests.length = 0;
});
afterEach(() => stripe.fail(null));

const checkOut = (client: TestClient = mara, priceId: string = PRICES.monthly) =>
  client.post(BILLING_PATHS.checkout, { priceId });
const me = async (client: TestClient = mara) => (await client.get("/api/auth/me")).json();
const profile = (id = mara.user.id) =>
  server.handle.db.selectFrom("profiles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const asked = (path: string) => stripe.requests.filter((request) => request.path.startsWith(path)).length;

/** Somebody who is a customer at Stripe. */
async function customer(client: TestClient & { user: { id: string } } = mara): Promise<string> {
  await checkOut(client);
  return (await profile(client.user.id)).stripeCustomerId ?? "";
}

/** Sends an event like Stripe. */
function send(body: string, signature = stripe.sign(body, { timestamp: clock.now().getTime() / 1000 })) {
  return server.app.inject({
    method: "POST",
    url: BILLING_PATHS.webhook,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    payload: body,
  });
}
const updated = (customerId: string, change: object = {}) =>
  stripe.eventOf("customer.subscription.updated", {
    object: "subscription",
    customer: customerId,
    ...change,
  });

describe("checkout", () => {
  test("leads to a page of Stripe's that knows the account and leads back", async () => {
    const response = await checkOut();
    expect(response.statusCode).toBe(200);
    const session = stripe.sessionOf(response.json().url);
    expect(session).toMatchObject({
      price: PRICES.monthly,
      successUrl: "http://localhost:80/billing?success=true",
      cancelUrl: "http://localhost:80/subscribe",
      customer: (await profile()).stripeCustomerId,
    });
    expect(stripe.customers.get(session?.customer ?? "")?.metadata).toEqual({ accountId: mara.user.id });
  });

  test("of a double click, there is one customer and one page", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => checkOut()));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const own = [...stripe.customers.values()].filter(({ metadata }) => metadata.accountId === mara.user.id);
    expect(own).toHaveLength(1);
    const made = asked("/v1/customers");
    clock.advance(3_600_000);
    await checkOut(mara, PRICES.annual);
    expect(asked("/v1/customers")).toBe(made);
  });

  test("takes only the two prices, and somebody who is signed in", async () => {
    for (const priceId of ["price_other", "", 5, undefined]) {
      const refused = await mara.post(BILLING_PATHS.checkout, { priceId });
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { priceId: expect.any(String) }]);
    }
    expect((await checkOut(server.anonymous())).statusCode).toBe(401);
    expect((await server.anonymous().post(BILLING_PATHS.portal)).statusCode).toBe(401);
    expect((await server.anonymous().get(BILLING_PATHS.overview)).statusCode).toBe(401);
    expect(stripe.requests).toEqual([]);
  });

  test("is refused to somebody who pays already, even before the event about it arrives", async () => {
    stripe.subscribe(await customer(), PRICES.annual);
    const refused = await checkOut();
    expect([refused.statusCode, refused.json().code]).toEqual([409, "already_subscribed"]);
    expect(await me()).toMatchObject({ plan: "member_annual", subscriptionStatus: "active" });
  });

  test("makes a new customer when the stored one is gone at Stripe", async () => {
    const gone = await customer();
    stripe.removeCustomer(gone);
    clock.advance(60_000);
    expect((await checkOut()).statusCode).toBe(200);
    expect((await profile()).stripeCustomerId).not.toBe(gone);
  });

  test.each([
    ["500", 424, "payments_unavailable"],
    ["429", 424, "payments_unavailable"],
    ["silent", 424, "payments_unavailable"],
    ["401", 424, "payments_unavailable"],
    ["card", 402, "payment_declined"],
  ] as const)(
    "says what is the matter when Stripe fails with %s, and works again afterwards",
    async (fault, status, code) => {
      stripe.fail(fault);
      const failed = await checkOut();
      expect([failed.statusCode, failed.json().code]).toEqual([status, code]);
      expect(failed.body).not.toContain("INTERNAL");
      stripe.fail(null);
      expect((await checkOut()).statusCode).toBe(200);
    },
  );

  test("stops a stuck button", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await checkOut()).statusCode);
    expect(statuses.slice(19)).toEqual([200, 429, 429]);
  });
});

test("the portal opens for a customer, and leads back to Billing", async () => {
  const refused = await mara.post(BILLING_PATHS.portal);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringMatching(/subscription to manage/),
  ]);
  await customer();
  const opened = await mara.post(BILLING_PATHS.portal);
  expect([opened.statusCode, opened.json()]).toEqual([200, { url: expect.stringContaining("/portal/") }]);
});

describe("an event", () => {
  test.each([
    ["active", PRICES.monthly, "member_monthly"],
    ["trialing", PRICES.annual, "member_annual"],
    ["past_due", PRICES.annual, "member_annual"],
    ["unpaid", PRICES.monthly, "guest"],
    ["incomplete", PRICES.monthly, "guest"],
  ])("about a subscription that is %s of %s makes the plan %s", async (status, price, plan) => {
    const customerId = await customer();
    const { id } = stripe.subscribe(customerId, price, status);
    expect((await send(updated(customerId))).statusCode).toBe(200);
    expect(await me()).toMatchObject({ plan, subscriptionStatus: status });
    expect(await profile()).toMatchObject({ stripeSubscriptionId: id });
  });

  test.each([
    "checkout.session.completed",
    "customer.subscription.created",
    "customer.subscription.deleted",
    "invoice.payment_failed",
  ])("of the type %s makes the state be read anew", async (type) => {
    const customerId = await customer();
    stripe.subscribe(customerId, PRICES.monthly);
    await send(stripe.eventOf(type, { customer: customerId }));
    expect(await me()).toMatchObject({ plan: "member_monthly" });
  });

  test("delivered 50 times at once has one effect", async () => {
    const customerId = await customer();
    stripe.subscribe(customerId, PRICES.monthly);
    const body = updated(customerId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { updatedAt } = await profile();
    const { id } = JSON.parse(body);
    const stored = server.handle.db.selectFrom("stripe_events").select("id").where("id", "=", id);
    expect(await stored.execute()).toHaveLength(1);
    const reads = asked("/v1/subscriptions");
    clock.advance(1000);
    await send(body);
    expect(await profile()).toMatchObject({ plan: "member_monthly", updatedAt });
    expect(asked("/v1/subscriptions")).toBe(reads);
  });

  test("out of order does no harm: the newest state counts", async () => {
    const customerId = await customer();
    const { id } = stripe.subscribe(customerId, PRICES.monthly);
    const created = stripe.eventOf("customer.subscription.created", {
      customer: customerId,
      status: "active",
    });
    stripe.change(id, { status: "canceled", ended_at: clock.now().getTime() / 1000 });
    const deleted = stripe.eventOf("customer.subscription.deleted", { customer: customerId });
    await send(deleted);
    await send(created);
    expect(await me()).toMatchObject({ plan: "guest", subscriptionStatus: "canceled" });
  });

  test("whose answer is overtaken by a later one is not stored over it", async () => {
    const customerId = await customer();
    const repository = createBillingRepository(server.handle.db, clock);
    const [first, second] = [await repository.beginRead(customerId), await repository.beginRead(customerId)];
    const state = { stripeSubscriptionId: "s", renewsAt: null, endsAt: null };
    const apply = (read: number | null, plan: "guest" | "member_annual") =>
      repository.apply({ customerId, read: read ?? 0, event: null }, () => ({
        ...state,
        plan,
        subscriptionStatus: plan,
      }));
    expect(await apply(second, "member_annual")).toMatchObject({ after: { plan: "member_annual" } });
    expect(await apply(first, "guest")).toBeNull();
    expect(await me()).toMatchObject({ plan: "member_annual" });
  });

  test.each(["included", "comped"] as const)(
    "never overwrites the plan %s, and keeps what is paid on top",
    async (plan) => {
      const customerId = await customer();
      await server.handle.db.updateTable("profiles").set({ plan }).where("id", "=", mara.user.id).execute();
      const { id } = stripe.subscribe(customerId, PRICES.monthly);
      await send(updated(customerId));
      expect(await profile()).toMatchObject({ plan, stripeSubscriptionId: id, subscriptionStatus: "active" });
      stripe.change(id, { status: "canceled" });
      await send(updated(customerId));
      expect(await profile()).toMatchObject({ plan, subscriptionStatus: "canceled" });
    },
  );

  test("says when a subscription renews, and when a canceled one ends", async () => {
    const customerId = await customer();
    const { id } = stripe.subscribe(customerId, PRICES.monthly);
    await send(updated(customerId));
    const { renewsAt } = (await mara.get(BILLING_PATHS.overview)).json();
    expect(renewsAt).toMatch(/^\d{4}-.*Z$/);
    stripe.change(id, { cancel_at_period_end: true });
    await send(updated(customerId));
    expect((await mara.get(BILLING_PATHS.overview)).json()).toMatchObject({
      plan: "member_monthly",
      renewsAt: null,
      endsAt: renewsAt,
    });
  });

  test("about an unknown customer, of another type or without a customer is accepted and changes nothing", async () => {
    for (const body of [
      updated("cus_unknown"),
      stripe.eventOf("charge.refunded", { customer: await customer() }),
      stripe.eventOf("invoice.payment_failed", {}),
    ])
      expect((await send(body)).statusCode).toBe(200);
    expect(await me()).toMatchObject({ plan: "guest", subscriptionStatus: null });
  });

  test("is refused with a bad signature, another body, an old timestamp, no signature and no body", async () => {
    const customerId = await customer();
    stripe.subscribe(customerId, PRICES.monthly);
    const body = updated(customerId);
    const timestamp = clock.now().getTime() / 1000;
    for (const [payload, signature] of [
      [body, stripe.sign(body, { secret: "whsec_other", timestamp })],
      [`${body} `, stripe.sign(body, { timestamp })],
      [body, stripe.sign(body, { timestamp: timestamp - 301 })],
      [body, ""],
      ["", stripe.sign("", { timestamp })],
      ["not json", stripe.sign("not json", { timestamp })],
    ] as const) {
      const refused = await send(payload, signature);
      expect([refused.statusCode, refused.json().code]).toEqual([400, "bad_signature"]);
    }
    expect((await send("x".repeat(600_000))).statusCode).toBe(413);
    expect(await me()).toMatchObject({ plan: "guest" });
  });

  test.each(["500", "silent"] as const)(
    "is to be sent again when Stripe cannot be read (%s), and then counts",
    async (fault) => {
      const customerId = await customer();
      stripe.subscribe(customerId, PRICES.monthly);
      const body = updated(customerId);
      stripe.fail(fault);
      const failed = await send(body);
      expect([failed.statusCode, failed.headers["retry-after"]]).toEqual([503, "60"]);
      expect(await me()).toMatchObject({ plan: "guest" });
      stripe.fail(null);
      expect((await send(body)).statusCode).toBe(200);
      expect(await me()).toMatchObject({ plan: "member_monthly" });
    },
  );
});

test("whoever deletes their account pays no more", async () => {
  const customerId = await customer();
  stripe.subscribe(customerId, PRICES.monthly);
  await server.handle.db.deleteFrom("profiles").where("id", "=", mara.user.id).execute();
  stripe.fail("500");
  await server.dependencies.tidyUp();
  expect(stripe.customers.has(customerId)).toBe(true);
  stripe.fail(null);
  await server.dependencies.tidyUp();
  expect(stripe.customers.has(customerId)).toBe(false);
  const rows = server.handle.db.selectFrom("stripe_customers").select("userId");
  expect(await rows.where("customerId", "=", customerId).execute()).toEqual([]);
  expect((await send(updated(customerId))).statusCode).toBe(200);
});

test("the overview says what is sold", async () => {
  expect((await mara.get(BILLING_PATHS.overview)).json()).toEqual({
    sellsPlans: true,
    prices: PRICES,
    plan: "guest",
    subscriptionStatus: null,
    renewsAt: null,
    endsAt: null,
  });
});

test("without keys, nothing is sold and nothing is received", async () => {
  const free = await serverForTest();
  const jo = await free.signedIn();
  expect((await jo.get(BILLING_PATHS.overview)).json()).toMatchObject({ sellsPlans: false, prices: null });
  for (const response of [await checkOut(jo), await jo.post(BILLING_PATHS.portal)]) {
    expect([response.statusCode, response.json().error]).toEqual([
      409,
      "This server doesn't sell plans. You can use everything here.",
    ]);
  }
  expect((await free.anonymous().post(BILLING_PATHS.webhook, {})).statusCode).toBe(404);
});

// Last, because it moves the clock beyond every session.
test("an event is forgotten after a month", async () => {
  const customerId = await customer();
  const body = updated(customerId);
  await send(body);
  clock.advance(31 * 24 * 3_600_000);
  await server.dependencies.tidyUp();
  expect(await server.handle.db.selectFrom("stripe_events").select("id").execute()).toEqual([]);
});
