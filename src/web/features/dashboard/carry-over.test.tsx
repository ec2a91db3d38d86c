import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { OfferedItem } from "#shared/handover/handover.contract.ts";
import { renderDashboard } from "#tests/support/dashboard-screen.tsx";
import { type FakeRequest, failure, json } from "#tests/support/fake-api.ts";
import { sampleId } from "#tests/support/sample-id.ts";

const POST = "POST /api/handover/carry-over";
const priority: OfferedItem = {
  briefingId: sampleId(1),
  item: "onePriority",
  text: "Book the moving van",
  opPeriod: "2026-11-02",
};
const persists: OfferedItem = { ...priority, item: "whatPersists", text: "Boxes in the hall" };

function open() {
  return renderDashboard(
    { carryOver: { data: { offered: [priority, persists], today: [] } } },
    {
      [POST]: ({ body }: FakeRequest) => {
        const { item, decision, text, today } = body as Record<string, string>;
        const words = { keep: "kept", edit: "edited", drop: "dropped" }[decision ?? ""];
        const offered = item === "onePriority" ? priority : persists;
        return json({ ...offered, decision: words, decidedOn: today, text: text ?? offered.text });
      },
    },
  );
}
const list = () => screen.findByRole("list", { name: "From your last handover" });
const buttonOf = (text: string, name: string) =>
  within(screen.getByText(text).closest("li") as HTMLElement).getByRole("button", { name });

describe("what the last handover left", () => {
  test("is offered with where it comes from", async () => {
    open();
    expect(await list()).toHaveTextContent(/Your one priority, from the (2 November|November 2) handover/);
    expect(screen.getByText("Boxes in the hall")).toBeInTheDocument();
    expect(buttonOf("Book the moving van", "Keep")).toHaveAccessibleDescription(/Book the moving van/);
  });

  test("once kept stays in sight for today, and is not asked about again", async () => {
    const { api, person } = open();
    await list();
    await person.click(buttonOf("Book the moving van", "Keep"));
    expect(await screen.findByText(/^Your one priority for today, from/)).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: "Keep" })).toHaveLength(1);
    expect(api.sent(POST).map(({ body }) => body)).toEqual([
      {
        briefingId: priority.briefingId,
        item: "onePriority",
        decision: "keep",
        today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        timeZone: expect.any(String),
      },
    ]);
  });

  test("can be reworded", async () => {
    const { api, person } = open();
    await list();
    await person.click(buttonOf("Book the moving van", "Edit"));
    const box = screen.getByRole("textbox", { name: "Your one priority" });
    expect(box).toHaveFocus();
    await person.clear(box);
    expect(screen.getByRole("button", { name: "Save for today" })).toBeDisabled();
    await person.type(box, "Book the small van ");
    await person.click(screen.getByRole("button", { name: "Save for today" }));
    expect(await screen.findByText("Book the small van")).toBeInTheDocument();
    expect(api.sent(POST)[0]?.body).toMatchObject({ decision: "edit", text: "Book the small van" });
  });

  test("once dropped is gone", async () => {
    const { person } = open();
    await list();
    await person.click(buttonOf("Boxes in the hall", "Drop"));
    await waitFor(() => expect(screen.queryByText("Boxes in the hall")).not.toBeInTheDocument());
    expect(screen.getByText("Book the moving van")).toBeInTheDocument();
  });

  test("stays, with what was typed, when the decision cannot be stored", async () => {
    const { api, person } = open();
    await list();
    api.on(POST, () => failure(503, "The server is being updated."));
    await person.click(buttonOf("Book the moving van", "Edit"));
    await person.type(screen.getByRole("textbox", { name: "Your one priority" }), " early");
    await person.click(screen.getByRole("button", { name: "Save for today" }));
    expect(await screen.findByText("Could not carry it over")).toBeInTheDocument();
    expect(screen.getByText("The server is being updated.")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Your one priority" })).toHaveValue(
      "Book the moving van early",
    );
  });
});
