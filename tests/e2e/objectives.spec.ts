import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, toastText } from "./fixtures.ts";

const titles = (page: Page) =>
  page.getByRole("list", { name: "Objectives" }).getByRole("heading", { level: 2 });

test("objectives are added by keys, put in order, ticked on the closed card and changed several at a time", async ({
  member: { page },
}) => {
  for (const title of ["Sort the papers", "Walk before breakfast"]) {
    await page.request.post("/api/objectives", {
      data: { title, specific: "All of it", measurable: "Done", pillar: "Peace" },
    });
  }
  await page.goto("/objectives");
  await expect(titles(page)).toHaveCount(2);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Add Objectives" });
  await expect(dialog.getByLabel("Title")).toBeFocused();
  await dialog.getByLabel("Title").fill("Finish the move");
  await dialog.getByLabel("Specific").fill("Pack all seven rooms");
  await dialog.getByLabel("Measurable").fill("The keys are handed over");
  await page.keyboard.press("Control+Enter");
  await expect(toastText(page, "Objectives Created")).toBeVisible();
  await page.getByRole("button", { name: "Finish the move", exact: true }).click();
  await page.getByLabel("New milestone").focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "- Book the van\n- Pack the kitchen");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(
    page.getByRole("list", { name: "Milestones of Finish the move" }).getByRole("listitem"),
  ).toHaveCount(2);
  await page.getByRole("button", { name: "Finish the move", exact: true }).click();
  // A click, because `check` would wait for a box that the next milestone replaces.
  await page.getByRole("checkbox", { name: "Next: Book the van" }).click();
  await expect(page.getByRole("checkbox", { name: "Next: Pack the kitchen" })).toBeFocused();

  await page.getByLabel("Sort by").selectOption("own");
  await page.getByRole("button", { name: "Move Sort the papers" }).focus();
  const stored = page.waitForResponse((response) => response.url().endsWith("/api/objectives/order"));
  await page.keyboard.press("Home");
  await stored;
  await page.reload();
  await expect(titles(page)).toHaveText(["Sort the papers", "Finish the move", "Walk before breakfast"]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select Sort the papers" }).check();
  await page.getByRole("checkbox", { name: "Select Walk before breakfast" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(titles(page)).toHaveText(["Finish the move"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveCount(3);
  await page.getByLabel("Search objectives and milestones").fill("kitchen");
  await expect(titles(page)).toHaveText(["Finish the move"]);
  await expectAccessible(page);
});

test("the palette makes what the other screens keep", async ({ member: { page } }) => {
  await page.goto("/objectives");
  const make = async (words: string) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox", { name: "Find or create" }).fill(words);
    await page.getByRole("option").first().click();
  };
  await make("new trigger");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await make("new safety");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  for (const own of ["meditation", "resource"]) {
    await page.goto("/objectives");
    await make(`new ${own}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/wellness$/);
  }
});
