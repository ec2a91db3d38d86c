import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toastText } from "./fixtures.ts";

const risksOf = async (page: Page) =>
  (await (await page.request.get("/api/risks")).json()) as {
    hazard: string;
    severity: string;
    owner: string | null;
    sourcePlugin: string;
    sourceCode: string;
  }[];
const opener = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const item = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const details = (page: Page, name: string | RegExp) => page.getByRole("group", { name });
const inMode = (page: Page, mode: string) =>
  page.addInitScript((chosen) => localStorage.setItem("ridgeline:mode", chosen), mode);

const WATER = "We don't have several days of drinking water stored";
const ALERTS = "We wouldn't get an official warning";
const FIRST = "A warning, a way out and a place to meet come first.";

test("a check: ticks become risks, once, and are there after a reload", async ({ member: { page } }) => {
  await page.goto("/safety");
  await opener(page, "Household Emergency Readiness").click();
  await item(page, WATER).check();
  await expect(toastText(page, "It's in your risk log")).toBeVisible();
  await expect(details(page, WATER).getByText("In your risk log")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await item(page, ALERTS).check();
  const guardrail = page.getByRole("alert").filter({ hasText: FIRST });
  await expect(guardrail).toBeVisible();
  await item(page, /second way out of our area/).scrollIntoViewIfNeeded();
  await expect(guardrail).toBeInViewport();

  await item(page, WATER).uncheck();
  await expect(toastText(page, "Unchecked. The risk is still open.")).toBeVisible();
  await expect(guardrail).toHaveCount(0);
  await item(page, WATER).check();
  await item(page, WATER).uncheck();
  await item(page, WATER).check();
  await details(page, WATER).getByRole("radio", { name: "High" }).check();
  await details(page, WATER).getByRole("button", { name: "Edit Owner:" }).click();
  await page.getByRole("textbox", { name: "Owner" }).fill("Jo");
  await page.getByRole("textbox", { name: "Owner" }).press("Enter");
  await expect(details(page, WATER).getByRole("button", { name: "Edit Owner: Jo" })).toBeVisible();
  await expect
    .poll(async () => (await risksOf(page)).filter(({ hazard }) => hazard === WATER))
    .toMatchObject([
      { severity: "H", owner: "Jo", sourcePlugin: "household-readiness", sourceCode: "water" },
    ]);
  expect(await risksOf(page)).toHaveLength(2);

  await page.reload();
  await expect(page.getByText("2 checked today")).toBeVisible();
  await opener(page, "Household Emergency Readiness").click();
  await expect(item(page, WATER)).toBeChecked();
  await expect(details(page, WATER).getByRole("radio", { name: "High" })).toBeChecked();
  await expect(details(page, WATER).getByRole("button", { name: "Edit Owner: Jo" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: FIRST })).toBeVisible();
});

test("leaving while the owner is typed loses nothing", async ({ member: { page } }) => {
  await inMode(page, "incident");
  await page.goto("/");
  await page.getByRole("button", { name: /^LCES Check/ }).click();
  const label = "Nobody is watching for the moment this goes wrong";
  await item(page, label).check();
  await details(page, label).getByRole("button", { name: "Edit Owner:" }).click();
  await page.getByRole("textbox", { name: "Owner" }).pressSequentially("Sam");
  await page.getByRole("button", { name: "Close" }).click();
  await expect
    .poll(() => risksOf(page))
    .toMatchObject([{ owner: "Sam", severity: "H", sourcePlugin: "lces-check" }]);
});

test("earlier days are kept, newest first, and can be looked at", async ({ member: { page } }) => {
  const put = async (day: string, code: string, severity = "M") => {
    const data = { day, checked: true, severity, owner: "Jo" };
    const answer = await page.request.put(`/api/tool-plugins/project-go-no-go/checks/${code}`, { data });
    expect(answer.status()).toBe(200);
  };
  await put("2026-03-02", "untested");
  await put("2026-03-04", "no-owner", "H");
  await put("2026-03-04", "goal-unclear");
  await page.goto("/safety");
  await opener(page, "Project Go / No-Go").click();
  await opener(page, "Earlier checks").click();
  const days = page.getByRole("list", { name: "Earlier checks" });
  await expect(days.getByRole("button")).toHaveText([
    /4 March 2026\s*2 checked, 1 of them high/,
    /2 March 2026\s*1 checked/,
  ]);
  await days.getByRole("button").first().click();
  await expect(days.getByText("Nobody is in charge of it")).toBeVisible();
  await expect(days.getByText("Severity: high. Owner: Jo")).toBeVisible();
});

test("a tool is shown where it belongs", async ({ member: { page } }) => {
  await page.goto("/objectives");
  await expect(opener(page, "Project Go / No-Go")).toBeVisible();
  await expect(opener(page, "LCES Check")).toHaveCount(0);
  await page.goto("/briefing");
  await expect(page.getByRole("button", { name: "Log Handover" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Checks", exact: true })).toHaveCount(0);
});

test("by keyboard, from the dashboard into the 10 & 18", async ({ member: { page } }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Safety Check (10 & 18)" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/safety\?tool=ten-and-eighteen&from=dashboard/);
  await expect(opener(page, "10 & 18 Safety Check")).toBeFocused();
  await expect(opener(page, "10 & 18 Safety Check")).toBeInViewport();
  await expect(page.getByRole("list", { name: /^The 10 Orders/ }).getByRole("checkbox")).toHaveCount(10);
  await expect(page.getByRole("list", { name: /^The 18 Watch Outs/ }).getByRole("checkbox")).toHaveCount(18);
  await page.keyboard.press("Tab");
  await expect(item(page, /^Order 1 is missing/)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(item(page, /^Order 1 is missing/)).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(details(page, /^Order 1/).getByRole("radio", { name: "High" })).toBeChecked();
  await expect.poll(() => risksOf(page)).toMatchObject([{ severity: "H", sourceCode: "order-1" }]);
});

test.describe("on a phone of 360 pixels", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a check can be made in the dialog and on Safety", async ({ member: { page } }, testInfo) => {
    await inMode(page, "incident");
    await page.goto("/");
    await page.getByRole("button", { name: /^LCES Check/ }).tap();
    await expect(page.getByRole("dialog", { name: "LCES Check" })).toBeVisible();
    await item(page, "There's only one way out, or none").tap();
    await item(page, "I don't know where I'd be safe").tap();
    await expect(page.getByRole("alert").filter({ hasText: "More than one safeguard" })).toBeInViewport();
    await expectAccessible(page);
    await page.screenshot({ path: testInfo.outputPath("dialog.png") });
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.goto("/safety?tool=ten-and-eighteen");
    for (const name of [/^Order 4/, /^Watch Out 3:/, /^Watch Out 17/]) {
      await item(page, name).tap();
      await expect(item(page, name)).toBeChecked();
    }
    await details(page, /^Watch Out 3/)
      .getByRole("button", { name: "Edit Owner:" })
      .tap();
    await page.getByRole("textbox", { name: "Owner" }).fill("an-owner-without-a-space-".repeat(4));
    await page.getByRole("textbox", { name: "Owner" }).press("Enter");
    await expect(details(page, /^Watch Out 3/).getByText(/an-owner-without/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: testInfo.outputPath("window.png") });
    await page.screenshot({ path: testInfo.outputPath("phone.png"), fullPage: true });
  });
});
