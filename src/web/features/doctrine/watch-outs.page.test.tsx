import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import { WATCH_OUT_PATHS, type WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { sampleObjective, storeObjectives } from "#tests/support/objectives-screen.tsx";
import { renderScreen, type ScreenOptions } from "#tests/support/render-screen.tsx";
import { writeStored } from "#web/platform/device/storage.ts";
import { WatchOutsPage } from "./watch-outs.page.tsx";

const openPage = (options?: ScreenOptions) =>
  renderScreen(<WatchOutsPage />, { path: "/watch-outs", ...options });
const shown = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const searchBox = () => screen.getByRole("searchbox", { name: "Search Watch Outs" });

describe("the list", () => {
  test("has all 18 with intent and triggers, by number", () => {
    openPage();
    expect(screen.getByRole("heading", { level: 1, name: "18 Universal Watch Outs" })).toBeVisible();
    expect(shown()).toEqual(WATCH_OUTS.map(({ id, title }) => `W${id} · ${title}`));
    const [first] = screen.getAllByRole("article");
    expect(first).toHaveTextContent(WATCH_OUTS[0].intent);
    expect(first).toHaveTextContent("scattered, distracted, juggling");
    expect(screen.getByRole("link", { name: "Explore All 10 Universal Orders" })).toHaveAttribute(
      "href",
      "/universal-orders",
    );
    expect(screen.getAllByRole("radio").map((chip) => chip.closest("label")?.textContent)).toEqual([
      "All (18)",
      "Awareness (4)",
      "Energy (4)",
      "Command & Control (4)",
      "Alignment (5)",
      "Communication (2)",
      "Comfort (2)",
    ]);
  });

  test("is searched while typing, whatever the case and the accents", async () => {
    const { person } = openPage();
    await person.type(searchBox(), "STÜCK");
    expect(shown()).toEqual(["W11 · Pulling back"]);
    expect(screen.getByRole("status")).toHaveTextContent("Showing 1 of 18");
    expect(screen.getByText("stuck").tagName).toBe("MARK");
  });

  test("says so when nothing matches, and leads back to all", async () => {
    const { person, addresses } = openPage({ path: "/watch-outs?filter=comfort" });
    await person.type(searchBox(), "zebra");
    expect(screen.getByRole("heading", { name: "No watch outs found matching your search" })).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Show all 18" }));
    expect(shown()).toHaveLength(18);
    expect(searchBox()).toHaveValue("");
    expect(addresses.at(-1)).toBe("/watch-outs");
  });

  test("follows the category in the address and keeps it there without filling the history", async () => {
    const { person, addresses } = openPage({ path: "/watch-outs?filter=energy&from=dashboard" });
    expect(screen.getByRole("radio", { name: "Energy (4)" })).toBeChecked();
    expect(shown()).toHaveLength(4);
    await person.click(screen.getByRole("radio", { name: "Comfort (2)" }));
    expect(shown()).toEqual(["W11 · Pulling back", "W14 · Fuller days, less rest"]);
    await person.click(screen.getByRole("radio", { name: "All (18)" }));
    expect(shown()).toHaveLength(18);
    expect(addresses).toEqual(["/watch-outs?from=dashboard"]);
  });

  test("shows all for a category that does not exist", () => {
    openPage({ path: "/watch-outs?filter=party" });
    expect(screen.getByRole("radio", { name: "All (18)" })).toBeChecked();
    expect(shown()).toHaveLength(18);
  });
});

describe("a watch-out", () => {
  test("opens with its question, step, triggers, categories and lessons, and gives the focus back", async () => {
    const { person } = openPage();
    const card = screen.getByRole("button", { name: "W14 · Fuller days, less rest" });
    await person.click(card);
    const dialog = await screen.findByRole("dialog", { name: "W14 · Fuller days, less rest" });
    const watchOut = WATCH_OUTS[13];
    for (const text of [watchOut.intent, watchOut.ask, watchOut.step, watchOut.triggers.join(", ")]) {
      expect(within(dialog).getByText(text)).toBeVisible();
    }
    for (const category of ["Energy", "Comfort"]) expect(within(dialog).getByText(category)).toBeVisible();
    await person.click(
      await within(dialog).findByRole("button", { name: /Put rest at the top of the list/ }),
    );
    expect(within(dialog).getByText("Now:")).toBeVisible();
    expect(within(dialog).queryByText(/More than a hard day/)).not.toBeInTheDocument();
    const echo = within(dialog).getByRole("link", { name: "Talk to Echo About This" });
    expect(echo).toHaveAttribute("href", expect.stringMatching(/^\/echo\?context=.*Watch\+Out\+14/));
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(card).toHaveFocus();
  });

  test.each([3, 9, 11, 17])("W%i comes with a way to talk to someone", async (id) => {
    writeStored("country", "US");
    openPage({ path: `/watch-outs?open=W${id}` });
    const dialog = await screen.findByRole("dialog");
    expect(
      within(dialog).getByRole("heading", { name: "More than a hard day? Talk to someone" }),
    ).toBeVisible();
    const target = (name: string) => within(dialog).getByRole("link", { name }).getAttribute("href");
    expect([target("Call 988"), target("Text 988"), target("findahelpline.com")]).toEqual([
      "tel:988",
      "sms:988",
      "https://findahelpline.com",
    ]);
  });

  test("opens from the address, which forgets it when it closes", async () => {
    const { person, addresses } = openPage({ path: "/watch-outs?open=W7" });
    await screen.findByRole("dialog", { name: "W7 · Moving faster than you can think" });
    await person.click(screen.getByRole("button", { name: "Close" }));
    expect(addresses).toEqual(["/watch-outs"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is not opened by a number that does not exist", () => {
    openPage({ path: "/watch-outs?open=W19" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("what was recorded", () => {
  const FACT = "“Objective 1” says “expected of me”.";
  const W4 = "W4 · A goal that may not be yours";
  const storeBorrowedGoal = () =>
    storeObjectives([
      sampleObjective(1, { specific: "It is expected of me", createdAt: "2026-11-20T08:00:00.000Z" }),
    ]);
  const marked = () =>
    screen
      .getAllByRole("article")
      .filter((card) => within(card).queryByText("Fits what you recorded") !== null)
      .map((card) => within(card).getByRole("button").textContent);

  test("marks the watch-outs that it shows, with the facts", async () => {
    await storeBorrowedGoal();
    openPage({ mode: "business" });
    expect(await screen.findByText(FACT)).toBeVisible();
    expect(marked()).toEqual([W4]);
    expect(screen.getByRole("status")).toHaveTextContent("Showing 18 of 18 · 1 fits what you recorded");
  });

  test("can be put aside in the dialog", async () => {
    await storeBorrowedGoal();
    const { person } = openPage();
    await screen.findByText(FACT);
    await person.click(screen.getByRole("button", { name: W4 }));
    const dialog = await screen.findByRole("dialog");
    await person.click(within(dialog).getByRole("button", { name: "Not now" }));
    expect(await within(dialog).findByText(/^Dismissed\./)).toBeVisible();
    expect((await api.get<WatchOutSignals>(WATCH_OUT_PATHS.signals)).signals).toEqual([]);
    await person.keyboard("{Escape}");
    await waitFor(() => expect(marked()).toEqual([]));
  });

  test("is left out without a word when it, or the lessons, cannot be loaded", async () => {
    const calls = [`GET ${WATCH_OUT_PATHS.signals}`, "GET /api/lessons"];
    for (const call of calls) api.fail(call, 500, "Something broke.");
    openPage({ path: "/watch-outs?open=W14" });
    await waitFor(() => {
      for (const call of calls) expect(api.sent(call)).not.toEqual([]);
    });
    await api.settled();
    expect(await screen.findByRole("dialog")).toHaveTextContent("One small step");
    expect(screen.queryByText(/Something broke/)).not.toBeInTheDocument();
    expect(screen.queryByText(/lesson/i)).not.toBeInTheDocument();
  });
});

test("Daily Reflection pairs an Order with a Watch Out and asks the mode's question", async () => {
  const { person } = openPage({ mode: "incident" });
  await person.click(screen.getByRole("button", { name: "Daily Reflection" }));
  const dialog = await screen.findByRole("dialog", { name: "Daily Reflection" });
  const drawn = () =>
    within(dialog)
      .getAllByRole("heading", { level: 3 })
      .slice(0, 2)
      .map(({ textContent }) => textContent);
  expect(within(dialog).getByRole("region", { name: /^Universal Order \d+$/ })).toBeVisible();
  expect(within(dialog).getByRole("region", { name: /^Watch Out \d+$/ })).toBeVisible();
  expect(
    within(dialog).getByText("What has changed since you last looked, and what comes first now?"),
  ).toBeVisible();
  const before = drawn();
  await person.click(within(dialog).getByRole("button", { name: "Pick another pair" }));
  for (const title of before) expect(drawn()).not.toContain(title);
});

test("help says what the page is for", async () => {
  const { person } = openPage();
  await person.click(screen.getByRole("button", { name: "Help" }));
  expect(await screen.findByRole("dialog", { name: "The 18 Watch Outs" })).toHaveTextContent("Tips");
});
