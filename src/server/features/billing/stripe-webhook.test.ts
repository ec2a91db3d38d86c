import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { BILLING_PATHS } from "#shared/billing/billing.contract.ts";
import { PRICES } from "#tests/support/stripe-objects.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe-server.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
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

  test("taken up 50 times at once is handled by one of them", async () => {
    const event = { id: "evt_at_once", type: "customer.subscription.updated", customerId: await customer() };
    const { subscriptionsService } = server.dependencies;
    const all = await Promise.all(Array.from({ length: 50 }, () => subscriptionsService.receive(event)));
    expect(all.filter((received) => received === "handled")).toHaveLength(1);
    expect(all.filter((received) => received === "repeated")).toHaveLength(49);
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

// Last, because it moves the clock beyond every session.
test("an event is forgotten after a month", async () => {
  const customerId = await customer();
  const body = updated(customerId);
  await send(body);
  clock.advance(31 * 24 * 3_600_000);
  await server.dependencies.tidyUp();
  expect(await server.handle.db.selectFrom("stripe_events").select("id").execute()).toEqual([]);
});
