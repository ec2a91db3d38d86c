import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";

/** Opens the dashboard with a fake clock, and Quick Calm at its question. */
async function openQuickCalm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  const opener = page.getByRole("link", { name: /^Quick Calm 60-second reset/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Quick Calm" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes, let's do this" })).toBeFocused();
}

/** Starts the breathing; from now on, only `page.clock.runFor` advances the clock. */
async function beginBreathing(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.keyboard.press("Enter");
  await page.clock.runFor(100);
}

const title = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });
const said = (page: Page) => page.getByRole("dialog").getByRole("status");

test("the whole reset, by keyboard alone", async ({ member: { page } }) => {
  await openQuickCalm(page);
  await beginBreathing(page);
  await expect(title(page, "Breathe with the circle")).toBeFocused();
  await expect(said(page)).toHaveText("Breathe in, round 1 of 4");
  await page.clock.runFor(4000);
  await expect(said(page)).toHaveText("Hold");
  await page.clock.runFor(4000);
  await expect(said(page)).toHaveText("Breathe out");
  await page.clock.runFor(6000);
  await expect(said(page)).toHaveText("Pause");
  await page.clock.runFor(34_000);
  await expect(said(page)).toHaveText("Breathe in, round 4 of 4");
  await page.clock.runFor(16_000);
  await expect(said(page)).toHaveText("Pause");
  await page.clock.runFor(500);
  await page.clock.resume();

  await expect(title(page, "Notice what is around you")).toBeFocused();
  await expect(page.getByRole("progressbar", { name: "Steps" })).toHaveAttribute("aria-valuenow", "3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The lamp");
  await page.keyboard.press("Enter");

  await expect(title(page, "Four things to lean on")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Jo");
  await expect(page.getByLabel("Lookout")).toHaveValue("Jo");
  await page.keyboard.press("Enter");

  await expect(title(page, "What now?")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "One tiny action (Echo suggests)" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(title(page, "Reset complete")).toBeFocused();
  await expect(page.getByText("Take 5 minutes to note one thing from the grounding exercise.")).toBeVisible();
  await expect(page.getByRole("list", { name: "What you noticed" })).toHaveText("The lamp");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Quick Calm/ })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /lamp|Jo/,
  );
});

test("Escape leaves at any time, and the next time begins at the question", async ({ member: { page } }) => {
  await openQuickCalm(page);
  await beginBreathing(page);
  await page.clock.runFor(9000);
  await expect(said(page)).toHaveText("Breathe out");
  await page.keyboard.press("Escape");
  await page.clock.runFor(70_000);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Quick Calm/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page, "I can guide a 60-second reset. Ready?")).toBeVisible();
});

test("without holding, with the soft tone, and on to a conversation", async ({ member: { page } }) => {
  await openQuickCalm(page);
  await beginBreathing(page);
  await page.getByRole("checkbox", { name: "Soft tone" }).check();
  await page.getByRole("button", { name: "Breathe without holding" }).click();
  await page.clock.runFor(4100);
  await expect(said(page)).toHaveText("Breathe out");
  await page.clock.runFor(37_000);
  await page.clock.resume();
  await expect(title(page, "Notice what is around you")).toBeFocused();

  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("checkbox", { name: "Soft tone" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Breathe with holding" })).toBeVisible();
  await page.getByRole("button", { name: "Skip the breathing" }).click();
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Keep talking" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Your message")).toHaveValue(/^I just did the 60 Second Reset/);
  await expect(page).toHaveURL("/echo");
});

test.describe("on a small screen with reduced motion", () => {
  test.use({
    viewport: { width: 360, height: 640 },
    contextOptions: { reducedMotion: "reduce" },
  });

  test("the circle is still, the words and the count go on, and axe finds nothing", async ({
    member: { page },
  }) => {
    await openQuickCalm(page);
    await expectAccessible(page);
    await beginBreathing(page);
    await page.clock.runFor(8500);
    await expect(said(page)).toHaveText("Breathe out");
    await expect(page.getByTestId("breath-circle")).toHaveCSS("scale", "none");
    await page.clock.resume();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Skip the breathing" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "One tiny action (Echo suggests)" }).click();
    await expectAccessible(page);
  });
});
