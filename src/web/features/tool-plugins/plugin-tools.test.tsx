import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type NewRiskInput, RISK_PATHS, type Risk } from "#shared/risks/risks.contract.ts";
import {
  PLUGIN_PATHS,
  type PluginCheck,
  type PluginCheckChange,
  type PluginLocation,
  type ToolPlugin,
} from "#shared/tool-plugins/tool-plugins.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { setTools } from "#tests/support/set-tools.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { PluginToolDialog } from "./plugin-tool-dialog.tsx";
import { PluginTools } from "./plugin-tools.tsx";

const LIST = "GET /api/tool-plugins";
const CHECKS = "GET /api/tool-plugins/:slug/checks";
const CHECK = "PUT /api/tool-plugins/:slug/checks/:code";
const HISTORY = "GET /api/tool-plugins/:slug/history";
const ADD_RISK = "POST /api/risks";
const CHANGE_RISK = "PATCH /api/risks/:id";

const STORM = {
  locations: ["safety"],
  items: [
    { code: "water", label: "No water", mitigation_hint: "Fill the jugs", group: "Supplies" },
    { code: "light", label: "No flashlight", mitigation_hint: "Buy one", group: "Supplies" },
    { code: "exit", label: "No way out", mitigation_hint: "Walk it", group: "Ways" },
  ],
  logic: {
    onCheck: [{ action: "ADD_RISK_TO_215A", defaultProbability: "L", defaultSeverity: "H" }],
    onSevereCombo: [{ whenCodesAny: ["exit"], orWhenSeverityH: 9, message: "Look for a way out first." }],
  },
};
const storm: ToolPlugin = {
  id: sampleId(1),
  slug: "storm",
  name: "Storm Check",
  description: "Before it blows.",
  isEnabled: true,
  config: STORM,
};
const plain: ToolPlugin = {
  id: sampleId(2),
  slug: "plain",
  name: "Plain Check",
  description: "",
  isEnabled: true,
  config: { locations: ["safety", "briefing"], items: [{ code: "a", label: "Item A" }] },
};
const timer = (config: unknown, name = "A timer", number = 3): ToolPlugin => ({
  id: sampleId(number),
  slug: name,
  name,
  description: "It counts.",
  isEnabled: true,
  config,
});
interface Check {
  code: string;
  change: PluginCheckChange;
}
const check = (code: string, change: Partial<PluginCheckChange> = {}): Check => ({
  code,
  change: { day: ownToday(), checked: true, severity: "H", owner: "", ...change },
});
const waterRisk: NewRiskInput = {
  hazard: "No water",
  probability: "L",
  severity: "H",
  mitigation: "Fill the jugs",
  sourcePlugin: "storm",
  sourceCode: "water",
};

interface Stored {
  tools?: ToolPlugin[];
  checks?: Check[];
  risks?: NewRiskInput[];
}

async function store({ tools = [storm], checks = [], risks = [] }: Stored) {
  await setTools(tools);
  for (const risk of risks) await api.post(RISK_PATHS.list, risk);
  for (const { code, change } of checks) await api.put(PLUGIN_PATHS.check("storm", code), change);
}
const storedChecks = () => api.get<PluginCheck[]>(`${PLUGIN_PATHS.checks("storm")}?day=${ownToday()}`);
const storedRisks = () => api.get<Risk[]>(RISK_PATHS.list);

async function open(stored: Stored = {}, path = "/safety", location: PluginLocation = "safety") {
  await store(stored);
  return renderScreen(<PluginTools location={location} />, { path });
}
const opener = (name = "Storm Check") => screen.findByRole("button", { name });
async function openTool(stored: Stored = {}) {
  const rendered = await open(stored);
  await rendered.person.click(await opener());
  await screen.findByRole("checkbox", { name: "No water" });
  return rendered;
}
const box = (name: string) => screen.getByRole("checkbox", { name });
const details = (name: string) => within(screen.getByRole("group", { name }));

describe("the tools of a place", () => {
  test("are there, closed, with what was checked today", async () => {
    await open({ tools: [storm, plain], checks: [check("water"), check("light", { checked: false })] });
    expect(await opener()).toHaveAttribute("aria-expanded", "false");
    expect(await opener("Plain Check")).toBeInTheDocument();
    expect(screen.getByText("Before it blows.")).toBeVisible();
    expect(await screen.findByText("1 checked today")).toBeVisible();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  test("are those of that place alone; elsewhere than on Safety, none leaves no trace", async () => {
    const { unmount } = await open({ tools: [storm, plain] }, "/briefing", "briefing");
    expect(await opener("Plain Check")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Storm Check" })).not.toBeInTheDocument();
    unmount();
    await open({ tools: [storm] }, "/objectives", "objectives");
    await waitFor(() => expect(api.sent(LIST)).toHaveLength(2));
    expect(screen.queryByRole("heading", { name: "Checks" })).not.toBeInTheDocument();
  });

  test("one that cannot be shown says so and breaks nothing", async () => {
    await open({
      tools: [timer({ minutes: 5 }), timer({ locations: ["briefing", 7] }, "For briefings", 4), storm],
    });
    expect(await screen.findByRole("heading", { name: "A timer" })).toBeVisible();
    expect(screen.getByText("Plugin type not yet supported")).toBeVisible();
    expect(screen.queryByText("For briefings")).not.toBeInTheDocument();
    expect(await opener()).toBeInTheDocument();
  });

  test("none at all is said on Safety", async () => {
    await open({ tools: [] });
    expect(await screen.findByText("No checks are turned on.")).toBeVisible();
  });

  test("say why they could not be loaded, and load at Retry", async () => {
    api.fail(LIST, 503, "The server is resting.");
    const { person } = await open();
    expect(await screen.findByRole("alert")).toHaveTextContent("The server is resting.");
    api.restore(LIST);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await opener()).toBeInTheDocument();
  });

  test("an address opens one of them, with the focus", async () => {
    await open({ tools: [plain, storm] }, "/safety?tool=storm&from=dashboard");
    expect(await screen.findByRole("checkbox", { name: "No water" })).toBeVisible();
    expect(screen.queryByRole("checkbox", { name: "Item A" })).not.toBeInTheDocument();
    await waitFor(async () => expect(await opener()).toHaveFocus());
  });
});

describe("an opened tool", () => {
  test("has its items under the headings of their groups", async () => {
    await openTool({ checks: [check("exit", { owner: "Jo" })] });
    const supplies = screen.getByRole("list", { name: "Supplies" });
    expect(within(supplies).getAllByRole("checkbox")).toHaveLength(2);
    expect(screen.getByRole("heading", { name: "Ways", level: 4 })).toBeVisible();
    expect(box("No way out")).toBeChecked();
    expect(details("No way out").getByText("Walk it")).toBeVisible();
    expect(details("No way out").getByRole("radio", { name: "High" })).toBeChecked();
    expect(details("No way out").getByRole("button", { name: "Edit Owner: Jo" })).toBeVisible();
    expect(screen.queryByText("Fill the jugs")).not.toBeInTheDocument();
  });

  test("says why its check could not be loaded, and loads at Retry", async () => {
    api.fail(CHECKS, 503, "The server is resting.");
    const { person } = await open();
    await person.click(await opener());
    expect(await screen.findByText("The server is resting.")).toBeVisible();
    api.restore(CHECKS);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("checkbox", { name: "No water" })).toBeVisible();
  });
});

describe("ticking", () => {
  test("stores the check for today and makes its risk", async () => {
    const { person } = await openTool();
    await person.click(box("No water"));
    expect(await screen.findByText("It's in your risk log")).toBeVisible();
    expect(await storedChecks()).toMatchObject([{ code: "water", checked: true, severity: "H", owner: "" }]);
    expect(await storedRisks()).toMatchObject([{ ...waterRisk, owner: null, status: "identified" }]);
    expect(await details("No water").findByText("In your risk log")).toBeVisible();
    expect(await screen.findByText("1 checked today")).toBeVisible();
  });

  test("makes no risk where the tool asks for none, and begins at medium there", async () => {
    const { person } = await open({ tools: [plain] });
    await person.click(await opener("Plain Check"));
    await person.click(await screen.findByRole("checkbox", { name: "Item A" }));
    expect(details("Item A").getByRole("radio", { name: "Medium" })).toBeChecked();
    await waitFor(() => expect(api.sent(CHECK)).toHaveLength(1));
    expect(screen.queryByText(/in your risk log/i)).not.toBeInTheDocument();
    expect(api.sent(ADD_RISK)).toEqual([]);
  });

  test("shows at once, and comes back with the server's sentence when it fails", async () => {
    const held = api.hold(CHECK);
    const { person } = await openTool();
    await person.click(box("No water"));
    await waitFor(() => expect(box("No water")).toBeChecked());
    act(() => held.fail(503, "The server is resting."));
    expect(await screen.findByText("Failed to save check")).toBeVisible();
    expect(screen.getByText("The server is resting.")).toBeVisible();
    expect(box("No water")).not.toBeChecked();
    expect(api.sent(ADD_RISK)).toEqual([]);
  });

  test("on, off and on again goes out one by one, in that order, and leaves one risk", async () => {
    const held = api.hold(CHECK);
    const { person } = await openTool();
    for (const isOn of [true, false, true]) {
      await person.click(box("No water"));
      await waitFor(() => expect(box("No water").matches(":checked")).toBe(isOn));
    }
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(api.sent(CHECK)).toHaveLength(count));
      act(() => held.releaseOne());
    }
    expect(await details("No water").findByText("In your risk log")).toBeVisible();
    expect(api.bodies(CHECK).map((body) => (body as PluginCheckChange).checked)).toEqual([true, false, true]);
    expect(await storedRisks()).toHaveLength(1);
    expect(box("No water")).toBeChecked();
  });

  test("off says that the risk is still open, and offers to resolve it", async () => {
    const { person } = await openTool({ checks: [check("water")], risks: [waterRisk] });
    await details("No water").findByText("In your risk log");
    await person.click(box("No water"));
    expect(await screen.findByText("Unchecked. The risk is still open.")).toBeVisible();
    expect(api.bodies(CHECK)).toMatchObject([{ checked: false, severity: "H" }]);
    expect(api.sent(ADD_RISK)).toEqual([]);
    expect(screen.queryByRole("group", { name: "No water" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Mark as resolved" }));
    expect(await screen.findByText("Risk resolved")).toBeVisible();
    expect(await storedRisks()).toMatchObject([{ status: "resolved" }]);
  });

  test("stays when its risk could not be made, which can be asked for again", async () => {
    api.fail(ADD_RISK, 500, "The log is resting.");
    const { person } = await openTool();
    await person.click(box("No water"));
    expect(await screen.findByText("The log is resting.")).toBeVisible();
    expect(box("No water")).toBeChecked();
    api.restore(ADD_RISK);
    await person.click(details("No water").getByRole("button", { name: "Add it" }));
    expect(await details("No water").findByText("In your risk log")).toBeVisible();
  });
});

describe("severity and owner", () => {
  const ticked = { checks: [check("water")], risks: [waterRisk] };

  test("are stored, and go into the risk of that item", async () => {
    const { person } = await openTool(ticked);
    await person.click(details("No water").getByRole("radio", { name: "Low" }));
    await waitFor(() => expect(api.bodies(CHANGE_RISK)).toEqual([{ severity: "L" }]));
    await person.click(details("No water").getByRole("button", { name: /^Edit Owner/ }));
    await person.type(screen.getByRole("textbox", { name: "Owner" }), "  Jo ");
    expect(api.sent(CHECK)).toHaveLength(1);
    // Past the editor's own button.
    await person.tab();
    await person.tab();
    await waitFor(() => expect(api.bodies(CHANGE_RISK)).toEqual([{ severity: "L" }, { owner: "Jo" }]));
    expect(api.bodies(CHECK)).toMatchObject([
      { checked: true, severity: "L", owner: "" },
      { checked: true, severity: "L", owner: "Jo" },
    ]);
  });

  test("touch no risk that is no longer there", async () => {
    const { person } = await openTool({ ...ticked, risks: [] });
    await person.click(details("No water").getByRole("radio", { name: "Low" }));
    await waitFor(() => expect(api.sent(CHECK)).toHaveLength(1));
    expect(details("No water").getByText("Not in your risk log")).toBeVisible();
    expect(api.sent(CHANGE_RISK)).toEqual([]);
    expect(api.sent(ADD_RISK)).toEqual([]);
  });

  test("an owner that could not be stored stays in the editor, with the reason", async () => {
    const { person } = await openTool(ticked);
    api.fail(CHECK, 503, "The server is resting.");
    await person.click(details("No water").getByRole("button", { name: /^Edit Owner/ }));
    await person.type(screen.getByRole("textbox", { name: "Owner" }), "Jo{Enter}");
    expect(await screen.findByText("The server is resting.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Owner" })).toHaveValue("Jo");
  });

  test("unticking while the owner is typed loses neither", async () => {
    const { person } = await openTool(ticked);
    await person.click(details("No water").getByRole("button", { name: /^Edit Owner/ }));
    await person.type(screen.getByRole("textbox", { name: "Owner" }), "Jo");
    await person.click(box("No water"));
    await waitFor(() =>
      expect(api.bodies(CHECK)).toMatchObject([
        { checked: true, owner: "Jo" },
        { checked: false, owner: "Jo" },
      ]),
    );
  });
});

describe("the guardrail", () => {
  test("is an alert once the rule fires, and goes when it no longer does", async () => {
    const { person } = await openTool();
    await person.click(box("No way out"));
    await waitFor(() => expect(box("No way out")).toBeChecked());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await person.click(box("No flashlight"));
    const alert = await screen.findByRole("alert");
    const words = within(alert).getByText("Look for a way out first.");
    await person.click(box("No water"));
    await waitFor(() => expect(box("No water")).toBeChecked());
    // The very same words, as new ones would be read out again.
    expect(screen.getByRole("alert")).toBe(alert);
    expect(screen.getByText("Look for a way out first.")).toBe(words);
    await person.click(box("No way out"));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });
});

describe("earlier checks", () => {
  test("are the days before, with counts, and show how it stood", async () => {
    const gone = { code: "gone", label: "No map" };
    await store({
      tools: [{ ...storm, config: { ...STORM, items: [...STORM.items, gone] } }],
      checks: [
        check("water"),
        check("exit", { day: "2026-03-04", owner: "Jo" }),
        check("gone", { day: "2026-03-04", severity: "L" }),
        check("water", { day: "2026-03-04", severity: "M" }),
        check("water", { day: "2026-03-02", checked: false }),
      ],
    });
    const { person } = await openTool();
    expect(api.sent(HISTORY)).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Earlier checks" }));
    const days = within(await screen.findByRole("list", { name: "Earlier checks" }));
    const [first, second, ...more] = days.getAllByRole("button");
    expect(first).toHaveTextContent(/March 4|4 March/);
    expect(first).toHaveTextContent("3 checked, 1 of them high");
    expect(second).toHaveTextContent("Nothing checked");
    expect(more).toEqual([]);

    await person.click(first ?? document.body);
    const stood = await screen.findByRole("list", { name: /^Checked on/ });
    expect(within(stood).getByText("No way out")).toBeVisible();
    expect(within(stood).getByText("Severity: high. Owner: Jo")).toBeVisible();
    expect(within(stood).getByText("An item that's no longer part of this check")).toBeVisible();
    expect(within(stood).queryByRole("checkbox")).not.toBeInTheDocument();
  });

  test("none yet is said", async () => {
    const { person } = await openTool();
    await person.click(screen.getByRole("button", { name: "Earlier checks" }));
    expect(await screen.findByText(/^No checks yet\./)).toBeVisible();
  });
});

describe("in a dialog", () => {
  const show = async (tools: ToolPlugin[]) => {
    await store({ tools });
    return renderScreen(<PluginToolDialog slug="storm" name="Storm" onClose={() => undefined} />);
  };

  test("a tool is opened at once", async () => {
    const { person } = await show([storm]);
    expect(await screen.findByRole("dialog", { name: "Storm Check" })).toBeVisible();
    await person.click(await screen.findByRole("checkbox", { name: "No water" }));
    await waitFor(async () => expect(await storedRisks()).toHaveLength(1));
  });

  test("one that is switched off, not supported or not loaded says so", async () => {
    const { unmount } = await show([plain]);
    expect(await screen.findByText("This check is turned off.")).toBeVisible();
    unmount();
    const again = await show([{ ...storm, config: [] }]);
    expect(await screen.findByText("Plugin type not yet supported")).toBeVisible();
    again.unmount();
    api.fail(LIST, 503, "The server is resting.");
    await show([]);
    expect(await screen.findByText("The server is resting.")).toBeVisible();
  });
});
