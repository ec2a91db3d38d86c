import { screen, waitFor, within } from "@testing-library/react";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";
import { ACCOUNT_PATHS, type Session } from "#shared/auth/account.contract.ts";
import { deviceName } from "#shared/auth/device-name.rules.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { now } from "#web/platform/time/clock.ts";
import { deviceTimeZone, ownTimeZone } from "#web/platform/time/own-day.ts";
import { SettingsPage } from "./settings.page.tsx";
import { SETTINGS_SECTIONS } from "./settings-sections.content.ts";

const SESSION_DAYS = 30;

async function renderSettings() {
  await Promise.all(SETTINGS_SECTIONS.map(({ Part }) => Part.preload()));
  return renderScreen(<SettingsPage />, { path: "/settings" });
}

test("each section has an address of its own", async () => {
  await renderSettings();
  expect(new Set(SETTINGS_SECTIONS.map(({ id }) => id)).size).toBe(SETTINGS_SECTIONS.length);
  for (const { id, title } of SETTINGS_SECTIONS) {
    expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", id);
  }
});

test("what was changed of the profile is saved, said so, and shown on every screen", async () => {
  const { person } = await renderSettings();
  expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  await person.type(screen.getByLabelText("Phone number"), "555 0100");
  await person.clear(screen.getByLabelText("Username"));
  await person.type(screen.getByLabelText("Username"), "Mara");
  await person.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByText("Profile Updated")).toBeVisible();
  expect(api.bodies("PATCH /api/profile")).toEqual([{ username: "Mara", phoneNumber: "555 0100" }]);
  expect(await api.get(ACCOUNT_PATHS.profile)).toMatchObject({ username: "Mara", phoneNumber: "555 0100" });
  await waitFor(() => expect(screen.getByRole("region", { name: "Account" })).toHaveTextContent("Mara"));

  // Meanwhile, on another device.
  const elsewhere = { address: "12 Elm St", email: "mara.new@example.org" };
  await api.db().updateTable("profiles").set(elsewhere).where("id", "=", TEST_USER.id).execute();
  await person.clear(screen.getByLabelText("Phone number"));
  await person.click(screen.getByRole("button", { name: "Save profile" }));
  await waitFor(async () =>
    expect(await api.get(ACCOUNT_PATHS.profile)).toMatchObject({ ...elsewhere, phoneNumber: null }),
  );
  expect(await screen.findByDisplayValue("12 Elm St")).toBeVisible();
});

test("a profile that isn't taken says why, and stays as it was typed", async () => {
  const { person } = await renderSettings();
  const save = () => person.click(screen.getByRole("button", { name: "Save profile" }));
  const profile = screen.getByRole("form", { name: "Profile" });
  await person.type(screen.getByLabelText("Phone number"), "555 0100");
  await save();
  expect(await within(profile).findByText("Your profile is saved.")).toBeVisible();
  api.fail("PATCH /api/profile", 500);
  await person.type(screen.getByLabelText("Address"), "12 Elm St");
  await save();
  expect(await screen.findByText("Update Failed")).toBeVisible();
  expect(screen.getByText("Failed to update profile. Please try again.")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveValue("12 Elm St");
  expect(within(profile).queryByText("Your profile is saved.")).not.toBeInTheDocument();
  expect(screen.queryByText("Profile Updated")).not.toBeInTheDocument();
});

test("what is typed while the profile is being saved stays, to be saved next", async () => {
  const { person } = await renderSettings();
  const save = () => person.click(screen.getByRole("button", { name: "Save profile" }));
  const held = api.hold("PATCH /api/profile");
  await person.type(screen.getByLabelText("Phone number"), "555 0100");
  await save();
  await waitFor(() => expect(held.count()).toBe(1));
  await person.type(screen.getByLabelText("Address"), "12 Elm St");
  held.release();
  expect(await screen.findByText("Profile Updated")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveValue("12 Elm St");
  await save();
  await waitFor(() => expect(api.bodies("PATCH /api/profile").at(-1)).toEqual({ address: "12 Elm St" }));
});

test("the password form says what is missing or wrong at its field", async () => {
  const { db } = api;
  await db()
    .insertInto("accounts")
    .values({
      id: crypto.randomUUID(),
      userId: TEST_USER.id,
      providerId: "credential",
      accountId: TEST_USER.id,
      password: "a hash",
      createdAt: "2026-01-01T00:00:00.000Z",
      updatedAt: "2026-01-01T00:00:00.000Z",
    })
    .execute();
  const { person } = await renderSettings();
  const current = await screen.findByLabelText("Current password");
  const submit = () => person.click(screen.getByRole("button", { name: "Change password" }));
  await submit();
  expect(await screen.findByText("Current password is required")).toBeVisible();
  expect(screen.getByText("New password must be at least 8 characters")).toBeVisible();
  expect(screen.getByText("Please confirm your new password")).toBeVisible();

  await person.type(current, "not the password");
  await person.type(screen.getByLabelText("New password"), "four quiet wooden boats");
  await person.type(screen.getByLabelText("Confirm new password"), "four quiet wooden boots");
  await submit();
  expect(await screen.findByText("Passwords do not match")).toBeVisible();
  expect(api.sent(`POST ${ACCOUNT_PATHS.changePassword}`)).toEqual([]);

  const sentence = "That isn't your current password.";
  api.fail(`POST ${ACCOUNT_PATHS.changePassword}`, 400, sentence, { currentPassword: sentence });
  await person.clear(screen.getByLabelText("Confirm new password"));
  await person.type(screen.getByLabelText("Confirm new password"), "four quiet wooden boats");
  await submit();
  expect(await screen.findByText("Password Change Failed")).toBeVisible();
  await waitFor(() => expect(current).toHaveAccessibleDescription(sentence));
  expect(current).toHaveFocus();

  api.restore(`POST ${ACCOUNT_PATHS.changePassword}`);
  api.replaceAnswers(`POST ${ACCOUNT_PATHS.changePassword}`, "");
  await submit();
  expect(await screen.findByText("Password Changed")).toBeVisible();
  expect(current).toHaveValue("");
});

test("a device is signed out on its own, the others all at once", async () => {
  await addSession("Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1", 3);
  await addSession("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0", 2);
  const { person } = await renderSettings();
  const devices = screen.getByRole("region", { name: "Devices" });
  const listed = async () =>
    (await api.get<Session[]>(ACCOUNT_PATHS.sessions)).map(({ userAgent }) => deviceName(userAgent));
  const phone = await within(devices).findByRole("button", { name: /^Sign out Safari on iPhone, last used/ });
  expect(within(devices).getByText("This device")).toBeVisible();
  await person.click(phone);
  await waitFor(() => expect(phone).not.toBeInTheDocument());
  expect(await listed()).toEqual(["Unknown device", "Firefox on Linux"]);

  await person.click(within(devices).getByRole("button", { name: "Sign out everywhere else" }));
  await person.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out everywhere else" }),
  );
  expect(await screen.findByText("Signed out everywhere else")).toBeVisible();
  expect(await listed()).toEqual(["Unknown device"]);
});

async function addSession(userAgent: string, daysAgo: number) {
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
  const lastUse = inDays(-daysAgo);
  const times = { createdAt: lastUse, updatedAt: lastUse, expiresAt: inDays(SESSION_DAYS - daysAgo) };
  await api
    .db()
    .insertInto("sessions")
    .values({ ...times, id: uuidv7(), userId: TEST_USER.id, token: uuidv7(), ipAddress: null, userAgent })
    .execute();
}

test("the theme, the time zone and the country are this device's, and count at once", async () => {
  const { person } = await renderSettings();
  const preferences = within(screen.getByRole("region", { name: "Preferences" }));
  await person.click(preferences.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  await person.click(preferences.getByRole("radio", { name: "Same as device" }));
  await person.selectOptions(preferences.getByLabelText("Time zone"), "Pacific/Kiritimati");
  expect(ownTimeZone()).toBe("Pacific/Kiritimati");
  await person.selectOptions(preferences.getByLabelText("Time zone"), "");
  expect(ownTimeZone()).toBe(deviceTimeZone());
  await person.selectOptions(preferences.getByLabelText("Country"), "IE");
  expect(preferences.getByLabelText("Country")).toHaveDisplayValue("Ireland");
});
