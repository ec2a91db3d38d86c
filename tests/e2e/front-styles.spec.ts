import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectTakenOver, test } from "./fixtures.ts";

/** How each element looks, in the page's order. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].map((element) => {
      const style = getComputedStyle(element);
      const lines = [...style]
        .filter((name) => !name.startsWith("--"))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName} ${element.className}\n${lines.join("\n")}`;
    }),
  );

for (const [path, action] of [
  ["/login", "Sign in"],
  ["/signup", "Create account"],
] as const) {
  for (const width of [360, 1280]) {
    test(`${path} looks alike with its own style sheet and with the app's at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => {
        const still = new CSSStyleSheet();
        still.replaceSync("* { transition: none !important; animation: none !important }");
        document.adoptedStyleSheets.push(still);
      });
      const email = page.getByRole("textbox", { name: "Email" });
      await expectTakenOver(email);
      await email.focus();
      await page.getByRole("button", { name: action, exact: true }).click();
      await expect(email).toHaveAttribute("aria-invalid", "true");
      // The messages move the button away from under the pointer, which the browser notices only later.
      await page.mouse.move(0, 0);
      const appSheet = page.locator("link[data-app-styles] + link[rel=stylesheet]");
      await expect(appSheet).toHaveCount(1);
      await expect.poll(() => appSheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      const withApp = await looks(page);
      await appSheet.evaluate((link: HTMLLinkElement) => {
        link.disabled = true;
      });
      await page.evaluate(() => document.fonts.ready);
      expect(await looks(page)).toEqual(withApp);
      await expectAccessible(page);
    });
  }
}

test("another screen waits for the app's style sheet", async ({ page }) => {
  const { promise: mayPass, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.css", async (route) => {
    await mayPass;
    await route.continue();
  });
  const fetched = page.waitForResponse("**/assets/calm-*.js");
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("link[data-app-styles] + link").waitFor({ state: "attached" });
  const link = page.getByRole("link", { name: "Try Quick Calm" });
  await expectTakenOver(link);
  await link.click();
  await fetched;
  await expect(page.getByRole("heading", { name: "Quick Calm" })).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "Quick Calm" })).toBeVisible();
});
