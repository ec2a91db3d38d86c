import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { AuditEntryRow } from "#shared/admin/audit.contract.ts";
import type { Invitation } from "#shared/invitations/invitations.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { AdminPage } from "./admin.page.tsx";
import { detailWords } from "./audit-words.format.ts";

beforeEach(async () => {
  await api.db().updateTable("profiles").set({ role: "admin" }).where("id", "=", TEST_USER.id).execute();
});

const open = () => renderScreen(<AdminPage />, { path: "/admin", user: { role: "admin" } });

test("a user is created once everything is filled in, and what the server says is shown", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Create user" }));
  const dialog = within(screen.getByRole("dialog"));
  const create = dialog.getByRole("button", { name: "Create user" });
  expect(create).toBeDisabled();
  await person.type(dialog.getByLabelText("Email"), TEST_USER.email);
  await person.type(dialog.getByLabelText("Username"), "Jo");
  await person.type(dialog.getByLabelText("Password"), "a long enough password");
  await person.click(create);
  expect(await dialog.findByText("Minimum 3 characters", { selector: "span" })).toBeInTheDocument();
  await person.type(dialog.getByLabelText("Username"), "Jo K.");
  await person.click(create);
  expect(await screen.findByText("Error")).toBeInTheDocument();
  expect(await dialog.findByText(/already an account with this email address/)).toBeInTheDocument();

  api.fail("POST /api/admin/create-user", 500);
  await person.click(create);
  expect(await screen.findByText("Failed to create user")).toBeInTheDocument();
});

test("an invitation's link is copied, in the older way, or shown", async () => {
  const { invitation } = await api.post<{ invitation: Invitation }>("/api/admin/invitations", {
    accessType: "comped",
  });
  const link = `${window.location.origin}/invite/${invitation.inviteCode}`;
  const { person } = open();
  const copy = (await screen.findAllByRole("button", { name: "Copy link" }))[0] as HTMLElement;
  await person.click(copy);
  expect(await screen.findByText("Link copied!")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(link);

  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  const older = vi.fn(() => true);
  document.execCommand = older;
  await person.click(copy);
  await waitFor(() => expect(older).toHaveBeenCalledWith("copy"));
  older.mockReturnValue(false);
  await person.click(copy);
  expect(await screen.findByText(link)).toBeInTheDocument();
  expect(screen.getByText("Please copy manually")).toBeInTheDocument();
  write.mockRestore();
});

test("details are told in words", () => {
  const words = (details: AuditEntryRow["details"]) => detailWords(details);
  expect(words({ before: { role: "user" }, after: { role: "admin" } })).toBe("role: user → admin");
  expect(words({ accessType: "comped", expiresAt: null })).toBe("access type: comped");
});
