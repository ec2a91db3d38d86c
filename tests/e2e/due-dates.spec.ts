import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toastText } from "./fixtures.ts";

test("a due date is understood, corrected and confirmed, and leads the lists", async ({
  member: { page },
}) => {
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  const texts = { specific: "All of it", measurable: "Done", pillar: "Production" };
  for (const objective of [
    { ...texts, title: "Send the tax return", dueOn: addDays(today, -2) },
    { ...texts, title: "Plant the garden", dueOn: addDays(today, 60), dueSource: "suggested" },
    { ...texts, title: "Call the landlord", dueOn: addDays(today, 3) },
    { ...texts, title: "Read more" },
  ]) {
    expect((await page.request.post("/api/objectives", { data: objective })).status()).toBe(201);
  }

  await page.goto("/objectives");
  await page.getByRole("button", { name: "Add Objectives" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Objectives" });
  await dialog.getByLabel("Title").fill("Finish the move");
  await dialog.getByLabel("Specific").fill("Pack all seven rooms");
  await dialog.getByLabel("Measurable").fill("The keys are handed over");
  await dialog.getByLabel("Time-bound").fill("tomorrow, the van first");
  await expect(dialog.getByText("Due tomorrow")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(toastText(page, "Objectives Created")).toBeVisible();

  await page.reload();
  const titles = page.getByRole("list", { name: "Objectives" }).getByRole("heading", { level: 2 });
  await expect(titles).toHaveText([
    "Send the tax return",
    "Finish the move",
    "Call the landlord",
    "Read more",
    "Plant the garden",
  ]);
  await expect(page.getByText(/^Overdue, was due /)).toBeVisible();

  await page.getByRole("button", { name: "Plant the garden" }).click();
  await page.getByRole("button", { name: "Confirm this day" }).click();
  await expect(page.getByRole("button", { name: "Confirm this day" })).toBeHidden();
  await page.getByLabel("Due date").fill(addDays(today, 1));
  await expect(page.getByRole("status").filter({ hasText: "Due tomorrow" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto("/");
  const rows = page.getByRole("region", { name: "Active Objectives" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Overdue, was due");
  await expect(rows.nth(1)).toContainText("Due tomorrow");
  await expectNoSidewaysScroll(page);
});
