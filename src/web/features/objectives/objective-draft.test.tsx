import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  amount,
  box,
  create,
  fillRequired,
  openDialog,
  renderObjectives,
} from "#tests/support/objectives-screen.tsx";

describe("the draft", () => {
  test("closing and reloading lose nothing, and it can be thrown away", async () => {
    const first = await openDialog();
    await first.person.type(box("Title"), "Book the van");
    await first.person.type(amount("Budget ($)"), "12");
    await first.person.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    first.unmount();

    const { person } = await openDialog({}, []);
    expect(screen.getByText("Here's what you started.")).toBeInTheDocument();
    expect(box("Title")).toHaveValue("Book the van");
    expect(amount("Budget ($)")).toHaveValue(12);

    await person.click(screen.getByRole("button", { name: "Discard draft" }));
    expect(box("Title")).toHaveValue("");
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(box("Title")).toHaveValue("Book the van");
  });

  test("is gone once the objective is created", async () => {
    const { person } = await openDialog();
    await fillRequired(person);
    await create(person);
    await screen.findByText("Objectives Created");
    await person.click(screen.getAllByRole("button", { name: "Add Objectives" })[0] ?? document.body);
    expect(box("Title")).toHaveValue("");
    expect(screen.queryByText("Here's what you started.")).not.toBeInTheDocument();
  });

  test("is not kept for a form that nobody has written in", async () => {
    const { person } = await openDialog();
    await person.selectOptions(screen.getByRole("combobox", { name: "Pillar" }), "Peace");
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  });

  test("takes the pillar of the address", async () => {
    const first = await openDialog();
    await first.person.type(box("Title"), "Book the van");
    first.unmount();
    await renderObjectives([], { path: "/objectives?pillar=Purpose" });
    await screen.findByRole("dialog", { name: /^Add / });
    expect(box("Title")).toHaveValue("Book the van");
    expect(screen.getByRole("combobox", { name: "Pillar" })).toHaveValue("Purpose");
  });
});
