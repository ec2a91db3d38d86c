import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { AuditEntryRow } from "#shared/admin/audit.contract.ts";
import type { AdminArticle } from "#shared/doctrine/articles-admin.contract.ts";
import { SHIFT_HANDOVER } from "#shared/doctrine/coaching.content.ts";
import type { Invitation } from "#shared/invitations/invitations.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { HandoverPage } from "#web/features/handover/handover.page.tsx";
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

test("a user is created once by a held Enter, and the dialog closes", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Create user" }));
  const dialog = within(screen.getByRole("dialog"));
  await person.type(dialog.getByLabelText("Email"), "new@example.org");
  await person.type(dialog.getByLabelText("Username"), "New One");
  await person.type(dialog.getByLabelText("Password"), "a long enough password");
  const form = dialog.getByLabelText<HTMLInputElement>("Email").form;
  act(() => {
    for (const _ of [1, 2, 3]) form?.requestSubmit();
  });
  expect(await screen.findByText("User created")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.bodies("POST /api/admin/create-user")).toHaveLength(1);
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

test("an article is edited with a preview, shown on its page, and goes back to the built-in text", async () => {
  const first = renderScreen(<AdminPage />, { path: "/admin/content/articles", user: { role: "admin" } });
  const edit = async () => {
    await first.person.click(await screen.findByRole("button", { name: /^Edit A handover|^Edit Ours/ }));
    return within(screen.getByRole("dialog"));
  };
  let dialog = await edit();
  await first.person.clear(dialog.getByLabelText("Text"));
  await first.person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("The text is missing.")).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByLabelText("Text")).toHaveFocus());
  await first.person.type(
    dialog.getByLabelText("Text"),
    "Again.{Enter}{Enter}Again.{Enter}{Enter}Be **brief**.",
  );
  await first.person.clear(dialog.getByLabelText("Title"));
  await first.person.type(dialog.getByLabelText("Title"), "Ours");
  await first.person.click(dialog.getByRole("button", { name: "Not now" }));
  dialog = await edit();
  expect(dialog.getByText("Here's what you started.")).toBeInTheDocument();
  expect(dialog.getByLabelText("Title")).toHaveValue("Ours");
  const preview = within(dialog.getByRole("region", { name: "Preview" }));
  expect(preview.getByText("brief", { selector: "strong" })).toBeInTheDocument();
  expect(preview.getAllByText("Again.")).toHaveLength(2);
  await first.person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved the article")).toBeInTheDocument();
  expect(await screen.findByText("Changed")).toBeInTheDocument();

  const page = renderScreen(<HandoverPage />, { path: "/briefing" });
  const handover = within(page.container);
  expect(handover.getByText(SHIFT_HANDOVER.title)).toBeInTheDocument();
  expect(await handover.findByText("Ours")).toBeInTheDocument();
  page.unmount();
  api.fail("GET /api/doctrine/articles", 500);
  const without = renderScreen(<HandoverPage />, { path: "/briefing" });
  await waitFor(() => expect(api.sent("GET /api/doctrine/articles")).toHaveLength(2));
  await api.settled();
  expect(within(without.container).getByText(SHIFT_HANDOVER.title)).toBeInTheDocument();
  without.unmount();

  dialog = await edit();
  await first.person.click(dialog.getByRole("button", { name: "Back to the built-in text" }));
  await first.person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByText("Changed")).toBeNull());
  const articles = await api.get<AdminArticle[]>("/api/admin/articles");
  for (const { title, bodyMd, original } of articles) expect({ title, bodyMd }).toEqual(original);
});

test("details are told in words", () => {
  const words = (details: AuditEntryRow["details"]) => detailWords(details);
  expect(words({ before: { role: "user" }, after: { role: "admin" } })).toBe("role: user → admin");
  expect(words({ accessType: "comped", expiresAt: null })).toBe("access type: comped");
});
