import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { DASHBOARD_PATH } from "#shared/dashboard/dashboard.contract.ts";
import { directiveForDate } from "#shared/doctrine/directive.rules.ts";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { SESSION, storeSessions } from "#tests/support/isap-screen.tsx";
import {
  sampleMilestone,
  sampleObjective,
  storeMilestones,
  storeObjectives,
} from "#tests/support/objectives-screen.tsx";
import { renderScreen, type ScreenOptions } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { withoutTable } from "#tests/support/test-server.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { DashboardPage } from "./dashboard.page.tsx";

const LOAD = `GET ${DASHBOARD_PATH}`;
const TODAY = ownToday();
const setNow = (moment: string) => vi.setSystemTime(new Date(moment));
const lookAgain = () => act(() => document.dispatchEvent(new Event("visibilitychange")));
const daysAgo = (days: number) => new Date(`${addDays(TODAY, -days)}T08:00:00`).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  setNow(`${TODAY}T09:00:00`);
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (options?: ScreenOptions) => renderScreen(<DashboardPage />, options);
const region = (name: string) => screen.getByRole("region", { name });
const link = (name: string | RegExp) => screen.findByRole("link", { name });

describe("loading", () => {
  test("sends one call for everything, with the person's own day, zone and mode", async () => {
    open({ mode: "business" });
    await screen.findByText("Nothing planned yet");
    expect(
      api
        .sent()
        .map(({ path }) => path)
        .sort(),
    ).toEqual([DASHBOARD_PATH, "/api/label-mappings"]);
    expect(Object.fromEntries(api.sent(LOAD)[0]?.query ?? [])).toEqual({
      today: TODAY,
      timeZone: ownTimeZone(),
      mode: "business",
    });
  });

  test("leaves everything else visible meanwhile", async () => {
    const held = api.hold(LOAD);
    open();
    expect(screen.getByText(/^Situational awareness for your operational period/)).toHaveTextContent(
      TODAY.slice(0, 4),
    );
    expect(screen.getByText(directiveForDate(TODAY).title)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Instant Plan" })).toBeInTheDocument();
    expect(screen.getAllByText("Loading").length).toBeGreaterThan(0);
    held.release();
    expect(await screen.findByText("No session yet")).toBeInTheDocument();
    expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  });

  test("says where it failed, and one Retry loads all of it", async () => {
    await storeObjectives([sampleObjective(1)]);
    api.fail(LOAD, 500, "The server is being updated.");
    const { person } = open();
    expect(await screen.findAllByText("The server is being updated.")).toHaveLength(2);
    expect(screen.queryByText("This Week's Wins")).not.toBeInTheDocument();
    api.restore(LOAD);
    await person.click(screen.getAllByRole("button", { name: "Retry" })[0] ?? document.body);
    expect(await screen.findByText("Objective 1")).toBeInTheDocument();
    expect(screen.getByText("No session yet")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    ["isap_sessions", ["Watch Outs", "Latest ISAP session"]],
    ["objectives", ["This Week's Wins", "Watch Outs", "Active Objectives"]],
    ["carry_overs", ["Morning Directive"]],
    ["watch_out_dismissals", ["Watch Outs"]],
  ])("sections that cannot read %s fail alone, and Retry brings them", async (table, failed) => {
    const { person } = open();
    await withoutTable(api.db(), table, async () => {
      const alerts = await screen.findAllByRole("alert");
      expect(alerts).toHaveLength(failed.length);
      for (const [index, name] of failed.entries()) {
        expect(alerts[index]).toHaveTextContent("Couldn't load this part.");
        expect(alerts[index]?.closest("section") ?? alerts[index]).toHaveTextContent(name);
      }
    });
    const held = api.hold(LOAD);
    const [alert] = screen.getAllByRole("alert");
    await person.click(within(alert ?? document.body).getByRole("button", { name: "Retry" }));
    expect(alert).toHaveTextContent("Trying again...");
    held.release();
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(screen.getByText("No session yet")).toBeInTheDocument();
    expect(screen.getByText("Nothing planned yet")).toBeInTheDocument();
  });
});

describe("the figures", () => {
  test("count, and lead to where they come from", async () => {
    await storeObjectives([
      sampleObjective(1, { progress: 20 }),
      sampleObjective(2, { progress: 100, status: "completed" }),
    ]);
    await storeSessions([{ ...SESSION, createdAt: daysAgo(3) }]);
    for (const hazard of ["Ice", "Fog"])
      await api.post(RISK_PATHS.list, { hazard, probability: "H", severity: "H" });
    open();
    expect(await link(/^1 ?Active Objectives$/)).toHaveAttribute(
      "href",
      "/objectives?tab=active&from=dashboard",
    );
    expect(await link(/^60% ?Overall Progress$/)).toHaveAttribute("href", "/objectives?from=dashboard");
    expect(await link(/^3 days ago ?Latest ISAP Session$/)).toHaveAttribute(
      "href",
      "/isap-compass?from=dashboard",
    );
    expect(await link(/^2 ?High Priority Risks$/)).toHaveAttribute("href", "/safety?from=dashboard");
  });

  test("the newest active objectives are listed with their links and how many there are", async () => {
    await storeObjectives([1, 2, 3, 4, 5, 6].map((number) => sampleObjective(number)));
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Show 3 more" }));
    const rows = await screen.findAllByRole("link", { name: /^Objective \d/ });
    expect(rows.map((row) => row.textContent?.slice(0, 11))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Objective ${number}`),
    );
    expect(rows[0]).toHaveAttribute("href", `/objectives?tab=active&objective=${sampleId(1)}&from=dashboard`);
    expect(screen.getByRole("link", { name: "All 6" })).toBeInTheDocument();
  });

  test("the words follow the mode", async () => {
    open({ mode: "business" });
    expect(await screen.findByRole("heading", { name: "Active Priorities" })).toBeInTheDocument();
    expect(screen.getByText("You're in Business mode.")).toBeInTheDocument();
  });
});

describe("this week's wins", () => {
  test("are absent without any", async () => {
    open();
    await screen.findByText("Nothing planned yet");
    expect(screen.queryByText("This Week's Wins")).not.toBeInTheDocument();
  });

  test("say what was done, of what, and the pillar of most of it", async () => {
    await storeObjectives([
      sampleObjective(1, { title: "Finish the move", pillar: "Peace", createdAt: daysAgo(30) }),
      sampleObjective(2, {
        title: "Slept well",
        pillar: "Peace",
        createdAt: daysAgo(30),
        completedAt: daysAgo(1),
      }),
    ]);
    await storeMilestones(sampleId(1), [sampleMilestone(1, { title: "Book the van", completed: true })]);
    open();
    expect(await link("This Week's Wins")).toHaveAttribute(
      "href",
      "/objectives?tab=completed&from=dashboard",
    );
    expect(screen.getByText("Slept well")).toBeInTheDocument();
    expect(screen.getByText("Book the van")).toBeInTheDocument();
    expect(screen.getByText("Milestone of Finish the move")).toBeInTheDocument();
    expect(screen.getByText("Focus: Peace")).toBeInTheDocument();
  });
});

test("the directive leads to the orders", () => {
  open();
  const { id, title, intent } = directiveForDate(TODAY);
  const card = region("Morning Directive");
  expect(within(card).getByText(`Morning Directive · Order ${id}`)).toBeInTheDocument();
  expect(within(card).getByRole("heading", { name: title })).toBeInTheDocument();
  expect(within(card).getByText(intent)).toBeInTheDocument();
  expect(within(card).getByRole("link")).toHaveAttribute("href", "/universal-orders?from=dashboard");
});

test("a new day brings another directive and loads everything again when the tab is looked at", async () => {
  open();
  await screen.findByText("Nothing planned yet");
  setNow(`${TODAY}T23:59:59`);
  lookAgain();
  expect(api.sent(LOAD)).toHaveLength(1);
  const tomorrow = addDays(TODAY, 1);
  setNow(`${tomorrow}T07:00:00`);
  lookAgain();
  expect(screen.getByText(directiveForDate(tomorrow).title)).toBeInTheDocument();
  await waitFor(() => expect(api.sent(LOAD)).toHaveLength(2));
  expect(api.sent(LOAD)[1]?.query.get("today")).toBe(tomorrow);
  // The last data stay visible until the response arrives.
  expect(screen.getByText("Nothing planned yet")).toBeInTheDocument();
});

test("the page explains itself on request", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Help" }));
  const help = await screen.findByRole("dialog", { name: "Your Command Dashboard" });
  expect(within(help).getByText(/Read the Morning Directive/)).toBeVisible();
});

test("the quick actions lead to the screens, in order, and say where people come from", async () => {
  open({ mode: "incident" });
  const card = screen.getByRole("heading", { name: "Quick Actions" }).closest("section");
  const links = within(card ?? document.body).getAllByRole("link");
  expect(links.map((each) => [each.textContent, each.getAttribute("href")])).toEqual([
    ["Run ISAP Compass", "/isap-compass?mode=incident&from=dashboard"],
    ["Safety Check (10 & 18)", "/safety?tool=ten-and-eighteen&from=dashboard"],
    ["Create SMART Objectives", "/objectives?from=dashboard"],
    ["Shift Handover", "/briefing?from=dashboard"],
    ["Quick Calm", "/calm?from=dashboard"],
    ["Wellness Tools", "/wellness?from=dashboard"],
    ["Talk to Echo", "/echo?from=dashboard"],
  ]);
  await screen.findByText("Nothing planned yet");
});
