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

/** A guest's journey ends at a refusal, which the browser notes. */
test.describe("a guest with five active objectives", () => {
  test.use({ losesConnection: true, allowedConsole: [/402/] });

  test("is led to the plans, and keeps what they wrote", async ({ member: { page } }) => {
    for (const title of ["One", "Two", "Three", "Four", "Five"]) {
      const data = { title, specific: "s", measurable: "m", pillar: "Peace" };
      expect((await page.request.post("/api/objectives", { data })).status()).toBe(201);
    }
    await page.goto("/objectives?pillar=Peace");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Title" }).fill("Six");
    await dialog.getByRole("textbox", { name: "Specific" }).fill("The sixth one");
    await dialog.getByRole("textbox", { name: "Measurable" }).fill("Written down");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await expect(toastText(page, "The free plan is full")).toBeVisible();
    await page.getByRole("button", { name: "See plans" }).click();
    await expect(page.getByRole("heading", { name: "Subscribe" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/objectives?pillar=Peace");
    await expect(dialog.getByRole("textbox", { name: "Specific" })).toHaveValue("The sixth one");

    // The same without a connection: it waits, is refused later, and nothing behind it is held up.
    await page.route("**/api/**", (route) => route.abort());
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("1 change is saved on this device.")).toBeVisible();
    await page.unroute("**/api/**");
    // It is sent again by itself, too, so that the button may already be gone.
    const review = page.getByRole("button", { name: "Review" });
    const again = page.getByRole("button", { name: "Try again" });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(review).toBeVisible({ timeout: 2000 });
    }).toPass();
    await review.click();
    await expect(dialog.getByText("The sixth one")).toBeVisible();
    await dialog.getByRole("link", { name: "See plans" }).click();
    await expect(page.getByRole("heading", { name: "Subscribe" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
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
