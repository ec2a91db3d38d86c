import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ viewport: { width: 360, height: 800 } });

test("a trend tells each day to the pointer and the keys, beside what else happened, and comes as a file", async ({
  member: { page },
}) => {
  for (const [daysAgo, mood, note] of [
    [6, "Down", undefined],
    [2, "Neutral", undefined],
    [1, "Up", "Slept well"],
  ] as const) {
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    await page.request.post("/api/wellness-checks", {
      data: { energy: "Steady", stress: 4, mood, note, source: "user", createdAt },
    });
  }
  await page.request.post("/api/briefings", {
    data: {
      opPeriod: new Date(Date.now() - DAY_MS).toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" }),
      whatChanged: "Moved",
      whatPersists: "Boxes",
      onePriority: "Rest",
      timeZone: "UTC",
    },
  });
  await page.goto("/wellness");
  const card = page.getByRole("region", { name: "Trends" });
  await expect(card.getByText(/^You checked in on 3 days since/)).toBeVisible();
  await card.getByRole("radio", { name: "7 days" }).check();
  await card.getByRole("checkbox", { name: "Handovers" }).check();
  await expect(card.getByText(/: Slept well$/)).toBeVisible();
  await expect(card.getByText("The same day: 1 handover.")).toBeVisible();
  await expectAccessible(page);

  const plot = card.getByRole("img", { name: /^Mood from/ });
  // The slider that takes the pointer lies above the lines.
  await plot.hover({ force: true });
  await expect(card.getByText("Nothing recorded")).toBeVisible();
  await plot.click({ force: true, position: { x: 12, y: 30 } });
  await expect(card.getByText("Mood Down · Energy Steady · Stress 4")).toBeVisible();
  await card.getByRole("slider", { name: "Mood, energy and stress by day" }).press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(card.getByText(/: Slept well$/)).toBeVisible();

  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^check-ins_.*_7-days\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(",Up,Steady,4,Slept well\r\n");
});
