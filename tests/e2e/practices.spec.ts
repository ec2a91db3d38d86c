import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("Quick Calm and a practice by roles and names alone, without an account or a network", async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto("/calm");
  await page.getByRole("button", { name: "Yes, let's do this" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Breathe with the circle" })).toBeFocused();
  await page.getByRole("button", { name: "Skip the breathing" }).click();
  for (const name of ["Notice what is around you", "Four things to lean on"]) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeFocused();
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("button", { name: "One tiny action (Echo suggests)" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  const practices = page.getByRole("region", { name: "Practices" });
  const status = practices.getByRole("status");
  expect(loaded.filter((path) => /practice/.test(path))).toEqual([]);
  await practices.getByRole("button", { name: "Open Box breathing" }).press("Enter");
  await expect(practices.getByRole("heading", { name: "Box breathing" })).toBeFocused();
  await context.setOffline(true);
  await practices.getByRole("button", { name: "All practices" }).press("Enter");
  await expect(practices.getByRole("button", { name: "Open Box breathing" })).toBeFocused();
  await practices.getByRole("button", { name: "Open 5-4-3-2-1 grounding" }).press("Enter");
  await expect(practices.getByRole("heading", { name: "5-4-3-2-1 grounding" })).toBeFocused();
  await practices.getByRole("radio", { name: "1 min" }).check();
  await expectAccessible(page);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await practices.getByRole("button", { name: "Begin" }).press("Enter");
  await page.clock.runFor(100);
  await expect(status).toContainText("5 things you see");
  await page.clock.runFor(12_000);
  await expect(status).toContainText("4 things you can touch");
  await practices.getByRole("button", { name: "Pause" }).press("Enter");
  await page.clock.runFor(30_000);
  await expect(status).toContainText("Paused");
  await practices.getByRole("button", { name: "Resume" }).press("Enter");
  await page.clock.runFor(100);
  await expect(status).toContainText("4 things you can touch");
  await practices.getByRole("button", { name: "Skip this part" }).press("Enter");
  await page.clock.runFor(100);
  await expect(status).toContainText("3 things you hear");
  await page.clock.resume();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.clock.runFor(37_000);
  await page.clock.resume();
  await expect(practices.getByRole("heading", { name: "That's the end of the practice" })).toBeFocused();
  await expect(practices.getByRole("button", { name: /Log Complete/ })).toHaveCount(0);
  await context.setOffline(false);
});
