import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, signInAs } from "#tests/support/render-screen.tsx";
import { InvitePage } from "./invite.page.tsx";

test("an invitation that isn't valid says so, and leads to the login page", async () => {
  renderScreen(<InvitePage />, { path: "/invite/unknown" });
  expect(await screen.findByRole("heading", { name: "Invalid Invitation" })).toBeInTheDocument();
  expect(screen.getByText("This invitation link is not valid")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to sign in" })).toHaveAttribute("href", "/login");
});

test("a failure keeps what was typed and says why", async () => {
  api.replaceAnswers("GET /api/invitations/:code/validate", JSON.stringify({ accessType: "comped" }));
  api.replaceAnswers("GET /api/auth/me", "null");
  api.fail("POST /api/invitations/:code/accept", 500);
  const { person } = renderScreen(<InvitePage />, { path: "/invite/some-code" });
  signInAs(null);
  await person.type(await screen.findByLabelText("Email"), "jo@example.org");
  await person.type(screen.getByLabelText("Username"), "Jo K.");
  await person.type(screen.getByLabelText("Password"), "short");
  await person.type(screen.getByLabelText("Confirm password"), "short");
  await person.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText("Password must be at least 8 characters")).toBeInTheDocument();
  await person.type(screen.getByLabelText("Password"), " but long enough");
  await person.type(screen.getByLabelText("Confirm password"), " but long enough");
  await person.click(screen.getByRole("button", { name: "Create account" }));
  expect((await screen.findAllByText("Failed to create account")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Username")).toHaveValue("Jo K.");
});
