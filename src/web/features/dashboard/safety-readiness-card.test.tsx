import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DASHBOARD_PATH } from "#shared/dashboard/dashboard.contract.ts";
import { LCES_PATHS } from "#shared/safety/lces.contract.ts";
import { SAFETY_PATHS, type SafetyKind } from "#shared/safety/safety.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { SESSION, storeSessions } from "#tests/support/isap-screen.tsx";
import { renderScreen, type ScreenOptions } from "#tests/support/render-screen.tsx";
import { withoutTable } from "#tests/support/test-server.ts";
import { DashboardPage } from "./dashboard.page.tsx";

const LOAD = `GET ${DASHBOARD_PATH}`;
const OWN_CALL = `GET ${LCES_PATHS.completeness}`;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function store(...kinds: SafetyKind[]) {
  for (const kind of kinds)
    await api.post(SAFETY_PATHS.list, { kind, title: "Jo", mode: "life", useAllModes: true });
}
const open = (options?: ScreenOptions) => renderScreen(<DashboardPage />, options);
const card = () =>
  screen.getByRole("heading", { name: "Safety Readiness" }).closest("section") ?? document.body;
const ring = (percent: number) => screen.findByRole("img", { name: `Safety readiness: ${percent}%` });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders the dashboard when the safety plan cannot be read. */
const openWithoutPlan = (seen: () => Promise<unknown>) =>
  withoutTable(api.db(), "safety_items", () => {
    open();
    return seen();
  });

test("shows the percent, the badge and what each element has, without a call of its own", async () => {
  await store("lookout", "lookout", "comms");
  open();
  await ring(50);
  const safety = within(card());
  expect(safety.getByText("Building")).toBeInTheDocument();
  expect(safety.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Lookouts 2",
    "Communications 1",
    "Escape Routes empty",
    "Safety Zones empty",
  ]);
  expect(api.sent(OWN_CALL)).toEqual([]);
});

test.each<[SafetyKind[], SafetyKind]>([
  [[], "lookout"],
  [["lookout", "safety-zone"], "comms"],
  [["lookout", "comms"], "escape-route"],
  [["lookout", "comms", "escape-route"], "safety-zone"],
])("with %j, Fix Now opens the first list that is empty: %s", async (kinds, first) => {
  await store(...kinds);
  open();
  expect(await screen.findByRole("link", { name: "Fix Now" })).toHaveAttribute(
    "href",
    `/safety?open=${first}&from=dashboard`,
  );
});

test("there is nothing to fix at 100 percent", async () => {
  await store("lookout", "comms", "escape-route", "safety-zone");
  open();
  expect(await ring(100)).toBeInTheDocument();
  expect(screen.getByText("Strong")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Fix Now" })).not.toBeInTheDocument();
});

test("loads again every ten seconds, but not in a hidden tab", async () => {
  await store("lookout");
  open({ mode: "business" });
  await ring(25);
  await store("comms", "escape-route");
  await pass(9_000);
  expect(api.sent(OWN_CALL)).toHaveLength(0);
  await pass(1_500);
  expect(await ring(75)).toBeInTheDocument();
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

test("A16: what it loads again renders this card alone", async () => {
  await storeSessions([SESSION]);
  open();
  await ring(0);
  await screen.findByText(SESSION.situation);
  await store("lookout");
  // The page's header and the card of the session format a date each time they are rendered.
  const format = vi.spyOn(Date.prototype, "toLocaleDateString");
  await pass(10_500);
  expect(await ring(25)).toBeInTheDocument();
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test("keeps its data when loading again fails", async () => {
  await store("lookout");
  open();
  await ring(25);
  api.fail(OWN_CALL, 500, "The server is being updated.");
  await pass(10_500);
  expect(api.sent(OWN_CALL)).toHaveLength(1);
  expect(within(card()).getByRole("img")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("says when it cannot be loaded, and Retry brings it", async () => {
  await store("lookout", "comms");
  api.fail(LOAD, 500, "The server is being updated.");
  api.fail(OWN_CALL, 500, "The server is being updated.");
  const { person } = open();
  const alert = await within(card()).findByRole("alert");
  expect(alert).toHaveTextContent("Failed to fetch LCES completeness");
  api.restore(OWN_CALL);
  await person.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await ring(50)).toBeInTheDocument();
});

test("shows no error without a connection, and appears when there is one again", async () => {
  await store("lookout", "comms");
  api.disconnect(OWN_CALL);
  await openWithoutPlan(() => waitFor(() => expect(api.sent(OWN_CALL)).not.toEqual([])));
  await pass(500);
  expect(within(card()).queryByRole("alert")).not.toBeInTheDocument();
  api.restore(OWN_CALL);
  await pass(10_500);
  expect(await ring(50)).toBeInTheDocument();
});

test("loads by itself when the dashboard's call could not contain it", async () => {
  await store("lookout", "escape-route", "safety-zone");
  const own = api.hold(OWN_CALL);
  await openWithoutPlan(() => waitFor(() => expect(own.count()).toBe(1)));
  own.release();
  expect(await ring(75)).toBeInTheDocument();
});
