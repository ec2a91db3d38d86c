import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { BILLING_PATHS } from "#shared/billing/billing.contract.ts";
import { linkIn, startMailServer } from "#tests/support/mail-server.ts";
import { PRICES } from "#tests/support/stripe-objects.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe-server.ts";
import {
  serverForTest,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

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

  test("opens the same page again, and closes it when the other plan is chosen: nobody pays twice", async () => {
    const page = async (price: string) => stripe.sessionOf((await checkOut(mara, price)).json().url);
    const monthly = await page(PRICES.monthly);
    clock.advance(600_000);
    expect((await page(PRICES.monthly))?.id).toBe(monthly?.id);
    const annual = await page(PRICES.annual);
    expect([monthly?.isOpen, annual?.isOpen]).toEqual([false, true]);
    const again = await page(PRICES.monthly);
    expect([again?.isOpen, annual?.isOpen, again?.id === monthly?.id]).toEqual([true, false, false]);
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

describe("the email address of a customer", () => {
  test("is told to Stripe once it has changed, by the hour if Stripe was away", async () => {
    const mail = await startMailServer();
    const mailing = await startTestServer({
      clock,
      config: { billing: stripe.config, mail: mail.config, publicUrl: "http://localhost:3000" },
    });
    const jo = await mailing.signedIn();
    await checkOut(jo);
    const there = () =>
      [...stripe.customers.values()].find(({ metadata }) => metadata.accountId === jo.user.id)?.email;
    expect(there()).toBe(jo.user.email);
    const change = async (email: string) => {
      await jo.post("/api/account/email", { email, password: TEST_PASSWORD });
      const { hash } = linkIn(await mail.next(email, "Confirm your email address"));
      const confirmed = await jo.post("/api/auth/confirm-email", { token: hash.slice(1) });
      expect(confirmed.statusCode).toBe(200);
    };
    await change("jo.new@example.org");
    await expect.poll(there).toBe("jo.new@example.org");

    stripe.fail("500");
    await change("jo.newer@example.org");
    await mailing.dependencies.tidyUp();
    expect(there()).toBe("jo.new@example.org");
    stripe.fail(null);
    stripe.requests.length = 0;
    await mailing.dependencies.tidyUp();
    expect(there()).toBe("jo.newer@example.org");
    await mailing.dependencies.tidyUp();
    expect(asked("/v1/customers")).toBe(1);
    await mailing.close();
    await mail.close();
  });

  test("of somebody whom Stripe does not know keeps nobody else's waiting", async () => {
    const [gone, known] = [mara, await server.signedIn()];
    const ids = [await customer(gone), await customer(known)];
    stripe.removeCustomer(ids[0] ?? "");
    await server.handle.db
      .updateTable("stripe_customers")
      .set({ email: null })
      .where("customerId", "in", ids)
      .execute();
    stripe.requests.length = 0;
    await server.dependencies.tidyUp();
    expect(asked("/v1/customers")).toBe(2);
    stripe.requests.length = 0;
    await server.dependencies.tidyUp();
    expect(asked("/v1/customers")).toBe(1);
  });
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
