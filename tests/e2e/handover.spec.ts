import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toastText } from "./fixtures.ts";

/** A day in Berlin, the journeys' time zone: "2026-11-21". */
const dayBefore = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now() - days * 86_400_000);

const form = (page: Page) => page.getByRole("region", { name: "Log a handover" });
const log = (page: Page) => page.getByRole("region", { name: "Previous Handovers (ICS-214 Log)" });
const entries = (page: Page) => log(page).getByRole("article");

async function writeAnswers(page: Page, onePriority = "Buy boxes"): Promise<void> {
  await page.getByRole("textbox", { name: /What changed\?/ }).fill("Sam is ill");
  await page.getByRole("textbox", { name: /What persists\?/ }).fill("The kitchen is half packed");
  await page.getByRole("textbox", { name: /The one priority for next period/ }).fill(onePriority);
}

async function addHandover(page: Page, daysAgo: number, answers: object = {}): Promise<void> {
  const response = await page.request.post("/api/briefings", {
    data: {
      opPeriod: dayBefore(daysAgo),
      whatChanged: "The van is booked.\nSam is ill.",
      whatPersists: "The kitchen is half packed",
      onePriority: "Buy boxes",
      timeZone: "Europe/Berlin",
      ...answers,
    },
  });
  expect(response.status()).toBe(201);
}

test("an evening: the day's own lines, a handover, and a correction", async ({ member: { page } }) => {
  const { id } = await (
    await page.request.post("/api/objectives", {
      data: { title: "Finish the move", specific: "s", measurable: "m", pillar: "Production" },
    })
  ).json();
  await page.request.post(`/api/objectives/${id}/milestones`, {
    data: { title: "Book the van", completed: true },
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Briefing" }).first().click();
  await expect(page).toHaveURL(/\/briefing$/);
  await expect(page.getByRole("heading", { name: "No handovers yet" })).toBeVisible();
  await expect(page.getByLabel(/Operational period/)).toHaveValue(dayBefore(0));
  await expectAccessible(page);

  await form(page).getByRole("button", { name: "Log Handover" }).click();
  await expect(toastText(page, "Validation Error")).toBeVisible();
  await expect(toastText(page, "Please answer all three handover questions")).toBeVisible();
  await expect(form(page).getByText("What changed is missing.")).toBeVisible();
  await expectAccessible(page);

  await writeAnswers(page);
  await form(page).getByRole("button", { name: "Completed: Book the van (Finish the move)" }).click();
  await expect(page.getByRole("textbox", { name: /What changed\?/ })).toHaveValue(
    "Sam is ill\nCompleted: Book the van (Finish the move)",
  );
  await page.reload();
  await expect(form(page).getByText("Here's what you started.")).toBeVisible();
  await form(page).getByRole("button", { name: "Log Handover" }).click();
  await expect(toastText(page, "Shift Handover Logged")).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText("Completed: Book the van (Finish the move)");
  await expect(page.getByRole("textbox", { name: /What changed\?/ })).toHaveValue("");

  await entries(page).getByRole("button", { name: /^Edit/ }).click();
  const editor = page.getByRole("form", { name: "Edit handover" });
  await editor.getByRole("textbox", { name: /The one priority/ }).fill("Buy six boxes");
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(toastText(page, "Handover Updated")).toBeVisible();
  await page.reload();
  await expect(entries(page)).toContainText("Buy six boxes");
  await expect(entries(page)).toContainText(/, edited /);
});

test("a missed day is logged late, never early, and found again", async ({ member: { page } }) => {
  await addHandover(page, 30, { whatChanged: "The appointment moved", onePriority: "Call the clinic" });
  await page.goto("/briefing");
  const period = page.getByLabel(/Operational period/);
  await writeAnswers(page);
  await period.fill(dayBefore(-1));
  await form(page).getByRole("button", { name: "Log Handover" }).click();
  await expect(
    form(page).getByText("That day hasn't started yet. Choose today or an earlier day."),
  ).toBeVisible();
  await period.fill(dayBefore(3));
  await form(page).getByRole("button", { name: "Log Handover" }).click();
  await expect(toastText(page, "Shift Handover Logged")).toBeVisible();
  await expect(period).toHaveValue(dayBefore(0));
  await expect(entries(page)).toHaveCount(2);

  await page.getByRole("searchbox", { name: "Search handovers" }).fill("clinic APPOINTMENT");
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText("Call the clinic");
  await page.getByRole("searchbox", { name: "Search handovers" }).fill("");
  await page.getByLabel("From").fill(dayBefore(7));
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText("Sam is ill");
  await page.getByLabel("To").fill(dayBefore(5));
  await expect(page.getByRole("heading", { name: "No handovers match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(entries(page)).toHaveCount(2);
});

test("three hundred handovers: twenty on screen, all of them on paper, black on white", async ({
  member: { page },
}, testInfo) => {
  for (let day = 299; day >= 0; day -= 1) await addHandover(page, day);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/briefing");
  await expect(entries(page)).toHaveCount(20);
  await log(page).getByRole("button", { name: "Show more" }).click();
  await expect(entries(page)).toHaveCount(40);
  await expect(entries(page).nth(20)).toBeFocused();

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(entries(page)).toHaveCount(300);
  await expect(page.getByText(/^Mara Keller, printed on .*: 300 handovers$/)).toBeVisible();
  for (const name of ["Log Handover", "Print", "Export"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { backgroundColor, color };
  });
  expect(colors).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: testInfo.outputPath("paper.png") });
});

test("the log is a file to take along", async ({ member: { page } }) => {
  await addHandover(page, 1);
  await page.goto("/briefing");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ridgeline-handovers-\d{4}-\d{2}-\d{2}\.md$/);
  await expect(toastText(page, "Export Successful")).toBeVisible();
});

test("by keyboard alone, from the first question to the corrected entry", async ({ member: { page } }) => {
  await page.goto("/briefing");
  await expect(page.getByRole("heading", { name: "No handovers yet" })).toBeVisible();
  await page.getByRole("textbox", { name: /What changed\?/ }).focus();
  await page.keyboard.type("Sam is ill");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: /What persists\?/ })).toBeFocused();
  await page.keyboard.type("No boxes");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: /The one priority/ })).toBeFocused();
  await page.keyboard.type("Buy boxes");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Log Handover" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entries(page)).toHaveCount(1);

  await entries(page).getByRole("button", { name: /^Edit/ }).focus();
  await page.keyboard.press("Enter");
  const editor = page.getByRole("form", { name: "Edit handover" });
  await expect(editor.getByRole("textbox", { name: /What changed\?/ })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" again");
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
  await expect(editor.getByRole("button", { name: "Save" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entries(page)).toContainText("Sam is ill again");
  await expect(entries(page).getByRole("button", { name: /^Edit/ })).toBeFocused();
});

test.describe("on a phone of 360 pixels", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("everything can be read and done", async ({ member: { page } }, testInfo) => {
    await addHandover(page, 1, { whatPersists: "a-word-without-a-single-space-".repeat(20) });
    await addHandover(page, 0);
    await page.goto("/briefing");
    await expect(entries(page)).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("button", { name: "A handover to yourself tomorrow" }).tap();
    await expect(page.getByText(/Imagine that someone else takes over/)).toBeVisible();
    await writeAnswers(page);
    await page.getByRole("button", { name: "Log Handover" }).tap();
    await expect(toastText(page, "Shift Handover Logged")).toBeVisible();
    await entries(page).first().getByRole("button", { name: /^Edit/ }).tap();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("phone.png"), fullPage: true });
  });
});
