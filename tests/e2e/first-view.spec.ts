import { TAGLINES } from "#web/platform/shell/taglines.content.ts";
import { expect, test } from "./fixtures.ts";

const TITLES = { "/": "Command Dashboard", "/objectives": "Priorities", "/safety": "Safety Planning" };

for (const [path, title] of Object.entries(TITLES) as [keyof typeof TITLES, string][]) {
  test(`the head of ${path} stands before the app has arrived, and the app takes its place`, async ({
    member: { page },
  }) => {
    await page.addInitScript(() => localStorage.setItem("ridgeline:mode", "business"));
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/index-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const view = page.locator("[data-first-view]");
    await expect(view.getByText(title)).toBeVisible();
    await expect(view.getByText(TAGLINES[path])).toBeVisible();
    await expect(view.locator("a, button, input, select, textarea")).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(view).toHaveCount(0);
  });
}
