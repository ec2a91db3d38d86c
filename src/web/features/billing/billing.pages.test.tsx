import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BILLING_PATHS, type Billing } from "#shared/billing/billing.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { BillingPage } from "./billing.page.tsx";
import { SubscribePage } from "./subscribe.page.tsx";

const OVERVIEW = `GET ${BILLING_PATHS.overview}`;
const CHECKOUT = `POST ${BILLING_PATHS.checkout}`;
const PORTAL = `POST ${BILLING_PATHS.portal}`;

/** What a server that sells plans answers; the one under these tests sells none. */
const sells = (change: Partial<Billing> = {}) =>
  api.replaceAnswers(
    OVERVIEW,
    JSON.stringify({
      sellsPlans: true,
      prices: { monthly: "price_m", annual: "price_a" },
      plan: "guest",
      subscriptionStatus: null,
      renewsAt: null,
      endsAt: null,
      ...change,
    } satisfies Billing),
  );
const guest = { user: { plan: "guest" } } as const;

test("a server without plans says so, on both pages", async () => {
  for (const page of [<BillingPage key="b" />, <SubscribePage key="s" />]) {
    const { unmount } = renderScreen(page, { path: "/billing" });
    expect(await screen.findByText(/This server doesn't sell plans/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull();
    unmount();
  }
});

test("a guest sees what is free, and the way to the plans", async () => {
  sells();
  renderScreen(<BillingPage />, { path: "/billing", ...guest });
  expect(await screen.findByText("No Subscription")).toBeVisible();
  expect(screen.getByText("20 messages to Echo a day")).toBeVisible();
  expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscribe");
  expect(screen.queryByRole("button", { name: "Manage billing" })).toBeNull();
});

test("a member sees when it renews, and is told why the portal does not open", async () => {
  sells({ plan: "member_annual", subscriptionStatus: "active", renewsAt: "2031-12-05T12:00:00.000Z" });
  api.fail(PORTAL, 424);
  const { person } = renderScreen(<BillingPage />, { path: "/billing", user: { plan: "member_annual" } });
  expect(await screen.findByText("Active")).toBeVisible();
  expect(screen.getByText("Renews on December 5, 2031.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Manage billing" }));
  expect(await screen.findByText("Billing portal error")).toBeVisible();
  expect(screen.getByText("Failed to open billing portal. Please try again.")).toBeVisible();
});

test("who comes back from paying is welcomed, also before Stripe has confirmed it", async () => {
  sells();
  const { addresses } = renderScreen(<BillingPage />, { path: "/billing?success=true", ...guest });
  expect(await screen.findByText("Subscription activated!")).toBeVisible();
  expect(await screen.findByText(/Stripe is confirming your payment/)).toBeVisible();
  expect(addresses.at(-1)).toBe("/billing");
  expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull();
  sells({ plan: "member_monthly", subscriptionStatus: "active" });
  expect(await screen.findByText("Monthly, $9 per month", {}, { timeout: 6000 })).toBeVisible();
  expect(screen.getByText("Active")).toBeVisible();
  expect(screen.queryByText(/Stripe is confirming/)).toBeNull();
});

test("the annual plan is chosen first, and a failed checkout says why", async () => {
  sells();
  const { person } = renderScreen(<SubscribePage />, { path: "/subscribe", ...guest });
  expect(await screen.findByRole("radio", { name: "Annual" })).toBeChecked();
  for (const text of [
    "$90",
    "Save 17%",
    "Just $7.50/month",
    "$9",
    "Priority email support",
    "Cancel anytime",
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText("7-day money-back guarantee on all plans.")).toBeVisible();

  api.fail(CHECKOUT, 424);
  await person.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(await screen.findByText("Failed to start checkout")).toBeVisible();
  expect(screen.getByText("Subscription error")).toBeVisible();
  expect(api.bodies(CHECKOUT)).toEqual([{ priceId: "price_a" }]);

  await person.click(screen.getByRole("radio", { name: "Monthly" }));
  api.fail(CHECKOUT, 403, "You are not authenticated.");
  await person.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(await screen.findByText("Authentication required")).toBeVisible();
  await waitFor(() => expect(api.bodies(CHECKOUT)).toEqual([{ priceId: "price_a" }, { priceId: "price_m" }]));
});

test("somebody with a plan is led to Billing, and a page that cannot load offers Retry", async () => {
  api.fail(OVERVIEW, 500, "Something went wrong.");
  const { person } = renderScreen(<SubscribePage />, { path: "/subscribe" });
  await screen.findByText("Your plan couldn't be loaded");
  sells({ plan: "included" });
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Open Billing" })).toHaveAttribute("href", "/billing");
});
