import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, toastText } from "./fixtures.ts";

const commander = (page: Page) => page.getByRole("region", { name: "Incident Commander", exact: true });

async function openBuilder(page: Page): Promise<void> {
  await page.goto("/command-staff");
  await page.getByRole("button", { name: "Manage Boundaries" }).click();
  await expect(page.getByRole("dialog", { name: "Boundary Builder" })).toBeVisible();
}

test("a boundary is set, kept through a reload, changed, looked back at, deleted and taken back", async ({
  member: { page },
}) => {
  await openBuilder(page);
  const form = page.getByRole("form", { name: "New boundary" });
  await form.getByLabel("Name").fill("Evenings");
  await form.getByRole("button", { name: "Create Boundary" }).click();
  await expect(toastText(page, "Validation Error")).toBeVisible();
  await form.getByLabel("Statement").fill("I answer messages until eight.");
  await page.reload();
  await page.getByRole("button", { name: "Manage Boundaries" }).click();
  await expect(form.getByLabel("Statement")).toHaveValue("I answer messages until eight.");
  await form.getByLabel("Type").selectOption("work");
  await form.getByRole("button", { name: "Create Boundary" }).click();
  await expect(toastText(page, "Boundary created")).toBeVisible();

  const item = page.getByRole("article", { name: "Evenings" });
  await item.getByRole("button", { name: "Edit Evenings" }).click();
  const editor = page.getByRole("form", { name: "Edit Evenings" });
  await expect(editor.getByLabel("Name")).toBeFocused();
  await editor.getByLabel("Context").fill("The on-call week");
  await editor.getByLabel("I honored this boundary").check();
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(toastText(page, "Boundary updated")).toBeVisible();
  const times = item.getByRole("button", { name: /^Kept/ });
  await expect(times).toHaveText(/^Kept on /);
  await item.getByRole("button", { name: "Not honored" }).click();
  await expect(times).toHaveText(/^Kept 1 of 2 times since /);

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Manage Boundaries" })).toBeFocused();
  await expect(commander(page).getByText("Could anyone share it")).toBeVisible();
  await expect(commander(page).getByText("Boundaries1")).toBeVisible();
  await page.reload();
  await expect(commander(page).getByText("Could anyone share it")).toBeVisible();

  await page.getByRole("button", { name: "Manage Boundaries" }).click();
  await item.getByRole("button", { name: "Delete Evenings" }).click();
  await expect(toastText(page, "Boundary deleted")).toBeVisible();
  await expect(item).toBeHidden();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(item.getByText("The on-call week")).toBeVisible();
});

test("on the Wellness page a phrase becomes a boundary, and each time it was kept counts", async ({
  member: { page },
}) => {
  await page.goto("/wellness");
  const builder = page.getByRole("region", { name: "Boundary Builder" });
  await builder.getByRole("radio", { name: "Work" }).check();
  await builder.getByRole("button", { name: "2. State it" }).click();
  await builder.getByRole("button", { name: /^Use in a new boundary: I answer messages until six/ }).click();
  const form = builder.getByRole("form", { name: "New boundary" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Evenings");
  await page.keyboard.press("Enter");
  await expect(toastText(page, "Boundary created")).toBeVisible();

  const item = builder.getByRole("article", { name: "Evenings" });
  const times = item.getByRole("button", { name: /^(Kept|Noted)/ });
  await item.getByRole("button", { name: "Honored", exact: true }).click();
  await expect(times).toHaveText(/^Kept on /);
  await item.getByRole("button", { name: "Not honored" }).click();
  await expect(times).toHaveText(/^Kept 1 of 2 times since /);
  await times.click();
  await item.getByRole("button", { name: /^Delete .*: Not honored$/ }).click();
  await expect(times).toHaveText(/^Kept on /);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(times).toHaveText(/^Kept 1 of 2 times since /);

  await builder.getByRole("button", { name: "Log a Boundary You Used" }).click();
  await expect(toastText(page, "Boundary logged")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Find or create" }).fill("messages until six");
  await page.getByRole("option", { name: /^Evenings/ }).click();
  await expect(item).toBeFocused();
  await expect(times).toHaveText(/^Kept 1 of 2 times since /);
  await expectAccessible(page);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("axe finds nothing, empty, full and while editing", async ({ member: { page } }, info) => {
      const shot = (name: string) =>
        page.screenshot({ path: info.outputPath(`${name}.png`), animations: "disabled" });
      await openBuilder(page);
      await expectAccessible(page);
      await shot("empty");
      const long = "without-a-single-space-".repeat(5);
      const add = (data: object) => page.request.post("/api/boundaries", { data });
      await add({ name: "Evenings", type: "work", statement: "I answer messages until eight." });
      await add({ name: long, statement: long.repeat(5), context: long });
      await openBuilder(page);
      await page.getByRole("button", { name: "Honored", exact: true }).first().click();
      await expect(page.getByRole("article", { name: /^without/ })).toBeVisible();
      await page.getByRole("article", { name: "Evenings" }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await shot("full");
      await page.getByRole("button", { name: "Edit Evenings" }).click();
      await expectAccessible(page);
      await shot("editing");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "Manage Boundaries" }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await shot("card");
    });
  });
}
