import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { QuickCalmDialog } from "./quick-calm-dialog.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? null : <p>The dialog is closed</p>}
      {isOpen && <QuickCalmDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Every address so far. */
let addresses: string[] = [];

function openQuickCalm(): void {
  const { hook, history } = memoryLocation({ path: "/", record: true });
  addresses = history;
  render(
    <Router hook={hook}>
      <Screen />
    </Router>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** In small steps, each of which is drawn. */
const wait = (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 250) act(() => vi.advanceTimersByTime(Math.min(left, 250)));
};
const isClosed = () => screen.queryByText("The dialog is closed") !== null;
const said = () => screen.getByRole("status").textContent;
const step = () => screen.getByText(/^Step \d of 6$/).textContent;
const title = (name: string) => screen.getByRole("heading", { level: 3, name });

function beginBreathing(): void {
  openQuickCalm();
  press("Yes, let's do this");
}

describe("the question", () => {
  test("comes first, and the bar stands at the first of six", () => {
    openQuickCalm();
    expect(screen.getByRole("dialog", { name: "Quick Calm" })).toHaveAccessibleDescription("60 Second Reset");
    expect(title("I can guide a 60-second reset. Ready?")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuemax", "6");
    wait(120_000);
    expect(step()).toBe("Step 1 of 6");
  });

  test("'Not right now' closes it", () => {
    openQuickCalm();
    press("Not right now");
    expect(isClosed()).toBe(true);
  });
});

describe("the breathing", () => {
  test("says each phase once, for four rounds, and leads on half a second after the last", () => {
    beginBreathing();
    const heard: string[] = [];
    for (let half = 0; half < 128; half += 1) {
      wait(half === 0 ? 100 : 500);
      const now = said() ?? "";
      if (heard.at(-1) !== now) heard.push(now);
    }
    const round = (number: number) => [`Breathe in, round ${number} of 4`, "Hold", "Breathe out", "Pause"];
    expect(heard).toEqual([1, 2, 3, 4].flatMap(round));

    wait(800);
    expect(step()).toBe("Step 2 of 6");
    wait(150);
    expect(step()).toBe("Step 3 of 6");
    expect(title("Notice what is around you")).toHaveFocus();
  });

  test("counts the seconds of each phase, where screen readers do not hear it", () => {
    beginBreathing();
    wait(50);
    expect(screen.getByText("4")).not.toHaveAttribute("role");
    wait(1000);
    expect(screen.getByText("3")).toBeVisible();
    wait(7000);
    expect(screen.getByText("6")).toBeVisible();
    expect(said()).toBe("Breathe out");
  });

  test("goes by the clock: after a sleep it is where it would be", () => {
    beginBreathing();
    wait(100);
    const realNow = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => realNow() + 35_000);
    onTestFinished(() => void vi.restoreAllMocks());
    wait(50);
    expect(said()).toBe("Breathe in, round 3 of 4");
  });

  test("without holding there are two phases, and the choice is kept for the next time", () => {
    beginBreathing();
    wait(20_500);
    press("Breathe without holding");
    wait(50);
    expect(said()).toBe("Breathe in, round 2 of 4");
    wait(4000);
    expect(said()).toBe("Breathe out");
    wait(6000);
    expect(said()).toBe("Breathe in, round 3 of 4");
    wait(20_550);
    expect(step()).toBe("Step 3 of 6");

    press("Back");
    expect(screen.getByRole("button", { name: "Breathe with holding" })).toBeVisible();
  });

  test("can be left out", () => {
    beginBreathing();
    press("Skip the breathing");
    expect(step()).toBe("Step 3 of 6");
    wait(70_000);
    expect(step()).toBe("Step 3 of 6");
  });

  test("Escape leaves in the middle of it", () => {
    beginBreathing();
    wait(5000);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(isClosed()).toBe(true);
  });
});

describe("the circle", () => {
  const circle = () => screen.getByTestId("breath-circle").style;

  test("grows with the breath in, stays, and shrinks with the breath out", () => {
    beginBreathing();
    wait(100);
    expect(circle()).toMatchObject({ scale: "1" });
    expect(Number.parseInt(circle().transitionDuration, 10)).toBeGreaterThan(3900);
    wait(8000);
    expect(circle()).toMatchObject({ scale: "0.6" });
    expect(Number.parseInt(circle().transitionDuration, 10)).toBeGreaterThan(5900);
  });

  test("stays still for people who ask for less motion, and the words and the count go on", () => {
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { matches: query === "(prefers-reduced-motion: reduce)" }),
    );
    beginBreathing();
    wait(8100);
    expect(circle().scale).toBe("");
    expect(said()).toBe("Breathe out");
    expect(screen.getByText("6")).toBeVisible();
  });
});

describe("cues", () => {
  function onAPhone({ wantsLessMotion = false } = {}): number[][] {
    const pulses: number[][] = [];
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), {
        matches: query === "(pointer: coarse)" || (wantsLessMotion && query.includes("reduce")),
      }),
    );
    Object.assign(navigator, { vibrate: (pattern: number[]) => pulses.push(pattern) > 0 });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "vibrate"));
    return pulses;
  }

  test("a phone is felt at each phase, until that is switched off", () => {
    const pulses = onAPhone();
    beginBreathing();
    wait(8100);
    expect(pulses).toHaveLength(3);
    fireEvent.click(screen.getByRole("checkbox", { name: "Vibration" }));
    wait(20_000);
    expect(pulses).toHaveLength(3);
  });

  test("for people who ask for less motion the phone is still until they switch it on, which is remembered", () => {
    const pulses = onAPhone({ wantsLessMotion: true });
    beginBreathing();
    wait(8100);
    expect(pulses).toEqual([]);
    fireEvent.click(screen.getByRole("checkbox", { name: "Vibration" }));
    press("Skip the breathing");
    press("Back");
    expect(screen.getByRole("checkbox", { name: "Vibration" })).toBeChecked();
    wait(50);
    expect(pulses.length).toBeGreaterThan(0);
  });

  test("a device that offers neither sound nor vibration shows no switches", () => {
    beginBreathing();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("after the breathing", () => {
  function beginGrounding(): void {
    beginBreathing();
    press("Skip the breathing");
  }

  test("nothing has to be filled in, on to the end", () => {
    beginGrounding();
    press("Continue");
    expect(title("Four things to lean on")).toHaveFocus();
    expect(screen.getByText(/call your local emergency number/)).toBeVisible();
    press("Continue");
    expect(title("What now?")).toHaveFocus();
    press("One tiny action (Echo suggests)");
    expect(title("Reset complete")).toHaveFocus();
    expect(screen.getByText("Take 5 minutes to note one thing from the grounding exercise.")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "6");
    fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(isClosed()).toBe(true);
  });

  test("what was typed is there on the way back and at the end, and is stored nowhere", () => {
    beginGrounding();
    const seen = within(screen.getByRole("group", { name: "3 things you see" })).getAllByRole("textbox");
    expect(seen).toHaveLength(3);
    expect(
      within(screen.getByRole("group", { name: "2 things you feel" })).getAllByRole("textbox"),
    ).toHaveLength(2);
    fireEvent.change(seen[1] as HTMLElement, { target: { value: " The lamp " } });
    fireEvent.change(screen.getByRole("textbox", { name: "1 thing you hear" }), {
      target: { value: "Rain" },
    });
    press("Continue");
    fireEvent.change(screen.getByLabelText("Lookout"), { target: { value: "Jo" } });
    press("Back");
    expect(screen.getByDisplayValue("The lamp", { normalizer: (text) => text.trim() })).toBeVisible();
    press("Continue");
    expect(screen.getByLabelText("Lookout")).toHaveValue("Jo");
    press("Continue");
    press("One tiny action (Echo suggests)");
    const noticed = within(screen.getByRole("list", { name: "What you noticed" })).getAllByRole("listitem");
    expect(noticed.map(({ textContent }) => textContent)).toEqual(["The lamp", "Rain"]);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/lamp|Jo/);
  });

  test("'Keep talking' leads to Echo", () => {
    beginGrounding();
    press("Continue");
    press("Continue");
    press("Keep talking");
    expect(isClosed()).toBe(true);
    expect(addresses.at(-1)).toMatch(/^\/echo\?context=I\+just\+did/);
  });
});
