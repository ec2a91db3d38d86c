import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderRisks, sampleRisk, storedRisk } from "#tests/support/risks-screen.tsx";

const log = () => within(screen.getByRole("region", { name: "Risk Log" }));
const high = () => within(screen.getByRole("region", { name: "High Priority Risks" }));
const shown = () =>
  log()
    .queryAllByRole("article")
    .map((row) => within(row).getByRole("heading").textContent);
const row = async (hazard: string) => within(await screen.findByRole("article", { name: hazard }));
const dialog = () => within(screen.getByRole("dialog"));
const cell = (name: RegExp) => screen.getByRole("button", { name });

const ice = sampleRisk(1, {
  hazard: "Ice on the pass",
  probability: "H",
  mitigation: "Chains in the car",
  owner: "Jo",
  reviewDate: "2020-11-20",
  context: "The move",
});
const van = sampleRisk(2, { hazard: "The van is late", severity: "L" });
const lift = sampleRisk(3, { hazard: "The lift is broken", status: "resolved", severity: "H" });

describe("the risks", () => {
  test("stand where they belong, what is high first", async () => {
    await renderRisks([van, ice, lift]);
    await waitFor(() => expect(shown()).toEqual(["Ice on the pass", "The van is late"]));
    expect(
      high()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Ice on the pass"]);
    expect(high().getByText("1 open")).toBeVisible();
    expect(screen.getByRole("button", { name: "Resolved Risks (1)" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  });

  test("say all that is known about them, an overdue review and the check they came from too", async () => {
    await renderRisks([ice, sampleRisk(4, { sourcePlugin: "lces-check", sourceCode: "lookout" })]);
    const first = await row("Ice on the pass");
    expect(first.getByText("Probability high, severity medium")).toBeVisible();
    expect(first.getByText("High priority")).toBeVisible();
    expect(first.getByText("Chains in the car")).toBeVisible();
    expect(first.getByText("Owner: Jo")).toBeVisible();
    expect(first.getByText("The move")).toBeVisible();
    expect(first.getByText(/^Review was due on .*2020/)).toBeVisible();
    expect((await row("Hazard 4")).getByText("From a tool's check")).toBeVisible();
  });

  test("show the first three, and the rest on request", async () => {
    const many = [1, 2, 3, 4, 5].map((number) => sampleRisk(number, { severity: "H" }));
    const { person } = await renderRisks(many);
    await waitFor(() => expect(high().getAllByRole("link")).toHaveLength(3));
    await person.click(high().getByRole("button", { name: "Show 2 more" }));
    expect(high().getAllByRole("link")).toHaveLength(5);
    await person.click(high().getByRole("button", { name: "Show fewer" }));
    expect(high().getAllByRole("link")).toHaveLength(3);
  });

  test("that there are none is said calmly", async () => {
    await renderRisks([]);
    expect(await screen.findByText("No high-priority risks right now.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "No open risks" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Resolved/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Print 215A" })).toBeNull();
  });

  test("can be loaded again after a failure", async () => {
    const held = api.hold("GET /api/risks");
    const { person } = await renderRisks([van]);
    expect((await screen.findAllByText("Loading")).length).toBeGreaterThan(0);
    held.fail(500, "The log is being moved.");
    expect(await screen.findByText("Couldn't load your risks")).toBeVisible();
    await person.click(log().getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(shown()).toEqual(["The van is late"]));
  });

  test("are found from their link, whatever is filtered", async () => {
    const { person, addresses } = await renderRisks([van, ice]);
    await row("Ice on the pass");
    await person.click(cell(/probability medium, severity low/));
    expect(shown()).toEqual(["The van is late"]);
    await person.click(high().getByRole("link", { name: "Ice on the pass" }));
    await waitFor(() => expect(screen.getByRole("article", { name: "Ice on the pass" })).toHaveFocus());
    expect(addresses.at(-1)).toBe("/safety");
  });

  test("that are resolved are unfolded for their link", async () => {
    await renderRisks([lift], { path: `/safety?risk=${lift.id}` });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Reopen The lift is broken" })).toHaveFocus(),
    );
  });
});

describe("the matrix", () => {
  test("counts, and shows one field's risks alone, by keyboard too", async () => {
    const { person } = await renderRisks([ice, van, sampleRisk(5), sampleRisk(6)]);
    await waitFor(() => expect(shown()).toHaveLength(4));
    const middle = cell(/^2 risks: probability medium, severity medium$/);
    act(() => middle.focus());
    await person.keyboard("{Enter}");
    expect(middle).toHaveAttribute("aria-pressed", "true");
    expect(shown()).toEqual(["Hazard 6", "Hazard 5"]);
    expect(screen.getByText("2 risks of 4: probability medium, severity medium")).toBeVisible();
    await person.keyboard("{ArrowUp} ");
    expect(cell(/^1 risk: probability high, severity medium$/)).toHaveFocus();
    expect(shown()).toEqual(["Ice on the pass"]);
    await person.click(screen.getByRole("button", { name: "Clear filter" }));
    expect(shown()).toHaveLength(4);
  });
});

describe("adding a risk", () => {
  test("stores what was written and shows it", async () => {
    const { person } = await renderRisks([]);
    await person.click(await screen.findByRole("button", { name: "Add risk" }));
    await screen.findByRole("dialog");
    await person.type(dialog().getByRole("textbox", { name: "Hazard" }), "Ice on the pass");
    await person.selectOptions(dialog().getByRole("combobox", { name: "Severity" }), "High");
    await person.type(dialog().getByRole("textbox", { name: "Mitigation" }), "Chains");
    await person.type(dialog().getByRole("textbox", { name: "Owner" }), "Jo");
    await person.type(dialog().getByLabelText("Review date"), "2030-12-01");
    await person.type(dialog().getByRole("textbox", { name: "Notes" }), "Ask");
    await person.click(dialog().getByRole("button", { name: "Add risk" }));
    expect(await screen.findByText("Risk added")).toBeVisible();
    expect(await api.get(RISK_PATHS.list)).toMatchObject([
      {
        id: expect.any(String),
        hazard: "Ice on the pass",
        probability: "M",
        severity: "H",
        mitigation: "Chains",
        owner: "Jo",
        reviewDate: "2030-12-01",
        context: null,
        notes: "Ask",
      },
    ]);
    expect(shown()).toEqual(["Ice on the pass"]);
    expect(high().getByRole("link", { name: "Ice on the pass" })).toBeVisible();
  });

  test("needs a hazard, and keeps what was typed through a failure and a second visit", async () => {
    api.fail("POST /api/risks", 500, "The disk is full.");
    const { person, unmount } = await renderRisks([], { path: "/safety?new=risk" });
    await screen.findByRole("dialog", { name: "Add a risk" });
    await person.type(dialog().getByRole("textbox", { name: "Mitigation" }), "Chains");
    await person.click(dialog().getByRole("button", { name: "Add risk" }));
    expect(await dialog().findByText("The hazard is missing.")).toBeVisible();
    expect(api.sent("POST /api/risks")).toHaveLength(0);
    await person.type(dialog().getByRole("textbox", { name: "Hazard" }), "Ice");
    await person.click(dialog().getByRole("button", { name: "Add risk" }));
    expect(await screen.findByText("The disk is full.")).toBeInTheDocument();
    expect(dialog().getByRole("textbox", { name: "Hazard" })).toHaveValue("Ice");

    unmount();
    await renderRisks([], { path: "/safety?new=risk" });
    expect(await screen.findByText("Here's what you started.")).toBeVisible();
    expect(dialog().getByRole("textbox", { name: "Mitigation" })).toHaveValue("Chains");
    await person.click(dialog().getByRole("button", { name: "Discard draft" }));
    expect(dialog().getByRole("textbox", { name: "Hazard" })).toHaveValue("");
  });
});

describe("changing a risk", () => {
  test("sends only what is different", async () => {
    const { person } = await renderRisks([ice]);
    await person.click((await row("Ice on the pass")).getByRole("button", { name: "Edit Ice on the pass" }));
    await screen.findByRole("dialog");
    expect(dialog().getByRole("textbox", { name: "Owner" })).toHaveValue("Jo");
    await person.selectOptions(dialog().getByRole("combobox", { name: "Probability" }), "Low");
    await person.clear(dialog().getByRole("textbox", { name: "Owner" }));
    await person.click(dialog().getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Risk updated")).toBeVisible();
    expect(api.bodies("PATCH /api/risks/:id")).toEqual([{ probability: "L", owner: null }]);
    expect((await row("Ice on the pass")).getByText("Medium priority")).toBeVisible();
    expect(high().queryByRole("link")).toBeNull();
  });

  test("with a draft that was kept leaves alone what another device has changed since", async () => {
    const first = await renderRisks([ice]);
    await first.person.click(
      (await row("Ice on the pass")).getByRole("button", { name: "Edit Ice on the pass" }),
    );
    await screen.findByRole("dialog");
    await first.person.type(dialog().getByRole("textbox", { name: "Owner" }), " and Max");
    await first.person.click(dialog().getByRole("button", { name: "Not now" }));
    first.unmount();

    await api.patch(RISK_PATHS.one(ice.id), { mitigation: "Stay at home", probability: "L" });
    const { person } = await renderRisks([]);
    await person.click((await row("Ice on the pass")).getByRole("button", { name: "Edit Ice on the pass" }));
    expect(await screen.findByText("Here's what you started.")).toBeVisible();
    expect(dialog().getByRole("textbox", { name: "Owner" })).toHaveValue("Jo and Max");
    expect(dialog().getByRole("textbox", { name: "Mitigation" })).toHaveValue("Stay at home");
    await person.click(dialog().getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Risk updated")).toBeVisible();
    expect(await storedRisk(ice.id)).toMatchObject({
      owner: "Jo and Max",
      mitigation: "Stay at home",
      probability: "L",
    });
  });

  test("any status can be set, and a resolved risk reopened", async () => {
    const { person } = await renderRisks([ice]);
    const status = (await row("Ice on the pass")).getByRole("combobox", {
      name: "Status of Ice on the pass",
    });
    await person.selectOptions(status, "Mitigating");
    expect(await screen.findByText("Risk updated")).toBeVisible();
    await person.selectOptions(status, "Resolved");
    await waitFor(() => expect(shown()).toEqual([]));
    await person.click(await screen.findByRole("button", { name: "Resolved Risks (1)" }));
    await person.click(screen.getByRole("button", { name: "Reopen Ice on the pass" }));
    await waitFor(() => expect(shown()).toEqual(["Ice on the pass"]));
    expect(api.bodies("PATCH /api/risks/:id")).toEqual([
      { status: "mitigating" },
      { status: "resolved" },
      { status: "identified" },
    ]);
  });

  test("that fails goes back and says why", async () => {
    const { person } = await renderRisks([ice]);
    api.fail("PATCH /api/risks/:id", 404, "That risk is not here.");
    const status = (await row("Ice on the pass")).getByRole("combobox", { name: /^Status/ });
    await person.selectOptions(status, "Mitigating");
    expect(await screen.findByText("Failed to update risk")).toBeVisible();
    expect(screen.getByText("That risk is not here.")).toBeVisible();
    expect(status).toHaveValue("identified");
  });
});

describe("deleting a risk", () => {
  test("asks first, and can be undone", async () => {
    const { person } = await renderRisks([van, ice]);
    await person.click(
      (await row("Ice on the pass")).getByRole("button", { name: "Delete Ice on the pass" }),
    );
    const asked = within(screen.getByRole("alertdialog"));
    expect(asked.getByText("Are you sure you want to delete this risk?")).toBeVisible();
    await person.click(asked.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Risk deleted")).toBeVisible();
    expect(shown()).toEqual(["The van is late"]);
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shown()).toEqual(["Ice on the pass", "The van is late"]));
  });

  test("that is resolved has a question of its own", async () => {
    api.fail("DELETE /api/risks/:id", 500, "Not now.");
    const { person } = await renderRisks([lift]);
    await person.click(await screen.findByRole("button", { name: "Resolved Risks (1)" }));
    await person.click(screen.getByRole("button", { name: "Delete The lift is broken" }));
    const asked = within(screen.getByRole("alertdialog"));
    expect(asked.getByText("Are you sure you want to permanently delete this resolved risk?")).toBeVisible();
    await person.click(asked.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Not now.")).toBeInTheDocument();
    expect(api.sent("DELETE /api/risks/:id")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Reopen The lift is broken" })).toBeInTheDocument();
  });
});

describe("the 215A", () => {
  test("is a sheet of its own, there only while it is printed", async () => {
    const { person } = await renderRisks([ice, van, lift]);
    let printed: string[][] = [];
    const realPrint = window.print;
    window.print = vi.fn(() => {
      const table = screen.getByText("Modeled on the ICS 215A").closest("div.hidden")?.querySelector("table");
      printed = [...(table?.rows ?? [])].map((line) => [...line.cells].map((one) => one.textContent));
    });
    await person.click(await screen.findByRole("button", { name: "Print 215A" }));
    window.print = realPrint;
    expect(printed.map(([area, hazard]) => [area, hazard])).toEqual([
      ["Incident area", "Hazards / risks"],
      ["The move", "Ice on the passProbability high, severity medium"],
      ["", "The van is lateProbability medium, severity low"],
    ]);
    expect(printed[1]?.[2]).toMatch(/^Chains in the carIdentified, owner Jo, review on .*2020$/);
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(screen.queryByText("Modeled on the ICS 215A")).toBeNull();
  });
});
