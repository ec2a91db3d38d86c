import { afterAll, beforeAll, expect, test } from "vitest";
import { BILLING_PATHS } from "#shared/billing/billing.contract.ts";
import { operate } from "#tests/support/operator.ts";
import { PRICES } from "#tests/support/stripe-objects.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe-server.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let stripe: StripeServer;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startTestServer({ config: { billing: stripe.config } });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const run = (...args: string[]) =>
  operate(server.database, ["reconcile-billing", ...args], { environment: stripe.environment });

test("reconcile-billing corrects what differs from Stripe, and says what", async () => {
  const people = [await server.signedIn(), await server.signedIn(), await server.signedIn()];
  for (const person of people) await person.post(BILLING_PATHS.checkout, { priceId: PRICES.monthly });
  const [paying, given, lapsed] = people.map(({ user }) => user);
  const profiles = () => server.handle.db.updateTable("profiles");
  const rows = await server.handle.db.selectFrom("profiles").select(["id", "stripeCustomerId"]).execute();
  const customerOf = (id = "") => rows.find((row) => row.id === id)?.stripeCustomerId ?? "";
  const { id: paid } = stripe.subscribe(customerOf(paying?.id), PRICES.annual);
  const { id: extra } = stripe.subscribe(customerOf(given?.id), PRICES.monthly);
  await profiles()
    .set({ plan: "included" })
    .where("id", "=", given?.id ?? "")
    .execute();
  await profiles()
    .set({ plan: "member_monthly" })
    .where("id", "=", lapsed?.id ?? "")
    .execute();
  const plans = async () =>
    Promise.all(people.map(async (one) => (await one.get("/api/auth/me")).json().plan));

  const changes = [
    `${paying?.email}: plan guest -> member_annual, status none -> active, subscription none -> ${paid}`,
    `${given?.email}: status none -> active, subscription none -> ${extra}`,
    `${lapsed?.email}: plan member_monthly -> guest`,
  ];
  const dry = await run("--dry-run");
  expect([dry.code, dry.output.trim().split("\n").sort()]).toEqual([
    0,
    [...changes, "3 customers checked, 3 would be corrected."].sort(),
  ]);
  expect(await plans()).toEqual(["guest", "included", "member_monthly"]);

  stripe.fail("500");
  const failed = await run();
  expect([failed.code, failed.errors]).toEqual([
    1,
    expect.stringMatching(/^Stripe didn't answer \(StripeAPIError 500\)/),
  ]);
  stripe.fail(null);

  const json = JSON.parse((await run("--json")).output);
  expect(json).toMatchObject({ isDryRun: false, checked: 3, changed: { length: 3 } });
  expect(await plans()).toEqual(["member_annual", "included", "guest"]);
  expect((await run()).output).toBe("3 customers checked, 0 corrected.\n");
});

test("reconcile-billing tells Stripe an address that it does not have, as after an outage or a restore", async () => {
  const { user, post } = await server.signedIn();
  await post(BILLING_PATHS.checkout, { priceId: PRICES.monthly });
  const own = [...stripe.customers.values()].find(({ metadata }) => metadata.accountId === user.id);
  if (!own) throw new Error("There is no such customer.");
  own.email = "before@example.org";
  const line = `${user.email}: address at Stripe before@example.org -> ${user.email}\n`;
  expect((await run("--dry-run")).output).toContain(line);
  expect(own.email).toBe("before@example.org");
  expect((await run()).output).toContain(line);
  expect(own.email).toBe(user.email);
  expect((await run()).output).not.toContain(user.email);
});

test("reconcile-billing leaves alone whom Stripe does not know, as with the keys of another account", async () => {
  const person = await server.signedIn();
  await person.post(BILLING_PATHS.checkout, { priceId: PRICES.monthly });
  const own = server.handle.db.selectFrom("profiles").select("stripeCustomerId");
  const row = await own.where("id", "=", person.user.id).executeTakeFirstOrThrow();
  stripe.removeCustomer(row.stripeCustomerId ?? "");
  await server.handle.db
    .updateTable("profiles")
    .set({ plan: "member_annual" })
    .where("id", "=", person.user.id)
    .execute();
  const { output } = await run();
  expect(output).toContain(`${person.user.email}: not a customer of this account at Stripe, left as it is\n`);
  expect((await person.get("/api/auth/me")).json().plan).toBe("member_annual");
});

test("reconcile-billing is refused where nothing is sold", async () => {
  const { code, errors } = await operate(server.database, ["reconcile-billing"]);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^This server sells no plans/)]);
});
