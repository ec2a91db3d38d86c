import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SAFETY_PATHS } from "#shared/safety/safety.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { TEST_USER } from "#tests/support/render-screen.tsx";
import {
  CHANGE_ITEM,
  changeElsewhere,
  field,
  openItem,
  openSafety,
  renderSafety,
  sampleItem,
  saves,
  storedItem,
  storeItems,
  write,
} from "#tests/support/safety-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { draftNames } from "#web/platform/device/drafts.ts";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const drafts = () => draftNames(TEST_USER.id, "safety:");
const isDirty = { title: "Jo", details: "" };

describe("saving", () => {
  test("happens by itself 1.2 seconds after the last change, with all of the item and its version", async () => {
    await renderSafety([sampleItem(1, { linkUrl: "tel:+49301" })]);
    await openItem("Lookout 1");
    write("Title", "J");
    await pass(1000);
    write("Title", "Jo");
    await pass(1100);
    expect(saves()).toEqual([]);
    expect(screen.getByText("Not saved yet")).toBeVisible();
    await pass(200);
    expect(saves()).toEqual([
      {
        ...isDirty,
        linkUrl: "tel:+49301",
        useAllModes: false,
        baseUpdatedAt: "2026-11-20T08:00:00.001Z",
      },
    ]);
    expect(await screen.findByText(/^Saved \d?\d:\d\d/)).toBeVisible();
    expect(screen.queryByText("Saved to Safety")).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  test.each([
    ["Save", () => press("Save")],
    ["Ctrl+S", () => fireEvent.keyDown(field("Title"), { key: "s", ctrlKey: true })],
    ["Cmd+S", () => fireEvent.keyDown(field("Details"), { key: "S", metaKey: true })],
  ])("%s saves at once, and the pending save does not come after it", async (_, save) => {
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    write("Title", "Jo");
    save();
    expect(saves()).toHaveLength(1);
    expect(screen.getByText("Saving...")).toBeVisible();
    expect(await screen.findByText("Saved to Safety")).toBeVisible();
    await pass(3000);
    expect(saves()).toHaveLength(1);
  });

  test("one at a time: what is typed meanwhile waits and goes with the version that came back", async () => {
    const held = api.hold(CHANGE_ITEM);
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    write("Title", "Jo");
    await pass(1200);
    write("Title", "Jo from");
    await pass(1200);
    write("Title", "Jo from next door");
    await pass(1200);
    expect(saves()).toHaveLength(1);
    held.release();
    await waitFor(() => expect(saves().map(({ title }) => title)).toEqual(["Jo", "Jo from next door"]));
    expect(await screen.findByText(/^Saved \d?\d:\d\d/)).toBeVisible();
    expect(field("Title")).toHaveValue("Jo from next door");
  });

  test("that fails says so, keeps the text here and on the device, and goes again with Retry", async () => {
    await renderSafety([sampleItem(1)]);
    api.fail(CHANGE_ITEM, 500, "Something broke on our side.");
    await openItem("Lookout 1");
    write("Details", "Says so when I stop sleeping");
    await pass(1200);
    expect(await screen.findByText("Auto-save failed")).toBeVisible();
    expect(screen.getByText("Failed to save changes")).toBeVisible();
    expect(screen.getByText("Something broke on our side.")).toBeVisible();
    expect(field("Details")).toHaveValue("Says so when I stop sleeping");
    expect(drafts()).toHaveLength(1);

    api.fail(CHANGE_ITEM, 500, "Still broken.");
    press("Retry");
    expect(await screen.findByText("Save failed")).toBeVisible();
    api.restore(CHANGE_ITEM);
    press("Retry");
    expect(await screen.findByText("Saved to Safety")).toBeVisible();
    expect(saves().at(-1)).toMatchObject({ details: "Says so when I stop sleeping" });
    expect(drafts()).toEqual([]);
  });

  test("a save whose response was lost is recognized, not asked about", async () => {
    await renderSafety([sampleItem(1)]);
    api.loseAnswers(CHANGE_ITEM);
    await openItem("Lookout 1");
    write("Title", "Jo");
    await pass(1200);
    expect(await screen.findByText("Auto-save failed")).toBeVisible();
    api.restore(CHANGE_ITEM);
    write("Title", "Jo next door");
    await pass(1200);
    await waitFor(async () => expect(await storedItem(1)).toMatchObject({ title: "Jo next door" }));
    expect(saves()).toHaveLength(3);
    expect(screen.queryByText("Changed in two places")).not.toBeInTheDocument();
  });

  test("happens when the screen is left or looked away from", async () => {
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    write("Title", "Jo");
    fireEvent(window, new Event("pagehide"));
    expect(saves()).toHaveLength(1);
    await screen.findByText(/^Saved \d?\d:\d\d/);
    write("Title", "Jo B.");
    press("Done");
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Jo B." })).toHaveFocus();
  });
});

describe("what cannot be stored", () => {
  test.each([
    ["Title", "", "The title is missing."],
    ["Link", "javascript:alert(1)", "Enter a web address, an email address or a phone number."],
    ["Link", "ask Jo", "Enter a web address, an email address or a phone number."],
  ])("%s as '%s' is not sent, and the field says why", async (name, value, sentence) => {
    await renderSafety([sampleItem(1, { linkUrl: "tel:+49301" })]);
    await openItem("Lookout 1");
    write(name, value);
    await pass(1500);
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(saves()).toEqual([]);
    expect(drafts()).toHaveLength(1);
    press("Done");
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveValue(value);
    write(name, name === "Link" ? "https://example.org/plan" : "Jo");
    expect(field(name)).not.toHaveAccessibleDescription(expect.stringContaining(sentence));
    await pass(1200);
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  test("W16: a link that is none does not keep the rest from being saved", async () => {
    await renderSafety([sampleItem(1, { linkUrl: "tel:+49301" })]);
    await openItem("Lookout 1");
    write("Link", "ask Jo");
    write("Title", "Jo");
    await pass(1500);
    await waitFor(async () =>
      expect(await storedItem(1)).toMatchObject({ title: "Jo", linkUrl: "tel:+49301" }),
    );
    await api.settled();
    expect(field("Link")).toHaveValue("ask Jo");
    expect(field("Link")).toHaveAccessibleDescription(expect.stringContaining("Enter a web address"));
    expect(screen.getByText("Not saved. See the fields marked above.")).toBeInTheDocument();
    expect(drafts()).toHaveLength(1);
    write("Link", "jo@example.org");
    await pass(1500);
    await waitFor(async () =>
      expect(await storedItem(1)).toMatchObject({ linkUrl: "mailto:jo@example.org" }),
    );
  });

  test("a link becomes one only where it leads somewhere harmless", async () => {
    await renderSafety([
      sampleItem(1, { linkUrl: "tel:+49301" }),
      sampleItem(3, { linkUrl: "https://example.org/plan" }),
    ]);
    expect(await screen.findByRole("link", { name: "Call +49301" })).toHaveAttribute("href", "tel:+49301");
    expect(screen.getByRole("link", { name: /example\.org\/plan/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
  });
});

describe("an item that was changed somewhere else", () => {
  test("joins both sides without asking where they touch different fields", async () => {
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    await changeElsewhere(1, { details: "Only after nine" });
    write("Title", "Jo");
    await pass(1200);
    await waitFor(async () =>
      expect(await storedItem(1)).toMatchObject({ title: "Jo", details: "Only after nine" }),
    );
    expect(saves()).toHaveLength(2);
    expect(field("Details")).toHaveValue("Only after nine");
    expect(screen.queryByText("Changed in two places")).not.toBeInTheDocument();
  });

  async function meetConflict() {
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    await changeElsewhere(1, { title: "Mina", details: "Only after nine" });
    write("Title", "Jo");
    await pass(1200);
    await screen.findByText("Changed in two places");
  }

  test("shows both, and stores nothing until the person has chosen", async () => {
    await meetConflict();
    const mine = screen.getByRole("region", { name: "Title: mine, from here" });
    const theirs = screen.getByRole("region", { name: "Title: theirs, saved earlier" });
    expect(within(mine).getByText("Jo")).toBeVisible();
    expect(within(theirs).getByText("Mina")).toBeVisible();
    write("Title", "Jo B.");
    await pass(3000);
    press("Save");
    expect(saves()).toHaveLength(1);
    expect(await storedItem(1)).toMatchObject({ title: "Mina" });
    expect(drafts()).toHaveLength(1);

    press(/^Keep mine/);
    await waitFor(async () =>
      expect(await storedItem(1)).toMatchObject({ title: "Jo B.", details: "Only after nine" }),
    );
    expect(screen.queryByText("Changed in two places")).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  test("theirs can be taken", async () => {
    await meetConflict();
    press(/^Take theirs/);
    expect(await screen.findByText("Saved to Safety")).toBeVisible();
    expect(field("Title")).toHaveValue("Mina");
    expect(await storedItem(1)).toMatchObject({ title: "Mina", details: "Only after nine" });
    expect(drafts()).toEqual([]);
  });

  test("or deleted there: what was written can be added again", async () => {
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    await api.delete(SAFETY_PATHS.one(sampleId(1)));
    write("Title", "Jo");
    await pass(1200);
    expect(await screen.findByText(/This was deleted in another tab/)).toBeVisible();
    press("Add it again");
    await waitFor(() => expect(api.sent("POST /api/safety")).toHaveLength(1));
    expect(api.sent("POST /api/safety")[0]?.body).toMatchObject({ kind: "lookout", title: "Jo" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Jo" })).toBeVisible());
    expect(screen.queryByText(/This was deleted in another tab/)).not.toBeInTheDocument();
  });
});

describe("unsaved text on this device", () => {
  async function leaveUnsaved(title: string) {
    api.fail(CHANGE_ITEM, 500, "Not now.");
    const first = await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    write("Title", title);
    await pass(100);
    first.unmount();
    await pass(0);
    api.restore(CHANGE_ITEM);
  }

  test("comes back in its open editor, and is saved", async () => {
    await leaveUnsaved("Jo");
    openSafety();
    expect(await screen.findByText("Here's what you hadn't saved yet.")).toBeVisible();
    expect(field("Title")).toHaveValue("Jo");
    await pass(1200);
    await waitFor(async () => expect(await storedItem(1)).toMatchObject({ title: "Jo" }));
    expect(drafts()).toEqual([]);
  });

  test("is compared with what was stored elsewhere meanwhile", async () => {
    await leaveUnsaved("Jo");
    await changeElsewhere(1, { title: "Mina" });
    openSafety();
    expect(await screen.findByText("Changed in two places")).toBeVisible();
    await pass(3000);
    expect(await storedItem(1)).toMatchObject({ title: "Mina" });
    press(/^Keep mine/);
    await waitFor(async () => expect(await storedItem(1)).toMatchObject({ title: "Jo" }));
  });

  test("is let go of where the server has it already", async () => {
    await leaveUnsaved("Jo");
    await changeElsewhere(1, { title: "Jo" });
    openSafety();
    expect(await screen.findByRole("button", { name: "Jo", expanded: false })).toBeVisible();
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

describe("the history", () => {
  test("takes an entry of the person's own, with words or without", async () => {
    await renderSafety([sampleItem(1)]);
    await openItem("Lookout 1");
    press("Log");
    expect(await screen.findByText("Logged in history")).toBeVisible();
    write("Note for the history", "Called, the number works");
    press("Log");
    await waitFor(() => expect(api.sent("POST /api/logs")).toHaveLength(2));
    expect(api.bodies("POST /api/logs")).toEqual([
      { entity: "safety", itemId: sampleId(1), mode: "life", field: "checked" },
      {
        entity: "safety",
        itemId: sampleId(1),
        mode: "life",
        field: "note",
        newValue: "Called, the number works",
      },
    ]);
    await waitFor(() => expect(field("Note for the history")).toHaveValue(""));
    press("History");
    expect(await screen.findByText("Called, the number works")).toBeVisible();
    expect(screen.getByText("Checked, still right")).toBeVisible();
  });

  test("gives an older value back", async () => {
    await storeItems([sampleItem(1, { details: "Old words" })]);
    await changeElsewhere(1, { details: "New words" });
    openSafety();
    await openItem("Lookout 1");
    press("History");
    expect(await screen.findByText("Details changed")).toBeVisible();
    press(/^Restore this value/);
    expect(field("Details")).toHaveValue("Old words");
    await waitFor(async () => expect(await storedItem(1)).toMatchObject({ details: "Old words" }));
    expect(await screen.findByText("Saved to Safety")).toBeVisible();
  });
});

test("W11: without a connection one sentence says where the text is", async () => {
  await renderSafety([sampleItem(1)]);
  await openItem("Lookout 1");
  api.disconnect();
  write("Title", "Jo");
  press("Save");
  expect(await screen.findByText("Saved on this device")).toBeVisible();
  for (const other of [/Saved to Safety/, /^Saved \d/, /Not saved/])
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("an item is deleted with a way back, and what wasn't saved comes back with it", async () => {
  await renderSafety([sampleItem(1), sampleItem(2)]);
  await openItem("Lookout 1");
  write("Title", "Jo");
  press("Delete");
  expect(await screen.findByText("Item deleted")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Jo" })).not.toBeInTheDocument();
  await pass(3000);
  expect(api.sent(CHANGE_ITEM)).toEqual([]);
  press("Undo");
  expect(await screen.findByRole("button", { name: "Jo" })).toBeVisible();
  expect(field("Title")).toHaveValue("Jo");
});

test("an item that could not be deleted stays, and its text is saved after all", async () => {
  api.fail("DELETE /api/safety/:id", 500, "The server is being updated.");
  await renderSafety([sampleItem(1)]);
  await openItem("Lookout 1");
  write("Title", "Jo");
  press("Delete");
  expect(await screen.findByText("Failed to delete item")).toBeVisible();
  expect(field("Title")).toHaveValue("Jo");
  await pass(1500);
  await waitFor(async () => expect((await storedItem(1))?.title).toBe("Jo"));
});
