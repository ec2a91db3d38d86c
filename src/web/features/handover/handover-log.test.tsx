import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Briefing, HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  answer,
  justLogged,
  PRIORITY,
  renderHandovers,
  sampleBriefing,
} from "#tests/support/handover-screen.tsx";
import type { RenderedScreen } from "#tests/support/render-screen.tsx";

const log = () => screen.getByRole("region", { name: "Previous Handovers (ICS-214 Log)" });
const shown = () => within(log()).queryAllByRole("article");
const search = () => screen.getByRole("searchbox", { name: "Search handovers" });
const many = Array.from({ length: 45 }, (_, index) => sampleBriefing(index + 1));

describe("the log", () => {
  test("shows the day, when it was logged, and the three answers", async () => {
    await renderHandovers([sampleBriefing(1)]);
    const entry = await screen.findByRole("article", { name: /20.*2026|2026.*20/ });
    expect(within(entry).getByText(/^Logged .*20.* at /)).toBeVisible();
    expect(
      within(entry)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual(["What changed?", "What persists?", "The one priority for next period"]);
    expect(
      within(entry)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["Change 1", "The kitchen is half packed", "Buy boxes"]);
  });

  test("puts the latest day first, also when an earlier one was logged late", async () => {
    await renderHandovers([
      sampleBriefing(3, { opPeriod: "2026-11-12", createdAt: "2026-11-21T08:00:00.000Z" }),
      sampleBriefing(1, { createdAt: "2026-11-20T18:00:00.000Z" }),
      sampleBriefing(2, { createdAt: "2026-11-20T19:00:00.000Z" }),
    ]);
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(shown().map((entry) => within(entry).getByText(/^Change/).textContent)).toEqual([
      "Change 2",
      "Change 1",
      "Change 3",
    ]);
  });

  test("shows twenty at a time, and all of them on paper", async () => {
    const { person } = await renderHandovers(many);
    await waitFor(() => expect(shown()).toHaveLength(20));
    await person.click(screen.getByRole("button", { name: "Show more" }));
    expect(shown()).toHaveLength(40);
    expect(shown()[20]).toHaveFocus();
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    expect(shown()).toHaveLength(45);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(shown()).toHaveLength(40);
    await person.click(screen.getByRole("button", { name: "Show more" }));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  test("shows the one in the address with the focus, and cleans the address", async () => {
    const { person, addresses } = await renderHandovers(many, { path: `/briefing?handover=${many[29]?.id}` });
    await waitFor(() => expect(shown()).toHaveLength(30));
    expect(shown()[29]).toHaveFocus();
    expect(addresses).toEqual(["/briefing"]);
    await person.click(screen.getByRole("button", { name: "Show more" }));
    expect(shown()).toHaveLength(45);
    expect(shown()[30]).toHaveFocus();
  });

  test("one in the address that is gone changes nothing", async () => {
    const { addresses } = await renderHandovers(many, { path: "/briefing?handover=gone" });
    await waitFor(() => expect(shown()).toHaveLength(20));
    expect(addresses).toEqual(["/briefing"]);
    expect(document.body).toHaveFocus();
  });

  test("waits in its own shape, and a failure can be tried again", async () => {
    const held = api.hold("GET /api/briefings");
    const { person } = await renderHandovers([sampleBriefing(1)]);
    expect(screen.getAllByTestId("skeleton-card")).toHaveLength(3);
    held.fail(500, "The log is being moved.");
    expect(await screen.findByText("Couldn't load your handovers")).toBeVisible();
    expect(screen.getByText("The log is being moved.")).toBeVisible();
    await person.click(within(log()).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  test("can be printed and exported once there is something in it", async () => {
    api.fail("GET /api/export/handovers", 500, "No.");
    const { person } = await renderHandovers([sampleBriefing(1)]);
    await person.click(await screen.findByRole("button", { name: "Export" }));
    expect(await screen.findByText("Export Failed")).toBeVisible();
    expect(api.sent("GET /api/export/handovers")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
  });
});

describe("finding a handover", () => {
  const briefings = [
    sampleBriefing(1, { opPeriod: "2026-11-20", whatChanged: "The VAN is booked" }),
    sampleBriefing(2, { opPeriod: "2026-11-10", onePriority: "Call the clinic" }),
    sampleBriefing(3, { opPeriod: "2026-10-30" }),
  ];
  const changes = () => shown().map((entry) => within(entry).getAllByRole("definition")[0]?.textContent);

  test("by words in any of its answers", async () => {
    const { person } = await renderHandovers(briefings);
    await waitFor(() => expect(shown()).toHaveLength(3));
    await person.type(search(), "booked van");
    expect(changes()).toEqual(["The VAN is booked"]);
    expect(screen.getByText("1 handover of 3")).toBeVisible();
    await person.clear(search());
    await person.type(search(), "clinic");
    expect(changes()).toEqual(["Change 2"]);
  });

  test("by its day, and back to all of them", async () => {
    const { person } = await renderHandovers(briefings);
    await waitFor(() => expect(shown()).toHaveLength(3));
    await person.type(screen.getByLabelText("From"), "2026-11-01");
    expect(changes()).toEqual(["The VAN is booked", "Change 2"]);
    await person.type(screen.getByLabelText("To"), "2026-11-15");
    expect(changes()).toEqual(["Change 2"]);
    await person.type(search(), "nowhere");
    expect(screen.getByRole("heading", { name: "No handovers match" })).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(changes()).toHaveLength(3);
    expect(search()).toHaveValue("");
  });
});

describe("changing a handover", () => {
  const open = async (rendered: RenderedScreen) => {
    await rendered.person.click(await screen.findByRole("button", { name: /^Edit/ }));
    return within(screen.getByRole("form", { name: "Edit handover" }));
  };

  test("is offered on the day it was logged alone", async () => {
    await renderHandovers([
      justLogged(1),
      sampleBriefing(2, { opPeriod: "2026-01-05", createdAt: "2026-01-05T18:02:00.000Z" }),
    ]);
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(screen.getAllByRole("button", { name: /^Edit/ })).toHaveLength(1);
  });

  test("goes on while the log is searched, and after a reload", async () => {
    const rendered = await renderHandovers([justLogged(1)]);
    const editor = await open(rendered);
    await rendered.person.type(editor.getByRole("textbox", { name: PRIORITY }), " and rest");
    await rendered.person.type(search(), "nowhere");
    expect(editor.getByRole("textbox", { name: PRIORITY })).toHaveDisplayValue(/ and rest$/);
    rendered.unmount();
    const again = await open(await renderHandovers([]));
    expect(again.getByRole("textbox", { name: PRIORITY })).toHaveDisplayValue(/ and rest$/);
    expect(again.getByText("Here's what you started.")).toBeVisible();
  });

  test("stores what was changed, shows it, and gives the focus back", async () => {
    const rendered = await renderHandovers([justLogged(1)]);
    const editor = await open(rendered);
    const priority = editor.getByRole("textbox", { name: PRIORITY });
    expect(editor.getByRole("textbox", { name: /What changed\?/ })).toHaveFocus();
    await rendered.person.clear(priority);
    await rendered.person.type(priority, "Six boxes");
    await rendered.person.click(editor.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Handover Updated")).toBeVisible();
    expect(screen.getByText("Six boxes")).toBeVisible();
    expect(await api.get<Briefing[]>(HANDOVER_PATHS.list)).toMatchObject([
      { whatChanged: "Change 1", onePriority: "Six boxes" },
    ]);
    expect(screen.getByRole("button", { name: /^Edit/ })).toHaveFocus();
    expect(answer(PRIORITY)).toHaveValue("");
  });

  test("after midnight says why not, and keeps what was typed", async () => {
    const sentence = "You can change a handover only on the day you logged it.";
    api.fail("PATCH /api/briefings/:id", 409, sentence);
    const rendered = await renderHandovers([justLogged(1)]);
    const editor = await open(rendered);
    await rendered.person.type(editor.getByRole("textbox", { name: PRIORITY }), " and tape");
    await rendered.person.click(editor.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to update handover")).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(editor.getByRole("textbox", { name: PRIORITY })).toHaveValue("Buy boxes and tape");
  });

  test("needs all three answers, and can be left without a change", async () => {
    const rendered = await renderHandovers([justLogged(1)]);
    const editor = await open(rendered);
    await rendered.person.clear(editor.getByRole("textbox", { name: PRIORITY }));
    await rendered.person.click(editor.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Please answer all three handover questions")).toBeVisible();
    await rendered.person.click(editor.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Buy boxes")).toBeVisible();
    expect(api.sent("PATCH /api/briefings/:id")).toEqual([]);
  });
});
