import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { ForgotPasswordPage } from "./forgot-password.page.tsx";
import { ResetPasswordPage } from "./reset-password.page.tsx";

const TOKEN = "t".repeat(43);

afterEach(() => window.history.replaceState(null, "", "/"));

test("asking for a link promises nothing about the account", async () => {
  api.replaceAnswers(
    "GET /api/instance",
    JSON.stringify({ signups: "open", needsSetupCode: false, canMail: true }),
  );
  const { person } = renderScreen(<ForgotPasswordPage />, { path: "/forgot-password" });
  await person.type(await screen.findByLabelText("Email"), " Mara@Example.ORG ");
  await person.click(screen.getByRole("button", { name: "Send the link" }));
  expect(await screen.findByText(/If there's an account with/)).toHaveTextContent("mara@example.org");
  expect(api.bodies("POST /api/auth/forgot-password")).toEqual([{ email: "mara@example.org" }]);
});

test("without a mail server the page says who can help", async () => {
  renderScreen(<ForgotPasswordPage />, { path: "/forgot-password" });
  expect(await screen.findByText(/This server doesn't send email/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Email")).not.toBeInTheDocument();
});

test("the token leaves the address and is sent with the new password alone", async () => {
  window.history.replaceState(null, "", `/reset-password#${TOKEN}`);
  api.replaceAnswers("POST /api/auth/reset-password", "");
  const { person } = renderScreen(<ResetPasswordPage />, { path: "/reset-password" });
  expect(window.location.hash).toBe("");
  await person.type(screen.getByLabelText("New password"), "some password");
  await person.type(screen.getByLabelText("Confirm new password"), "some passwort");
  await person.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByText("Passwords do not match")).toBeInTheDocument();
  await person.clear(screen.getByLabelText("Confirm new password"));
  await person.type(screen.getByLabelText("Confirm new password"), "some password");
  await person.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByText(/Your new password is saved/)).toBeInTheDocument();
  expect(api.bodies("POST /api/auth/reset-password")).toEqual([{ token: TOKEN, password: "some password" }]);
});

test("a link that is used up leads to a new one", async () => {
  window.history.replaceState(null, "", `/reset-password#${TOKEN}`);
  const { person } = renderScreen(<ResetPasswordPage />, { path: "/reset-password" });
  await person.type(screen.getByLabelText("New password"), "some long password");
  await person.type(screen.getByLabelText("Confirm new password"), "some long password");
  await person.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});
