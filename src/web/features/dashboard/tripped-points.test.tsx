import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { TRIGGER_PATHS } from "#shared/triggers/triggers.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { DashboardPage } from "./dashboard.page.tsx";

/** A risk whose review is overdue, which W15 is about. */
const storeOverdueReview = () =>
  api.post(RISK_PATHS.list, { hazard: "Ice on the pass", reviewDate: addDays(ownToday(), -20) });

async function storeTripped(number: number) {
  const id = sampleId(number);
  await api.post(TRIGGER_PATHS.list, {
    id,
    metric: `Sign ${number}`,
    threshold: "the ridge",
    response: "we leave",
  });
  await api.patch(TRIGGER_PATHS.one(id), { status: "tripped" });
}

const overdueReview = () => screen.findByText(/^The review of “Ice on the pass” was set for /);

test("what has tripped is told once, with what was planned and a link to it", async () => {
  for (const number of [4, 3, 2, 1]) await storeTripped(number);
  renderScreen(<DashboardPage />);
  const card = within(await screen.findByRole("region", { name: "4 trigger points have tripped" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "If Sign 1 reaches the ridge, then we leave.",
    "If Sign 2 reaches the ridge, then we leave.",
    "If Sign 3 reaches the ridge, then we leave.",
  ]);
  expect(card.getByText("And 1 more.")).toBeVisible();
  expect(card.getByRole("link", { name: "See what you planned" })).toHaveAttribute(
    "href",
    "/safety?open=triggers&from=dashboard",
  );
  expect(screen.queryByRole("heading", { name: /^W15/ })).not.toBeInTheDocument();
});

test("while nothing has tripped there is no card, and W15 is shown for other reasons", async () => {
  await storeOverdueReview();
  renderScreen(<DashboardPage />);
  expect(await overdueReview()).toBeVisible();
  expect(screen.queryByRole("region", { name: /tripped/ })).not.toBeInTheDocument();
});
