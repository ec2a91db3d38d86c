import type { Page } from "@playwright/test";
import { closeByEscape, expect, expectAccessible, test, toastText } from "./fixtures.ts";

const log = (page: Page) => page.getByRole("region", { name: "Risk Log" });
const row = (page: Page, hazard: string) => log(page).getByRole("article", { name: hazard });
const notes = (page: Page, hazard: string) => page.getByRole("textbox", { name: `Notes on ${hazard}` });

async function addRisk(page: Page, risk: object): Promise<void> {
  const response = await page.request.post("/api/risks", { data: risk });
  expect(response.status()).toBe(201);
}

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstellenleiter".repeat(2);

async function fill(page: Page): Promise<void> {
  await addRisk(page, {
    hazard: "Ice on the pass",
    probability: "H",
    severity: "H",
    owner: "Jo",
    reviewDate: "2020-12-01",
    mitigation: "Chains in the car, and we leave at noon",
    context: "The move",
  });
  await addRisk(page, { hazard: "The van is late", probability: "M", severity: "L" });
  await addRisk(page, { hazard: LONG, mitigation: LONG, owner: LONG.slice(0, 120), severity: "H" });
  await addRisk(page, { hazard: "No lookout", sourcePlugin: "lces-check", sourceCode: "lookout" });
  await addRisk(page, { hazard: "The lift is broken", status: "resolved" });
}

test("a risk from first to last", async ({ member: { page } }) => {
  await page.goto("/safety");
  await expect(page.getByRole("heading", { name: "No open risks" })).toBeVisible();
  await expectAccessible(page);

  await log(page).getByRole("button", { name: "Add risk" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a risk" });
  await dialog.getByRole("textbox", { name: "Hazard" }).fill("Ice on the pass");
  await dialog.getByRole("combobox", { name: "Probability" }).selectOption("High");
  await dialog.getByRole("textbox", { name: "Mitigation" }).fill("Chains in the car");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add risk" }).click();
  await expect(toastText(page, "Risk added")).toBeVisible();
  await expect(row(page, "Ice on the pass")).toContainText("High priority");
  await expect(
    page.getByRole("region", { name: "High Priority Risks" }).getByRole("link", { name: "Ice on the pass" }),
  ).toBeVisible();

  await row(page, "Ice on the pass")
    .getByRole("combobox", { name: /^Status/ })
    .selectOption("Resolved");
  await expect(toastText(page, "Risk updated")).toBeVisible();
  await page.getByRole("button", { name: "Resolved Risks (1)" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reopen Ice on the pass" }).click();
  await expect(row(page, "Ice on the pass")).toBeVisible();

  await row(page, "Ice on the pass").getByRole("button", { name: "Delete Ice on the pass" }).click();
  await expect(page.getByText("Are you sure you want to delete this risk?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toastText(page, "Risk deleted")).toBeVisible();
  await expect(row(page, "Ice on the pass")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Ice on the pass")).toBeVisible();
});

test("notes typed fast arrive in order, and survive a reload in the middle", async ({ member: { page } }) => {
  await addRisk(page, { hazard: "Ice on the pass" });
  await page.goto("/safety");
  const sent: string[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  // Earlier requests take longer, so parallel ones would arrive in the wrong order.
  await page.route("**/api/risks/*", async (route) => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    sent.push((route.request().postDataJSON() as { notes: string }).notes);
    await new Promise((resolve) => setTimeout(resolve, Math.max(50, 900 - 300 * sent.length)));
    underWay -= 1;
    await route.continue().catch(() => undefined);
  });
  const words = "Ask Jo about the chains before we leave on Friday";
  await notes(page, "Ice on the pass").pressSequentially(words, { delay: 40 });
  await expect(row(page, "Ice on the pass").getByText("Saved", { exact: true })).toBeVisible();
  expect(mostUnderWay).toBe(1);
  expect(sent.length).toBeLessThan(words.length / 2);
  expect(sent.at(-1)).toBe(words);
  const stored = async () => (await (await page.request.get("/api/risks")).json())[0].notes as string;
  expect(await stored()).toBe(words);

  await notes(page, "Ice on the pass").pressSequentially(", at noon", { delay: 10 });
  await page.reload();
  await expect(notes(page, "Ice on the pass")).toHaveValue(`${words}, at noon`);
  await expect.poll(stored).toBe(`${words}, at noon`);
});

test("the matrix is used by keyboard alone", async ({ member: { page } }) => {
  await fill(page);
  await page.goto("/safety");
  const first = page.getByRole("button", { name: "0 risks: probability high, severity low" });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const cell = page.getByRole("button", { name: "1 risk: probability high, severity high" });
  await expect(cell).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page).getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear filter" }).press("Enter");
  await expect(log(page).getByRole("article")).toHaveCount(4);
});

test("the analysis is printed alone", async ({ member: { page } }, testInfo) => {
  await fill(page);
  await page.goto("/safety");
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await log(page).getByRole("button", { name: "Print 215A" }).click();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "Incident Action Plan Safety Analysis" })).toBeVisible();
  await expect(page.getByText("Modeled on the ICS 215A")).toBeVisible();
  await expect(page.getByRole("cell", { name: /^Ice on the pass/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Safety Planning" })).toBeHidden();
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.screenshot({ path: testInfo.outputPath("paper.png"), fullPage: true });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByText("Modeled on the ICS 215A")).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`everything fits ${width} px`, async ({ member: { page } }, testInfo) => {
    await page.setViewportSize({ width, height: 800 });
    await fill(page);
    await page.goto("/safety");
    await expect(log(page).getByRole("article")).toHaveCount(4);
    await page.getByRole("button", { name: "Resolved Risks (1)" }).click();
    await expect(log(page).getByText(/^Review was due on/)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("log.png"), fullPage: true });
    await log(page).getByRole("button", { name: "Add risk" }).click();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("dialog.png") });
    await closeByEscape(page);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "2 High Priority Risks" })).toBeVisible();
  });
}
