import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, type ScreenOptions } from "#tests/support/render-screen.tsx";
import { sampleItem, storeItems } from "#tests/support/safety-screen.tsx";
import { now } from "#web/platform/time/clock.ts";
import { WellnessPage } from "./wellness.page.tsx";

const DAY_MS = 86_400_000;
const open = (options: ScreenOptions = {}) =>
  renderScreen(<WellnessPage />, { path: "/wellness", ...options });
const region = (name: string) => screen.findByRole("region", { name });
const choose = (group: RegExp, name: string) =>
  within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name });
const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();

describe("the header", () => {
  test("offers a call, the dialogs and a quick way out", async () => {
    const { person } = open();
    expect(await screen.findByRole("heading", { level: 1, name: "Wellness" })).toBeVisible();
    const header = within(screen.getByRole("banner"));
    expect(header.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    expect(header.getByRole("button", { name: "Leave quickly" })).toBeVisible();
    for (const name of ["Quick Calm", "Boundary Builder"]) {
      await person.click(header.getByRole("button", { name }));
      expect(await screen.findByRole("dialog", { name })).toBeVisible();
      await person.keyboard("{Escape}");
    }
  });

  test("opens a dialog that the address asks for", async () => {
    const { addresses } = open({ path: "/wellness?open=quick-calm" });
    expect(await screen.findByRole("dialog", { name: "Quick Calm" })).toBeVisible();
    expect(addresses.at(-1)).toBe("/wellness");
  });
});

describe("today's check-in", () => {
  test("is logged in place, resets, and says when and how the last one was", async () => {
    const { person } = open();
    const card = within(await region("Today's Check-In"));
    await person.click(choose(/energy/, "Steady"));
    await person.click(choose(/mood/, "Up"));
    await person.type(card.getByLabelText("A note"), "Slept well");
    await person.click(card.getByRole("button", { name: "Log Check-In" }));
    expect(await screen.findByText("Check-in saved")).toBeVisible();
    expect(await api.get<CheckIn[]>(WELLNESS_PATHS.checkIns)).toMatchObject([
      { energy: "Steady", stress: 5, mood: "Up", note: "Slept well", source: "user" },
    ]);
    expect(choose(/energy/, "Steady")).not.toBeChecked();
    expect(card.queryByRole("slider")).not.toBeInTheDocument();
    expect(card.getByText(/^You checked in at .*: energy Steady, stress 5 of 10, mood Up\./)).toHaveFocus();
  });

  test("opens the watch-out that it matches", async () => {
    const { person } = open();
    await region("Today's Check-In");
    await person.click(choose(/energy/, "Low"));
    await person.click(choose(/mood/, "Down"));
    await person.click(screen.getByRole("button", { name: "Log Check-In" }));
    const alert = await screen.findByRole("dialog", { name: /^W11 ·/ });
    await person.click(within(alert).getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByText("Check-in saved")).not.toBeInTheDocument();
  });

  test("follows what is deleted in the history, and its Undo", async () => {
    await api.post(WELLNESS_PATHS.checkIns, { energy: "High", stress: 1, mood: "Up", source: "user" });
    const { person } = open();
    const card = within(await region("Today's Check-In"));
    await card.findByText(/^You checked in at/);
    const history = within(await region("Your check-ins"));
    await person.click(await history.findByRole("button", { name: /^Delete the check-in/ }));
    expect(await card.findByText("How are you right now? There's no wrong answer.")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await card.findByText(/^You checked in at/)).toBeVisible();
  });

  test("does not count what the product logged, or another day's", async () => {
    await api.post(WELLNESS_PATHS.checkIns, {
      energy: "Steady",
      stress: 2,
      mood: "Up",
      source: "meditation",
    });
    await api.post(
      WELLNESS_PATHS.checkIns,
      { energy: "High", stress: 1, mood: "Up", source: "user" },
      daysAgo(2),
    );
    open();
    await api.settled();
    expect(await screen.findByText("How are you right now? There's no wrong answer.")).toBeVisible();
  });
});

describe("LCES Completeness", () => {
  test("counts 25 for each part updated in the last 14 days, and lists the parts with their age", async () => {
    await storeItems([
      sampleItem(1, { title: "Jo", createdAt: daysAgo(1) }),
      sampleItem(2, { kind: "comms", title: "The group chat", createdAt: daysAgo(20) }),
      sampleItem(3, { kind: "escape-route", title: "Bus 12", createdAt: daysAgo(40) }),
      sampleItem(4, { kind: "safety-zone", title: "New safety zone", createdAt: daysAgo(1) }),
    ]);
    const { person } = open();
    const card = within(await region("LCES Completeness"));
    expect(await card.findByRole("img", { name: "LCES completeness: 25%" })).toBeVisible();
    expect(card.getByText("Needs Attention")).toBeVisible();
    await person.click(card.getByRole("button", { name: "Show your plan" }));
    const part = (name: string) =>
      within(card.getByRole("heading", { level: 3, name }).closest("li") as HTMLElement);
    expect(part("Lookouts").getByText("Jo")).toBeVisible();
    expect(part("Lookouts").getByText("Updated a day ago")).toBeVisible();
    expect(part("Communications").getByText("getting stale")).toBeVisible();
    expect(part("Escape Routes").getByText("stale")).toBeVisible();
    expect(part("Escape Routes").getByText("Updated 40 days ago")).toBeVisible();
    expect(part("Escape Routes").getByRole("link", { name: "Open Escape Routes" })).toHaveAttribute(
      "href",
      "/safety?open=escape-route",
    );
    expect(part("Safety Zones").getByRole("link", { name: "Add the first to Safety Zones" })).toHaveAttribute(
      "href",
      "/safety?open=safety-zone",
    );
  });

  test("uses the mode's words and plan", async () => {
    await storeItems([sampleItem(1, { mode: "business", title: "Lee", createdAt: daysAgo(1) })]);
    const { person } = open({ mode: "business" });
    const card = within(await region("LCES Completeness"));
    await person.click(await card.findByRole("button", { name: "Show your plan" }));
    expect(await card.findByRole("heading", { level: 3, name: "Early Warnings" })).toBeVisible();
  });

  test("can be tried again when it could not be loaded, and the rest of the page stays", async () => {
    api.fail("GET /api/safety", 500, "Something broke on our side.");
    const { person } = open();
    const card = within(await region("LCES Completeness"));
    expect(await card.findByText("Couldn't load your safety plan")).toBeVisible();
    expect(screen.getByRole("region", { name: "People to turn to" })).toBeVisible();
    api.restore("GET /api/safety");
    await person.click(card.getByRole("button", { name: "Retry" }));
    expect(await card.findByRole("img", { name: "LCES completeness: 0%" })).toBeVisible();
  });
});

describe("on hard days", () => {
  const hard = () =>
    api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 9, mood: "Down", source: "user" });
  const cards = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

  test("the page is people, one practice and the plan; the rest is one press away", async () => {
    await hard();
    await storeItems([sampleItem(1, { title: "Jo", createdAt: daysAgo(40) })]);
    const { person } = open();
    expect(await screen.findByText("Jo")).toBeVisible();
    expect(cards()).toEqual(["People to turn to", "One minute to breathe", "Your safety plan"]);
    expect(screen.queryByText(/%|stale|\bago\b/)).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Begin Quick Calm" }));
    expect(await screen.findByRole("dialog", { name: "Quick Calm" })).toBeVisible();
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Show everything" }));
    expect(await region("Today's Check-In")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show everything" })).not.toBeInTheDocument();
  });

  test("it stays as it is while it is used, also after a hard check-in", async () => {
    const { person } = open();
    await region("Today's Check-In");
    await person.click(choose(/energy/, "Low"));
    await person.click(choose(/mood/, "Down"));
    await person.click(screen.getByRole("button", { name: "Log Check-In" }));
    await person.click(await screen.findByRole("button", { name: "Done" }));
    await api.settled();
    expect(await region("Today's Check-In")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show everything" })).not.toBeInTheDocument();
  });

  test("whoever comes for a part of it gets everything", async () => {
    await hard();
    open({ path: "/wellness?open=check-in" });
    await region("Today's Check-In");
    await vi.waitFor(() => expect(choose(/energy/, "Low")).toHaveFocus());
  });

  test("a check-in that the product logged makes no hard day", async () => {
    await api.post(WELLNESS_PATHS.checkIns, {
      energy: "Low",
      stress: 10,
      mood: "Down",
      source: "boundary-builder",
    });
    open();
    expect(await region("Today's Check-In")).toBeVisible();
  });

  test("is shown whole when the person's state cannot be loaded", async () => {
    await hard();
    api.fail("GET /api/watch-outs/signals", 500, "Not now.");
    open();
    expect(await region("Today's Check-In")).toBeVisible();
  });
});
