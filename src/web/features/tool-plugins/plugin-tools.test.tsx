import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Risk } from "#shared/risks/risks.contract.ts";
import type {
  PluginCheck,
  PluginCheckChange,
  PluginLocation,
  ToolPlugin,
} from "#shared/tool-plugins/tool-plugins.contract.ts";
import {
  type FakeRequest,
  type FakeRoutes,
  failure,
  fakeApi,
  heldAnswer,
  json,
} from "#tests/support/fake-api.ts";
import { sampleId } from "#tests/support/objectives-screen.tsx";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { ownToday } from "#web/platform/time/own-day.ts";
import { PluginToolDialog } from "./plugin-tool-dialog.tsx";
import { PluginTools } from "./plugin-tools.tsx";

const LIST = "GET /api/tool-plugins";
const CHECKS = "GET /api/tool-plugins/:slug/checks";
const CHECK = "PUT /api/tool-plugins/:slug/checks/:code";
const HISTORY = "GET /api/tool-plugins/:slug/history";
const ADD_RISK = "POST /api/risks";
const CHANGE_RISK = "PATCH /api/risks/:id";

const storm: ToolPlugin = {
  id: sampleId(1),
  slug: "storm",
  name: "Storm Check",
  description: "Before it blows.",
  isEnabled: true,
  config: {
    locations: ["safety"],
    items: [
      { code: "water", label: "No water", mitigation_hint: "Fill the jugs", group: "Supplies" },
      { code: "light", label: "No torch", mitigation_hint: "Buy one", group: "Supplies" },
      { code: "exit", label: "No way out", mitigation_hint: "Walk it", group: "Ways" },
    ],
    logic: {
      onCheck: [{ action: "ADD_RISK_TO_215A", defaultProbability: "L", defaultSeverity: "H" }],
      onSevereCombo: [{ whenCodesAny: ["exit"], orWhenSeverityH: 9, message: "Look for a way out first." }],
    },
  },
};
const plain: ToolPlugin = {
  id: sampleId(2),
  slug: "plain",
  name: "Plain Check",
  description: "",
  isEnabled: true,
  config: { locations: ["safety", "briefing"], items: [{ code: "a", label: "Item A" }] },
};
const timer = (config: unknown, name = "A timer"): ToolPlugin => ({
  id: sampleId(3),
  slug: name,
  name,
  description: "It counts.",
  isEnabled: true,
  config,
});
const check = (code: string, change: Partial<PluginCheck> = {}): PluginCheck => ({
  code,
  checked: true,
  severity: "H",
  owner: "",
  updatedAt: "2026-11-21T08:00:00.000Z",
  ...change,
});
const risk = (change: Partial<Risk>): Risk => ({
  id: sampleId(50),
  hazard: "No water",
  probability: "L",
  severity: "H",
  mitigation: "Fill the jugs",
  priority: "high",
  owner: null,
  reviewDate: null,
  context: null,
  status: "identified",
  notes: "",
  sourcePlugin: "storm",
  sourceCode: "water",
  createdAt: "2026-11-21T08:00:00.000Z",
  updatedAt: "2026-11-21T08:00:00.000Z",
  ...change,
});

interface Stored {
  tools?: ToolPlugin[];
  checks?: PluginCheck[];
  risks?: Risk[];
  routes?: FakeRoutes;
}

/** A server that keeps checks and, once for its source, each risk. */
function fakeServer({ tools = [storm], checks = [], risks = [], routes = {} }: Stored) {
  let keptChecks = checks;
  let keptRisks = risks;
  return fakeApi({
    [LIST]: () => json(tools),
    [CHECKS]: ({ query }) => json(query.get("day") === ownToday() ? keptChecks : []),
    [CHECK]: (request) => {
      const answer = storedCheck(request);
      keptChecks = [...keptChecks.filter(({ code }) => code !== answer.code), answer];
      const source = keptRisks.find(({ sourceCode }) => sourceCode === answer.code);
      return json({
        ...answer,
        openRisk: answer.checked || source?.status === "resolved" ? null : (source ?? null),
      });
    },
    [HISTORY]: () => json([]),
    "GET /api/risks": () => json(keptRisks),
    [ADD_RISK]: ({ body }) => {
      const asked = body as Partial<Risk>;
      const there = keptRisks.find(({ sourceCode }) => sourceCode === asked.sourceCode);
      const answer = there ?? risk({ ...asked, id: sampleId(60 + keptRisks.length) });
      if (!there) keptRisks = [answer, ...keptRisks];
      return json(answer, there ? 200 : 201);
    },
    [CHANGE_RISK]: ({ params, body }) => {
      keptRisks = keptRisks.map((one) => (one.id === params.id ? { ...one, ...(body as object) } : one));
      return json(keptRisks.find(({ id }) => id === params.id));
    },
    ...routes,
  });
}
const storedCheck = ({ params, body }: FakeRequest): PluginCheck => {
  const { day: _, ...state } = body as PluginCheckChange & PluginCheck;
  return check(params.code ?? "", state);
};

function open(stored: Stored = {}, path = "/safety", location: PluginLocation = "safety") {
  const api = fakeServer(stored);
  return { api, ...renderScreen(<PluginTools location={location} />, { path }) };
}
const opener = (name = "Storm Check") => screen.findByRole("button", { name });
async function openTool(stored: Stored = {}) {
  const rendered = open(stored);
  await rendered.person.click(await opener());
  await screen.findByRole("checkbox", { name: "No water" });
  return rendered;
}
const box = (name: string) => screen.getByRole("checkbox", { name });
const details = (name: string) => within(screen.getByRole("group", { name }));
const bodies = (requests: FakeRequest[]) => requests.map(({ body }) => body);

describe("the tools of a place", () => {
  test("are there, closed, with what was checked today", async () => {
    open({ tools: [storm, plain], checks: [check("water"), check("light", { checked: false })] });
    expect(await opener()).toHaveAttribute("aria-expanded", "false");
    expect(await opener("Plain Check")).toBeInTheDocument();
    expect(screen.getByText("Before it blows.")).toBeVisible();
    expect(await screen.findByText("1 checked today")).toBeVisible();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  test("are those of that place alone; elsewhere than on Safety, none leaves no trace", async () => {
    const { unmount } = open({ tools: [storm, plain] }, "/briefing", "briefing");
    expect(await opener("Plain Check")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Storm Check" })).not.toBeInTheDocument();
    unmount();
    const { api } = open({ tools: [storm] }, "/objectives", "objectives");
    await waitFor(() => expect(api.sent(LIST)).toHaveLength(1));
    expect(screen.queryByRole("heading", { name: "Checks" })).not.toBeInTheDocument();
  });

  test("one that cannot be shown says so and breaks nothing", async () => {
    open({ tools: [timer({ minutes: 5 }), timer({ locations: ["briefing", 7] }, "For briefings"), storm] });
    expect(await screen.findByRole("heading", { name: "A timer" })).toBeVisible();
    expect(screen.getByText("Plugin type not yet supported")).toBeVisible();
    expect(screen.queryByText("For briefings")).not.toBeInTheDocument();
    expect(await opener()).toBeInTheDocument();
  });

  test("none at all is said on Safety", async () => {
    open({ tools: [] });
    expect(await screen.findByText("No checks are switched on here.")).toBeVisible();
  });

  test("say why they could not be loaded, and load at Retry", async () => {
    let isDown = true;
    const { person } = open({
      routes: { [LIST]: () => (isDown ? failure(503, "The server is resting.") : json([storm])) },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The server is resting.");
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await opener()).toBeInTheDocument();
  });

  test("an address opens one of them, with the focus", async () => {
    open({ tools: [plain, storm] }, "/safety?tool=storm&from=dashboard");
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
    let isDown = true;
    const { person } = open({
      routes: { [CHECKS]: () => (isDown ? failure(503, "The server is resting.") : json([])) },
    });
    await person.click(await opener());
    expect(await screen.findByText("The server is resting.")).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("checkbox", { name: "No water" })).toBeVisible();
  });
});

describe("ticking", () => {
  test("stores the check for today and makes its risk", async () => {
    const { person, api } = await openTool();
    await person.click(box("No water"));
    expect(await screen.findByText("It is in your risk log")).toBeVisible();
    expect(bodies(api.sent(CHECK))).toEqual([{ day: ownToday(), checked: true, severity: "H", owner: "" }]);
    expect(bodies(api.sent(ADD_RISK))).toEqual([
      {
        id: expect.any(String),
        hazard: "No water",
        mitigation: "Fill the jugs",
        probability: "L",
        severity: "H",
        owner: null,
        status: "identified",
        sourcePlugin: "storm",
        sourceCode: "water",
      },
    ]);
    expect(await details("No water").findByText("In your risk log")).toBeVisible();
    expect(await screen.findByText("1 checked today")).toBeVisible();
  });

  test("makes no risk where the tool asks for none, and begins at medium there", async () => {
    const { person, api } = open({ tools: [plain] });
    await person.click(await opener("Plain Check"));
    await person.click(await screen.findByRole("checkbox", { name: "Item A" }));
    expect(details("Item A").getByRole("radio", { name: "Medium" })).toBeChecked();
    await waitFor(() => expect(api.sent(CHECK)).toHaveLength(1));
    expect(screen.queryByText(/in your risk log/i)).not.toBeInTheDocument();
    expect(api.sent(ADD_RISK)).toEqual([]);
  });

  test("shows at once, and comes back with the server's sentence when it fails", async () => {
    const { handler, give } = heldAnswer();
    const { person, api } = await openTool({ routes: { [CHECK]: handler } });
    await person.click(box("No water"));
    await waitFor(() => expect(box("No water")).toBeChecked());
    act(() => give(failure(503, "The server is resting.")));
    expect(await screen.findByText("Failed to save check")).toBeVisible();
    expect(screen.getByText("The server is resting.")).toBeVisible();
    expect(box("No water")).not.toBeChecked();
    expect(api.sent(ADD_RISK)).toEqual([]);
  });

  test("on, off and on again goes out one by one, in that order, and leaves one risk", async () => {
    const held: (() => void)[] = [];
    const { person, api } = await openTool({
      routes: {
        [CHECK]: (request) =>
          new Promise((resolve) => {
            held.push(() => resolve(json({ ...storedCheck(request), openRisk: null })));
          }),
      },
    });
    for (const isOn of [true, false, true]) {
      await person.click(box("No water"));
      await waitFor(() => expect(box("No water").matches(":checked")).toBe(isOn));
    }
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(held).toHaveLength(count));
      act(() => held[count - 1]?.());
    }
    expect(await details("No water").findByText("In your risk log")).toBeVisible();
    expect(api.sent(CHECK).map(({ body }) => (body as PluginCheckChange).checked)).toEqual([
      true,
      false,
      true,
    ]);
    expect(await (await fetch("http://fake.test/api/risks")).json()).toHaveLength(1);
    expect(box("No water")).toBeChecked();
  });

  test("off says that the risk is still open, and offers to resolve it", async () => {
    const { person, api } = await openTool({ checks: [check("water")], risks: [risk({})] });
    await details("No water").findByText("In your risk log");
    await person.click(box("No water"));
    expect(await screen.findByText("Unchecked. The risk is still open.")).toBeVisible();
    expect(bodies(api.sent(CHECK))).toMatchObject([{ checked: false, severity: "H" }]);
    expect(api.sent(ADD_RISK)).toEqual([]);
    expect(screen.queryByRole("group", { name: "No water" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Mark as resolved" }));
    expect(await screen.findByText("Risk resolved")).toBeVisible();
    expect(bodies(api.sent(CHANGE_RISK))).toEqual([{ status: "resolved" }]);
  });

  test("stays when its risk could not be made, which can be asked for again", async () => {
    let isDown = true;
    const { person, api } = await openTool();
    api.on(ADD_RISK, ({ body }) =>
      isDown ? failure(500, "The log is resting.") : json(risk(body as Partial<Risk>), 201),
    );
    await person.click(box("No water"));
    expect(await screen.findByText("The log is resting.")).toBeVisible();
    expect(box("No water")).toBeChecked();
    isDown = false;
    api.on("GET /api/risks", () => json([risk({})]));
    await person.click(details("No water").getByRole("button", { name: "Add it" }));
    expect(await details("No water").findByText("In your risk log")).toBeVisible();
  });
});

describe("severity and owner", () => {
  const ticked = { checks: [check("water")], risks: [risk({})] };

  test("are stored, and go into the risk of that item", async () => {
    const { person, api } = await openTool(ticked);
    await person.click(details("No water").getByRole("radio", { name: "Low" }));
    await waitFor(() => expect(bodies(api.sent(CHANGE_RISK))).toEqual([{ severity: "L" }]));
    await person.click(details("No water").getByRole("button", { name: /^Edit Owner/ }));
    await person.type(screen.getByRole("textbox", { name: "Owner" }), "  Jo ");
    expect(api.sent(CHECK)).toHaveLength(1);
    // Past the editor's own button.
    await person.tab();
    await person.tab();
    await waitFor(() => expect(bodies(api.sent(CHANGE_RISK))).toEqual([{ severity: "L" }, { owner: "Jo" }]));
    expect(bodies(api.sent(CHECK))).toMatchObject([
      { checked: true, severity: "L", owner: "" },
      { checked: true, severity: "L", owner: "Jo" },
    ]);
  });

  test("touch no risk that is no longer there", async () => {
    const { person, api } = await openTool({ ...ticked, risks: [] });
    await person.click(details("No water").getByRole("radio", { name: "Low" }));
    await waitFor(() => expect(api.sent(CHECK)).toHaveLength(1));
    expect(details("No water").getByText("Not in your risk log")).toBeVisible();
    expect(api.sent(CHANGE_RISK)).toEqual([]);
    expect(api.sent(ADD_RISK)).toEqual([]);
  });

  test("an owner that could not be stored stays in the editor, with the reason", async () => {
    const { person } = await openTool({
      ...ticked,
      routes: { [CHECK]: () => failure(503, "The server is resting.") },
    });
    await person.click(details("No water").getByRole("button", { name: /^Edit Owner/ }));
    await person.type(screen.getByRole("textbox", { name: "Owner" }), "Jo{Enter}");
    expect(await screen.findByText("The server is resting.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Owner" })).toHaveValue("Jo");
  });

  test("unticking while the owner is typed loses neither", async () => {
    const { person, api } = await openTool(ticked);
    await person.click(details("No water").getByRole("button", { name: /^Edit Owner/ }));
    await person.type(screen.getByRole("textbox", { name: "Owner" }), "Jo");
    await person.click(box("No water"));
    await waitFor(() =>
      expect(bodies(api.sent(CHECK))).toMatchObject([
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
    await person.click(box("No torch"));
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
    const { person, api } = await openTool({
      routes: {
        [HISTORY]: () =>
          json([
            { day: ownToday(), checked: 1, severe: 0, updatedAt: "2026-11-21T08:00:00.000Z" },
            { day: "2026-03-04", checked: 3, severe: 1, updatedAt: "2026-03-04T08:00:00.000Z" },
            { day: "2026-03-02", checked: 0, severe: 0, updatedAt: "2026-03-02T08:00:00.000Z" },
          ]),
        [CHECKS]: ({ query }) =>
          json(
            query.get("day") === "2026-03-04"
              ? [check("exit", { owner: "Jo" }), check("gone", { severity: "L" }), check("water")]
              : [],
          ),
      },
    });
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
    expect(within(stood).getByText("An item that is no longer part of this check")).toBeVisible();
    expect(within(stood).queryByRole("checkbox")).not.toBeInTheDocument();
  });

  test("none yet is said", async () => {
    const { person } = await openTool();
    await person.click(screen.getByRole("button", { name: "Earlier checks" }));
    expect(await screen.findByText(/^None yet\./)).toBeVisible();
  });
});

describe("in a dialog", () => {
  const show = (tools: ToolPlugin[], routes: FakeRoutes = {}) => {
    const api = fakeServer({ tools, routes });
    const dialog = <PluginToolDialog slug="storm" name="Storm" open onOpenChange={() => undefined} />;
    return { api, ...renderScreen(dialog) };
  };

  test("a tool is opened at once", async () => {
    const { person, api } = show([storm]);
    expect(await screen.findByRole("dialog", { name: "Storm Check" })).toBeVisible();
    await person.click(await screen.findByRole("checkbox", { name: "No water" }));
    await waitFor(() => expect(api.sent(ADD_RISK)).toHaveLength(1));
  });

  test("one that is switched off, not supported or not loaded says so", async () => {
    const { unmount } = show([plain]);
    expect(await screen.findByText("This check is switched off.")).toBeVisible();
    unmount();
    const again = show([{ ...storm, config: [] }]);
    expect(await screen.findByText("Plugin type not yet supported")).toBeVisible();
    again.unmount();
    show([], { [LIST]: () => failure(503, "The server is resting.") });
    expect(await screen.findByText("The server is resting.")).toBeVisible();
  });
});
