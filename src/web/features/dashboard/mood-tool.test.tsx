import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DASHBOARD_PATH } from "#shared/dashboard/dashboard.contract.ts";
import { type NewCheckInInput, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { withoutTable } from "#tests/support/test-server.ts";
import { now } from "#web/platform/time/clock.ts";
import { DashboardPage } from "./dashboard.page.tsx";

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString();
const open = () => renderScreen(<DashboardPage />);
const tool = (name: RegExp) => screen.findByRole("button", { name });
const storeCheckIn = (changes: Partial<NewCheckInInput> = {}) =>
  api.post(WELLNESS_PATHS.checkIns, {
    energy: "Steady",
    stress: 4,
    mood: "Neutral",
    source: "user",
    ...changes,
  });

test("offers the first check-in, and then shows it", async () => {
  const { person } = open();
  await person.click(await tool(/^Mood Trend Check in to start your trend/));
  const dialog = await screen.findByRole("dialog", { name: "Check in" });
  await person.click(within(dialog).getByRole("radio", { name: "Steady" }));
  await person.click(within(dialog).getByRole("radio", { name: "Up" }));
  await person.click(within(dialog).getByRole("button", { name: "Log Check-In" }));
  expect(await tool(/^Mood Trend Up today/)).toBeInTheDocument();
  // The dashboard's own call has all that it shows.
  expect(api.sent(`GET ${WELLNESS_PATHS.checkIns}`)).toEqual([]);
});

test("shows mood, energy and stress as lines and as numbers", async () => {
  await storeCheckIn({ mood: "Down", energy: "High", stress: 2, createdAt: ago(72) });
  await storeCheckIn({ mood: "Neutral", energy: "Steady", stress: 5, createdAt: ago(48) });
  await storeCheckIn({ mood: "Up", energy: "Low", stress: 6, createdAt: ago(24) });
  // Logged by the product, so it does not count.
  await storeCheckIn({ mood: "Down", energy: "High", stress: 1, source: "meditation" });
  const { person } = open();
  await person.click(await tool(/^Mood Trend Down, Neutral, Up since \w+ \d+, rising/));
  const dialog = await screen.findByRole("dialog", { name: "Mood Trend" });
  expect(within(dialog).getByRole("img", { name: /^Mood from .*, Down, to .*, Up$/ })).toBeInTheDocument();
  expect(dialog).toHaveTextContent(/Energy: High, Steady, Low since \w+ \d+, falling\./);
  await person.click(within(dialog).getByRole("button", { name: "The numbers" }));
  expect(
    within(dialog)
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([
    ["Up", "Low", "6"],
    ["Neutral", "Steady", "5"],
    ["Down", "High", "2"],
  ]);
  await person.click(within(dialog).getByRole("button", { name: "Check in" }));
  expect(await screen.findByRole("dialog", { name: "Check in" })).toBeInTheDocument();
});

test("being low and down for days brings people to turn to, at a low stress too", async () => {
  const low = { energy: "Low", mood: "Down", stress: 2 } as const;
  await storeCheckIn({ ...low, createdAt: ago(72) });
  await storeCheckIn({ ...low, createdAt: ago(30) });
  const { person } = open();
  await tool(/^Mood Trend Down, Down since/);
  await person.click(await tool(/^Check in$/));
  const dialog = await screen.findByRole("dialog", { name: "Check in" });
  await person.click(within(dialog).getByRole("radio", { name: "Low" }));
  within(dialog).getByRole("slider").focus();
  await person.keyboard("{Home}");
  await person.click(within(dialog).getByRole("radio", { name: "Down" }));
  await person.click(within(dialog).getByRole("button", { name: "Log Check-In" }));
  const saved = await screen.findByRole("dialog", { name: "Check-in saved" });
  expect(saved).toHaveTextContent("in 3 of your last 3 check-ins");
  expect(within(saved).getAllByRole("link").length).toBeGreaterThan(0);
  await person.click(within(saved).getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("looks back 30 days, or 7", async () => {
  await storeCheckIn({ createdAt: ago(20 * 24) });
  const { person } = open();
  await person.click(await tool(/^Mood Trend Last check-in on \w+ \d+/));
  const dialog = await screen.findByRole("dialog", { name: "Mood Trend" });
  expect(within(dialog).getByRole("img", { name: /^Mood .*Neutral/ })).toBeInTheDocument();
  await person.click(within(dialog).getByRole("radio", { name: "7 days" }));
  expect(dialog).toHaveTextContent("No check-ins in the last 7 days.");
});

test("has a check-in button of its own", async () => {
  await storeCheckIn();
  const { person } = open();
  await person.click(await tool(/^Check in$/));
  expect(await screen.findByRole("dialog", { name: "Check in" })).toBeInTheDocument();
});

test("can be loaded again when its check-ins could not be read", async () => {
  await storeCheckIn();
  const { person } = open();
  const button = await withoutTable(api.db(), "wellness_checks", () => tool(/^Mood Trend Couldn't load/));
  await person.click(button);
  expect(await tool(/^Mood Trend Neutral today/)).toBeInTheDocument();
});

test("lets a person check in even when the whole call failed", async () => {
  api.fail(`GET ${DASHBOARD_PATH}`, 500, "Not now.");
  const { person } = open();
  await person.click(await tool(/^Mood Trend Check in/));
  expect(await screen.findByRole("dialog", { name: "Check in" })).toBeInTheDocument();
});
