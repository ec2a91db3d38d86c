import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { BOUNDARY_PATHS } from "#shared/boundaries/boundaries.contract.ts";
import { MEDITATION_PATHS } from "#shared/custom-meditations/custom-meditations.contract.ts";
import { RESOURCE_PATHS } from "#shared/custom-resources/custom-resources.contract.ts";
import { HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { ISAP_PATHS } from "#shared/isap/isap.contract.ts";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { TRIGGER_PATHS } from "#shared/triggers/triggers.contract.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { sampleBriefing } from "#tests/support/handover-screen.tsx";
import { renderScreen, type ScreenOptions, TEST_USER } from "#tests/support/render-screen.tsx";
import { sampleRisk, storeRisks } from "#tests/support/risks-screen.tsx";
import { sampleItem, storeItems } from "#tests/support/safety-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { PaletteButton } from "#web/features/dashboard/palette-button.tsx";
import { writeDraft } from "#web/platform/device/drafts.ts";
import { KeyboardTools } from "./keyboard-tools.tsx";

const session = {
  id: "01900000-0000-7000-8000-000000000077",
  situation: "The lease ends in six weeks",
  consciousness: ["a", "b", "c"],
  clarity: ["Peace"],
  control: { people: "Jo", time: "", budget: "", skills: "" },
  cadence: "daily",
};
const van = {
  id: sampleId(1),
  title: "Book the van",
  specific: "A van",
  measurable: "A receipt",
  pillar: "Peace",
};

beforeEach(async () => {
  await api.post(OBJECTIVE_PATHS.list, van);
  await api.post(OBJECTIVE_PATHS.list, { ...van, id: sampleId(2), title: "Objective 2" });
  await api.post(OBJECTIVE_PATHS.milestones(sampleId(2)), { title: "Label the boxes" });
  await api.post(ISAP_PATHS.list, session);
  const { createdAt, ...briefing } = sampleBriefing(3, { onePriority: "Ring the landlord" });
  await api.post(HANDOVER_PATHS.list, briefing, createdAt);
  await storeRisks([sampleRisk(7, { hazard: "Ice on the pass", mitigation: "Chains in the trunk" })]);
  await api.post(BOUNDARY_PATHS.list, {
    id: sampleId(11),
    name: "Evenings",
    statement: "I answer mail until six.",
  });
  await storeItems([sampleItem(9, { title: "Call Ruth first" })]);
});

function renderTools(options: ScreenOptions = {}) {
  return renderScreen(
    <>
      <PaletteButton />
      <input aria-label="A text" />
      <KeyboardTools />
    </>,
    options,
  );
}

const box = () => screen.findByRole("combobox", { name: "Find or create" });
const active = async () => {
  const id = (await box()).getAttribute("aria-activedescendant");
  return screen.getAllByRole("option").find((option) => option.id === id);
};

test("n opens a new objective, but not while somebody is typing or a dialog is open", async () => {
  const { person, addresses } = await renderTools();
  await person.type(screen.getByRole("textbox", { name: "A text" }), "no");
  expect(addresses.at(-1)).toBe("/");
  await person.click(document.body);
  await person.keyboard("n");
  expect(addresses.at(-1)).toBe("/objectives?new=objective");
});

describe("the command palette", () => {
  // The first test, because the palette is fetched once for all of them.
  test("keeps what is typed before it is there, unless Escape follows, and sends none of it to the screen behind", async () => {
    const { person } = renderTools();
    const text = screen.getByRole("textbox", { name: "A text" });
    text.focus();
    fireEvent.keyDown(text, { key: "k", ctrlKey: true });
    for (const key of ["x", "Escape"]) fireEvent.keyDown(text, { key });
    fireEvent.keyDown(text, { key: "k", ctrlKey: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const reached = [..."vax", "Backspace", "n"].map((key) => fireEvent.keyDown(text, { key }));
    expect(reached).not.toContain(true);
    expect(await box()).toHaveValue("van");
    await person.keyboard(" boo");
    expect(await box()).toHaveValue("van boo");
    expect(await screen.findByRole("option", { name: /Book the van/ })).toBeInTheDocument();
    await person.keyboard("{Escape}");
    await person.keyboard("{Control>}k{/Control}");
    expect(await box()).toHaveValue("");
  });

  test("opens on Ctrl+K or Cmd+K anywhere, also while typing, and on its button", async () => {
    const { person } = renderTools();
    await person.click(screen.getByRole("textbox", { name: "A text" }));
    for (const keys of ["{Control>}k{/Control}", "{Meta>}k{/Meta}"]) {
      await person.keyboard(keys);
      expect(await box()).toHaveFocus();
      await person.keyboard("{Escape}");
      await waitFor(() => expect(screen.getByRole("textbox", { name: "A text" })).toHaveFocus());
    }
    await person.click(screen.getByRole("button", { name: "Find or create" }));
    expect(await box()).toHaveFocus();
    await person.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("lists the screens and what can be created, in the mode's words", async () => {
    const { person } = renderTools({ mode: "business" });
    await person.keyboard("{Control>}k{/Control}");
    await box();
    const goTo = within(screen.getByRole("group", { name: "Go to" }));
    expect(await goTo.findByRole("option", { name: "Priorities" })).toBeInTheDocument();
    expect(goTo.getByRole("option", { name: "Universal Orders" })).toBeInTheDocument();
    const create = within(screen.getByRole("group", { name: "Create" }));
    expect(create.getByRole("option", { name: "New Priority" })).toBeInTheDocument();
    expect(create.getByRole("option", { name: "New shift handover" })).toBeInTheDocument();
  });

  test("goes somewhere with the arrow keys and Enter", async () => {
    const { person, addresses } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await box();
    expect(await active()).toHaveAccessibleName("Dashboard");
    await person.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(await active()).toHaveAccessibleName("ISAP Compass");
    expect(await active()).toHaveAttribute("aria-selected", "true");
    await person.keyboard("{ArrowUp}{ArrowUp}");
    expect(await active()).toHaveAccessibleName("Logout");
    await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(addresses.at(-1)).toBe("/isap-compass");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test.each([
    ["van", "/objectives?objective=01900000-0000-7000-8000-000000000001"],
    ["boxes", `/objectives?objective=${sampleId(2)}`],
    ["lease six", `/isap-compass?session=${session.id}`],
    ["new purpose", "/objectives?pillar=Purpose"],
    ["new handover", "/briefing"],
    ["landlord", `/briefing?handover=${sampleBriefing(3).id}`],
    ["kitchen half", `/briefing?handover=${sampleBriefing(3).id}`],
    ["2026-11-20", `/briefing?handover=${sampleBriefing(3).id}`],
    ["ice pass", "/safety?risk=01900000-0000-7000-8000-000000000007"],
    ["new risk", "/safety?new=risk"],
    ["new trigger", "/safety?new=trigger"],
    ["new escape", "/safety?new=escape-route"],
    ["new meditation", "/wellness?open=meditations&new=meditation"],
    ["new resource", "/wellness?open=resources&new=resource"],
    ["milestone van", "/objectives?objective=01900000-0000-7000-8000-000000000001&from=palette"],
    ["chains", "/safety?risk=01900000-0000-7000-8000-000000000007"],
    ["ruth", "/safety?open=lookout"],
    ["mail until", `/wellness?open=boundary&boundary=${sampleId(11)}`],
    ["new boundary", "/wellness?open=boundaries"],
    ["calm", "/calm"],
    ["panic", "/calm"],
    ["universal", "/universal-orders"],
  ])("finds what %j means", async (query, address) => {
    const { person, addresses } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), query);
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await person.keyboard("{Enter}");
    expect(addresses.at(-1)).toBe(address);
  });

  test.each([
    ["slept badly", "/wellness"],
    ["hum", "/wellness?open=meditations"],
    ["sponsor", "/wellness"],
    ["snow", "/safety?open=triggers"],
  ])("finds %j in what else was recorded", async (query, address) => {
    await api.post(WELLNESS_PATHS.checkIns, { mood: "Down", energy: "Low", stress: 6, note: "Slept badly" });
    await api.post(MEDITATION_PATHS.list, { title: "Hum a tune" });
    await api.post(RESOURCE_PATHS.list, { name: "My sponsor", phone: "555 0100" });
    await api.post(TRIGGER_PATHS.list, { metric: "Snow", threshold: "over 30 cm" });
    const { person, addresses } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), query);
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await person.keyboard("{Enter}");
    expect(addresses.at(-1)).toBe(address);
  });

  test.each(["988", "help", "crisis"])("%j leads to somebody to turn to", async (query) => {
    const { person, addresses } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), query);
    await person.click(await screen.findByRole("option", { name: "Quick Calm" }));
    expect(addresses.at(-1)).toBe("/calm");
  });

  test("changes the theme, and signs out after a question where work is unfinished", async () => {
    const { person } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), "theme dark{Enter}");
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    writeDraft(TEST_USER.id, "objective", { title: "Book the van" });
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), "log out{Enter}");
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("You have unfinished work");
  });

  test("says when there is nothing", async () => {
    const { person, addresses } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), "xyzzy{Enter}");
    expect(await screen.findByText('Nothing found for "xyzzy".')).toBeInTheDocument();
    expect(addresses).toHaveLength(1);
  });

  test("works without what could not be loaded, and tries again", async () => {
    api.fail("GET /api/objectives", 500, "Not now.");
    const { person } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), "van");
    api.restore("GET /api/objectives");
    await person.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("option", { name: /Book the van/ })).toBeInTheDocument();
  });
});

describe("the list of shortcuts", () => {
  test("opens on ?, but not while typing", async () => {
    const { person } = renderTools();
    await person.type(screen.getByRole("textbox", { name: "A text" }), "why?");
    expect(screen.getByRole("textbox", { name: "A text" })).toHaveValue("why?");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await person.click(document.body);
    await person.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeInTheDocument();
    await person.keyboard("{Control>}k{/Control}");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  test("has a switch that turns off the shortcuts of a single key on this device", async () => {
    const { person, addresses } = renderTools();
    await person.keyboard("?");
    const isOn = () => screen.getByRole("switch", { name: "Single-key shortcuts" });
    expect(await screen.findByRole("switch", { name: "Single-key shortcuts" })).toBeChecked();
    await person.click(isOn());
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await person.keyboard("n?");
    expect(addresses.at(-1)).toBe("/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), "shortcuts");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await person.keyboard("{Enter}");
    expect(await screen.findByRole("switch", { name: "Single-key shortcuts" })).not.toBeChecked();
    await person.click(isOn());
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await person.keyboard("n");
    expect(addresses.at(-1)).toBe("/objectives?new=objective");
  });

  test("opens from the palette", async () => {
    const { person } = renderTools();
    await person.keyboard("{Control>}k{/Control}");
    await person.type(await box(), "shortcuts");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await person.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeInTheDocument();
  });
});
