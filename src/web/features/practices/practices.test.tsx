import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen, signInAs } from "#tests/support/render-screen.tsx";
import { PracticeList } from "./practice-list.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** In small steps, each of which is drawn. */
const wait = (seconds: number) => {
  for (let left = seconds * 1000; left > 0; left -= 250)
    act(() => vi.advanceTimersByTime(Math.min(left, 250)));
};
const said = () => within(screen.getByRole("region", { name: "Practices" })).getByRole("status").textContent;

async function open(title: string, minutes?: number): Promise<void> {
  renderScreen(<PracticeList />);
  press(`Open ${title}`);
  expect(await screen.findByRole("heading", { level: 3, name: title })).toHaveFocus();
  if (minutes) fireEvent.click(screen.getByRole("radio", { name: `${minutes} min` }));
}

function begin(): void {
  press("Begin");
  wait(0.1);
}

test("there are six, and the focus returns to the one that was open", async () => {
  await open("Body scan");
  expect(screen.queryByRole("button", { name: /^Open/ })).not.toBeInTheDocument();
  press("All practices");
  expect(screen.getAllByRole("button", { name: /^Open/ })).toHaveLength(6);
  expect(screen.getByRole("button", { name: "Open Body scan" })).toHaveFocus();
});

describe("a breathing practice", () => {
  test("says each phase, counts down, and ends after the chosen minutes", async () => {
    await open("Box breathing", 1);
    expect(screen.getByText(/If you feel dizzy/)).toBeVisible();
    begin();
    const heard: (string | null)[] = [];
    for (let second = 0; second < 16; second += 1) {
      if (heard.at(-1) !== said()) heard.push(said());
      wait(1);
    }
    expect(heard).toEqual(["Breathe in", "Hold", "Breathe out", "Pause"]);
    expect(screen.getByText("0:48 left")).toBeVisible();
    wait(48);
    expect(screen.getByRole("heading", { name: "That's the end of the practice" })).toHaveFocus();
  });

  test("goes on without holding from the round where it was", async () => {
    await open("Box breathing", 3);
    begin();
    wait(85);
    press("Breathe without holding");
    wait(0.1);
    expect(said()).toBe("Breathe in");
    expect(screen.getByText("1:44 left")).toBeVisible();
    wait(4);
    expect(said()).toBe("Breathe out");
  });

  test("stands still while paused, and starts the round over", async () => {
    await open("4-4-6-2 breathing");
    begin();
    wait(21);
    expect(said()).toBe("Hold");
    press("Pause");
    wait(60);
    expect(said()).toBe("Paused");
    press("Resume");
    wait(0.1);
    expect(said()).toBe("Breathe in");
    expect(screen.getByText("2:40 left")).toBeVisible();
  });
});

describe("a practice with words", () => {
  test("reads out each part once, and any of them can be skipped", async () => {
    await open("5-4-3-2-1 grounding", 1);
    begin();
    expect(said()).toMatch(/^5 things you see/);
    const first = said();
    wait(11);
    expect(said()).toBe(first);
    wait(1);
    expect(said()).toMatch(/^4 things you can touch/);
    for (const next of ["3 things you hear", "2 things you smell", "1 thing you taste"]) {
      press("Skip this part");
      wait(0.1);
      expect(said()).toMatch(new RegExp(`^${next}`));
    }
    press("Skip this part");
    expect(screen.getByRole("heading", { name: "That's the end of the practice" })).toHaveFocus();
  });

  test("can be stopped, and begins again from the start", async () => {
    await open("Loving-kindness");
    begin();
    wait(40);
    press("Stop");
    expect(screen.getByRole("radio", { name: "3 min" })).toBeChecked();
    begin();
    expect(said()).toMatch(/^Arrive/);
    expect(screen.getByText("3:00 left")).toBeVisible();
  });

  test("skipping while paused resumes", async () => {
    await open("Body scan");
    begin();
    press("Pause");
    press("Skip this part");
    wait(0.1);
    expect(said()).toMatch(/^Feet/);
  });
});

describe("at the end", () => {
  const finish = async () => {
    begin();
    for (let part = 0; part < 5; part += 1) {
      press("Skip this part");
      wait(0.1);
    }
  };

  test("a member can log it, with the product's values", async () => {
    await open("5-4-3-2-1 grounding");
    await finish();
    vi.useRealTimers();
    fireEvent.click(await screen.findByRole("button", { name: "Log Complete 5-4-3-2-1 grounding" }));
    expect(await screen.findByText("Nice work!")).toBeVisible();
    expect(screen.getByText("You took a moment to reset.")).toBeVisible();
    expect(await api.get<CheckIn[]>(WELLNESS_PATHS.checkIns)).toMatchObject([
      { energy: "Steady", stress: 2, mood: "Up", source: "meditation" },
    ]);
  });

  test("a visitor can do it again, and nothing is sent", async () => {
    await open("5-4-3-2-1 grounding");
    act(() => signInAs(null));
    await finish();
    expect(screen.queryByRole("button", { name: /Log Complete/ })).not.toBeInTheDocument();
    press("Do it again");
    expect(screen.getByRole("button", { name: "Begin" })).toBeVisible();
    expect(api.sent("POST /api/wellness-checks")).toEqual([]);
  });
});
