import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, toastText } from "./fixtures.ts";

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole("radiogroup", { name: question }).getByText(answer, { exact: true }).click();
const DAY_MS = 24 * 60 * 60 * 1000;
const addCheckIn = (page: Page, daysAgo: number, state: object = {}) =>
  page.request.post("/api/wellness-checks", {
    data: {
      energy: "Steady",
      stress: 4,
      mood: "Neutral",
      source: "user",
      ...state,
      createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    },
  });

test("a first check-in begins the line, survives a reload half done, and adds to the trend", async ({
  member: { page },
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: /^Mood Trend Check in to start/ }).click();
  const submit = page.getByRole("button", { name: "Log Check-In" });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  await choose(page, "How is your energy?", "High");
  await page.getByLabel("A note").fill("Slept well");
  await page.reload();
  await page.getByRole("button", { name: /^Mood Trend Check in to start/ }).click();
  await expect(page.getByLabel("A note")).toHaveValue("Slept well");
  await page.getByRole("slider", { name: "How stressed are you?" }).press("ArrowLeft");
  await expect(submit).toBeDisabled();
  await choose(page, "How is your mood?", "Up");
  await submit.click();
  await expect(toastText(page, "Check-in saved")).toBeVisible();
  await expect(dialog(page, "Check in")).toBeHidden();
  expect(await (await page.request.get("/api/wellness-checks")).json()).toMatchObject([
    { energy: "High", stress: 4, mood: "Up", note: "Slept well", source: "user" },
  ]);

  await page.getByRole("button", { name: /^Mood Trend Up today/ }).click();
  await expect(dialog(page, "Mood Trend").getByRole("img", { name: /^Mood from .*, Up/ })).toBeVisible();
  await page.getByRole("button", { name: "Check in" }).last().click();
  await choose(page, "How is your energy?", "Low");
  await choose(page, "How is your mood?", "Down");
  await page.getByRole("button", { name: "Log Check-In" }).click();
  const alert = dialog(page, /^W11 ·/);
  await expect(alert.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Done" }).click();
  await expect(dialog(page, "Mood Trend").getByText("Mood Down to Up · Energy Low to High")).toBeVisible();
  await page.keyboard.press("Escape");
  // The watch-outs take the new check-in into account at once.
  await expect(page.getByRole("heading", { name: /^W11 ·/ })).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ losesConnection: true });

  test("nothing is lost, and what arrived twice is stored once", async ({ member: { page } }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Mood Trend/ }).click();
    await choose(page, "How is your energy?", "Steady");
    await choose(page, "How is your mood?", "Neutral");
    // The server stores it, but its response is lost.
    await page.route(
      "**/api/wellness-checks",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Log Check-In" }).click();
    // It is sent again automatically, with the same id.
    await expect(toastText(page, "The changes you saved on this device have been sent")).toBeVisible();
    expect(await (await page.request.get("/api/wellness-checks")).json()).toHaveLength(1);
  });
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("axe finds nothing in the trend, the form and the alert", async ({ member: { page } }, info) => {
      const shot = (name: string) =>
        page.screenshot({ path: info.outputPath(`${name}.png`), animations: "disabled" });
      for (const [daysAgo, mood, stress] of [
        [20, "Down", 9],
        [9, "Down", 6],
        [8, "Neutral", 7],
        [7, "Neutral", 5],
        [4, "Up", 3],
        [2, "Neutral", 4],
        [0, "Up", 2],
      ] as const) {
        await addCheckIn(page, daysAgo, { mood, stress });
      }
      await page.goto("/");
      const tool = page.getByRole("button", { name: /^Mood Trend/ });
      await expect(tool).toContainText("Up, Neutral, Up since");
      await expectAccessible(page);
      await shot("dashboard");
      await tool.click();
      await page.getByRole("button", { name: "The numbers" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page);
      await shot("trend");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Check in", exact: true }).click();
      await choose(page, "How is your energy?", "Low");
      await choose(page, "How is your mood?", "Down");
      await page.getByLabel("A note").fill("without-a-single-space-".repeat(20));
      await page.getByRole("slider", { name: "How stressed are you?" }).press("End");
      await expectAccessible(page);
      await shot("form");
      await page.getByRole("button", { name: "Log Check-In" }).click();
      await expect(dialog(page, /^W3 ·/)).toBeVisible();
      await expectAccessible(page);
      await shot("alert");
    });
  });
}
