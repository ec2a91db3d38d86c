import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { Link, Route, Switch } from "wouter";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { Shell } from "./shell.tsx";

function Broken(): never {
  throw new Error("This screen cannot be drawn.");
}

const screens = (
  <Shell>
    <Switch>
      <Route path="/objectives" component={Broken} />
      <Route>
        <h1>Quiet</h1>
        <Link href="/objectives">Go on</Link>
      </Route>
    </Switch>
  </Shell>
);

describe("the shell", () => {
  test("outlives a screen that breaks, and leads to others", async () => {
    // React reports the caught error; here it is the point of the test.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { person } = renderScreen(screens, { path: "/" });
    await person.click(screen.getByRole("link", { name: "Go on" }));
    expect(screen.getByRole("alert")).toHaveTextContent("What you saved is safe.");
    await person.click(screen.getByRole("link", { name: "Dashboard" }));
    expect(screen.getByRole("heading", { name: "Quiet" })).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test("speaks the mode's words, remembers the mode, and colors the page", async () => {
    const { person } = renderScreen(screens, { path: "/" });
    expect(await screen.findByRole("link", { name: "Objectives" })).toBeInTheDocument();
    await person.click(screen.getByRole("radio", { name: "Business" }));
    expect(await screen.findByRole("link", { name: "Priorities" })).toBeInTheDocument();
    expect(document.documentElement).toHaveClass("mode-business");
    expect(localStorage.getItem("ridgeline:mode")).toBe("business");
  });

  test("follows a mode in the address, until another is chosen", async () => {
    const { person, addresses } = renderScreen(screens, { path: "/?mode=business&from=dashboard" });
    expect(await screen.findByRole("link", { name: "Priorities" })).toBeInTheDocument();
    expect(localStorage.getItem("ridgeline:mode")).toBe("business");
    await person.click(screen.getByRole("radio", { name: "Life" }));
    expect(await screen.findByRole("link", { name: "Objectives" })).toBeInTheDocument();
    expect(addresses.at(-1)).toBe("/?from=dashboard");
  });

  test("falls back to plain words when the mode's cannot be loaded, and says so in the log alone", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    api.fail("GET /api/label-mappings", 500, "Down.");
    renderScreen(screens, { path: "/" });
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith("Failed to load label mappings"));
    expect(screen.getByRole("link", { name: "Objectives" })).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test.each([
    ["guest", "Guest"],
    ["comped", "Member"],
    ["member_annual", "Member"],
  ] as const)("calls the plan %s %s", (plan, badge) => {
    renderScreen(screens, { path: "/", user: { plan } });
    expect(screen.getByText(badge)).toBeInTheDocument();
  });

  test("changes the theme and remembers it on this device", async () => {
    const { person } = renderScreen(screens, { path: "/" });
    await person.click(screen.getByRole("button", { name: /^Account of/ }));
    await person.click(await screen.findByRole("menuitem", { name: /Dark/ }));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    expect(localStorage.getItem("ridgeline:theme")).toBe("dark");
    await person.click(screen.getByRole("button", { name: /^Account of/ }));
    await person.click(await screen.findByRole("menuitem", { name: /Same as device/ }));
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });
});
