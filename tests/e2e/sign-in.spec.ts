import { Secret, TOTP } from "otpauth";
import { freePort } from "#scripts/free-port.ts";
import { linkIn, startMailServer } from "#tests/support/mail-server.ts";
import { startOidcServer } from "#tests/support/oidc-server.ts";
import {
  test as base,
  expect,
  expectAccessible,
  newEmail,
  PASSWORD,
  startJourneyServer,
  toastText,
} from "./fixtures.ts";

interface Outside {
  outside: {
    mail: Awaited<ReturnType<typeof startMailServer>>;
    oidc: Awaited<ReturnType<typeof startOidcServer>>;
    publicUrl: string;
  };
}

/** A server with a mail server and a provider, at a name for which browsers make passkeys. */
const test = base.extend<object, Outside>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form.
    async ({}, use) => {
      const publicUrl = `http://localhost:${await freePort()}`;
      const mail = await startMailServer();
      const oidc = await startOidcServer(`${publicUrl}/api/auth/oidc/callback`);
      await use({ mail, oidc, publicUrl });
      await mail.close();
      await oidc.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ outside: { mail, oidc, publicUrl } }, use) => {
      const server = await startJourneyServer({
        PORT: new URL(publicUrl).port,
        PUBLIC_URL: publicUrl,
        OWNER_EMAIL: "owner@example.org",
        SMTP_URL: mail.url,
        MAIL_FROM: "ridgeline@example.org",
        OIDC_ISSUER: oidc.config.issuer,
        OIDC_CLIENT_ID: oidc.config.clientId,
        OIDC_CLIENT_SECRET: oidc.config.clientSecret,
        OIDC_NAME: oidc.config.name,
      });
      await use(server);
      expect(await server.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
});
test.use({ allowedConsole: [/status of 40[01]/] });

const dashboard = { name: "Command Dashboard" };

test("a forgotten password is replaced by a link from an email", async ({ member, outside }) => {
  const { page, user } = member;
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(user.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/If there's an account with/)).toBeVisible();
  const link = linkIn(await outside.mail.next(user.email, "Choose a new password"));

  await page.goto(link.href);
  await expect(page).toHaveURL(`${outside.publicUrl}/reset-password`);
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("another long password");
  await page.getByLabel("Confirm new password").fill("another long password");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", dashboard)).toBeVisible();
});

test("another email address counts once its link was opened, and the old one is told", async ({
  member: { page, user },
  browser,
  outside,
}) => {
  const address = newEmail();
  const elsewhere = await browser.newContext({ baseURL: outside.publicUrl });
  const other = await elsewhere.newPage();
  const signInThere = async (email: string) => {
    await other.goto("/login");
    await other.getByLabel("Email").fill(email);
    await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await signInThere(user.email);
  await expect(other.getByRole("heading", dashboard)).toBeVisible();

  await page.goto("/settings#email");
  const section = page.getByRole("region", { name: "Email address" });
  await section.getByRole("button", { name: "Change email address" }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Send the link" });
  await send.click();
  await expect(dialog.getByLabel("New email address")).toHaveAccessibleDescription(
    "Enter your email address.",
  );
  await dialog.getByLabel("New email address").fill(address);
  await dialog.getByLabel("Your password").fill("not the password");
  await send.click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(
    "That isn't your current password.",
  );
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await expectAccessible(page);
  await send.click();
  await expect(section.getByRole("status")).toContainText(`We sent a link to ${address}`);
  await expect(section.getByText(user.email, { exact: true })).toBeVisible();
  const link = linkIn(await outside.mail.next(address, "Confirm your email address"));

  // Where the mail is read, nobody has to be signed in.
  const reader = await (await browser.newContext()).newPage();
  const use = reader.getByRole("button", { name: "Use this address" });
  await reader.goto(`${link.origin}${link.pathname}#${"x".repeat(43)}`);
  await use.click();
  await expect(reader.getByRole("alert")).toHaveText(/has been used or is more than 30 minutes old/);
  await reader.goto("about:blank");
  await reader.goto(link.href);
  await expect(reader).toHaveURL(`${outside.publicUrl}/confirm-email`);
  await expectAccessible(reader);
  await use.click();
  await expect(reader.getByRole("status")).toContainText(`Your email address is now ${address}`);
  await reader.goto("about:blank");
  await reader.goto(link.href);
  await use.click();
  await expect(reader.getByRole("alert")).toHaveText(/has been used or is more than 30 minutes old/);
  const told = await outside.mail.next(user.email, "was changed");
  expect(told.text).not.toContain(address);

  // Both browsers stay signed in, with the new address.
  for (const tab of [page, other]) {
    await tab.goto("/settings#email");
    await tab.reload();
    await expect(tab.getByRole("region", { name: "Email address" }).getByText(address)).toBeVisible();
  }
  await other.context().clearCookies();
  await signInThere(user.email);
  await expect(toastText(other, "Login failed")).toBeVisible();
  await signInThere(address);
  await expect(other.getByRole("heading", dashboard)).toBeVisible();
  await elsewhere.close();
  await reader.context().close();
});

test("two-step sign-in and a passkey are set up and used", async ({ member: { page, user } }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/settings#two-step");
  const twoStep = page.getByRole("region", { name: "Two-step sign-in" });
  await twoStep.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: /Code to scan/ })).toBeVisible();
  await expectAccessible(page);
  const [, key = ""] = /Type this key:\s*([A-Z2-7 ]+)/.exec((await dialog.textContent()) ?? "") ?? [];
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  await dialog.getByLabel("Code from the app").fill(totp.generate());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const [recoveryCode = ""] = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "I've saved them" }).click();
  await expect(twoStep.getByText(/10 recovery codes left/)).toBeVisible();

  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Name").fill("This laptop");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This laptop", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/has a passkey for your account already/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Rename This laptop" }).click();
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/The name is missing/);
  await dialog.getByLabel("Name").fill("Work laptop");
  await dialog.getByLabel("Name").press("Enter");
  await expect(page.getByText("Work laptop", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.getByRole("button", { name: "Rename Work laptop" }).click();
  await dialog.getByLabel("Name").fill("Laptop");
  await dialog.getByLabel("Name").press("Enter");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await expectAccessible(page);
  await again.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText("Laptop", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", dashboard)).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(toastText(page, "Welcome back!")).toBeVisible();
  await expect(page.getByRole("heading", dashboard)).toBeVisible();
});

test("somebody signs up and in through the provider, and comes back where they were going", async ({
  page,
  outside,
}) => {
  const email = newEmail();
  outside.oidc.person({ sub: email, email, email_verified: true, name: "Jo Park" });
  await page.goto("/objectives?tab=completed");
  await page.getByRole("button", { name: "Sign in with Example ID" }).click();
  await expect(page).toHaveURL(/\/objectives\?tab=completed$/);
  await expect(page.getByRole("button", { name: "Account of Jo Park" })).toBeVisible();

  await page.goto("/settings#profile");
  await page.getByLabel("Phone number").fill("555 0100");
  await page.context().clearCookies();
  // Not click(): a section that is still being read may have asked already, and its dialog hides the button.
  await page.getByRole("button", { name: "Save profile", includeHidden: true }).dispatchEvent("click");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await again.getByRole("button", { name: "Sign in with Example ID" }).click();
  await expect(page.getByText("Here's what you started.")).toBeVisible();
  await expect(page.getByLabel("Phone number")).toHaveValue("555 0100");
  await expect(page).toHaveURL(/\/settings#profile$/);

  outside.oidc.person({ sub: "unknown", email, email_verified: false });
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Example ID" }).click();
  await expect(page.getByText(/They haven't confirmed your email address/)).toBeVisible();
  await expectAccessible(page);
});
