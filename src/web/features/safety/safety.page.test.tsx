import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "#tests/support/app-api.ts";
import {
  field,
  openItem,
  openSafety,
  renderSafety,
  sampleItem,
  saves,
  section,
} from "#tests/support/safety-screen.tsx";
import { now } from "#web/platform/time/clock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000 - 60_000).toISOString();
const SIX = [1, 2, 3, 4, 5, 6].map((number) => sampleItem(number));
const titles = (list: HTMLElement) =>
  within(list)
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("the four lists", () => {
  test("stand in their order, each with its sentence, and an empty one says how to begin", async () => {
    await renderSafety();
    await screen.findByText("Who could keep an eye out for you?");
    const own = ["LOOKOUTS", "COMMUNICATIONS", "ESCAPE ROUTES", "SAFETY ZONES", "LCES Completeness"];
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
    // What other features show here comes by itself, later.
    expect(headings.filter((heading) => own.includes(heading))).toEqual(own);
    expect(await screen.findByText("People who notice when you're not okay.")).toBeVisible();
    expect(screen.getByText("Jo, who tells me when I stop sleeping.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
  });

  test("follow the mode's words", async () => {
    await renderSafety([], { mode: "business" });
    expect(await section("EARLY WARNINGS")).toBeVisible();
    expect(screen.getByText("People who see trouble before you can.")).toBeVisible();
  });

  test("show four items, the rest on request", async () => {
    const { person } = await renderSafety(SIX);
    const lookouts = await section("LOOKOUTS");
    await waitFor(() => expect(titles(lookouts)).toHaveLength(4));
    expect(within(lookouts).getByText("6 items")).toBeVisible();
    await person.click(within(lookouts).getByRole("button", { name: /^Show 2 more/ }));
    expect(titles(lookouts)).toHaveLength(6);
    expect(within(lookouts).getByRole("button", { name: "Lookout 5" })).toHaveFocus();
    await person.click(within(lookouts).getByRole("button", { name: /^Show less/ }));
    expect(titles(lookouts)).toHaveLength(4);
  });

  test("can be put in order by keys and buttons, and the server keeps it", async () => {
    const { person, unmount } = await renderSafety(SIX.slice(0, 3));
    const lookouts = await section("LOOKOUTS");
    (await screen.findByRole("button", { name: "Move Lookout 1" })).focus();
    await person.keyboard("{End}");
    expect(titles(lookouts)).toEqual(["Lookout 2", "Lookout 3", "Lookout 1"]);
    expect(screen.getByText("Lookout 1 is now 3 of 3.")).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Move Lookout 2" }));
    await person.click(screen.getByRole("button", { name: "Move Lookout 2 down" }));
    expect(titles(lookouts)).toEqual(["Lookout 3", "Lookout 2", "Lookout 1"]);
    await act(() => api.settled());
    unmount();
    await openSafety();
    await screen.findByRole("button", { name: "Lookout 1" });
    expect(titles(await section("LOOKOUTS"))).toEqual(["Lookout 3", "Lookout 2", "Lookout 1"]);
  });

  test("have pinned items first, which move only among themselves", async () => {
    const { person } = await renderSafety(SIX.slice(0, 3));
    const lookouts = await section("LOOKOUTS");
    await openItem("Lookout 3");
    await person.click(screen.getByRole("button", { name: "Pin to the top" }));
    await waitFor(() => expect(titles(lookouts)).toEqual(["Lookout 3", "Lookout 1", "Lookout 2"]));
    expect(screen.queryByRole("button", { name: "Move Lookout 3" })).not.toBeInTheDocument();
    screen.getByRole("button", { name: "Move Lookout 2" }).focus();
    await person.keyboard("{Home}");
    expect(titles(lookouts)).toEqual(["Lookout 3", "Lookout 2", "Lookout 1"]);
    await person.click(screen.getByRole("button", { name: "Unpin" }));
    await waitFor(() => expect(titles(lookouts)).toEqual(["Lookout 2", "Lookout 1", "Lookout 3"]));
  });

  test("go back to the stored order when moving fails", async () => {
    api.fail("PUT /api/safety/order", 500, "Something broke on our side.");
    const { person } = await renderSafety(SIX.slice(0, 2));
    (await screen.findByRole("button", { name: "Move Lookout 2" })).focus();
    await person.keyboard("{ArrowUp}");
    expect(await screen.findByText("Failed to move item")).toBeVisible();
    expect(titles(await section("LOOKOUTS"))).toEqual(["Lookout 1", "Lookout 2"]);
  });

  test("say how fresh they are", async () => {
    await renderSafety([
      sampleItem(1, { createdAt: daysAgo(3) }),
      sampleItem(2, { kind: "comms", createdAt: daysAgo(20) }),
      sampleItem(3, { kind: "escape-route", createdAt: daysAgo(40) }),
    ]);
    expect(await screen.findByText("Updated 3 days ago")).toBeVisible();
    expect(screen.getByText("getting stale")).toBeVisible();
    expect(screen.getByText("stale")).toBeVisible();
  });

  test("that could not be loaded say so, with Retry", async () => {
    api.fail("GET /api/safety", 500, "Something broke on our side.");
    const { person } = await renderSafety([sampleItem(1)]);
    expect(await screen.findByText("Failed to fetch safety items")).toBeVisible();
    api.restore("GET /api/safety");
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Lookout 1" })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Export" })).toBeVisible();
  });
});

describe("adding", () => {
  test("makes an item at once, in sight and ready to be renamed", async () => {
    const { person } = await renderSafety(SIX);
    await person.click(await screen.findByRole("button", { name: "Add to Lookouts" }));
    expect(await screen.findByText("Item added")).toBeVisible();
    expect(api.sent("POST /api/safety")[0]?.body).toMatchObject({
      kind: "lookout",
      mode: "life",
      title: "New lookout",
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const title = field("Title") as HTMLInputElement;
    expect(title).toHaveValue("New lookout");
    expect(title).toHaveFocus();
    expect([title.selectionStart, title.selectionEnd]).toEqual([0, "New lookout".length]);
  });

  test.each([
    [400, "That is too many.", "That is too many."],
    [500, undefined, "An error occurred"],
  ])("that fails says so", async (status, reason, sentence) => {
    api.fail("POST /api/safety", status, reason);
    const { person } = await renderSafety();
    await person.click(await screen.findByRole("button", { name: "Add the first to Escape Routes" }));
    expect(await screen.findByText("Failed to add item")).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText("Add your first way out")).toBeVisible();
  });
});

describe("the address", () => {
  test.each([
    ["lookout", "LOOKOUTS"],
    ["comms", "COMMUNICATIONS"],
    ["escape-route", "ESCAPE ROUTES"],
    ["safety-zone", "SAFETY ZONES"],
  ])("?open=%s brings %s into sight with the focus", async (kind, name) => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { addresses, person } = await renderSafety(SIX, { path: `/safety?open=${kind}&from=dashboard` });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    expect(addresses.at(-1)).toBe("/safety?from=dashboard");
    await person.tab();
    expect(document.activeElement).toHaveAccessibleName(/^Add/);
  });

  test("anything else is ignored", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await renderSafety(SIX, { path: "/safety?open=everything" });
    await screen.findByRole("button", { name: "Lookout 1" });
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe("completeness", () => {
  test("shows the percent, the badge, the four counts and the way to the first gap", async () => {
    const { person } = await renderSafety([
      sampleItem(1),
      sampleItem(2),
      sampleItem(3, { kind: "escape-route", title: "New escape route" }),
    ]);
    expect(await screen.findByRole("img", { name: "LCES Completeness: 25%" })).toBeVisible();
    expect(screen.getByText("Needs Attention")).toBeVisible();
    expect(screen.getByRole("link", { name: "Lookouts 2" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Escape Routes none" })).toBeVisible();
    await person.click(screen.getByRole("link", { name: "Fill the first gap: Communications" }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName("COMMUNICATIONS"));

    await person.click(screen.getByRole("button", { name: "How is this counted?" }));
    const dialog = await screen.findByRole("dialog", { name: "How the score is counted" });
    expect(within(dialog).getByText("50 to 74%")).toBeVisible();
  });

  test("shows on request how it went day by day, as a line and as numbers", async () => {
    const { person } = await renderSafety([
      sampleItem(1, { createdAt: daysAgo(1) }),
      sampleItem(2, { kind: "comms", createdAt: daysAgo(0) }),
    ]);
    await person.click(screen.getByRole("button", { name: "Over time" }));
    expect(await screen.findByRole("img", { name: /^Completeness from .*, 25%, to .*, 50%$/ })).toBeVisible();
    expect(api.sent("GET /api/lces/trend")[0]?.query.get("days")).toBe("30");
  });

  test("counts sessions and objectives when asked, and remembers it", async () => {
    const { person, unmount } = await renderSafety([sampleItem(1)]);
    await screen.findByRole("img", { name: /LCES/ });
    const asked = () => {
      const query = api.sent("GET /api/lces/completeness").at(-1)?.query;
      return [query?.get("mode"), query?.get("includeIsap"), query?.get("includeGoals")];
    };
    expect(asked()).toEqual(["life", "0", "0"]);
    await person.click(screen.getByRole("switch", { name: "Include ISAP" }));
    await person.click(screen.getByRole("switch", { name: "Include objectives" }));
    await waitFor(() => expect(asked()).toEqual(["life", "1", "1"]));
    unmount();
    expect(localStorage.getItem("ridgeline:lces-counted")).toContain('"includeIsap":true');
  });

  test("is asked anew every five seconds, and says when that fails", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderSafety([sampleItem(1)]);
    await screen.findByRole("img", { name: "LCES Completeness: 25%" });
    const calls = () => api.sent("GET /api/lces/completeness").length;
    const before = calls();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(calls()).toBe(before + 1);
    api.fail("GET /api/lces/completeness", 500, "Something broke on our side.");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText("Failed to fetch LCES completeness")).toBeVisible();
    expect(screen.getByRole("img", { name: "LCES Completeness: 25%" })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(calls()).toBe(before + 3));
  });
});

test("the figures stay as they are, without an error, while the server is away", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderSafety([sampleItem(1)]);
  await screen.findByRole("img", { name: "LCES Completeness: 25%" });
  const calls = () => api.sent("GET /api/lces/completeness").length;
  const before = calls();
  api.disconnect("GET /api/lces/completeness");
  await act(() => vi.advanceTimersByTimeAsync(5500));
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
  await act(() => api.settled());
  expect(screen.getByRole("img", { name: "LCES Completeness: 25%" })).toBeVisible();
  expect(screen.queryByText("Failed to fetch LCES completeness")).not.toBeInTheDocument();
  api.fail("GET /api/lces/completeness", 500, "Something broke on our side.");
  await act(() => vi.advanceTimersByTimeAsync(5500));
  expect(await screen.findByText("Failed to fetch LCES completeness")).toBeVisible();
});

test("an item made for all modes says so", async () => {
  await renderSafety([sampleItem(1, { useAllModes: true })]);
  expect(await screen.findByText("In all modes")).toBeVisible();
});

describe("what another mode has", () => {
  const plan = [
    sampleItem(1, { title: "Jo" }),
    sampleItem(2, { title: "Sam" }),
    sampleItem(3, { title: "New lookout" }),
    sampleItem(4, { title: "The neighbor", mode: "incident" }),
  ];
  const useThem = () => screen.findByRole("button", { name: /^Use them here, too/ });

  test("is offered where this mode has nothing, and can be brought here and taken back", async () => {
    const { person } = await renderSafety(plan, { mode: "business" });
    expect(await screen.findByText("From Life and Incident mode: Jo, Sam, The neighbor.")).toBeVisible();
    await person.click(await useThem());
    expect(await screen.findByRole("button", { name: "Jo" })).toBeVisible();
    expect(screen.getByRole("button", { name: "The neighbor" })).toBeVisible();
    expect(screen.queryByText("New lookout")).not.toBeInTheDocument();
    expect(saves()).toEqual([{ useAllModes: true }, { useAllModes: true }, { useAllModes: true }]);
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await useThem()).toBeVisible();
    expect(screen.queryByRole("button", { name: "Jo" })).not.toBeInTheDocument();
    expect(saves().slice(3)).toEqual([
      { useAllModes: false },
      { useAllModes: false },
      { useAllModes: false },
    ]);
  });

  test("can be brought here whole, in the order of the plan, and taken back", async () => {
    const { person } = await renderSafety(
      [...plan, sampleItem(5, { kind: "comms", title: "The group chat" })],
      { mode: "business" },
    );
    const offer = await screen.findByRole("region", {
      name: "Use your Life and Incident plan in Business, too?",
    });
    expect(within(offer).getByText("Jo, Sam, The neighbor and 1 more. You can undo this.")).toBeVisible();
    await person.click(within(offer).getByRole("button", { name: "Use the whole plan here" }));
    expect(await screen.findByText("4 items now in all modes")).toBeVisible();
    for (const name of ["Jo", "Sam", "The neighbor", "The group chat"]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
    expect(offer).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Use the whole plan here" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Jo" })).not.toBeInTheDocument();
  });

  test("is not offered whole where only one list would be filled", async () => {
    await renderSafety(plan, { mode: "business" });
    expect(await useThem()).toBeVisible();
    expect(screen.queryByRole("button", { name: "Use the whole plan here" })).not.toBeInTheDocument();
  });

  test("is not mentioned where this mode has its own", async () => {
    await renderSafety(plan, { mode: "incident" });
    expect(await screen.findByRole("button", { name: "The neighbor" })).toBeVisible();
    expect(screen.queryByText(/^From Life/)).not.toBeInTheDocument();
  });

  test("that cannot be stored is said, and what was stored is shown", async () => {
    api.fail(`PATCH /api/safety/${plan[1]?.id}`, 500, "The disk is full.");
    const { person } = await renderSafety(plan, { mode: "business" });
    await person.click(await useThem());
    expect(await screen.findByText("Failed to save changes")).toBeVisible();
    expect(screen.getByText("The disk is full.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Jo" })).toBeVisible();
  });
});
