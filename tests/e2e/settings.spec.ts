import { expect, PASSWORD, test } from "./fixtures.ts";

test.use({ allowedConsole: [/status of 40[01]/] });

test("a changed password signs out the other browser, and the new one signs in", async ({
  member: { page, user },
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(user.email);
  await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Password" }).click();
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill("four quiet wooden boats");
  await page.getByLabel("Confirm new password").fill("four quiet wooden boats");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "That isn't your current password.",
  );
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password Changed")).toBeVisible();

  await other.goto("/objectives");
  await expect(other).toHaveURL(/\/login/);
  await other.getByLabel("Email").fill(user.email);
  await other.getByLabel("Password", { exact: true }).fill("four quiet wooden boats");
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other).toHaveURL(/\/objectives$/);
  await elsewhere.close();
});

test("at 360 px, everything is reached by keyboard and saved by Enter", async ({ member: { page } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/settings#profile");
  await expect(page.getByRole("region", { name: "Profile" })).toBeFocused();
  // The username, the address with the way to change it, and the phone number.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await page.keyboard.type("555 0100");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Profile Updated")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Phone number")).toHaveValue("555 0100");

  await page.getByRole("button", { name: "Jump to a section" }).press("Enter");
  await page.getByRole("link", { name: "Devices" }).press("Enter");
  await expect(page.getByRole("region", { name: "Devices" })).toBeFocused();
  await expect(page.getByText("This device", { exact: true })).toBeInViewport();
});
