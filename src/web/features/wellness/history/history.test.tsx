import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { type CheckIn, type NewCheckInInput, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { outbox } from "#web/platform/offline/outbox.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { HistoryCard } from "./history-card.tsx";

const LIST = "GET /api/wellness-checks";
const TODAY = ownToday();
const log = (daysAgo: number, changes: Partial<NewCheckInInput> = {}) => {
  const at = new Date(`${addDays(TODAY, -daysAgo)}T12:00:00`).toISOString();
  const state = { energy: "Steady", stress: 4, mood: "Neutral", source: "user", ...changes };
  return api.post<CheckIn>(WELLNESS_PATHS.checkIns, state, at);
};
const stored = () => api.get<CheckIn[]>(WELLNESS_PATHS.checkIns);
const open = () => renderScreen(<HistoryCard />);
const entries = () => within(screen.getByRole("list", { name: "Check-ins" })).getAllByRole("listitem");
const entry = (text: string) => {
  const found = entries().find(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`There is no entry with ${text}.`);
  return within(found);
};
const dayButton = (daysAgo: number) =>
  screen.getByRole("button", { name: new RegExp(`^${formatDay(addDays(TODAY, -daysAgo))}:`) });

describe("the list", () => {
  test("says when, how it was, and the note; and what the product logged is named as such", async () => {
    await log(1, { energy: "Low", stress: 7, mood: "Down", note: "Slept four hours" });
    await log(0, { energy: "Steady", stress: 2, mood: "Up", source: "meditation" });
    open();
    await screen.findByText("Slept four hours");
    expect(entry("Slept four hours").getByText("Energy Low, stress 7 of 10, mood Down")).toBeVisible();
    const practice = entry("A practice you completed. It doesn't count in your trends.");
    expect(practice.queryByRole("button", { name: /^Edit/ })).not.toBeInTheDocument();
    expect(practice.getByRole("button", { name: /^Delete/ })).toBeVisible();
  });

  test("says what will be here when it is empty", async () => {
    open();
    expect(await screen.findByText(/^Nothing here yet\./)).toBeVisible();
  });

  test("can be tried again when it could not be loaded", async () => {
    api.fail(LIST, 500, "Something broke on our side.");
    const { person } = open();
    expect(await screen.findByText("Couldn't load your check-ins")).toBeVisible();
    api.restore(LIST);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText(/^Nothing here yet\./)).toBeVisible();
  });

  test("shows five at a time, and the focus moves to the first of the new ones", async () => {
    for (let day = 0; day < 7; day += 1) await log(day, { note: `Day ${day}` });
    const { person } = open();
    await screen.findByText("Day 0");
    expect(entries()).toHaveLength(5);
    expect(screen.getByText("2 not shown yet")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Show more" }));
    expect(entries()).toHaveLength(7);
    expect(entry("Day 5").getByRole("button", { name: /^Edit/ })).toHaveFocus();
  });
});

describe("the filters", () => {
  test("narrow the list, say how much is shown, and can be cleared", async () => {
    await log(2, { mood: "Down", note: "Rain" });
    await log(1, { mood: "Up", note: "Clear sky" });
    await log(0, { mood: "Up", energy: "High" });
    const { person } = open();
    await screen.findByText("Rain");
    await person.click(screen.getByRole("button", { name: "Filter" }));
    await person.selectOptions(screen.getByLabelText("Mood"), "Up");
    expect(screen.getByRole("status")).toHaveTextContent("2 of 3");
    await person.click(screen.getByLabelText("With a note"));
    expect(entries()).toHaveLength(1);
    expect(screen.getByText("Clear sky")).toBeVisible();
    await person.selectOptions(screen.getByLabelText("Energy"), "Low");
    expect(screen.getByText("No check-ins match. Try fewer filters or other dates.")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(entries()).toHaveLength(3);
  });
});

describe("the calendar", () => {
  test("names each day with its moods in words; a press shows that day alone, another one all", async () => {
    await log(1, { mood: "Down", note: "Yesterday" });
    await log(0, { mood: "Up", note: "Today" });
    const { person } = open();
    await screen.findByText("Yesterday");
    const today = dayButton(0);
    expect(today).toHaveAccessibleName(`${formatDay(TODAY)}: 1 check-in, mood Up`);
    await person.click(today);
    expect(today).toHaveAttribute("aria-pressed", "true");
    expect(screen.queryByText("Yesterday")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("1 of 2");
    await person.click(today);
    expect(screen.getByText("Yesterday")).toBeVisible();
  });

  test("is walked by keyboard across months, and never into the future", async () => {
    await log(29, { mood: "Down" });
    await log(0, { mood: "Up" });
    const { person } = open();
    await screen.findByRole("list", { name: "Check-ins" });
    dayButton(0).focus();
    await person.keyboard("{ArrowLeft}");
    expect(dayButton(1)).toHaveFocus();
    await person.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(dayButton(29)).toHaveFocus();
    expect(dayButton(29)).toHaveAccessibleName(/: 1 check-in, mood Down$/);
    await person.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent("1 of 2");
    await person.keyboard("{PageDown}{PageDown}");
    expect(dayButton(0)).toHaveFocus();
    await person.keyboard("{ArrowRight}");
    expect(dayButton(0)).toHaveFocus();
  });
});

describe("editing", () => {
  test("changes what the person changed, and keeps the time", async () => {
    const before = await log(1, { note: "Tired", stress: 6 });
    const { person } = open();
    await screen.findByText("Tired");
    await person.click(entry("Tired").getByRole("button", { name: /^Edit the check-in of/ }));
    const form = within(screen.getByRole("form", { name: /^Edit the check-in of/ }));
    expect(form.getByRole("radio", { name: "Steady" })).toHaveFocus();
    await person.click(form.getByRole("radio", { name: "Up" }));
    await person.clear(form.getByLabelText("A note"));
    await person.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Check-in updated")).toBeVisible();
    expect(api.bodies("PATCH /api/wellness-checks/:id")).toEqual([{ mood: "Up", note: "" }]);
    expect(await stored()).toEqual([{ ...before, mood: "Up", note: null }]);
    expect(screen.getByRole("button", { name: /^Edit the check-in of/ })).toHaveFocus();
  });

  test("keeps the text when saving fails, and cancel leaves all as it was", async () => {
    const before = await log(0, { note: "Tired" });
    api.fail("PATCH /api/wellness-checks/:id", 500, "Not now.");
    const { person } = open();
    await screen.findByText("Tired");
    await person.click(entry("Tired").getByRole("button", { name: /^Edit/ }));
    await person.type(screen.getByLabelText("A note"), " and cold");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to update check-in")).toBeVisible();
    expect(screen.getByLabelText("A note")).toHaveValue("Tired and cold");
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Tired")).toBeVisible();
    expect(await stored()).toEqual([before]);
  });
});

describe("deleting", () => {
  test("offers Undo, which brings it back", async () => {
    const before = await log(0, { note: "Keep me" });
    await log(1, { note: "Other" });
    const { person } = open();
    await screen.findByText("Keep me");
    await person.click(entry("Keep me").getByRole("button", { name: /^Delete/ }));
    expect(await screen.findByText("Check-in deleted")).toBeVisible();
    expect(screen.queryByText("Keep me")).not.toBeInTheDocument();
    expect(await stored()).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Keep me")).toBeVisible();
    expect((await stored())[0]).toEqual(before);
  });

  test("leaves the row on the screen when it fails", async () => {
    await log(0, { note: "Still here" });
    api.fail("DELETE /api/wellness-checks/:id", 500, "Not now.");
    const { person } = open();
    await screen.findByText("Still here");
    await person.click(entry("Still here").getByRole("button", { name: /^Delete/ }));
    expect(await screen.findByText("Failed to delete check-in")).toBeVisible();
    expect(screen.getByText("Still here")).toBeVisible();
  });

  test("works without a connection, and is sent later", async () => {
    await log(0, { note: "Gone soon" });
    const { person } = open();
    await screen.findByText("Gone soon");
    api.disconnect();
    await person.click(entry("Gone soon").getByRole("button", { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByText("Gone soon")).not.toBeInTheDocument());
    api.restore();
    await outbox.flush();
    expect(await stored()).toEqual([]);
  });
});
