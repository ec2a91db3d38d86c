import type { Page } from "@playwright/test";
import { BARE_PAGE_PATH } from "#shared/auth/carried.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, expectTakenOver, test } from "./fixtures.ts";

const NEUTRAL = "https://www.wikipedia.org/";

/** Makes every API call fail with 500, or hang. */
async function breakApi(page: Page, how: "fails" | "hangs"): Promise<void> {
  await page.route("**/api/**", (route) => {
    if (how === "fails") return route.fulfill({ status: 500, body: "out of order" });
  });
}

/** Stands in for the neutral site, so the test does not need the internet. */
async function standInForNeutralSite(page: Page): Promise<void> {
  await page.context().route(`${NEUTRAL}**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<title>Wikipedia</title><h1>The free encyclopedia</h1>",
    }),
  );
}

const contacts = (page: Page) => page.getByRole("region", { name: "People to turn to" });
const said = (page: Page) => page.getByRole("status").first();

for (const how of ["fails", "hangs"] as const) {
  test.describe(`when every call ${how}`, () => {
    test.use({ allowedConsole: [/500/] });

    test("Quick Calm, the numbers and four rounds of breathing are there, without signing in", async ({
      page,
    }) => {
      await breakApi(page, how);
      await page.clock.install();
      await page.goto("/calm");
      await expect(page.getByRole("heading", { level: 1, name: "Quick Calm" })).toBeVisible();
      await expect(
        contacts(page).getByRole("link", {
          name: "Immediate danger: call your local emergency number (112)",
        }),
      ).toHaveAttribute("href", "tel:112");
      await contacts(page).getByLabel("Numbers for").selectOption("US");
      await expect(contacts(page).getByRole("link", { name: /^Call 988 \(988 Suicide/ })).toHaveAttribute(
        "href",
        "tel:988",
      );
      await expect(contacts(page).getByRole("link", { name: /^Text HOME to 741741/ })).toHaveAttribute(
        "href",
        "sms:741741?&body=HOME",
      );

      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await page.getByRole("button", { name: "Yes, let's do this" }).click();
      await expect(page.getByRole("heading", { name: "Breathe with the circle" })).toBeVisible();
      await page.clock.runFor(100);
      for (const round of [1, 2, 3, 4]) {
        await expect(said(page)).toHaveText(`Breathe in, round ${round} of 4`);
        await page.clock.runFor(4000);
        await expect(said(page)).toHaveText("Hold");
        await page.clock.runFor(4000);
        await expect(said(page)).toHaveText("Breathe out");
        await page.clock.runFor(6000);
        await expect(said(page)).toHaveText("Pause");
        await page.clock.runFor(2000);
      }
      await page.clock.runFor(1000);
      await expect(page.getByRole("heading", { name: "Notice what is around you" })).toBeFocused();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
}

test.describe("when Ridgeline can't be reached", () => {
  test.use({ allowedConsole: [/500/] });

  test("the screen that says so leads to Quick Calm", async ({ page }) => {
    await breakApi(page, "fails");
    // The page that a device keeps does not say who is signed in.
    await page.route("**/objectives", async (route) => {
      const bare = new URL(BARE_PAGE_PATH, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url: bare }) });
    });
    await page.goto("/objectives");
    await expect(page.getByText("Ridgeline can't be reached")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Quick Calm and people to turn to" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quick Calm" })).toBeVisible();
    await expect(contacts(page)).toBeVisible();
  });
});

test("from the login page by keyboard, to the country's numbers, and back", async ({ page }) => {
  await page.goto("/login");
  const link = page.getByRole("link", { name: "Try Quick Calm" });
  await expectTakenOver(link);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calm$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByLabel("Numbers for").selectOption("GB");
  await expect(page.getByRole("link", { name: "Call 116 123", exact: true })).toHaveAttribute(
    "href",
    "tel:116123",
  );
  await page.reload();
  await expect(page.getByLabel("Numbers for")).toHaveValue("GB");
  await expect(page.getByRole("link", { name: /emergency number \(999\)/ })).toHaveAttribute(
    "href",
    "tel:999",
  );
  await page.getByRole("link", { name: "Go to the rest of Ridgeline" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("a signed-in person has it too, and an admin's contact replaces the one that came along", async ({
  member: { page },
}) => {
  await page.route("**/api/support-contacts?country=DE", async (route) => {
    const response = await route.fetch();
    const [first, ...rest] = await response.json();
    await route.fulfill({ json: [{ ...first, label: "The house's own line", phone: "030 123" }, ...rest] });
  });
  await page.goto("/calm");
  await expect(
    contacts(page).getByRole("link", { name: "Call 030 123 (The house's own line)" }),
  ).toHaveAttribute("href", "tel:030123");
});

test.describe("leaving quickly", () => {
  test("puts another site in the place of the page, and Back does not lead to it again", async ({ page }) => {
    await standInForNeutralSite(page);
    await page.goto("/login");
    await page.goto("/calm");
    await page.getByRole("button", { name: "Leave quickly" }).click();
    await expect(page).toHaveURL(NEUTRAL);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await page.goForward();
    await expect(page).toHaveURL(NEUTRAL);
  });

  test("works with Escape three times, also from inside a text field", async ({ page }) => {
    await standInForNeutralSite(page);
    await page.goto("/calm");
    await page.getByRole("button", { name: "Yes, let's do this" }).click();
    await page.getByRole("button", { name: "Skip the breathing" }).click();
    await page.getByRole("textbox").first().focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/calm$/);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(NEUTRAL);
  });

  test("works on the safety page, the first Escape closing an open dialog", async ({ member: { page } }) => {
    await standInForNeutralSite(page);
    await page.goto("/safety");
    await expect(page.getByRole("button", { name: "Leave quickly" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(NEUTRAL);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("nothing scrolls sideways and axe finds nothing, in any country", async ({ page }) => {
    await page.goto("/calm");
    await expect(contacts(page)).toBeVisible();
    for (const country of ["US", "", "JP", "DE"]) {
      await page.getByLabel("Numbers for").selectOption(country);
      if (country === "US") await page.getByRole("button", { name: /^\d+ more$/ }).click();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the numbers and a way to breathe are there, and signing in says what it needs", async ({ page }) => {
    await page.goto("/calm");
    await expect(page.getByRole("heading", { level: 1, name: "Quick Calm" })).toBeVisible();
    // Playwright finds no texts inside of noscript.
    await expect(page.locator("noscript .animate-breathe")).toBeVisible();
    await expect(page.locator('noscript a[href="tel:116123"]').first()).toBeVisible();
    await expect(contacts(page).getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(page.locator('noscript a[href="/calm"]')).toBeVisible();
  });
});

test("prerendered screens are taken over as they stand, not drawn again", async ({ page }) => {
  // Before the scripts, which are deferred.
  await page.route("**/assets/index-*.js", async (route) => {
    await page
      .locator("#root > *")
      .first()
      .evaluate((first) => first.setAttribute("data-first", ""));
    await route.continue();
  });
  await page.goto("/login?next=%2Fsafety");
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/signup?next=%2Fsafety",
  );
  await expect(page.locator("[data-first]")).toBeVisible();
  await page.goto("/calm");
  await page.getByRole("button", { name: "Yes, let's do this" }).click();
  await expect(page.getByRole("heading", { name: "Breathe with the circle" })).toBeVisible();
  await expect(page.locator("[data-first]")).toBeVisible();
});
