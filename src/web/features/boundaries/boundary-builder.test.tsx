import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { BOUNDARY_PATHS, type Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { readDraft } from "#web/platform/device/drafts.ts";
import { BoundaryBuilder } from "./boundary-builder.tsx";

const CREATE = "POST /api/boundaries";
const UPDATE = "PATCH /api/boundaries/:id";
const DELETE = "DELETE /api/boundaries/:id";

const sampleBoundary = (number: number, name: string) => ({
  id: sampleId(number),
  name,
  statement: "No calls after eight.",
});
type SampleBoundary = ReturnType<typeof sampleBoundary>;

/** The screen, with these boundaries stored before, each a minute after the one in front of it. */
async function open(boundaries: SampleBoundary[] = []) {
  for (const [index, boundary] of boundaries.entries()) {
    await api.post(BOUNDARY_PATHS.list, boundary, new Date(Date.UTC(2026, 10, 20, 8, index)).toISOString());
  }
  return renderScreen(<BoundaryBuilder isFormOpen />);
}
const stored = () => api.get<Boundary[]>(BOUNDARY_PATHS.list);

const newForm = () => within(screen.getByRole("form", { name: "New boundary" }));
const create = () => newForm().getByRole("button", { name: "Create Boundary" });
const item = (name: string) => screen.findByRole("article", { name });
const button = (name: string) => screen.getByRole("button", { name });
const draft = (name: string) => readDraft(TEST_USER.id, name, z.unknown());

const evenings = sampleBoundary(1, "Evenings");
const sundays = sampleBoundary(2, "Sundays");

describe("a new boundary", () => {
  test("is stored and stands at the top of the list", async () => {
    const { person } = await open([evenings]);
    await item("Evenings");
    await person.type(newForm().getByLabelText("Name"), " Sundays ");
    await person.selectOptions(newForm().getByLabelText("Type"), "Family");
    await person.type(newForm().getByLabelText("Statement"), "We eat at home.");
    await person.type(newForm().getByLabelText("Context"), "Too many visits");
    await person.click(create());
    expect(await screen.findByText("Boundary created")).toBeInTheDocument();
    expect((await stored()).find(({ name }) => name === "Sundays")).toMatchObject({
      name: "Sundays",
      type: "family",
      statement: "We eat at home.",
      context: "Too many visits",
    });
    expect(screen.getAllByRole("article").map((one) => one.querySelector("h4")?.textContent)).toEqual([
      "Sundays",
      "Evenings",
    ]);
    expect(newForm().getByLabelText("Name")).toHaveValue("");
    expect(newForm().getByLabelText("Name")).toHaveFocus();
    expect(draft("boundary")).toBeNull();
  });

  test("without what it needs says the first of what is missing, and sends nothing", async () => {
    const { person } = await open();
    await person.click(create());
    expect(await screen.findByText("Validation Error")).toBeInTheDocument();
    expect(screen.getAllByText("The name is missing.")).toHaveLength(2);
    expect(screen.getByText("The statement is missing.")).toBeInTheDocument();
    expect(newForm().getByLabelText("Name")).toBeInvalid();
    expect(api.sent(CREATE)).toEqual([]);
  });

  test("that cannot be stored stays as it was typed, also on this device", async () => {
    api.fail(CREATE, 500, "Not now.");
    const { person, unmount } = await open();
    await person.type(newForm().getByLabelText("Name"), "Sundays");
    await person.type(newForm().getByLabelText("Statement"), "We eat at home.");
    await person.click(create());
    expect(await screen.findByText("Failed to create boundary. Please try again.")).toBeInTheDocument();
    expect(screen.getByText("Error")).toBeInTheDocument();
    expect(newForm().getByLabelText("Name")).toHaveValue("Sundays");
    unmount();

    api.restore(CREATE);
    const again = await open();
    expect(newForm().getByLabelText("Statement")).toHaveValue("We eat at home.");
    await again.person.click(button("Discard draft"));
    expect(newForm().getByLabelText("Statement")).toHaveValue("");
    expect(draft("boundary")).toBeNull();
  });

  test("comes after the way to a hotline", async () => {
    await open();
    const support = screen.getByRole("region", { name: /could put you or someone else in danger/ });
    expect(
      within(support)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["tel:18007997233", "tel:988", "sms:988", "https://findahelpline.com"]);
    expect(support.compareDocumentPosition(create())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("a boundary in the list", () => {
  test("can be changed, one at a time, or left as it was", async () => {
    const { person } = await open([evenings, sundays]);
    await item("Evenings");
    await person.click(button("Edit Evenings"));
    const editor = () => within(screen.getByRole("form", { name: "Edit Evenings" }));
    expect(editor().getByLabelText("Name")).toHaveFocus();
    await person.clear(editor().getByLabelText("Name"));
    await person.type(editor().getByLabelText("Name"), "Nights");
    await person.click(editor().getByRole("button", { name: "Cancel" }));
    await item("Evenings");
    expect(button("Edit Evenings")).toHaveFocus();
    expect(draft(`boundary-${evenings.id}`)).toBeNull();

    await person.click(button("Edit Sundays"));
    await person.click(button("Edit Evenings"));
    expect(screen.queryByRole("form", { name: "Edit Sundays" })).not.toBeInTheDocument();
    await person.type(editor().getByLabelText("Context"), "On-call week");
    await person.click(editor().getByRole("checkbox", { name: "I honored this boundary" }));
    await person.click(editor().getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Boundary updated")).toBeInTheDocument();
    expect(api.bodies(UPDATE)[0]).toEqual({ context: "On-call week", honored: true });
    expect(within(await item("Evenings")).getByText("Honored", { selector: "p *" })).toBeInTheDocument();
    expect(await item("Evenings")).toHaveTextContent("On-call week");
  });

  test("keeps what was typed when it is left open, and when saving fails", async () => {
    api.fail(UPDATE, 500, "Not now.");
    const { person, unmount } = await open([evenings]);
    await item("Evenings");
    await person.click(button("Edit Evenings"));
    await person.type(
      screen.getByRole("form", { name: "Edit Evenings" }).querySelectorAll("textarea")[0] as HTMLElement,
      " Ever.",
    );
    await person.click(button("Save"));
    expect(await screen.findByText("Failed to update boundary.")).toBeInTheDocument();
    unmount();

    const again = await open();
    await item("Evenings");
    await again.person.click(button("Edit Evenings"));
    expect(screen.getByDisplayValue("No calls after eight. Ever.")).toBeInTheDocument();
    expect(screen.getByText("Here's what you started.")).toBeInTheDocument();
  });

  test("does not call a boundary not honored because its text was changed", async () => {
    const { person } = await open([evenings]);
    await item("Evenings");
    await person.click(button("Edit Evenings"));
    await person.type(
      within(screen.getByRole("form", { name: "Edit Evenings" })).getByLabelText("Name"),
      "!",
    );
    await person.click(button("Save"));
    await waitFor(async () => expect(await stored()).toMatchObject([{ name: "Evenings!", honored: null }]));
  });

  test("goes with an undo, and comes back in its place", async () => {
    const { person } = await open([evenings, sundays]);
    await item("Sundays");
    await person.click(button("Delete Sundays"));
    expect(await screen.findByText("Boundary deleted")).toBeInTheDocument();
    expect(screen.queryByRole("article", { name: "Sundays" })).not.toBeInTheDocument();
    await person.click(button("Undo"));
    await item("Sundays");
    expect(screen.getAllByRole("article").map((one) => one.querySelector("h4")?.textContent)).toEqual([
      "Sundays",
      "Evenings",
    ]);
  });

  test("comes back from the list itself, too", async () => {
    const { person } = await open([evenings]);
    await item("Evenings");
    await person.click(button("Delete Evenings"));
    expect(await screen.findByText(/^No boundaries yet/)).toHaveFocus();
    await person.click(await screen.findByRole("button", { name: "Bring it back" }));
    await item("Evenings");
    expect(screen.queryByRole("button", { name: "Bring it back" })).not.toBeInTheDocument();
  });

  test("that cannot be deleted is there again", async () => {
    api.fail(DELETE, 500, "Not now.");
    const { person } = await open([evenings]);
    await item("Evenings");
    await person.click(button("Delete Evenings"));
    expect(await screen.findByText("Failed to delete boundary.")).toBeInTheDocument();
    expect(await item("Evenings")).toBeInTheDocument();
  });
});

test("a list that cannot be loaded says so, and comes with Retry; an empty one says how to begin", async () => {
  api.fail("GET /api/boundaries", 500, "Not now.");
  const { person } = await open();
  expect(await screen.findByText("Couldn't load your boundaries")).toBeInTheDocument();
  api.restore("GET /api/boundaries");
  await person.click(button("Retry"));
  expect(await screen.findByText(/^No boundaries yet/)).toBeInTheDocument();
});

test("an empty list does not take the focus of the page", async () => {
  await open();
  expect(await screen.findByText(/^No boundaries yet/)).not.toHaveFocus();
});
