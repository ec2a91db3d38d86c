import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { ORDERS_BY_PILLAR } from "#shared/doctrine/orders.content.ts";
import { playbookSection } from "#shared/doctrine/playbook.rules.ts";
import { PLAYBOOKS } from "#shared/doctrine/playbooks.content.ts";
import { ISAP_PATHS } from "#shared/isap/isap.contract.ts";
import { OBJECTIVE_PATHS, type Objective } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  amount,
  box,
  create,
  fillRequired,
  openDialog,
  renderObjectives,
  shownTitles,
} from "#tests/support/objectives-screen.tsx";
import { outbox } from "#web/platform/offline/outbox.ts";

describe("creating an objective", () => {
  test("sends exactly what was filled in, and shows it at the top", async () => {
    const { person } = await openDialog();
    await fillRequired(person);
    await person.type(box("Achievable"), "Jo drives");
    await person.type(box("Relevant"), "The lease ends");
    await person.type(box("Time-bound"), "by Friday");
    await person.type(amount("Budget ($)"), "120.5");
    await person.selectOptions(screen.getByRole("combobox", { name: "Pillar" }), "Production");
    await person.click(screen.getByRole("checkbox", { name: "Escape route" }));
    await create(person);

    expect(await screen.findByText("Objectives Created")).toBeInTheDocument();
    expect(screen.getByText("Your SMART objective has been added successfully.")).toBeInTheDocument();
    expect((await api.get<Objective[]>(OBJECTIVE_PATHS.list)).slice(0, 1)).toMatchObject([
      {
        title: "Book the van",
        specific: "A van for Saturday",
        measurable: "A receipt",
        achievable: "Jo drives",
        relevant: "The lease ends",
        timeBound: "by Friday",
        dueSource: "given",
        status: "active",
        progress: 0,
        pillar: "Production",
        tags: ["escape-route"],
        budget: "120.50",
        mode: "life",
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(shownTitles()).toEqual(["Book the van", "Objective 1"]);
    expect(api.sent("GET /api/objectives")).toHaveLength(1);
  });

  test("carries the mode, and says its word", async () => {
    const { person } = await openDialog({ mode: "business" });
    await fillRequired(person);
    await create(person);
    expect(await screen.findByText("Priorities Created")).toBeInTheDocument();
    expect(api.sent("POST /api/objectives")[0]?.body).toMatchObject({ mode: "business" });
  });

  test("a filter does not hide the new one", async () => {
    const { person } = await openDialog({ path: "/objectives?tab=completed" });
    await fillRequired(person);
    await create(person);
    await waitFor(() => expect(shownTitles()).toContain("Book the van"));
  });

  test("a missing text is named beside its field, and nothing is sent", async () => {
    const { person } = await openDialog();
    await person.type(box("Title"), "   ");
    await person.type(box("Specific"), "A van for Saturday");
    await create(person);
    expect(await screen.findByText("Validation Error")).toBeInTheDocument();
    expect(screen.getByText("Please fill in all required SMART fields")).toBeInTheDocument();
    expect(box("Title")).toHaveAccessibleDescription("The title is missing.");
    expect(box("Measurable")).toHaveAccessibleDescription("Measurable is missing.");
    expect(box("Specific")).toBeValid();
    expect(box("Title")).toHaveFocus();
    expect(api.sent("POST /api/objectives")).toEqual([]);
  });

  test("an amount that cannot be stored is named, and nothing is sent", async () => {
    const { person } = await openDialog();
    await fillRequired(person);
    await person.type(amount("Actual cost ($)"), "1.234");
    await create(person);
    const sentence = "Enter an amount from 0 to 99999999.99, with at most two decimals.";
    await waitFor(() => expect(amount("Actual cost ($)")).toHaveAccessibleDescription(sentence));
    expect(screen.queryByText("Please fill in all required SMART fields")).not.toBeInTheDocument();
    expect(api.sent("POST /api/objectives")).toEqual([]);
  });

  test("pressing twice creates once", async () => {
    const held = api.hold("POST /api/objectives");
    const { person } = await openDialog();
    await fillRequired(person);
    await person.dblClick(screen.getByRole("button", { name: "Create" }));
    await person.click(await screen.findByRole("button", { name: "Creating..." }));
    held.release();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(api.sent("POST /api/objectives")).toHaveLength(1);
  });

  test("a failure keeps everything, and shows what the server says of a field", async () => {
    api.fail("POST /api/objectives", 400, "Please look at the title.", { title: "This title is taken." });
    const { person } = await openDialog();
    await fillRequired(person);
    await create(person);
    expect(await screen.findByText("Failed to create objective")).toBeInTheDocument();
    expect(screen.getByText("Please look at the title.")).toBeInTheDocument();
    expect(box("Title")).toHaveValue("Book the van");
    expect(box("Title")).toHaveAccessibleDescription("This title is taken.");
    api.restore("POST /api/objectives");
    await create(person);
    expect(await screen.findByText("Objectives Created")).toBeInTheDocument();
  });

  test("W18: without an answer it waits on this device, and the list shows it", async () => {
    const { person } = await openDialog();
    await api.settled();
    api.disconnect();
    await fillRequired(person);
    await create(person);
    expect(await screen.findByText("Saved on this device")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Book the van", "Objective 1"]);
    act(() => outbox.discard(outbox.list()[0]?.id ?? ""));
    expect(shownTitles()).toEqual(["Objective 1"]);
  });
});

const openGuidance = async (person: UserEvent) =>
  person.click(await screen.findByRole("button", { name: "Guidance and templates" }));

describe("quick add", () => {
  test("begins in the title, and Ctrl+Enter sends", async () => {
    const { person } = await openDialog();
    await waitFor(() => expect(box("Title")).toHaveFocus());
    await person.keyboard("Book the van");
    await person.type(box("Specific"), "A van for Saturday");
    await person.type(box("Measurable"), "A receipt{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Objectives Created")).toBeInTheDocument();
    expect(api.sent("POST /api/objectives")[0]?.body).toMatchObject({ measurable: "A receipt" });
  });

  test("opens from the address", async () => {
    const { addresses } = await renderObjectives([], { path: "/objectives?new=objective" });
    expect(await screen.findByRole("dialog", { name: "Add Objectives" })).toBeInTheDocument();
    expect(addresses).toEqual(["/objectives"]);
  });
});

describe("help with the words", () => {
  const [playbook] = PLAYBOOKS;

  test("every template is offered", async () => {
    const { person } = await openDialog();
    await openGuidance(person);
    await person.click(screen.getByRole("button", { name: `All ${PLAYBOOKS.length} templates` }));
    for (const { title } of PLAYBOOKS)
      expect(screen.getByRole("button", { name: title })).toBeInTheDocument();
  });

  test("a template leaves a pillar that was asked for as it is", async () => {
    const { person } = await renderObjectives([], { path: "/objectives?pillar=Peace" });
    await openGuidance(person);
    const other = PLAYBOOKS.find(({ pillar }) => pillar !== "Peace");
    await person.click(await screen.findByRole("button", { name: `All ${PLAYBOOKS.length} templates` }));
    await person.click(screen.getByRole("button", { name: other?.title ?? "" }));
    expect(box("Title")).toHaveValue(`[Template] ${other?.title}`);
    expect(screen.getByRole("combobox", { name: "Pillar" })).toHaveValue("Peace");
  });

  test("a template fills in the form, and what stood there can come back", async () => {
    const { person } = await openDialog();
    await openGuidance(person);
    await person.type(box("Title"), "My own words");
    await person.click(screen.getByRole("button", { name: playbook?.title ?? "" }));
    expect(await screen.findByText("Playbook Applied")).toBeInTheDocument();
    expect(
      screen.getByText("Template has been pre-filled. Customize it for your needs."),
    ).toBeInTheDocument();
    expect(box("Title")).toHaveValue(`[Template] ${playbook?.title}`);
    for (const label of ["Specific", "Measurable", "Achievable", "Relevant", "Time-bound"]) {
      expect(box(label)).toHaveValue(playbookSection(playbook?.bodyMd ?? "", label));
    }
    expect(screen.getByRole("combobox", { name: "Pillar" })).toHaveValue(playbook?.pillar);

    await person.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(box("Title")).toHaveValue("My own words");
    expect(box("Specific")).toHaveValue("");
  });

  test("a template in an empty form has nothing to bring back", async () => {
    const { person } = await openDialog();
    await openGuidance(person);
    await person.click(screen.getByRole("button", { name: playbook?.title ?? "" }));
    expect(screen.queryByRole("button", { name: "Bring it back" })).not.toBeInTheDocument();
  });

  test("the pillar brings one of its own orders", async () => {
    const { person } = await openDialog();
    await person.selectOptions(screen.getByRole("combobox", { name: "Pillar" }), "Peace");
    const order = screen.getByRole("region", { name: "Universal Order for Peace" });
    const title = within(order).getByRole("heading").textContent;
    const match = ORDERS_BY_PILLAR.Peace.find((candidate) => candidate.title === title);
    expect(within(order).getByText(match?.intent ?? "no such order")).toBeInTheDocument();
    await person.type(box("Title"), "Rest");
    expect(within(order).getByRole("heading")).toHaveTextContent(title ?? "");
  });

  test("the pillars of the latest ISAP session are listed, when there is one", async () => {
    await api.post(ISAP_PATHS.list, {
      situation: "Moving",
      consciousness: ["a", "b", "c"],
      clarity: ["Purpose", "Peace"],
      control: { people: "Jo", time: "", budget: "", skills: "" },
      cadence: "weekly",
    });
    const { person } = await openDialog();
    await openGuidance(person);
    const banner = await screen.findByRole("region", { name: "Your latest ISAP session" });
    expect(
      within(banner)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Purpose", "Peace"]);
  });

  test("there is no banner without a session", async () => {
    const { person } = await openDialog();
    await openGuidance(person);
    expect(screen.queryByRole("region", { name: "Your latest ISAP session" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "What makes it SMART" })).toBeInTheDocument();
  });
});

describe("after creating", () => {
  test("the watch outs that fit the words are offered", async () => {
    const { person } = await openDialog();
    await fillRequired(person, "I am exhausted, and scattered");
    await create(person);
    const dialog = await screen.findByRole("dialog", { name: "Consider These Watch Outs" });
    expect(within(dialog).getByRole("heading", { name: /^W1 · / })).toBeInTheDocument();
    expect(within(dialog).getByRole("heading", { name: /^W3 · / })).toBeInTheDocument();
    expect(within(dialog).getByText("You wrote: “exhausted”")).toBeInTheDocument();
    await person.click(within(dialog).getByRole("button", { name: "Got It" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Add Objectives" })[0]).toHaveFocus());
  });

  test("nothing is offered when nothing fits", async () => {
    const { person } = await openDialog();
    await fillRequired(person);
    await create(person);
    await screen.findByText("Objectives Created");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});
