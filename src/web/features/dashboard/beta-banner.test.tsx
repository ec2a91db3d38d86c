import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { User } from "#shared/auth/auth.contract.ts";
import "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { BetaBanner } from "./beta-banner.tsx";

function open(plan: User["plan"], id = TEST_USER.id) {
  return renderScreen(<BetaBanner />, { user: { ...TEST_USER, id, plan } });
}
const banner = () => screen.queryByRole("region", { name: "Welcome to the beta" });

describe("the beta welcome", () => {
  test.each(["comped", "included"] as const)("greets people on the plan %s", (plan) => {
    open(plan);
    expect(banner()).toBeInTheDocument();
    const share = screen.getByRole("link", { name: "Share Feedback" });
    const draft = new URL(share.getAttribute("href") ?? "");
    expect(draft.protocol).toBe("mailto:");
    expect(draft.searchParams.get("subject")).toBe("Ridgeline: my feedback");
    expect(draft.href).not.toContain("+");
  });

  test.each(["guest", "member_monthly", "member_annual"] as const)("leaves the plan %s in peace", (plan) => {
    open(plan);
    expect(banner()).not.toBeInTheDocument();
  });

  test("stays away from this person on this device once it was put away", async () => {
    const { person, unmount } = open("comped");
    await person.click(screen.getByRole("button", { name: "Dismiss the welcome" }));
    expect(banner()).not.toBeInTheDocument();
    unmount();
    const again = open("comped");
    expect(banner()).not.toBeInTheDocument();
    again.unmount();
    open("comped", "01900000-0000-7000-8000-000000000002");
    expect(banner()).toBeInTheDocument();
  });

  test("leads to Echo", () => {
    open("comped");
    const link = screen.getByRole("link", { name: "Talk to Echo" });
    expect(link).toHaveAttribute("href", "/echo?context=beta-feedback&from=dashboard");
  });
});
