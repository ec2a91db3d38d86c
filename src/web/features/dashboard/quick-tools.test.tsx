import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { MODES, type ModeId } from "#shared/modes/modes.ts";
import "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { readDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { writeFormDraft } from "#web/platform/forms/form-drafts.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { QuickTools } from "./quick-tools.tsx";

const DAY = { today: ownToday(), timeZone: ownTimeZone() };

function open(mode: ModeId) {
  const found = MODES.find(({ id }) => id === mode) ?? MODES[0];
  return renderScreen(<QuickTools mode={found} day={DAY} />, { mode });
}
const draft = (name: string) => {
  const value = readDraft(TEST_USER.id, name, z.any())?.value ?? null;
  return value?.values ?? value;
};
const tool = (name: RegExp) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole("textbox", { name });
const opened = (name: string) => screen.findByRole("dialog", { name });
const press = (name: string) => screen.getByRole("button", { name });

describe("which tools there are", () => {
  test.each([
    ["life", ["ISAP Mini", "Quick Calm", "Mood Trend"]],
    ["business", ["Meeting Brief", "Decision Log", "Priorities Triage"]],
    ["incident", ["Rapid SITREP", "Quick Containment Plan", "LCES Check"]],
  ] as const)("in %s mode", (mode, names) => {
    open(mode);
    const region = screen.getByRole("region", { name: "Quick Tools" });
    const shown = within(region)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(shown).toHaveLength(names.length);
    names.forEach((name, index) => {
      expect(shown[index]).toMatch(new RegExp(`^${name}`));
    });
    expect(region).not.toHaveTextContent(/coming soon/i);
  });

  test("Quick Calm leads to the Wellness page and opens there", () => {
    open("life");
    expect(screen.getByRole("link", { name: /^Quick Calm/ })).toHaveAttribute(
      "href",
      "/wellness?open=quick-calm&from=dashboard",
    );
  });
});

describe("what is written in a tool", () => {
  const before = { opPeriod: "2026-11-20", whatChanged: "Half", whatPersists: "", onePriority: "" };

  test("stays on the device, also when it is closed", async () => {
    const { person, unmount } = open("incident");
    await person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    expect(press("Put it in the handover")).toBeDisabled();
    await person.type(box("Situation"), "Water in the cellar");
    await person.keyboard("{Escape}");
    expect(tool(/^Rapid SITREP/)).toHaveTextContent("Started. It's on this device.");
    unmount();

    const again = open("incident");
    await again.person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    expect(box("Situation")).toHaveValue("Water in the cellar");
  });

  test("can be cleared, and brought back", async () => {
    const { person } = open("incident");
    await person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    await person.type(box("Risk"), "The fuse box");
    await person.click(press("Clear"));
    expect(await screen.findByText("Rapid SITREP cleared")).toBeInTheDocument();
    expect(draft("tool-rapid-sitrep")).toBeNull();
    await person.click(press("Undo"));
    await person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    expect(box("Risk")).toHaveValue("The fuse box");
  });

  test("becomes a handover", async () => {
    const { person, addresses } = open("incident");
    await person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    await person.type(box("Situation"), "Water in the cellar");
    await person.type(box("Risk"), "The fuse box");
    await person.type(box("Actions"), "Main tap off");
    await person.click(press("Put it in the handover"));
    expect(addresses.at(-1)).toBe("/briefing?from=dashboard");
    expect(draft("handover")).toEqual({
      opPeriod: ownToday(),
      whatChanged: "Water in the cellar",
      whatPersists: "Risk: The fuse box",
      onePriority: "Main tap off",
    });
    expect(draft("tool-rapid-sitrep")).toBeNull();
  });

  test("becomes an ISAP session", async () => {
    const { person, addresses } = open("life");
    await person.click(tool(/^ISAP Mini/));
    await opened("ISAP Mini");
    await person.type(box("Identify"), "The lease ends");
    await person.type(box("Align"), "Jo");
    await person.click(press("Take it to the compass"));
    expect(addresses.at(-1)).toBe("/isap-compass?from=dashboard");
    expect(draft("isap")).toMatchObject({
      step: 0,
      answers: { situation: "The lease ends", control: { people: "Jo", time: "" }, cadence: "weekly" },
    });
  });

  test("becomes an objective, in the mode's word for it", async () => {
    const { person, addresses } = open("business");
    await person.click(tool(/^Meeting Brief/));
    await opened("Meeting Brief");
    await person.type(box("Decision needed"), "Which vendor");
    await person.type(box("Next step"), "Send the contract");
    await person.click(press("Make it a priority"));
    expect(addresses.at(-1)).toBe("/objectives?pillar=Presence&from=dashboard");
    expect(draft("objective")).toMatchObject({
      title: "Send the contract",
      specific: "Send the contract",
      measurable: "Decided: Which vendor",
    });
  });

  test("never takes the place of unfinished work unasked", async () => {
    const { person, addresses } = open("incident");
    writeFormDraft(TEST_USER.id, "handover", before, before);
    await person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    await person.type(box("Situation"), "Water");
    await person.click(press("Put it in the handover"));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "There's an unfinished handover on this device. This would replace it.",
    );
    expect(draft("handover")).toEqual(before);
    await person.click(press("Back"));
    await person.click(press("Put it in the handover"));
    await person.click(press("Replace it"));
    expect(draft("handover")).toMatchObject({ whatChanged: "Water" });
    expect(addresses.at(-1)).toBe("/briefing?from=dashboard");
  });

  test("leads to the unfinished work and keeps both", async () => {
    const { person, addresses } = open("incident");
    writeFormDraft(TEST_USER.id, "handover", before, before);
    await person.click(tool(/^Rapid SITREP/));
    await opened("Rapid SITREP");
    await person.type(box("Situation"), "Water");
    await person.click(press("Put it in the handover"));
    await person.click(press("Open the unfinished one"));
    expect(addresses.at(-1)).toBe("/briefing?from=dashboard");
    expect(draft("handover")).toEqual(before);
    expect(draft("tool-rapid-sitrep")).toMatchObject({ situation: "Water" });
  });
});

test("an unfinished objective keeps its pillar when it is opened instead", async () => {
  const unfinished = {
    title: "Half",
    specific: "",
    measurable: "",
    achievable: "",
    relevant: "",
    timeBound: "",
    budget: "",
    actualCost: "",
    pillar: "Peace",
    tags: [],
  };
  const { person, addresses } = open("life");
  writeFormDraft(TEST_USER.id, "objective", unfinished, unfinished);
  await person.click(tool(/^ISAP Mini/));
  await opened("ISAP Mini");
  await person.type(box("Proceed"), "Call Jo");
  await person.click(press("Make it an objective"));
  await person.click(press("Open the unfinished one"));
  expect(addresses.at(-1)).toBe("/objectives?pillar=Peace&from=dashboard");
  expect(draft("objective")).toEqual(unfinished);
});

describe("priorities triage", () => {
  test("puts up to five in order and makes the first an objective", async () => {
    const { person } = open("business");
    await person.click(tool(/^Priorities Triage/));
    await opened("Priorities Triage");
    await person.type(box("Priority 1"), "Answer the auditor");
    await person.type(box("Priority 2"), "Hire");
    await person.selectOptions(screen.getByRole("combobox", { name: "Impact of 2" }), "high");
    const order = within(screen.getByRole("region", { name: "In this order" })).getAllByRole("listitem");
    expect(order.map(({ textContent }) => textContent)).toEqual([
      "Hire (impact high, effort medium)",
      "Answer the auditor (impact medium, effort medium)",
    ]);
    for (let rows = 2; rows < 5; rows += 1) await person.click(press("Add another"));
    expect(screen.queryByRole("button", { name: "Add another" })).not.toBeInTheDocument();
    await person.click(press("Remove priority 5"));
    expect(press("Add another")).toBeInTheDocument();
    await person.click(press("Make it a priority"));
    expect(draft("objective")).toMatchObject({ title: "Hire" });
    await waitFor(() => expect(draft("tool-priorities-triage")).toBeNull());
  });
});

describe("a containment plan", () => {
  const start = async () => {
    const rendered = open("incident");
    await rendered.person.click(tool(/^Quick Containment Plan/));
    await opened("Quick Containment Plan");
    expect(press("Start the clock")).toBeDisabled();
    await rendered.person.type(box("First action"), "Main tap off");
    await rendered.person.type(box("Action 2 (optional)"), "Call the plumber");
    await rendered.person.click(press("Start the clock"));
    return rendered;
  };

  test("has a timebox of 15 to 45 minutes", async () => {
    const { person } = open("incident");
    await person.click(tool(/^Quick Containment Plan/));
    await opened("Quick Containment Plan");
    const slider = screen.getByRole("slider", { name: "Timebox" });
    slider.focus();
    await person.keyboard("{End}");
    expect(slider).toHaveAttribute("aria-valuenow", "45");
    await person.keyboard("{Home}");
    expect(slider).toHaveAttribute("aria-valuenow", "15");
  });

  test("counts down, also over a reload, and ends in a handover", async () => {
    const { person, unmount } = await start();
    expect(screen.getByRole("timer", { name: "Time left" })).toHaveTextContent(/^(20:00|19:59)$/);
    expect(press("Stop")).toBeInTheDocument();
    await person.click(screen.getByRole("checkbox", { name: "Main tap off" }));
    const kept = draft("tool-quick-containment");
    unmount();

    // As if ten minutes had gone by.
    const earlier = new Date(Date.parse(kept.startedAt) - 10 * 60_000).toISOString();
    writeDraft(TEST_USER.id, "tool-quick-containment", { ...kept, startedAt: earlier });
    const later = open("incident");
    expect(tool(/^Quick Containment Plan/)).toHaveTextContent(/(10:00|9:\d\d) left$/);
    later.unmount();

    const longAgo = new Date(Date.parse(kept.startedAt) - 60 * 60_000).toISOString();
    writeDraft(TEST_USER.id, "tool-quick-containment", { ...kept, startedAt: longAgo });
    const over = open("incident");
    await over.person.click(tool(/Time's up\. Look again$/));
    await opened("Quick Containment Plan");
    expect(screen.getByText("Time's up. Look again: has it stopped growing?")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Main tap off" })).toBeChecked();
    await over.person.click(press("Put it in the handover"));
    expect(draft("handover")).toEqual({
      opPeriod: ownToday(),
      whatChanged: "Done: Main tap off",
      whatPersists: "Still open: Call the plumber",
      onePriority: "Call the plumber",
    });
  });

  test("can be given fifteen more minutes, or stopped and brought back", async () => {
    const { person, unmount } = await start();
    await person.click(press("Stop"));
    expect(tool(/^Quick Containment Plan/)).toHaveTextContent("15 to 45 minutes, 1 to 3 actions");
    await person.click(press("Undo"));
    expect(tool(/^Quick Containment Plan/)).toHaveTextContent(/left$/);
    const kept = draft("tool-quick-containment");
    unmount();
    writeDraft(TEST_USER.id, "tool-quick-containment", { ...kept, startedAt: "2026-01-01T00:00:00.000Z" });
    const over = open("incident");
    await over.person.click(tool(/Time's up/));
    await opened("Quick Containment Plan");
    await over.person.click(press("15 more minutes"));
    expect(screen.getByRole("timer")).toHaveTextContent(/^(15:00|14:59)$/);
  });
});
