import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";

const WHEN = "2026-11-20T07:00:00.000Z";

function item(index: number, kind: string, title: string, details: string) {
  const id = `01900000-0000-7000-8000-0000000001${String(index).padStart(2, "0")}`;
  const rest = { linkUrl: null, ownerId: null, confidence: null, useAllModes: false, updatedBy: null };
  return { id, kind, mode: "life", title, details, ...rest, updatedAt: WHEN, createdAt: WHEN };
}

/** Four items of each kind, with a sentence each: the most before the lists fold. */
const ITEMS = ["lookout", "comms", "escape-route", "safety-zone"].flatMap((kind, group) =>
  [
    ["My sister Jo", "Calls on Sundays and says so when I sound worn out."],
    ["The smoke map", "Looked at each morning in the dry months, and before a longer walk."],
    ["Sleep under six hours", "Three nights in a row means that something else has to go."],
    ["Sam from next door", "Has a key, and is told when we are away for more than a weekend."],
  ].map(([title = "", details = ""], index) => item(group * 4 + index, kind, title, details)),
);

const TRIGGERS = ["the smoke index", "the time I come home", "the overdraft"].map((metric, index) => ({
  id: `01900000-0000-7000-8000-00000000020${index}`,
  objectiveId: null,
  metric,
  threshold: "orange two days running",
  lookout: "Jo",
  response: "we pack the bags and sleep at hers",
  status: "watching",
  trippedAt: null,
  createdAt: WHEN,
  updatedAt: WHEN,
}));

async function withPlan(page: Page): Promise<void> {
  await page.route("**/api/safety?*", (route) => route.fulfill({ json: ITEMS }));
  await page.route("**/api/triggers", (route) => route.fulfill({ json: TRIGGERS }));
  await page.addInitScript(() => localStorage.setItem("ridgeline:country", "US"));
}

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page(?!s)/g)?.length;

for (const format of ["A4", "Letter"] as const) {
  test(`a full plan and the wallet card each fit one page of ${format}`, async ({ member: { page } }) => {
    await withPlan(page);
    await page.goto("/safety/print");
    const sheet = page.getByRole("article", { name: "Safety plan" });
    await expect(sheet.getByRole("heading", { name: "Trigger points" })).toBeVisible();
    await expect(sheet.getByText("(911)")).toBeVisible();
    expect(pagesOf(await page.pdf({ format }))).toBe(1);
    await page.getByRole("radio", { name: "Wallet card" }).check();
    await expect(page.getByText(/^Cut along the solid line/)).toBeVisible();
    expect(pagesOf(await page.pdf({ format }))).toBe(1);

    // The printable width of the narrower paper size.
    await page.setViewportSize({ width: 673, height: 900 });
    await page.emulateMedia({ media: "print" });
    const card = page.getByRole("figure").locator("> div").first();
    const halves = await card
      .locator("> *")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    const millimetres = halves.map(({ width, height }) =>
      [width, height].map((px) => Math.round((px / 96) * 254) / 10),
    );
    expect(millimetres).toEqual([
      [85.6, 54],
      [85.6, 54],
    ]);
    expect(halves[0]?.top).toBe(halves[1]?.top);
    expect(Math.round(halves[1]?.left ?? 0)).toBe(Math.round(halves[0]?.right ?? 0));
    expect(halves[1]?.right).toBeLessThanOrEqual(673);
  });
}

test("paper has nothing of the screen on it, also in the dark", async ({ member: { page } }) => {
  await withPlan(page);
  await page.goto("/safety/print");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("article", { name: "Safety plan" })).toHaveCSS("color", "rgb(0, 0, 0)");
  for (const name of ["Print", "Leave quickly"])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("axe finds nothing on the sheet and on the card", async ({ member: { page } }) => {
    await withPlan(page);
    await page.goto("/safety/print");
    await expect(page.getByRole("heading", { name: "Trigger points" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Wallet card" }).check();
    await expectAccessible(page);
  });
});
