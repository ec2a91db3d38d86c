import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { directiveForDate } from "#shared/doctrine/directive.rules.ts";
import { renderDashboard, sampleDashboard, sampleObjective } from "#tests/support/dashboard-screen.tsx";
import { failure, heldAnswer, json } from "#tests/support/fake-api.ts";
import { SESSION } from "#tests/support/isap-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";

const setNow = (moment: string) => vi.setSystemTime(new Date(moment));
const lookAgain = () => act(() => document.dispatchEvent(new Event("visibilitychange")));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  setNow("2026-11-21T09:00:00");
});
afterEach(() => {
  vi.useRealTimers();
});

const region = (name: string) => screen.getByRole("region", { name });
const win = (number: number, title: string, objectiveTitle: string | null = null) => ({
  kind: objectiveTitle === null ? ("objective" as const) : ("milestone" as const),
  id: sampleId(number),
  title,
  objectiveTitle,
  pillar: "Peace" as const,
  completedAt: "2026-11-20T10:00:00.000Z",
});

describe("loading", () => {
  test("asks once for everything, with the person's own day, zone and mode", async () => {
    const { api } = renderDashboard({}, {}, { mode: "business" });
    await screen.findByText("Nothing planned yet");
    expect(api.requests.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "GET /api/dashboard",
      "GET /api/label-mappings",
    ]);
    expect(Object.fromEntries(api.sent("GET /api/dashboard")[0]?.query ?? [])).toEqual({
      today: "2026-11-21",
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      mode: "business",
    });
  });

  test("keeps everything else in sight meanwhile", async () => {
    const { handler, give } = heldAnswer();
    renderDashboard({}, { "GET /api/dashboard": handler });
    expect(screen.getByText(/^Situational awareness for your operational period/)).toHaveTextContent(
      "November",
    );
    expect(screen.getByText(directiveForDate("2026-11-21").title)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Instant Plan" })).toBeInTheDocument();
    expect(screen.getAllByText("Loading").length).toBeGreaterThan(0);
    give(json(sampleDashboard()));
    expect(await screen.findByText("No session yet")).toBeInTheDocument();
    expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  });

  test("says where it failed and loads all of it with one Retry", async () => {
    const { api, person } = renderDashboard(
      {},
      { "GET /api/dashboard": () => failure(500, "The server is being updated.") },
    );
    expect(await screen.findAllByText("The server is being updated.")).toHaveLength(2);
    expect(screen.queryByText("This Week's Wins")).not.toBeInTheDocument();
    api.on("GET /api/dashboard", () =>
      json(
        sampleDashboard({
          objectives: { data: { newest: [sampleObjective(1)], active: 1, overallProgress: 0 } },
        }),
      ),
    );
    await person.click(screen.getAllByRole("button", { name: "Retry" })[0] ?? document.body);
    expect(await screen.findByText("Objective 1")).toBeInTheDocument();
    expect(screen.getByText("No session yet")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    ["latestIsap", "No session yet"],
    ["objectives", "Nothing planned yet"],
    ["wins", "This Week's Wins"],
    ["carryOver", "From your last handover"],
    ["signals", "Watch Outs"],
  ] as const)("a failing %s section stands alone, and its Retry brings it", async (name, place) => {
    const { api, person } = renderDashboard({ [name]: { error: "This part could not be loaded." } });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This part could not be loaded.");
    const { handler, give } = heldAnswer();
    api.on("GET /api/dashboard", handler);
    await person.click(within(alert).getByRole("button", { name: "Retry" }));
    expect(within(alert).getByRole("button")).toHaveTextContent("Trying again...");
    give(json(sampleDashboard()));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    const isThere = name === "latestIsap" || name === "objectives";
    expect(screen.queryAllByText(place)).toHaveLength(isThere ? 1 : 0);
  });
});

describe("the figures", () => {
  test("count, and lead to where they come from", async () => {
    renderDashboard({
      objectives: { data: { newest: [sampleObjective(1)], active: 1, overallProgress: 60 } },
      risks: { data: { highPriority: 2 } },
      latestIsap: { data: { ...SESSION, createdAt: "2026-11-18T23:00:00" } },
    });
    const link = (name: RegExp) => screen.findByRole("link", { name });
    expect(await link(/^1 ?Active Objectives$/)).toHaveAttribute(
      "href",
      "/objectives?tab=active&from=dashboard",
    );
    expect(await link(/^60 % ?Overall Progress$/)).toHaveAttribute("href", "/objectives?from=dashboard");
    expect(await link(/^3 days ago ?Latest ISAP Session$/)).toHaveAttribute(
      "href",
      "/isap-compass?from=dashboard",
    );
    expect(await link(/^2 ?High Priority Risks$/)).toHaveAttribute("href", "/safety?from=dashboard");
  });

  test("the newest active ones are listed, each with its way, and how many there are", async () => {
    const newest = [1, 2, 3, 4, 5].map((number) => sampleObjective(number));
    renderDashboard({ objectives: { data: { newest, active: 6, overallProgress: 50 } } });
    const rows = await screen.findAllByRole("link", { name: /^Objective \d/ });
    expect(rows.map((row) => row.textContent?.slice(0, 11))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Objective ${number}`),
    );
    expect(rows[0]).toHaveAttribute("href", `/objectives?tab=active&objective=${sampleId(1)}&from=dashboard`);
    expect(screen.getByRole("link", { name: "All 6" })).toBeInTheDocument();
  });

  test("the words follow the mode", async () => {
    renderDashboard({}, {}, { mode: "business" });
    expect(await screen.findByRole("heading", { name: "Active Priorities" })).toBeInTheDocument();
    expect(screen.getByText("You're in Business mode.")).toBeInTheDocument();
  });
});

describe("this week's wins", () => {
  test("are not there without any", async () => {
    renderDashboard();
    await screen.findByText("Nothing planned yet");
    expect(screen.queryByText("This Week's Wins")).not.toBeInTheDocument();
  });

  test("say what was done, of what, and on which pillar the week was", async () => {
    renderDashboard({
      wins: {
        data: {
          wins: [win(1, "Slept well"), win(2, "Book the van", "Finish the move")],
          focusPillar: "Peace",
        },
      },
    });
    const link = await screen.findByRole("link", { name: "This Week's Wins" });
    expect(link).toHaveAttribute("href", "/objectives?tab=completed&from=dashboard");
    expect(screen.getByText("Slept well")).toBeInTheDocument();
    expect(screen.getByText("Milestone of Finish the move")).toBeInTheDocument();
    expect(screen.getByText("Focus: Peace")).toBeInTheDocument();
  });
});

test("the directive leads to the orders", () => {
  renderDashboard();
  const { id, title, intent } = directiveForDate("2026-11-21");
  const card = region("Morning Directive");
  expect(within(card).getByText(`Morning Directive · Order ${id}`)).toBeInTheDocument();
  expect(within(card).getByRole("heading", { name: title })).toBeInTheDocument();
  expect(within(card).getByText(intent)).toBeInTheDocument();
  expect(within(card).getByRole("link")).toHaveAttribute("href", "/universal-orders?from=dashboard");
});

describe("a new day", () => {
  test("when the tab is looked at again: another directive, and everything anew", async () => {
    const { api } = renderDashboard();
    await screen.findByText("Nothing planned yet");
    setNow("2026-11-21T23:59:59");
    lookAgain();
    expect(api.sent("GET /api/dashboard")).toHaveLength(1);
    setNow("2026-11-22T07:00:00");
    lookAgain();
    expect(screen.getByText(directiveForDate("2026-11-22").title)).toBeInTheDocument();
    await waitFor(() => expect(api.sent("GET /api/dashboard")).toHaveLength(2));
    expect(api.sent("GET /api/dashboard")[1]?.query.get("today")).toBe("2026-11-22");
    // What was known stays in sight until the answer is there.
    expect(screen.getByText("Nothing planned yet")).toBeInTheDocument();
  });
});

test("the page explains itself on request", async () => {
  const { person } = renderDashboard();
  await person.click(await screen.findByRole("button", { name: "Help" }));
  const help = await screen.findByRole("dialog", { name: "Your Command Dashboard" });
  expect(within(help).getByText(/Read the Morning Directive/)).toBeVisible();
});

describe("quick actions", () => {
  test("are those whose screens exist, in order, and say where people come from", async () => {
    renderDashboard({}, {}, { mode: "incident" });
    const card = screen.getByRole("heading", { name: "Quick Actions" }).closest("section");
    const links = within(card ?? document.body).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Run ISAP Compass", "/isap-compass?mode=incident&from=dashboard"],
      ["Safety Check (10 & 18)", "/safety?tool=ten-and-eighteen&from=dashboard"],
      ["Create SMART Objectives", "/objectives?from=dashboard"],
      ["Shift Handover", "/briefing?from=dashboard"],
      ["Quick Calm", "/calm?from=dashboard"],
    ]);
    await screen.findByText("Nothing planned yet");
  });
});
