import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ACCOUNT_PATHS } from "#shared/auth/account.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { SettingsPage } from "./settings.page.tsx";
import { SETTINGS_SECTIONS } from "./settings-sections.content.ts";

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

test("the profile is saved as a whole, said so, and shown on every screen", async () => {
  const { person } = await renderSettings();
  expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
  await person.type(screen.getByLabelText("Phone number"), "555 0100");
  await person.clear(screen.getByLabelText("Username"));
  await person.type(screen.getByLabelText("Username"), "Mara");
  await person.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByText("Profile Updated")).toBeVisible();
  expect(api.bodies("PATCH /api/profile")).toEqual([
    { email: "mara@example.org", username: "Mara", phoneNumber: "555 0100", address: null },
  ]);
  expect(await api.get(ACCOUNT_PATHS.profile)).toMatchObject({ username: "Mara", phoneNumber: "555 0100" });
  await waitFor(() => expect(screen.getByRole("region", { name: "Account" })).toHaveTextContent("Mara"));
});

test("a profile that isn't taken says why, and stays as it was typed", async () => {
  const { person } = await renderSettings();
  api.fail("PATCH /api/profile", 500);
  await person.type(screen.getByLabelText("Address"), "12 Elm St");
  await person.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByText("Update Failed")).toBeVisible();
  expect(screen.getByText("Failed to update profile. Please try again.")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveValue("12 Elm St");
  expect(screen.queryByText("Profile Updated")).not.toBeInTheDocument();
});

test("the password form says what is missing or wrong at its field", async () => {
  const { db } = api;
  await db()
    .insertInto("accounts")
    .values({
      id: crypto.randomUUID(),
      userId: "01900000-0000-7000-8000-000000000001",
      providerId: "credential",
      accountId: "01900000-0000-7000-8000-000000000001",
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
