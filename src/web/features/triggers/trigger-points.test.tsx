import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import { TRIGGER_PATHS, type Trigger } from "#shared/triggers/triggers.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { readFormDraft } from "#web/platform/forms/form-drafts.ts";
import { TriggerPoints } from "./trigger-points.tsx";

const LIST = "GET /api/triggers";
const ADD = "POST /api/triggers";
const CHANGE = "PATCH /api/triggers/:id";
const HOUSE = sampleId(70);

const smoke = {
  id: sampleId(1),
  objectiveId: null as string | null,
  metric: "the smoke",
  threshold: "the ridge",
  lookout: "Jo",
  response: "we leave by the east road",
};
const rate = {
  ...smoke,
  id: sampleId(2),
  objectiveId: HOUSE,
  metric: "the rate",
  threshold: "5%",
  lookout: "",
  response: "",
};
const SMOKE = "If the smoke reaches the ridge, Jo tells me, and then we leave by the east road.";
const RATE = "If the rate reaches 5%, I act.";

beforeEach(() =>
  api.post(OBJECTIVE_PATHS.list, {
    id: HOUSE,
    title: "Sell the house",
    specific: "To Ann",
    measurable: "Sold",
    pillar: "Peace",
  }),
);

async function renderPoints(triggers: (typeof smoke)[], objectiveId?: string) {
  for (const trigger of triggers) await api.post(TRIGGER_PATHS.list, trigger);
  return renderScreen(<TriggerPoints {...(objectiveId && { objectiveId })} />);
}
const stored = () => api.get<Trigger[]>(TRIGGER_PATHS.list);
const rows = async () =>
  within(await screen.findByRole("list", { name: "Trigger points" })).getAllByRole("listitem");
const box = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string) => screen.getByRole("button", { name });

describe("the list", () => {
  test("says each in a sentence, what has tripped first, and which objective it guards", async () => {
    await api.post(TRIGGER_PATHS.list, rate);
    await api.patch(TRIGGER_PATHS.one(rate.id), { status: "tripped", response: "we rent" });
    await renderPoints([smoke]);
    const [first, second] = await rows();
    expect(first).toHaveTextContent("If the rate reaches 5%, then we rent.");
    expect(first).toHaveTextContent("Tripped");
    expect(first).toHaveTextContent("On: Sell the house");
    expect(second).toHaveTextContent(SMOKE);
    expect(second).toHaveTextContent("Watching");
  });

  test("of an objective has its own alone", async () => {
    await renderPoints([smoke, rate], HOUSE);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining(RATE)]);
  });

  test("comes into sight with the focus when the address asks for it", async () => {
    await api.post(TRIGGER_PATHS.list, smoke);
    const { addresses } = renderScreen(<TriggerPoints />, { path: "/safety?open=triggers&from=dashboard" });
    await waitFor(() => expect(screen.getByRole("region", { name: "Trigger points" })).toHaveFocus());
    expect(addresses.at(-1)).toBe("/safety?from=dashboard");
    expect(await rows()).toHaveLength(1);
    expect(api.sent(LIST)).toHaveLength(1);
  });

  test("says what it is for while it is empty", async () => {
    await renderPoints([]);
    expect(await screen.findByText(/Decide while things are calm/)).toBeVisible();
  });

  test("says why it could not be loaded, and loads at Retry", async () => {
    api.fail(LIST, 503, "The server is resting.");
    const { person } = await renderPoints([smoke]);
    expect(await screen.findByRole("alert")).toHaveTextContent("The server is resting.");
    api.restore(LIST);
    await person.click(press("Retry"));
    expect(await rows()).toHaveLength(1);
  });
});

test("a draft of a change that was kept leaves alone what another device has changed since", async () => {
  const edit = async (person: UserEvent) => {
    await person.click((await screen.findAllByRole("button", { name: /^More about:/ }))[0] as HTMLElement);
    await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
    await screen.findByRole("dialog");
  };
  const first = await renderPoints([smoke]);
  await edit(first.person);
  await first.person.type(box("then I will"), " at once");
  await first.person.click(press("Not now"));
  first.unmount();

  await api.patch(TRIGGER_PATHS.one(smoke.id), { threshold: "the second ridge" });
  const { person } = await renderPoints([]);
  await edit(person);
  expect(box("reaches")).toHaveValue("the second ridge");
  await person.click(press("Save"));
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { threshold: "the second ridge", response: `${smoke.response} at once` },
    ]),
  );
});

describe("setting one", () => {
  test("sends the sentence's parts, for the objective it stands on", async () => {
    const { person } = await renderPoints([], HOUSE);
    await person.click(press("Set a trigger point"));
    await screen.findByRole("dialog");
    await person.type(box("If"), " my savings ");
    await person.type(box("reaches"), "$500");
    await person.type(box("then I will"), "cancel the trip");
    await person.click(press("Set it"));
    expect(await screen.findByText("If my savings reaches $500, then cancel the trip.")).toBeVisible();
    expect(await stored()).toMatchObject([
      {
        metric: "my savings",
        threshold: "$500",
        lookout: "",
        response: "cancel the trip",
        objectiveId: HOUSE,
      },
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("says what is missing, and sends nothing", async () => {
    const { person } = await renderPoints([]);
    await person.click(press("Set a trigger point"));
    await screen.findByRole("dialog");
    await person.type(box("If"), "my sleep");
    await person.click(press("Set it"));
    expect(await screen.findByText("The point at which you act is missing.")).toBeVisible();
    expect(box("reaches")).toHaveAccessibleDescription(/The point at which you act is missing/);
    expect(api.sent(ADD)).toEqual([]);
  });

  test("keeps what was typed when it fails, and when the dialog is closed", async () => {
    api.fail(ADD, 500, "The server is resting.");
    const { person } = await renderPoints([]);
    await person.click(press("Set a trigger point"));
    await screen.findByRole("dialog");
    await person.type(box("If"), "my sleep");
    await person.type(box("reaches"), "three bad nights");
    await person.click(press("Set it"));
    expect(await screen.findByText("The server is resting.")).toBeVisible();
    await person.click(press("Not now"));
    await person.click(press("Set a trigger point"));
    await screen.findByRole("dialog");
    expect(box("reaches")).toHaveValue("three bad nights");
  });
});

describe("tripping one", () => {
  test("shows the plan, then offers the risk log and the handover", async () => {
    const { person } = await renderPoints([smoke]);
    await person.click(await screen.findByRole("button", { name: `It has tripped: ${SMOKE}` }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("textbox")).toHaveValue("we leave by the east road");
    await person.click(within(dialog).getByRole("button", { name: "It has tripped" }));

    expect(await within(dialog).findByText("we leave by the east road")).toBeVisible();
    expect(api.bodies(CHANGE)).toEqual([{ status: "tripped", response: "we leave by the east road" }]);
    await person.click(within(dialog).getByRole("button", { name: "Add it to the risk log" }));
    expect(await within(dialog).findByText("It's in your risk log")).toBeVisible();
    expect(await api.get(RISK_PATHS.list)).toMatchObject([
      {
        hazard: "the smoke has reached the ridge",
        probability: "H",
        severity: "M",
        owner: "Jo",
        mitigation: "we leave by the east road",
        sourcePlugin: "trigger-point",
        sourceCode: smoke.id,
      },
    ]);
    await person.click(within(dialog).getByRole("button", { name: "Note it for today's handover" }));
    expect(readFormDraft(TEST_USER.id, "handover", z.any())).toMatchObject({
      whatChanged: "Tripped: the smoke reached the ridge. Planned: we leave by the east road.",
    });
    await person.click(within(dialog).getByRole("button", { name: "Done" }));
    expect((await rows())[0]).toHaveTextContent("Tripped");
  });

  test("asks for a response where none was planned", async () => {
    const { person } = await renderPoints([rate]);
    await person.click(await screen.findByRole("button", { name: `It has tripped: ${RATE}` }));
    const dialog = await screen.findByRole("dialog");
    await person.click(within(dialog).getByRole("button", { name: "It has tripped" }));
    expect(await within(dialog).findByText("Write what you'll do now that this has happened.")).toBeVisible();
    expect(api.sent(CHANGE)).toEqual([]);
  });
});

describe("the rest of its life", () => {
  const choose = async (person: UserEvent, item: string) => {
    await person.click(await screen.findByRole("button", { name: `More about: ${SMOKE}` }));
    await person.click(await screen.findByRole("menuitem", { name: item }));
  };

  test("it is retired", async () => {
    const { person } = await renderPoints([smoke]);
    await choose(person, "Retire it");
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent("Retired"));
    expect(await stored()).toMatchObject([{ status: "retired" }]);
  });

  test("it is deleted, and comes back with Undo", async () => {
    const { person } = await renderPoints([smoke]);
    await choose(person, "Delete");
    expect(await screen.findByText("Trigger point deleted")).toBeVisible();
    expect(screen.queryByText(SMOKE)).not.toBeInTheDocument();
    await person.click(press("Undo"));
    expect(await screen.findByText(SMOKE)).toBeVisible();
  });

  test("it is changed", async () => {
    const { person } = await renderPoints([smoke]);
    await choose(person, "Edit");
    await screen.findByRole("dialog");
    await person.clear(box("who tells me is"));
    await person.type(box("who tells me is"), "Ann");
    await person.click(press("Save"));
    expect(await screen.findByText(/Ann tells me/)).toBeVisible();
  });
});
