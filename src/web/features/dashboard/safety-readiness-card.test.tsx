import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Completeness } from "#shared/safety/lces.contract.ts";
import { badgeOf } from "#shared/safety/lces.rules.ts";
import { renderDashboard } from "#tests/support/dashboard-screen.tsx";
import { failure, json } from "#tests/support/fake-api.ts";

const OWN_CALL = "GET /api/lces/completeness";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const readiness = (...[lookouts, comms, escapes, zones]: [number, number, number, number]): Completeness => {
  const counts = { lookouts, comms, escapes, zones };
  const percent = Object.values(counts).filter((count) => count > 0).length * 25;
  return { percent, ...badgeOf(percent), counts, sources: { safetyIds: [], isapIds: [], goalIds: [] } };
};
const card = () =>
  screen.getByRole("heading", { name: "Safety Readiness" }).closest("section") ?? document.body;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("shows the percent, the badge and what each element has, without a call of its own", async () => {
  const { api } = renderDashboard({ completeness: { data: readiness(2, 1, 0, 0) } });
  const safety = within(card());
  expect(await safety.findByRole("img", { name: "Safety readiness: 50 %" })).toBeInTheDocument();
  expect(safety.getByText("Building")).toBeInTheDocument();
  expect(safety.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Lookouts 2",
    "Communications 1",
    "Escape Routes empty",
    "Safety Zones empty",
  ]);
  expect(api.sent(OWN_CALL)).toEqual([]);
});

test.each([
  [readiness(0, 0, 0, 0), "lookout"],
  [readiness(1, 0, 0, 1), "comms"],
  [readiness(1, 3, 0, 0), "escape-route"],
  [readiness(1, 1, 1, 0), "safety-zone"],
])("Fix Now opens the first list that is empty: $percent", async (data, open) => {
  renderDashboard({ completeness: { data } });
  expect(await screen.findByRole("link", { name: "Fix Now" })).toHaveAttribute(
    "href",
    `/safety?open=${open}&from=dashboard`,
  );
});

test("there is nothing to fix at 100 percent", async () => {
  renderDashboard({ completeness: { data: readiness(1, 1, 1, 1) } });
  expect(await screen.findByRole("img", { name: "Safety readiness: 100 %" })).toBeInTheDocument();
  expect(screen.getByText("Strong")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Fix Now" })).not.toBeInTheDocument();
});

test("asks anew every ten seconds, and not while nobody looks", async () => {
  const { api } = renderDashboard(
    { completeness: { data: readiness(1, 0, 0, 0) } },
    {},
    { mode: "business" },
  );
  await screen.findByRole("img", { name: "Safety readiness: 25 %" });
  api.on(OWN_CALL, () => json(readiness(1, 1, 1, 0)));
  await pass(9_000);
  expect(api.sent(OWN_CALL)).toHaveLength(0);
  await pass(1_500);
  expect(await screen.findByRole("img", { name: "Safety readiness: 75 %" })).toBeInTheDocument();
  expect(Object.fromEntries(api.sent(OWN_CALL)[0]?.query ?? [])).toEqual({
    mode: "business",
    includeIsap: "0",
    includeGoals: "0",
  });

  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => window.dispatchEvent(new Event("visibilitychange")));
  await pass(30_000);
  expect(api.sent(OWN_CALL)).toHaveLength(1);
  visibility.mockRestore();
  act(() => window.dispatchEvent(new Event("visibilitychange")));
  await pass(10_500);
  await waitFor(() => expect(api.sent(OWN_CALL).length).toBeGreaterThan(1));
});

test("keeps what it knows when asking anew fails", async () => {
  const { api } = renderDashboard({ completeness: { data: readiness(1, 0, 0, 0) } });
  await screen.findByRole("img", { name: "Safety readiness: 25 %" });
  api.on(OWN_CALL, () => failure(500, "The server is being updated."));
  await pass(10_500);
  expect(api.sent(OWN_CALL)).toHaveLength(1);
  expect(within(card()).getByRole("img")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("says when it cannot be fetched, and Retry brings it", async () => {
  const { api, person } = renderDashboard(
    { completeness: { error: "This part could not be loaded." } },
    { [OWN_CALL]: () => failure(500, "The server is being updated.") },
  );
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to fetch LCES completeness");
  expect(card()).toContainElement(alert);
  api.on(OWN_CALL, () => json(readiness(1, 1, 0, 0)));
  await person.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("img", { name: "Safety readiness: 50 %" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("shows no error while the server is away, and comes when it is back", async () => {
  const { api } = renderDashboard(
    { completeness: { error: "This part could not be loaded." } },
    {
      [OWN_CALL]: () => {
        throw new TypeError("Failed to fetch");
      },
    },
  );
  await waitFor(() => expect(api.sent(OWN_CALL)).not.toEqual([]));
  await pass(500);
  expect(within(card()).queryByRole("alert")).not.toBeInTheDocument();
  api.on(OWN_CALL, () => json(readiness(1, 1, 0, 0)));
  await pass(10_500);
  expect(await screen.findByRole("img", { name: "Safety readiness: 50 %" })).toBeInTheDocument();
});

test("comes on its own where the composed call could not bring it", async () => {
  renderDashboard(
    { completeness: { error: "This part could not be loaded." } },
    { [OWN_CALL]: () => json(readiness(1, 0, 1, 1)) },
  );
  expect(await screen.findByRole("img", { name: "Safety readiness: 75 %" })).toBeInTheDocument();
});
