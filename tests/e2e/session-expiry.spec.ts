import { expect, newEmail, PASSWORD, test } from "./fixtures.ts";

test.use({ losesConnection: true, allowedConsole: [/401/] });

test("a session that ends in the middle of an edit loses nothing", async ({ member: { page } }) => {
  await page.request.post("/api/objectives", {
    data: { title: "Finish the move", specific: "Pack all rooms", measurable: "m", pillar: "Production" },
  });
  await page.goto("/objectives");
  await page
    .getByRole("button", { name: /Finish the move/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Edit Specific/ }).click();
  const editor = page.getByRole("textbox", { name: "Specific" });
  await editor.fill("Pack all seven rooms and label every box");
  await page.context().clearCookies();
  await editor.press("Control+s");

  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill("not the password");
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
  await expect(dialog.getByText("Invalid email or password")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText("Pack all seven rooms and label every box")).toBeVisible();
  await page.reload();
  await page
    .getByRole("button", { name: /Finish the move/ })
    .first()
    .click();
  await expect(page.getByText("Pack all seven rooms and label every box")).toBeVisible();
});

test("a session that ended while the server was away is asked for in place on return", async ({
  member: { page },
}) => {
  await page.request.post("/api/objectives", {
    data: { title: "Finish the move", specific: "Pack all rooms", measurable: "m", pillar: "Production" },
  });
  await page.goto("/objectives");
  await page
    .getByRole("button", { name: /Finish the move/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Edit Specific/ }).click();
  const editor = page.getByRole("textbox", { name: "Specific" });
  await editor.fill("Pack all seven rooms");
  await page.context().setOffline(true);
  await editor.press("Control+s");
  await expect(page.getByText("1 change is saved on this device.")).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await page.context().setOffline(false);

  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 change is saved on this device.")).toBeHidden();
  await expect(page.locator("body[data-same-page]")).toBeVisible();
  await expect(page.getByText("Pack all seven rooms")).toBeVisible();
  const [stored] = await (await page.request.get("/api/objectives")).json();
  expect(stored).toMatchObject({ specific: "Pack all seven rooms" });
});

test("leaving without saving ends the page", async ({ member: { page } }) => {
  await page.goto("/objectives");
  await expect(page.getByRole("button", { name: "Create First" })).toBeVisible();
  await page.context().clearCookies();
  // Not click(), and hidden or not: whatever the page still asks for may open the dialog before the link is pressed.
  await page.getByRole("link", { name: "Briefing", includeHidden: true }).dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test.describe("a session that changes hands", () => {
  // What the page still asks for in that moment is refused.
  test.use({ allowedConsole: [/409/] });

  test("a compass in progress waits on this device for its writer, and for nobody else", async ({
    member: { page, user },
  }) => {
    await page.goto("/isap-compass");
    await page.getByLabel("What is the situation?").fill("The lease ends in six weeks");
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);

    await page.request.post("/api/auth/signup", {
      data: { email: newEmail(), username: "Someone else", password: PASSWORD },
    });
    await page.goto("/isap-compass");
    await expect(page.getByLabel("What is the situation?")).toHaveValue("");
    await page.request.post("/api/auth/login", { data: { email: user.email, password: PASSWORD } });
    await page.reload();
    await expect(page.getByLabel("What is the situation?")).toHaveValue("The lease ends in six weeks");

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    const warning = page.getByRole("alertdialog");
    await expect(warning.getByText("You have unfinished work on this device")).toBeVisible();
    await warning.getByRole("button", { name: "Stay signed in" }).click();
    await expect(page.getByLabel("What is the situation?")).toHaveValue("The lease ends in six weeks");
  });
});
