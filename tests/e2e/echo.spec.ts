import type { Page } from "@playwright/test";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { closeByEscape, expect, expectAccessible, test } from "./fixtures.ts";

async function openEcho(page: Page, address = "/echo") {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Echo Chat" })).toBeVisible();
  return page.getByLabel("Your message");
}

/** Sends a message and waits for the whole reply. */
async function say(page: Page, text: string): Promise<void> {
  const replies = page.getByRole("button", { name: "Copy reply" });
  const before = await replies.count();
  const box = page.getByLabel("Your message");
  await box.fill(text);
  await box.press("Enter");
  await expect(replies).toHaveCount(before + 1);
  await expect(box).toBeEnabled();
}

test("a Watch Out leads to Echo with its words; the conversation goes on, and is there after a reload", async ({
  member: { page },
}) => {
  await page.goto("/watch-outs");
  await page.getByRole("button", { name: "Fuller days, less rest" }).click();
  await page.getByRole("link", { name: "Talk to Echo About This" }).click();
  await expect(page).toHaveURL("/echo");
  const box = page.getByLabel("Your message");
  await expect(box).toHaveValue(/^I'm looking at Watch Out 14/);
  await box.press("Enter");
  await expect(page.getByRole("button", { name: "Copy reply" })).toBeVisible();
  await expect(page.getByText("Guided mode: fixed rules, no AI model.")).toBeVisible();
  await say(page, "I slept four hours, and the report is due on Friday.");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("I slept four hours, and the report is due on Friday.")).toBeVisible();
});

test("what Echo offers is stored when it is added, and what Echo may see is up to the person", async ({
  member: { page },
}) => {
  const objectives = async () => (await page.request.get("/api/objectives")).json() as Promise<Objective[]>;
  await openEcho(page);
  await say(page, "I want to walk 30 minutes every day until December 20.");
  const card = page.getByRole("region").filter({ has: page.getByRole("button", { name: /^Dismiss/ }) });
  await expect(card.first()).toBeVisible();
  expect(await objectives()).toEqual([]);
  await card.getByRole("button", { name: /^Add/ }).first().click();
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  expect(await objectives()).toHaveLength(1);
  await page.getByRole("button", { name: "What Echo can see" }).click();
  const dialog = page.getByRole("dialog", { name: "What Echo can see" });
  await dialog.getByRole("switch", { name: "Active objectives" }).uncheck();
  await expect(dialog.getByText("Echo can't see this.")).toBeVisible();
  await closeByEscape(page);
  await say(page, "Thank you");
  const brief = await page.request.get("/api/echo/brief?mode=life");
  expect(((await brief.json()) as { objectives: unknown[] }).objectives).toEqual([]);
});

test.describe("words of danger", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("are answered before anything else, and help stays above the conversation on a phone", async ({
    member: { page },
  }) => {
    await openEcho(page);
    await say(page, "I want to die");
    await expect(page.getByText("Are you thinking about ending your life?").first()).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await say(page, "just kidding");
    const help = page.getByRole("region", { name: "You don't have to carry this alone" });
    await expect(help.getByRole("link", { name: /^Call/ })).toBeInViewport();
    await expectAccessible(page);
  });
});
