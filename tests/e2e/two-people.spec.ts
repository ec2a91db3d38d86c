import type { BrowserContext, Page } from "@playwright/test";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { expect, expectAccessible, newEmail, PASSWORD, test } from "./fixtures.ts";

/** The browser's own messages about refused or failed calls. */
test.use({ losesConnection: true, allowedConsole: [/Failed to load resource|^500$/] });

async function signUp(context: BrowserContext, username: string): Promise<User> {
  const answer = await context.request.post("/api/auth/signup", {
    data: { email: newEmail(), username, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function get<Answer>(context: BrowserContext, path: string): Promise<Answer> {
  return (await context.request.get(path)).json();
}

const addItem = (context: BrowserContext, title: string) =>
  context.request.post("/api/safety", { data: { kind: "lookout", mode: "life", title, details: "" } });

/** Opens the plan's only item in its editor. */
async function openItem(page: Page, title: string) {
  await page.goto("/safety");
  await page.getByText(title, { exact: true }).first().click();
  return page.getByRole("textbox", { name: "Title" });
}

async function signInOnPage(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("what one person's tab still saves never lands in the account of who signed in beside it", async ({
  page,
  context,
}) => {
  const ben = await signUp(context, "Ben Ito");
  await addItem(context, "Ben's lookout");
  const anna = await signUp(context, "Anna Lund");
  await addItem(context, "Jo looks out for me");
  const title = await openItem(page, "Jo looks out for me");
  await expect(title).toBeVisible();

  // Anna's session ends, and Ben signs in in another tab. Her own tab is offline while she keeps writing.
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await title.fill("Jo and Sam look out for me");
  await expect(page.getByText("1 change is saved on this device.")).toBeVisible();
  const other = await context.newPage();
  await context.clearCookies();
  await other.goto("/login");
  await signInOnPage(other, ben.email);
  await expect(other.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();

  await expect(page.getByRole("heading", { name: "Ben Ito is signed in now" })).toBeVisible();
  await expect(page.getByText("Sam")).toBeHidden();
  await expectAccessible(page);
  await page.unroute("**/api/**");
  await page.getByRole("link", { name: "Continue as Ben Ito" }).click();
  await expect(page.getByRole("button", { name: "Account of Ben Ito" })).toBeVisible();
  await expect(page.getByText("saved on this device")).toBeHidden();
  await page.goto("/safety");
  await expect(page.getByText("Ben's lookout").first()).toBeVisible();
  expect((await get<SafetyItem[]>(context, "/api/safety")).map((item) => item.title)).toEqual([
    "Ben's lookout",
  ]);

  await context.clearCookies();
  await page.goto("/login?next=%2Fsafety");
  await signInOnPage(page, anna.email);
  await expect(page.getByText("Jo and Sam look out for me").first()).toBeVisible();
  const stored = async () => (await get<SafetyItem[]>(context, "/api/safety")).map((item) => item.title);
  // What could not be sent at once is tried again after half a minute.
  await expect.poll(stored, { timeout: 40_000 }).toEqual(["Jo and Sam look out for me"]);
});

test("a save that meets somebody else's session waits on the device for its writer", async ({
  page,
  context,
}) => {
  const ben = await signUp(context, "Ben Ito");
  const anna = await signUp(context, "Anna Lund");
  await page.goto("/briefing");
  await page.getByRole("textbox", { name: /What changed\?/ }).fill("The van is booked");
  await page.getByRole("textbox", { name: /What persists\?/ }).fill("No boxes yet");
  await page.getByRole("textbox", { name: /one priority/ }).fill("Buy boxes");
  // From now on the cookie is Ben's, without any tab knowing.
  await context.request.post("/api/auth/login", { data: { email: ben.email, password: PASSWORD } });
  await page.getByRole("button", { name: "Log Handover" }).click();

  await expect(page.getByRole("heading", { name: "Someone else is signed in now" })).toBeVisible();
  expect(await get<Briefing[]>(context, "/api/briefings")).toEqual([]);

  await context.request.post("/api/auth/login", { data: { email: anna.email, password: PASSWORD } });
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Account of Anna Lund" })).toBeVisible();
  const stored = async () => (await get<Briefing[]>(context, "/api/briefings")).map((one) => one.whatChanged);
  await expect.poll(stored).toEqual(["The van is booked"]);
});

test("signing out in the middle of failing saves leaves nothing private on the device", async ({
  page,
  context,
}) => {
  await signUp(context, "Anna Lund");
  await addItem(context, "Jo looks out for me");
  const second = await context.newPage();
  await second.goto("/objectives");
  const title = await openItem(page, "Jo looks out for me");
  await page.route("**/api/safety/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await title.fill("My most private worry");
  await expect(page.getByText(/failed/i).first()).toBeVisible();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Sign out anyway" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(second.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain("worry");
  expect(left).not.toContain("draft:");
});

test("somebody who signs out without the server is signed out, and their session ends when it is back", async ({
  page,
  context,
}) => {
  await signUp(context, "Anna Lund");
  await page.goto("/safety");
  await expect(page.getByRole("button", { name: "Account of Anna Lund" })).toBeVisible();
  const [cookie] = await context.cookies();
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByText("your session also ends on the server as soon as it's back")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/safety");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();

  await page.unroute("**/api/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("your session also ends on the server as soon as it's back")).toBeHidden();
  expect(await get(context, "/api/auth/me")).toBeNull();
  if (cookie) await context.addCookies([cookie]);
  expect(await get(context, "/api/auth/me")).toBeNull();
});
