import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  PASSWORD,
  test,
  toastText,
} from "./fixtures.ts";

/** Completes the compass from its first step to the completion screen. */
async function runCompass(page: Page): Promise<void> {
  await page.getByLabel("What is the situation?").fill("The lease ends in six weeks and nothing is packed.");
  await page.getByLabel("First truth").fill("The lease ends on 12 December");
  await page.getByLabel("Second truth").fill("We have savings for a deposit");
  await page.getByLabel("Third truth").fill("I have put it off");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: /Production/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("People").fill("Jo and my sister");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Complete" }).click();
}

test("from signing up to a plan that is there again tomorrow", async ({ page }) => {
  const email = newEmail();
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill("Mara Keller");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();

  await page.getByRole("link", { name: "Run ISAP Compass" }).click();
  await expect(page).toHaveURL(/mode=life.*from=dashboard/);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("The situation is missing.")).toBeVisible();
  await runCompass(page);
  await expect(toastText(page, "ISAP Compass Complete")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^W6/ })).toBeVisible();
  await expect(page.getByText("You chose one pillar: Production.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^W2/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^W18/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Create objectives" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Objectives" });
  await expect(page).toHaveURL(/\/objectives$/);
  await dialog.getByRole("button", { name: "Guidance and templates" }).click();
  await expect(dialog.getByText("Your latest ISAP session points to")).toBeVisible();
  await expect(dialog.getByLabel("Pillar")).toHaveValue("Production");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(toastText(page, "Validation Error")).toBeVisible();
  await dialog.getByLabel("Title").fill("Finish the move without feeling scattered");
  await dialog.getByLabel("Specific").fill("Pack all seven rooms");
  await dialog.getByLabel("Measurable").fill("The keys are handed over");
  await dialog.getByLabel("Time-bound").fill("by 12 December");
  await dialog.getByLabel(/^Budget/).fill("1200");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(toastText(page, "Objectives Created")).toBeVisible();
  const watchOuts = page.getByRole("dialog", { name: "Consider These Watch Outs" });
  await expect(watchOuts.getByText(/W1\b/).first()).toBeVisible();
  await watchOuts.getByRole("button", { name: "Got It" }).click();

  await page
    .getByRole("button", { name: /Finish the move/ })
    .first()
    .click();
  for (const title of ["Book the van", "Pack the kitchen"]) {
    await page.getByPlaceholder("Add a milestone").fill(title);
    await page.getByPlaceholder("Add a milestone").press("Enter");
    await expect(page.getByRole("checkbox", { name: title })).toBeVisible();
  }
  await page.getByRole("checkbox", { name: "Book the van" }).check();
  await page.getByRole("slider", { name: "Progress" }).focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowRight");
  await expect(toastText(page, "Progress Updated")).toBeVisible();

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const row = page.getByRole("link", { name: /Finish the move/ });
  await expect(row).toContainText("30%");
  await expect(row).toContainText("1 of 2 milestones");
  await expect(page.getByText("The lease ends in six weeks and nothing is packed.")).toBeVisible();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("link", { name: /Finish the move/ })).toContainText("30%");
});

test("a deleted objective comes back whole with Undo", async ({ member: { page } }) => {
  const { id } = await (
    await page.request.post("/api/objectives", {
      data: { title: "Learn to sail", specific: "s", measurable: "m", pillar: "Peace" },
    })
  ).json();
  await page.request.post(`/api/objectives/${id}/milestones`, {
    data: { title: "Find a boat", completed: true },
  });
  await page.goto("/objectives");
  await page
    .getByRole("button", { name: /Learn to sail/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete objective" }).click();
  await expect(toastText(page, "Objective Deleted")).toBeVisible();
  await expect(page.getByText("No Objectives Yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Learn to sail" })).toBeVisible();
  await expect(page.getByText("1 of 1 milestones")).toBeVisible();
});

test("the exports are files with what was written", async ({ member: { page } }) => {
  await page.request.post("/api/objectives", {
    data: { title: "Learn to sail", specific: "s", measurable: "m", pillar: "Peace" },
  });
  await page.goto("/objectives");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ridgeline-objectives-\d{4}-\d{2}-\d{2}\.md$/);
  await expect(toastText(page, "Export Successful")).toBeVisible();
});

test("by keyboard alone, from the login page to a completed milestone", async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = page.locator(":focus");
      if ((await focused.count()) > 0) {
        const label = await focused.evaluate((element) => {
          if (!element.matches("a, button, input, textarea, select, [role=slider]")) return "";
          const control = element as HTMLInputElement;
          return `${control.labels?.[0]?.textContent ?? ""} ${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("placeholder") ?? ""} ${element.textContent ?? ""}`.trim();
        });
        if (name.test(label)) return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`Nothing called ${name} can be reached with Tab.`);
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  await page.goto("/signup");
  await type(/^Email/, newEmail());
  await type(/^Username/, "Mara Keller");
  await type(/^Password/, PASSWORD);
  await type(/^Confirm password/, PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();

  await tabTo(/^Run ISAP Compass/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Consciousness$/ })).toBeVisible();
  await type(/^What is the situation/, "The lease ends");
  await type(/^First truth/, "one");
  await type(/^Second truth/, "two");
  await type(/^Third truth/, "three");
  await tabTo(/^Next/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Clarity$/ })).toBeFocused();
  await tabTo(/^Peace/);
  await page.keyboard.press("Space");
  await tabTo(/^Next/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Control$/ })).toBeFocused();
  await type(/^People/, "Jo");
  await tabTo(/^Next/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Cadence$/ })).toBeFocused();
  await tabTo(/^Complete/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your direction is set" })).toBeFocused();

  await tabTo(/^Create objectives/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add Objectives" })).toBeVisible();
  await type(/^Title/, "Sleep well");
  await type(/^Specific/, "In bed before eleven");
  await type(/^Measurable/, "Five nights a week");
  await tabTo(/^Create$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();

  await tabTo(/Sleep well/);
  await page.keyboard.press("Enter");
  await type(/Add a milestone/, "Buy an alarm clock");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Buy an alarm clock" })).toBeVisible();
  await page.getByPlaceholder("Add a milestone").evaluate((element) => (element as HTMLElement).blur());
  await tabTo(/^Buy an alarm clock/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Buy an alarm clock" })).toBeChecked();
});

test.describe("on a phone of 360 pixels", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("everything can be reached and done", async ({ member: { page } }) => {
    await page.goto("/");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Open menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("link", { name: "ISAP Compass" }).tap();
    await expect(drawer).toBeHidden();
    await runCompass(page);
    await expect(page.getByRole("heading", { name: "Your direction is set" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Create objectives" }).tap();
    const dialog = page.getByRole("dialog", { name: "Add Objectives" });
    await dialog.getByLabel("Title").fill("A-title-without-a-single-space-".repeat(6));
    await dialog.getByLabel("Specific").fill("s");
    await dialog.getByLabel("Measurable").fill("m");
    await dialog.getByRole("button", { name: "Create" }).tap();
    await expect(dialog).toBeHidden();
    await page
      .getByRole("button", { name: /A-title-without/ })
      .first()
      .tap();
    await expect(page.getByRole("slider", { name: "Progress" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
    await expectAccessible(page);
  });
});
