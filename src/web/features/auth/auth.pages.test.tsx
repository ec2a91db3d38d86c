import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { LoginPage } from "./login.page.tsx";
import { SignupPage } from "./signup.page.tsx";

describe("where accounts are not open to all", () => {
  test.each([
    ["invite", "You need an invitation to create an account here. Ask whoever runs this server for a link."],
    ["closed", "This server isn't taking new accounts."],
  ])("with %s the page says so instead of showing a form", async (signups, sentence) => {
    api.replaceAnswers("GET /api/instance", JSON.stringify({ signups, needsSetupCode: false }));
    renderScreen(<SignupPage />, { path: "/signup" });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByLabelText("Username")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in" })).toBeInTheDocument();
  });
});

describe("on a new server, the setup code", () => {
  const fillIn = async (person: ReturnType<typeof renderScreen>["person"]) => {
    await person.type(screen.getByLabelText("Email"), "mara@example.org");
    await person.type(screen.getByLabelText("Username"), "Mara");
    await person.type(screen.getByLabelText("Password"), "some password");
    await person.type(screen.getByLabelText("Confirm password"), "some password");
  };

  test("is asked for, sent, and shown with the reason when it is wrong", async () => {
    const sentence = "That isn't the setup code. You'll find it in the server's log.";
    api.replaceAnswers("GET /api/instance", JSON.stringify({ signups: "open", needsSetupCode: true }));
    api.fail("POST /api/auth/signup", 403, sentence, { setupCode: sentence });
    const { person } = renderScreen(<SignupPage />, { path: "/signup" });
    const code = await screen.findByLabelText("Setup code");
    expect(code).toHaveAccessibleDescription(/Enter the code from its log/);
    await fillIn(person);
    await person.type(code, "AAAA-BBBB-CCCC");
    await person.click(screen.getByRole("button", { name: "Create account" }));
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(code).toBeInvalid();
    expect(api.sent("POST /api/auth/signup")[0]?.body).toMatchObject({ setupCode: "AAAA-BBBB-CCCC" });
  });

  test("is not asked for otherwise, nor sent", async () => {
    api.fail("POST /api/auth/signup", 409, "There's already an account with this email address.");
    const { person } = renderScreen(<SignupPage />, { path: "/signup" });
    await fillIn(person);
    expect(screen.queryByLabelText("Setup code")).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Create account" }));
    expect((await screen.findAllByText(/already an account/)).length).toBeGreaterThan(0);
    expect(api.sent("POST /api/auth/signup")[0]?.body).not.toHaveProperty("setupCode");
  });
});

describe("the forms", () => {
  test("welcome password managers", async () => {
    renderScreen(<SignupPage />, { path: "/signup" });
    expect(await screen.findByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "email");
  });

  test("send an address as it is stored, and only once", async () => {
    const held = api.hold("POST /api/auth/login");
    const { person } = renderScreen(<LoginPage />, { path: "/login" });
    await person.type(screen.getByLabelText("Email"), " Mara@Example.ORG ");
    await person.type(screen.getByLabelText("Password"), "some password");
    await person.dblClick(screen.getByRole("button", { name: "Sign in" }));
    held.fail(401, "Invalid email or password");
    expect((await screen.findAllByText("Invalid email or password")).length).toBeGreaterThan(0);
    expect(api.bodies("POST /api/auth/login")).toEqual([
      { email: "mara@example.org", password: "some password" },
    ]);
  });

  test("blame no password for a server that can't be reached", async () => {
    const { person } = renderScreen(<LoginPage />, { path: "/login" });
    await person.type(screen.getByLabelText("Email"), "mara@example.org");
    await person.type(screen.getByLabelText("Password"), "some password");
    api.disconnect();
    await person.click(screen.getByRole("button", { name: "Sign in" }));
    expect((await screen.findAllByText(/Ridgeline can't be reached/)).length).toBeGreaterThan(0);
    expect(screen.queryByText("Invalid email or password")).not.toBeInTheDocument();
  });

  test("keep where the person was going on the way between them", () => {
    renderScreen(<LoginPage />, { path: "/login?next=%2Fobjectives" });
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/signup?next=%2Fobjectives",
    );
  });
});
