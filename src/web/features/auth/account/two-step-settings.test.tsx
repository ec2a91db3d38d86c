import { screen, within } from "@testing-library/react";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { LoginPage } from "../login.page.tsx";
import { TwoStepSettings } from "./two-step-settings.tsx";

const SECTION = "/api/account/sign-in";

test("two-step sign-in is set up with an app, renewed and turned off", async () => {
  const { person } = renderScreen(<TwoStepSettings />, { path: "/settings" });
  await person.click(await screen.findByRole("button", { name: "Set up" }));
  // The account under test has no password.
  await person.click(await screen.findByRole("button", { name: "Continue" }));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByRole("img", { name: /Code to scan/ });
  const [, key = ""] = /Type this key:\s*([A-Z2-7 ]+)/.exec(dialog.textContent ?? "") ?? [];
  const secret = Secret.fromBase32(key.replaceAll(" ", ""));

  expect(within(dialog).getByLabelText("Code from the app")).toHaveFocus();
  await person.click(within(dialog).getByRole("button", { name: "Turn on" }));
  expect(await within(dialog).findByText("Enter the code.")).toBeInTheDocument();
  await person.type(within(dialog).getByLabelText("Code from the app"), "000000");
  await person.click(within(dialog).getByRole("button", { name: "Turn on" }));
  expect(await within(dialog).findByText(/That code isn't right/)).toBeInTheDocument();
  await person.clear(within(dialog).getByLabelText("Code from the app"));
  await person.type(within(dialog).getByLabelText("Code from the app"), new TOTP({ secret }).generate());
  await person.click(within(dialog).getByRole("button", { name: "Turn on" }));
  const codes = await within(dialog).findByRole("list", { name: "Recovery codes" });
  expect(within(codes).getAllByRole("listitem")).toHaveLength(10);
  await person.click(within(dialog).getByRole("button", { name: "I've saved them" }));

  expect(await screen.findByText(/You have 10 recovery codes left/)).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "New recovery codes" }));
  await person.click(await screen.findByRole("button", { name: "Make new codes" }));
  const renewed = await screen.findByRole("list", { name: "Recovery codes" });
  expect(renewed.textContent).not.toBe(codes.textContent);
  await person.keyboard("{Escape}");
  await person.click(await screen.findByRole("button", { name: "Back to the codes" }));
  expect(await screen.findByRole("list", { name: "Recovery codes" })).toHaveTextContent(
    String(renewed.textContent),
  );
  await person.click(screen.getByRole("button", { name: "I've saved them" }));
  await person.click(screen.getByRole("button", { name: "Turn off" }));
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Turn off" }));
  expect(await screen.findByRole("button", { name: "Set up" })).toBeInTheDocument();
  expect(await api.get(SECTION)).toMatchObject({ twoStep: { since: null } });
});

test("the sign-in page asks for the code after the password, and sends both", async () => {
  const sentence = "Enter the code from your authenticator app.";
  const refuse = (fields?: Record<string, string>) =>
    api.fail("POST /api/auth/login", 401, sentence, fields, "code_required");
  refuse();
  const { person } = renderScreen(<LoginPage />, { path: "/login" });
  await person.type(screen.getByLabelText("Email"), "mara@example.org");
  await person.type(screen.getByLabelText("Password"), "some password");
  await person.click(screen.getByRole("button", { name: "Sign in" }));
  const code = await screen.findByLabelText("Code from your authenticator app");
  expect(screen.getByLabelText("Email")).not.toBeVisible();
  await person.type(code, "123 456");
  refuse({ code: "That code didn't work." });
  await person.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("That code didn't work.")).toBeInTheDocument();
  expect(api.bodies("POST /api/auth/login").at(-1)).toEqual({
    email: "mara@example.org",
    password: "some password",
    code: "123 456",
  });
  await person.click(screen.getByRole("button", { name: "Use a recovery code" }));
  expect(screen.getByLabelText("Recovery code")).toHaveValue("");
});
