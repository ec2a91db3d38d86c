import { expect, expectAccessible, newEmail, PASSWORD, test, toastText } from "./fixtures.ts";

test.describe("signing up", () => {
  test("leads to the dashboard, and the session survives a reload", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Username").fill("Mara Keller");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();

    await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
    await expect(toastText(page, "Account created!")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
  });

  test.describe("with mistakes", () => {
    test.use({ allowedConsole: [/409/] });

    test("says each beside its field, and keeps what was typed", async ({ page }) => {
      await page.goto("/signup");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByText("Enter your email address.")).toBeVisible();
      await expect(page.getByText("Minimum 3 characters", { exact: true })).toBeVisible();
      await expect(page.getByText("Minimum 8 characters").first()).toBeVisible();
      await expect(page.getByLabel("Email")).toBeFocused();

      await page.getByLabel("Email").fill("mara@");
      await page.getByLabel("Username").fill("Mara");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password", { exact: true }).fill("something else");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByText("Enter an email address such as name@example.org.")).toBeVisible();

      await page.getByLabel("Email").fill(newEmail());
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(toastText(page, "Passwords don't match")).toBeVisible();
      await expect(toastText(page, "Please make sure both passwords are the same")).toBeVisible();
      await expect(page.getByLabel("Username")).toHaveValue("Mara");
      await expectAccessible(page);
    });

    test("knows that the address has an account already", async ({ page }) => {
      const email = newEmail();
      await page.request.post("/api/auth/signup", { data: { email, username: "First", password: PASSWORD } });
      await page.context().clearCookies();
      await page.goto("/signup");
      await page.getByLabel("Email").fill(` ${email.toUpperCase()}`);
      await page.getByLabel("Username").fill("Second");
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(toastText(page, "Signup failed")).toBeVisible();
      await expect(
        page.getByText("There's already an account with this email address. Sign in instead.").first(),
      ).toBeVisible();
    });
  });
});

test.describe("signing in", () => {
  test.use({ allowedConsole: [/401/] });

  test("takes people where they were going, and out again", async ({ page, member }) => {
    await page.context().clearCookies();
    await page.goto("/objectives?tab=completed");
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel("Email").fill(member.user.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    await expect(page).toHaveURL(/\/objectives\?tab=completed$/);
    await expect(toastText(page, "Welcome back!")).toBeVisible();
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await page.goto("/objectives");
    await expect(page).toHaveURL(/\/login/);
  });

  test("says what is wrong without saying which, and keeps the address", async ({ page, member }) => {
    await page.context().clearCookies();
    await page.goto("/login");
    await page.getByLabel("Email").fill(member.user.email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    await expect(toastText(page, "Login failed")).toBeVisible();
    await expect(page.getByText("Invalid email or password").first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(member.user.email);
    await expectAccessible(page);
  });

  for (const next of ["//evil.example/x", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
    test(`never leads to another site (${next})`, async ({ page, member }) => {
      expect(member.user.email).toBeTruthy();
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/");
    });
  }
});

test("a path that leads nowhere says so and leads back", async ({ member: { page } }) => {
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Command Dashboard" })).toBeVisible();
});

test("a second person sees nothing of the first", async ({ member: { page }, browser, baseURL }) => {
  const created = await page.request.post("/api/objectives", {
    data: { title: "A private thing", specific: "s", measurable: "m", pillar: "Peace" },
  });
  const { id } = await created.json();
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const theirs = await stranger.newPage();
  await stranger.request.post("/api/auth/signup", {
    data: { email: newEmail(), username: "Someone else", password: PASSWORD },
  });
  await theirs.goto("/objectives");
  await expect(theirs.getByText("No Objectives Yet")).toBeVisible();
  expect((await stranger.request.patch(`/api/objectives/${id}`, { data: { progress: 5 } })).status()).toBe(
    404,
  );
  expect((await stranger.request.delete(`/api/objectives/${id}`)).status()).toBe(404);
  await stranger.close();
});

test("the API's documentation is readable under its own content security policy", async ({ page }) => {
  await page.goto("/api/docs#/Objectives/createObjective");
  await expect(page.getByRole("heading", { name: /Ridgeline/ })).toBeVisible();
  await expect(page.getByText("measurable").first()).toBeVisible();
});
