import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, signInAs, TEST_USER } from "#tests/support/render-screen.tsx";
import { ConfirmEmailPage } from "../confirm-email.page.tsx";
import { EmailSettings } from "./email-settings.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

test("the section asks for another address, and says where the link went", async () => {
  const methods = {
    canMail: true,
    canAddPasskeys: false,
    passkeys: [],
    provider: null,
    twoStep: { since: null, recoveryCodesLeft: 0 },
  };
  api.replaceAnswers("GET /api/account/sign-in", JSON.stringify(methods));
  const { person } = renderScreen(<EmailSettings />, { path: "/settings" });
  await person.click(await screen.findByRole("button", { name: "Change email address" }));
  const dialog = await screen.findByRole("dialog");
  await person.type(within(dialog).getByLabelText("New email address"), "new@example.org");
  api.fail("POST /api/account/email", 400, "No.", { email: "That's your address already." });
  await person.click(within(dialog).getByRole("button", { name: "Send the link" }));
  expect(await within(dialog).findByText("That's your address already.")).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByLabelText("New email address")).toHaveFocus());
  api.replaceAnswers("POST /api/account/email", "");
  await person.click(within(dialog).getByRole("button", { name: "Send the link" }));
  expect(await screen.findByText(/We sent a link to/)).toHaveTextContent("new@example.org");
  act(() => signInAs({ ...TEST_USER, email: "new@example.org" }));
  expect(screen.queryByText(/We sent a link to/)).not.toBeInTheDocument();
});

test("without a mail server the section says who can change the address", async () => {
  renderScreen(<EmailSettings />, { path: "/settings" });
  expect(await screen.findByText(/This server doesn't send email/)).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a link confirms the address by a press, not by being opened", async () => {
  window.history.replaceState(null, "", `/confirm-email#${"t".repeat(43)}`);
  const { person } = renderScreen(<ConfirmEmailPage />, { path: "/confirm-email" });
  expect(window.location.hash).toBe("");
  expect(api.sent("POST /api/auth/confirm-email")).toEqual([]);
  const use = () => person.click(screen.getByRole("button", { name: "Use this address" }));
  api.fail("POST /api/auth/confirm-email", 500);
  await use();
  expect(await screen.findByText("Please try again.")).toBeInTheDocument();
  api.replaceAnswers("POST /api/auth/confirm-email", JSON.stringify({ email: "new@example.org" }));
  await use();
  expect(await screen.findByText("new@example.org")).toBeInTheDocument();
});

test("a link that no longer works leads to another one", async () => {
  window.history.replaceState(null, "", `/confirm-email#${"t".repeat(43)}`);
  const { person } = renderScreen(<ConfirmEmailPage />, { path: "/confirm-email" });
  await person.click(screen.getByRole("button", { name: "Use this address" }));
  expect(await screen.findByText(/has been used or is more than 30 minutes old/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Use this address" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Settings" })).toHaveAttribute("href", "/settings#email");
});
