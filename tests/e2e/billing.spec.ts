import type { ServerProcess } from "#tests/support/server-process.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe-server.ts";
import { test as base, expect, expectAccessible, startJourneyServer, toastText } from "./fixtures.ts";

const test = base.extend<object, { stripe: StripeServer; server: ServerProcess }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form.
    async ({}, use) => {
      const stripe = await startStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startJourneyServer(stripe.environment);
      await use(server);
      expect(await server.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
});

test("somebody subscribes, is confirmed a little later, and cancels in the portal", async ({
  member: { page },
  stripe,
  server,
}) => {
  const confirmation = Promise.withResolvers<void>();
  stripe.deliverTo(server.url, confirmation.promise);
  await page.goto("/");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Billing" }).click();
  await expect(page.getByText("No Subscription", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Upgrade" }).click();

  await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Monthly" }).check();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { name: "Pay" })).toBeVisible();
  await page.getByRole("button", { name: "Subscribe" }).click();

  await expect(toastText(page, "Subscription activated!")).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByText(/Stripe is confirming your payment/)).toBeVisible();
  confirmation.resolve();
  await expect(page.getByText("Monthly, $9 per month")).toBeVisible();
  await expect(page.getByRole("button", { name: /Account of/ })).toContainText("Member");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Manage billing" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(
    page.getByText("Your subscription has ended. Everything you wrote is still here."),
  ).toBeVisible();
  await expect(page.getByText("No Subscription", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Account of/ })).toContainText("Guest");
});
