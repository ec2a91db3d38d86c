import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { renderDashboard } from "#tests/support/dashboard-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";

const point = (number: number, status: Trigger["status"]): Trigger => ({
  id: sampleId(number),
  objectiveId: null,
  objectiveTitle: null,
  metric: `Sign ${number}`,
  status,
  threshold: "the ridge",
  lookout: "",
  response: "we leave",
  trippedAt: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-20T08:00:00.000Z",
});
const signal = (id: number) => ({ id, strength: 80, key: `key-${id}`, facts: [`Fact of W${id}.`] });
const signals = { data: { signals: [signal(15), signal(6)] } };

test("what has tripped is told once, with what was planned and the way there", async () => {
  const tripped = [1, 2, 3].map((number) => point(number, "tripped"));
  renderDashboard({ triggers: { data: { tripped, count: 4 } }, signals });
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
  expect(screen.queryByText("Fact of W15.")).not.toBeInTheDocument();
  expect(screen.getByText("Fact of W6.")).toBeVisible();
});

test("while nothing has tripped there is no card, and the signal is shown", async () => {
  renderDashboard({ signals });
  expect(await screen.findByText("Fact of W15.")).toBeVisible();
  expect(screen.queryByRole("region", { name: /tripped/ })).not.toBeInTheDocument();
});
