import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { type CheckIn, type NewCheckInInput, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, TEST_USER } from "#tests/support/render-screen.tsx";
import { readDraft } from "#web/platform/device/drafts.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { CheckInDialog } from "./check-in-dialog.tsx";

const LOG = "POST /api/wellness-checks";
const stored = () => api.get<CheckIn[]>(WELLNESS_PATHS.checkIns);

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <CheckInDialog onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
}

const open = () => renderScreen(<Screen />);

const choice = (group: RegExp, name: string) =>
  within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name });
const energy = (name: string) => choice(/energy/, name);
const mood = (name: string) => choice(/mood/, name);
const submit = () => screen.getByRole("button", { name: "Log Check-In" });
const stress = () => screen.getByRole("slider", { name: "How stressed are you?" });
const draft = () => readDraft(TEST_USER.id, "check-in", z.unknown());

describe("checking in", () => {
  test("asks for energy first, then for stress and mood, and cannot be sent before", async () => {
    const { person } = open();
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription("Choose your energy to begin.");
    await person.click(energy("Steady"));
    expect(stress()).toHaveAttribute("aria-valuenow", "5");
    expect(submit()).toBeDisabled();
    await person.click(mood("Up"));
    expect(submit()).toBeEnabled();
    expect(api.sent(LOG)).toEqual([]);
  });

  test("stores what was chosen, says so, and begins anew", async () => {
    const { person } = open();
    await person.click(energy("High"));
    stress().focus();
    await person.keyboard("{ArrowLeft}{ArrowLeft}");
    await person.click(mood("Neutral"));
    await person.type(screen.getByLabelText("A note"), "  Slept well  ");
    await person.click(submit());
    expect(await screen.findByText("Check-in saved")).toBeInTheDocument();
    expect(await stored()).toMatchObject([
      {
        energy: "High",
        stress: 3,
        mood: "Neutral",
        note: "Slept well",
        source: "user",
      },
    ]);
    expect(draft()).toBeNull();
    await person.click(screen.getByRole("button", { name: "Open again" }));
    expect(energy("High")).not.toBeChecked();
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  });

  test("leaves an empty note out", async () => {
    const { person } = open();
    await person.click(energy("High"));
    await person.click(mood("Up"));
    await person.type(screen.getByLabelText("A note"), "   ");
    await person.click(submit());
    await waitFor(() => expect(api.sent(LOG)).toHaveLength(1));
    expect(api.sent(LOG)[0]?.body).not.toHaveProperty("note");
  });

  test("keeps everything when saving fails, and sends the same check-in again", async () => {
    api.fail(LOG, 500, "Not now.");
    const { person } = open();
    await person.click(energy("Low"));
    await person.click(mood("Up"));
    await person.type(screen.getByLabelText("A note"), "Kept");
    await person.click(submit());
    expect(await screen.findByText("Failed to save check-in")).toBeInTheDocument();
    expect(screen.getByText("Not now.")).toBeInTheDocument();
    expect(screen.getByLabelText("A note")).toHaveValue("Kept");
    expect(energy("Low")).toBeChecked();

    api.restore(LOG);
    await person.click(submit());
    expect(await screen.findByText("Check-in saved")).toBeInTheDocument();
    const ids = (api.bodies(LOG) as NewCheckInInput[]).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("that was changed in between is another one", async () => {
    api.fail(LOG, 500, "Not now.");
    const { person } = open();
    await person.click(energy("Low"));
    await person.click(mood("Up"));
    await person.click(submit());
    await screen.findByText("Failed to save check-in");
    await person.click(mood("Neutral"));
    await person.click(submit());
    await waitFor(() => expect(api.sent(LOG)).toHaveLength(2));
    const ids = (api.bodies(LOG) as NewCheckInInput[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test("waits on this device without network, with its own moment, and is sent once", async () => {
    const { person } = open();
    await api.settled();
    api.disconnect();
    await person.click(energy("Low"));
    await person.click(mood("Up"));
    await person.click(submit());
    expect(await screen.findByText("Saved on this device")).toBeInTheDocument();
    expect(draft()).toBeNull();

    api.restore();
    await outbox.flush();
    await outbox.flush();
    const [first, second, ...others] = api.bodies(LOG) as NewCheckInInput[];
    expect(second).toEqual({ ...first, createdAt: expect.any(String) });
    expect(others).toEqual([]);
    expect(await stored()).toMatchObject([{ id: first?.id, createdAt: second?.createdAt }]);
  });

  test("says 'Please try again.' when there is no answer and no room on the device either", async () => {
    const { person } = open();
    await api.settled();
    api.disconnect();
    vi.stubGlobal("localStorage", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    await person.click(energy("Low"));
    await person.click(mood("Up"));
    await person.click(submit());
    expect(await screen.findByText("Please try again.")).toBeInTheDocument();
  });

  test("is there again when it was left half done, and can be started over", async () => {
    const { person } = open();
    await person.click(energy("Low"));
    await person.type(screen.getByLabelText("A note"), "Half");
    await person.keyboard("{Escape}");
    await person.click(await screen.findByRole("button", { name: "Open again" }));
    expect(screen.getByText("Here's what you started.")).toBeInTheDocument();
    expect(screen.getByLabelText("A note")).toHaveValue("Half");
    await person.click(screen.getByRole("button", { name: "Discard draft" }));
    expect(energy("Low")).not.toBeChecked();
    expect(draft()).toBeNull();
  });

  test("does not send a note that is too long, and cuts nothing off", async () => {
    const { person } = open();
    await person.click(energy("Low"));
    await person.click(mood("Up"));
    await person.click(screen.getByLabelText("A note"));
    await person.paste("x".repeat(2001));
    await person.click(submit());
    expect(screen.getByText(/1 character too long/)).toBeInTheDocument();
    expect(api.sent(LOG)).toEqual([]);
  });
});

describe("the watch-out after a check-in", () => {
  const checkIn = async (level: string, feeling: string, keys: string) => {
    const screenful = open();
    await screenful.person.click(energy(level));
    stress().focus();
    if (keys) await screenful.person.keyboard(keys);
    await screenful.person.click(mood(feeling));
    await screenful.person.click(submit());
    return { ...screenful, dialog: await screen.findByRole("dialog", { name: /^W\d/ }) };
  };
  const more = (count: number) => "{ArrowRight}".repeat(count);

  test("comes with an observation, one step and someone to talk to, instead of the toast", async () => {
    const { dialog, person } = await checkIn("Low", "Neutral", more(2));
    expect(dialog).toHaveAccessibleName(/^W3 ·/);
    expect(dialog).toHaveTextContent("Your check-in is saved.");
    expect(within(dialog).getByRole("heading", { name: "One small step" })).toBeInTheDocument();
    expect(
      within(dialog).getByRole("region", { name: "More than a hard day? Talk to someone" }),
    ).toBeInTheDocument();
    expect(screen.queryByText("Check-in saved")).not.toBeInTheDocument();
    await person.click(within(dialog).getByRole("button", { name: "Done" }));
    expect(await screen.findByRole("button", { name: "Open again" })).toBeInTheDocument();
  });

  test.each([
    ["Low", "Up", 7, /^W3 ·/],
    ["Steady", "Down", 7, /^W9 ·/],
    ["High", "Up", 8, /^W7 ·/],
    ["Low", "Down", 5, /^W11 ·/],
  ])(
    "energy %s, mood %s: from stress %d on, and only a toast below",
    async (level, feeling, stress, name) => {
      const keys = (value: number) => (value < 5 ? "{ArrowLeft}" : more(value - 5));
      const { dialog, person } = await checkIn(level, feeling, keys(stress));
      expect(dialog).toHaveAccessibleName(name);
      await person.click(within(dialog).getByRole("button", { name: "Done" }));
      await person.click(await screen.findByRole("button", { name: "Open again" }));
      await person.click(energy(level));
      screen.getByRole("slider").focus();
      if (keys(stress - 1)) await person.keyboard(keys(stress - 1));
      await person.click(mood(feeling));
      await person.click(submit());
      expect(await screen.findByText("Check-in saved")).toBeVisible();
      expect(screen.queryByRole("dialog", { name: /^W\d/ })).not.toBeInTheDocument();
    },
  );

  test("names the crisis line at stress 9 and 10", async () => {
    const { dialog } = await checkIn("High", "Up", more(4));
    expect(dialog).toHaveAccessibleName(/^W7 ·/);
    const support = within(dialog).getByRole("region", { name: "Want to talk to someone?" });
    expect(within(support).getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  });

  test("names the crisis line for a down mood", async () => {
    const { dialog } = await checkIn("Low", "Down", "");
    expect(dialog).toHaveAccessibleName(/^W11 ·/);
    expect(within(dialog).getByRole("region", { name: "Want to talk to someone?" })).toBeInTheDocument();
  });

  test("at stress 8 alone says a quiet word about people, without hotlines", async () => {
    const { dialog } = await checkIn("High", "Up", more(3));
    expect(dialog).toHaveTextContent("A few words with someone you trust");
    expect(within(dialog).queryByRole("link")).not.toBeInTheDocument();
  });
});
