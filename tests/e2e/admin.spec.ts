import type { Page } from "@playwright/test";
import { expect, expectAccessible, newEmail, PASSWORD, test, toastText } from "./fixtures.ts";

async function signInAsOwner(page: Page): Promise<void> {
  const response = await page.request.post("/api/auth/login", {
    data: { email: "owner@example.org", password: PASSWORD },
  });
  expect(response.status()).toBe(200);
}

/** Opens the menu of an account and chooses an action, then confirms it. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: action }).click();
}

/** What is copied in the older way, as without HTTPS. */
async function copiedWithoutClipboard(page: Page, copy: () => Promise<void>): Promise<string> {
  const copied = await page.evaluateHandle(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    const texts: string[] = [];
    document.addEventListener("copy", () => texts.push(String(getSelection())));
    return texts;
  });
  await copy();
  await expect(toastText(page, "Link copied!")).toBeVisible();
  return (await copied.jsonValue()).join();
}

test("an admin invites somebody, who signs up in another browser and is promoted, demoted and deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Admin", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Admin", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Create invitation" }).click();
  await page.getByLabel("Access").selectOption("included");
  await page.getByRole("dialog").getByRole("button", { name: "Create invitation" }).dblclick();
  await expect(toastText(page, "Invitation created")).toBeVisible();
  const link = await page.getByLabel("Link").inputValue();
  expect(
    await copiedWithoutClipboard(page, () => page.getByRole("button", { name: "Copy link" }).click()),
  ).toBe(link);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  // One, in spite of the double click.
  await expect(page.getByRole("cell", { name: "Active", exact: true })).toHaveCount(1);
  await expectAccessible(page);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await context.newPage();
  const email = newEmail();
  await guest.goto(new URL(link).pathname);
  await expect(guest.getByText(/^Included access/)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Username").fill("Jo Invited");
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByLabel("Confirm password", { exact: true }).fill("another one");
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest.getByText("Passwords do not match")).toBeVisible();
  await guest.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
  await expect(guest.getByRole("link", { name: "Admin", exact: true })).toBeHidden();

  await page.goto("/admin");
  await expect(page.getByRole("cell", { name: "Used", exact: true })).toBeVisible();
  await page.getByLabel("Search by email or username").fill(email.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(4);
  await act(page, "Jo Invited", "Promote to admin");
  await expect(toastText(page, "User promoted")).toBeVisible();
  await guest.goto("/admin");
  await expect(guest.getByRole("heading", { name: "Admin", level: 1 })).toBeVisible();
  await act(page, "Jo Invited", "Demote to member");
  await expect(toastText(page, "User demoted")).toBeVisible();
  await guest.goto("/admin");
  await expect(guest.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
  await act(page, "Jo Invited", "Delete user");
  await expect(toastText(page, "User deleted")).toBeVisible();
  await expect(page.getByText("No user matches.")).toBeVisible();
  await page.getByRole("link", { name: "See all" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `Delete user ${email}` })).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await context.close();
});

test("a guest at /admin is led to the dashboard without any of its code, and a signed-in person at an invitation is told so", async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const adminCode: string[] = [];
  page.on("request", (request) => {
    if (/admin\.page/.test(request.url())) adminCode.push(request.url());
  });
  for (const path of ["/admin", "/admin/audit-log"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  expect(adminCode).toEqual([]);
  expect(await (await page.request.get("/service-worker.js")).text()).not.toContain("admin.page");
  const owner = await browser.newContext({ ...(baseURL && { baseURL }) });
  const ownersPage = await owner.newPage();
  await signInAsOwner(ownersPage);
  const created = await ownersPage.request.post("/api/admin/invitations", { data: { accessType: "comped" } });
  const { invitation } = await created.json();
  await page.goto(`/invite/${invitation.inviteCode}`);
  await expect(page.getByText(`You're signed in as ${member.user.username}.`)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText(/^Comped access/)).toBeVisible();
  await owner.close();
});

test("what an admin edits is what people see", async ({ page }) => {
  await signInAsOwner(page);
  await page.goto("/admin/content/labels");
  await page.getByLabel("Search").fill("safety in life");
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const original = await page.getByRole("textbox", { name: "Label" }).inputValue();
  await page.getByRole("textbox", { name: "Label" }).fill("Staying safe");
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Staying safe")).toBeVisible();
  await expectAccessible(page);
  // What is typed outlives the page.
  await page.reload();
  await page.getByLabel("Search").fill("safety in life");
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await expect(page.getByText("Here's what you started.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Label" })).toHaveValue("Staying safe");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastText(page, "Saved the label")).toBeVisible();
  await expect(page.getByRole("link", { name: "Staying safe" })).toBeVisible();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await page.getByRole("button", { name: /^Use Ridgeline's words/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: original, exact: true })).toBeVisible();

  await page.getByRole("radio", { name: "Articles" }).check();
  await page.getByRole("button", { name: "Edit A handover to yourself tomorrow" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Our **own** words.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastText(page, "Saved the article")).toBeVisible();
  await page.goto("/briefing");
  await expect(page.getByText("Our own words.")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Edit A handover to yourself tomorrow" }).click();
  await page.getByRole("button", { name: "Back to the built-in text" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Changed", { exact: true })).toBeHidden();

  await page.getByRole("radio", { name: "Videos" }).check();
  await page.getByRole("button", { name: "Add video" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("A walk in the woods");
  await dialog.getByLabel("Address").fill("https://example.org/video");
  await dialog.getByRole("button", { name: "Add video" }).click();
  await expect(dialog.getByLabel("Address")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Address").fill("https://youtu.be/aqz-KE-bpKQ");
  await dialog.getByRole("checkbox", { name: "Joy" }).check();
  await dialog.getByRole("button", { name: "Add video" }).click();
  await expect(toastText(page, "Added the video")).toBeVisible();
  const videos: { title: string }[] = await (await page.request.get("/api/videos")).json();
  expect(videos.map(({ title }) => title)).toContain("A walk in the woods");
});

test("revoking an invitation by keyboard leaves the focus at the next one", async ({ page }) => {
  await signInAsOwner(page);
  for (const accessType of ["comped", "included"]) {
    await page.request.post("/api/admin/invitations", { data: { accessType } });
  }
  await page.goto("/admin");
  const row = (name: string) => page.getByRole("row", { name }).filter({ hasText: "Active" }).first();
  await row("Included").getByRole("button", { name: "Revoke" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke invitation" }).press("Enter");
  await expect(toastText(page, "Invitation revoked")).toBeVisible();
  await expect(row("Comped").getByRole("button", { name: "Copy link" })).toBeFocused();
});
