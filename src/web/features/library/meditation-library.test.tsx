import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { DetachedWindowAPI } from "happy-dom";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  type CustomMeditation,
  MEDITATION_PATHS,
} from "#shared/custom-meditations/custom-meditations.contract.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, signInAs } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { MeditationLibraryCard } from "./meditation-library-card.tsx";

const TITLE = "Meditations & Recenter Library";
const FIRST = "5 Minute Meditation for Gratitude";
const CREATE = "POST /api/custom-meditations";
const UPDATE = "PATCH /api/custom-meditations/:id";
const DELETE = "DELETE /api/custom-meditations/:id";

const button = (name: string) => screen.getByRole("button", { name });
const player = () => document.querySelector("iframe");
const stored = () => api.get<CustomMeditation[]>(MEDITATION_PATHS.list);
const dialog = (name: string) => screen.findByRole("dialog", { name });

// A page stands in for each provider's, so that frames load without a network.
beforeAll(() => {
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: page }) => new page.Response("<p>A player</p>"),
  };
});

/** The card, expanded, with these meditations stored before. */
async function open(meditations: { title: string; [field: string]: unknown }[] = []) {
  for (const [index, meditation] of meditations.entries()) {
    const moment = new Date(Date.UTC(2026, 10, 20, 8, index)).toISOString();
    await api.post(MEDITATION_PATHS.list, { id: sampleId(index + 1), ...meditation }, moment);
  }
  const rendered = renderScreen(<MeditationLibraryCard />);
  await rendered.person.click(button(TITLE));
  await screen.findByRole("heading", { name: FIRST });
  return rendered;
}

describe("the videos", () => {
  test("are loaded when the card is expanded, in nine groups", async () => {
    const { person } = renderScreen(<MeditationLibraryCard />);
    await api.settled();
    expect(api.sent("GET /api/videos")).toEqual([]);
    await person.click(button(TITLE));
    const groups = within(await screen.findByRole("radiogroup", { name: "Kinds of meditation" }));
    expect(groups.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      ...["Gratitude", "Healing", "Mindfulness", "Morning", "Breathing"],
      ...["Advanced", "Joy", "Beginner", "Intermediate"],
    ]);
    expect(screen.getByRole("heading", { name: FIRST })).toBeVisible();
    await person.click(groups.getByRole("radio", { name: /^Breathing/ }));
    expect(screen.getByRole("heading", { name: /^Box breathing/ })).toBeVisible();
    expect(screen.getByText(/If you get dizzy, stop/)).toBeVisible();
    expect(screen.queryByRole("heading", { name: FIRST })).not.toBeInTheDocument();
  });

  test("play one at a time, and nothing is loaded from a provider before", async () => {
    const { person } = await open();
    expect(document.body.innerHTML).not.toContain("https://");
    await person.click(button(`Play ${FIRST}`));
    expect(player()).toHaveAttribute("title", FIRST);
    expect(player()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/zyUy9w953L0\?/);
    expect(player()).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    const second = "Feeling Grateful Before You Sleep";
    await person.click(button(`Play ${second}`));
    expect(document.querySelectorAll("iframe")).toHaveLength(1);
    expect(player()).toHaveAttribute("title", second);
    await person.click(button(`Close ${second}`));
    expect(player()).toBeNull();
    expect(button(`Play ${second}`)).toHaveFocus();
  });

  test("stop when another group is chosen", async () => {
    const { person } = await open();
    await person.click(button(`Play ${FIRST}`));
    await person.click(screen.getByRole("radio", { name: /^Joy/ }));
    expect(player()).toBeNull();
  });

  test("give way to a search when the player says that it cannot play, and to nobody else", async () => {
    const { person } = await open();
    await person.click(button(`Play ${FIRST}`));
    const source = player()?.contentWindow ?? null;
    const say = (origin: string, from: Window | null) =>
      fireEvent(
        window,
        new MessageEvent("message", { origin, source: from, data: '{"event":"onError","info":100}' }),
      );
    say("https://evil.example", source);
    say("https://www.youtube-nocookie.com", window);
    expect(player()).not.toBeNull();
    say("https://www.youtube-nocookie.com", source);
    expect(player()).toBeNull();
    expect(screen.getByText(/This video can't be played here/)).toBeVisible();
    expect(screen.getByRole("link", { name: /Search for this title/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/results?search_query=5+Minute+Meditation+for+Gratitude",
    );
  });

  test("say so without a connection, and play once it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { person } = await open();
    await person.click(button(`Play ${FIRST}`));
    expect(player()).toBeNull();
    expect(screen.getByText(/You're offline/)).toBeVisible();
    onLine.mockRestore();
    fireEvent(window, new Event("online"));
    expect(player()).not.toBeNull();
  });

  test("can be loaded again after a failure", async () => {
    api.fail("GET /api/videos", 500, "Something broke on our side.");
    const { person } = renderScreen(<MeditationLibraryCard />);
    await person.click(button(TITLE));
    expect(await screen.findByText("Couldn't load the videos")).toBeVisible();
    api.restore("GET /api/videos");
    await person.click(button("Retry"));
    expect(await screen.findByRole("heading", { name: FIRST })).toBeVisible();
  });

  test("are logged as completed with the product's values", async () => {
    const { person } = await open();
    await person.click(button(`Log Complete ${FIRST}`));
    expect(await screen.findByText("Nice work!")).toBeVisible();
    expect(await api.get<CheckIn[]>(WELLNESS_PATHS.checkIns)).toMatchObject([
      { energy: "Steady", stress: 2, mood: "Up", source: "meditation" },
    ]);
  });

  test("are there for a visitor too, without anything that needs an account", async () => {
    const { person } = renderScreen(<MeditationLibraryCard />);
    signInAs(null);
    await person.click(button(TITLE));
    await screen.findByRole("heading", { name: FIRST });
    expect(screen.queryByRole("button", { name: /Log Complete|Add Custom/ })).not.toBeInTheDocument();
    expect(api.sent("GET /api/custom-meditations")).toEqual([]);
    await person.click(button(`Play ${FIRST}`));
    expect(player()).toHaveAttribute("title", FIRST);
  });
});

test("?open=meditations expands the card and focuses it", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { addresses } = renderScreen(<MeditationLibraryCard />, { path: "/wellness?open=meditations" });
  expect(await screen.findByRole("heading", { name: FIRST })).toBeVisible();
  expect(screen.getByRole("region", { name: TITLE })).toHaveFocus();
  expect(addresses.at(-1)).toBe("/wellness");
});

describe("a person's own meditations", () => {
  test("are added with a title alone or with everything", async () => {
    const { person } = await open();
    await person.click(await screen.findByRole("button", { name: "Add Custom meditation" }));
    const form = within(await dialog("Add Custom Meditation"));
    await person.click(form.getByRole("button", { name: "Add meditation" }));
    expect(await form.findByText("The title is missing.")).toBeVisible();
    await person.type(form.getByLabelText("Title"), "Evening sit");
    await person.type(form.getByLabelText("Link"), "javascript:alert(1)");
    await person.type(form.getByLabelText("Minutes"), "ten");
    await person.click(form.getByRole("button", { name: "Add meditation" }));
    expect(await form.findByText("Enter a web address, such as https://example.org.")).toBeVisible();
    expect(form.getByText("The minutes are a whole number from 1 to 600.")).toBeVisible();
    expect(api.sent(CREATE)).toEqual([]);

    await person.clear(form.getByLabelText("Link"));
    await person.type(form.getByLabelText("Link"), "example.org/sit");
    await person.clear(form.getByLabelText("Minutes"));
    await person.click(form.getByRole("button", { name: "Add meditation" }));
    expect(await screen.findByText("Meditation added")).toBeVisible();
    expect(await stored()).toMatchObject([
      { title: "Evening sit", url: "https://example.org/sit", durationMinutes: null, notes: null },
    ]);
    const list = within(screen.getByRole("list", { name: "Your meditations" }));
    expect(list.getByRole("link", { name: /example\.org\/sit/ })).toHaveAttribute(
      "href",
      "https://example.org/sit",
    );
    expect(list.getByRole("button", { name: "Log Complete Evening sit" })).toBeVisible();
  });

  test("are changed, and only what was changed is sent", async () => {
    const { person } = await open([{ title: "Evening sit", durationMinutes: 5 }]);
    await person.click(await screen.findByRole("button", { name: "Edit Evening sit" }));
    const form = within(await dialog("Edit Custom Meditation"));
    await person.clear(form.getByLabelText("Minutes"));
    await person.type(form.getByLabelText("Minutes"), "12");
    await person.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Meditation updated")).toBeVisible();
    expect(api.bodies(UPDATE)).toEqual([{ durationMinutes: 12 }]);
    expect(screen.getByText("12 min")).toBeVisible();
  });

  test("are deleted after a question, and brought back", async () => {
    const { person } = await open([{ title: "Evening sit" }]);
    await person.click(await screen.findByRole("button", { name: "Delete Evening sit" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete meditation" }));
    expect(question.getByText("Are you sure you want to delete this meditation?")).toBeVisible();
    await person.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Meditation deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Evening sit")).not.toBeInTheDocument());
    await person.click(button("Undo"));
    expect(await screen.findByRole("heading", { name: "Evening sit" })).toBeVisible();
  });

  test.each([
    [CREATE, "Failed to add meditation"],
    [UPDATE, "Failed to update meditation"],
    [DELETE, "Failed to delete meditation"],
  ])("say when %s fails, and keep everything", async (route, title) => {
    api.fail(route, 500, "");
    const { person } = await open([{ title: "Evening sit" }]);
    await screen.findByRole("button", { name: "Edit Evening sit" });
    if (route === DELETE) {
      await person.click(button("Delete Evening sit"));
      await person.click(await screen.findByRole("button", { name: "Delete" }));
    } else {
      await person.click(button(route === CREATE ? "Add Custom meditation" : "Edit Evening sit"));
      await person.type(await screen.findByLabelText("Title"), "Longer");
      await person.click(button(route === CREATE ? "Add meditation" : "Save"));
    }
    expect(await screen.findByText(title)).toBeVisible();
    expect(await stored()).toMatchObject([{ title: "Evening sit" }]);
    if (route !== DELETE) expect(screen.getByLabelText("Title")).toBeVisible();
  });
});
