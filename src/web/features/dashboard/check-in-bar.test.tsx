import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MODE_IDS } from "#shared/modes/modes.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { DashboardPage } from "./dashboard.page.tsx";

test.each(MODE_IDS)("in %s mode, a check-in takes three presses", async (mode) => {
  const { person } = renderScreen(<DashboardPage />, { mode });
  const bar = within(screen.getByRole("region", { name: "Check in" }));
  await person.click(bar.getByRole("button", { name: "Low" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Check in" }));
  expect(dialog.getByRole("radio", { name: "Low" })).toBeChecked();
  await person.click(dialog.getByRole("radio", { name: "Up" }));
  await person.click(dialog.getByRole("button", { name: "Log Check-In" }));
  expect(await screen.findByText("Check-in saved")).toBeVisible();
  expect(await api.get<CheckIn[]>(WELLNESS_PATHS.checkIns)).toMatchObject([
    { energy: "Low", stress: 5, mood: "Up", source: "user" },
  ]);
});
