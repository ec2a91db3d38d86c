import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderDashboard, sampleDashboard } from "#tests/support/dashboard-screen.tsx";
import { failure, json } from "#tests/support/fake-api.ts";
import { sampleCheckIn } from "#tests/support/sample-check-in.ts";
import { now } from "#web/platform/time/clock.ts";

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString();
const tool = (text: RegExp) => screen.findByRole("button", { name: text });

describe("Mood Trend on the dashboard", () => {
  test("offers the first check-in, and then shows it", async () => {
    const saved = sampleCheckIn({ mood: "Up" });
    const { person, api } = renderDashboard({}, { "POST /api/wellness-checks": () => json(saved, 201) });
    await person.click(await tool(/^Mood Trend Check in to begin your line/));
    const dialog = await screen.findByRole("dialog", { name: "Check in" });
    await person.click(within(dialog).getByRole("radio", { name: "Steady" }));
    await person.click(within(dialog).getByRole("radio", { name: "Up" }));
    api.on("GET /api/dashboard", () => json(sampleDashboard({ checkIns: { data: [saved] } })));
    await person.click(within(dialog).getByRole("button", { name: "Log Check-In" }));
    expect(await tool(/^Mood Trend One check-in so far/)).toBeInTheDocument();
    expect(api.requests.filter(({ method }) => method === "GET").map(({ path }) => path)).not.toContain(
      "/api/wellness-checks",
    );
  });

  test("shows mood, energy and stress as a line and as numbers", async () => {
    const { person } = renderDashboard({
      checkIns: {
        data: [
          sampleCheckIn({ mood: "Down", energy: "High", stress: 2, createdAt: ago(72) }),
          sampleCheckIn({ mood: "Neutral", energy: "Steady", stress: 5, createdAt: ago(48) }),
          sampleCheckIn({ mood: "Up", energy: "Low", stress: 6, createdAt: ago(24) }),
          // What the product logged by itself says nothing.
          sampleCheckIn({ mood: "Down", energy: "High", stress: 1, source: "meditation" }),
        ],
      },
    });
    await person.click(await tool(/^Mood Trend Rising over three check-ins/));
    const dialog = await screen.findByRole("dialog", { name: "Mood Trend" });
    expect(within(dialog).getByRole("img", { name: /^Mood from .*, Down, to .*, Up$/ })).toBeInTheDocument();
    await person.click(within(dialog).getByRole("radio", { name: "Energy" }));
    expect(dialog).toHaveTextContent("Energy: falling over three check-ins.");
    await person.click(within(dialog).getByRole("radio", { name: "Stress" }));
    await person.click(within(dialog).getByRole("button", { name: "The numbers" }));
    expect(
      within(dialog)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["6", "5", "2"]);
    await person.click(within(dialog).getByRole("button", { name: "Check in" }));
    expect(await screen.findByRole("dialog", { name: "Check in" })).toBeInTheDocument();
  });

  test("looks back 14 days, or 30", async () => {
    const { person } = renderDashboard({
      checkIns: { data: [sampleCheckIn({ createdAt: ago(20 * 24) })] },
    });
    await person.click(await tool(/^Mood Trend One check-in so far/));
    const dialog = await screen.findByRole("dialog", { name: "Mood Trend" });
    expect(dialog).toHaveTextContent("No check-in in the last 14 days.");
    await person.click(within(dialog).getByRole("radio", { name: "30 days" }));
    expect(within(dialog).getByRole("img", { name: /Neutral/ })).toBeInTheDocument();
  });

  test("has a check-in button of its own", async () => {
    const { person } = renderDashboard({ checkIns: { data: [sampleCheckIn()] } });
    await person.click(await tool(/^Check in$/));
    expect(await screen.findByRole("dialog", { name: "Check in" })).toBeInTheDocument();
  });

  test("can be asked for again when it was not loaded", async () => {
    const { person, api } = renderDashboard({ checkIns: { error: "Not now." } });
    const button = await tool(/^Mood Trend Not loaded/);
    api.on("GET /api/dashboard", () => json(sampleDashboard({ checkIns: { data: [sampleCheckIn()] } })));
    await person.click(button);
    expect(await tool(/^Mood Trend One check-in so far/)).toBeInTheDocument();
  });

  test("lets a person check in even when the whole call failed", async () => {
    const { person } = renderDashboard({}, { "GET /api/dashboard": () => failure(500, "Not now.") });
    await person.click(await tool(/^Mood Trend Check in/));
    expect(await screen.findByRole("dialog", { name: "Check in" })).toBeInTheDocument();
  });
});
