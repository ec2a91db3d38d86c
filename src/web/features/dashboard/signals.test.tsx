import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { sampleObjective, storeObjectives } from "#tests/support/objectives-screen.tsx";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { DashboardPage } from "./dashboard.page.tsx";

const LATELY = "2026-11-20T08:00:00.000Z";

/** A check-in with stress 8 and low energy, which W3 is about. */
const storeTiredDay = () => api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 8, mood: "Neutral" });
const open = () => renderScreen(<DashboardPage />);
const shown = () =>
  screen.queryAllByRole("heading", { name: /^W\d+ · / }).map(({ textContent }) => textContent?.split(" ")[0]);

test("the strongest two are shown; the next one comes when one is put aside", async () => {
  await storeTiredDay();
  // Over its budget, and all in one pillar: W2 and W6.
  await storeObjectives(
    [1, 2, 3, 4].map((number) =>
      sampleObjective(number, { budget: "100.00", actualCost: "150.00", createdAt: LATELY }),
    ),
  );
  const { person } = open();
  await waitFor(() => expect(shown()).toEqual(["W3", "W2"]));
  expect(screen.getByText(/^Energy Low and stress 8 on /)).toBeInTheDocument();
  await person.click(screen.getAllByRole("button", { name: "Not now" })[0] ?? document.body);
  await waitFor(() => expect(shown()).toEqual(["W2", "W6"]));
  await api.settled();
  const { signals } = await api.get<WatchOutSignals>("/api/watch-outs/signals");
  expect(signals.map(({ id }) => id)).toEqual([2, 6]);
});

test("when the last one is put aside, the focus moves on to what stands below", async () => {
  await storeTiredDay();
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

test("a hard day shows one signal, and people to turn to", async () => {
  await api.post(WELLNESS_PATHS.checkIns, { energy: "Low", stress: 9, mood: "Down" });
  await storeObjectives([sampleObjective(1, { budget: "100.00", actualCost: "150.00", createdAt: LATELY })]);
  const { person } = open();
  await waitFor(() => expect(shown()).toEqual(["W3"]));
  const people = screen.getByRole("region", { name: "People to turn to" });
  expect(within(people).getAllByRole("link").length).toBeGreaterThan(0);
  await person.click(screen.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(screen.getByRole("region", { name: "People to turn to" })).toBeVisible();
});

test("somebody back after weeks is welcomed, with no word about what is late", async () => {
  await storeObjectives([sampleObjective(1, { dueOn: "2026-11-09", createdAt: "2026-10-20T08:00:00.000Z" })]);
  open();
  expect(await screen.findByText(/^Welcome back\./)).toBeVisible();
  expect(shown()).toEqual([]);
});
