import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { sampleObjective, storeObjectives } from "#tests/support/objectives-screen.tsx";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { DashboardPage } from "./dashboard.page.tsx";

/** A check-in with stress 8 and low energy, which W3 is about. */
const storeHardDay = () => api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 8, mood: "Neutral" });
const open = () => renderScreen(<DashboardPage />);
const shown = () =>
  screen.queryAllByRole("heading", { name: /^W\d+ · / }).map(({ textContent }) => textContent?.split(" ")[0]);

test("the strongest two are shown; the next one comes when one is put aside", async () => {
  await storeHardDay();
  // All in one pillar and without a reason: W6 and W4.
  await storeObjectives([1, 2, 3, 4].map((number) => sampleObjective(number)));
  const { person } = open();
  await waitFor(() => expect(shown()).toEqual(["W3", "W6"]));
  expect(screen.getByText(/^Energy Low and stress 8 on /)).toBeInTheDocument();
  await person.click(screen.getAllByRole("button", { name: "Not now" })[0] ?? document.body);
  await waitFor(() => expect(shown()).toEqual(["W6", "W4"]));
  await api.settled();
  const { signals } = await api.get<WatchOutSignals>("/api/watch-outs/signals");
  expect(signals.map(({ id }) => id)).toEqual([6, 4]);
});

test("when the last one is put aside, the focus moves on to what stands below", async () => {
  await storeHardDay();
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Not now" }));
  await waitFor(() => expect(shown()).toEqual([]));
  await waitFor(() => expect(screen.getByRole("link", { name: "Fix Now" })).toHaveFocus());
});

test("nothing is shown when the records show nothing", async () => {
  open();
  await screen.findByText("Nothing planned yet");
  expect(shown()).toEqual([]);
});
