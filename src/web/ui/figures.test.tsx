import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";
import { Ring } from "./ring.tsx";
import { Slider } from "./slider.tsx";

test.each([
  { value: 40, max: undefined, state: "loading", now: "40" },
  { value: 0, max: undefined, state: "loading", now: "0" },
  { value: 100, max: undefined, state: "complete", now: "100" },
  { value: 5, max: 5, state: "complete", now: "5" },
  { value: 6, max: 5, state: "indeterminate", now: null },
  { value: -1, max: undefined, state: "indeterminate", now: null },
  { value: null, max: undefined, state: "indeterminate", now: null },
  { value: 50, max: 0, state: "loading", now: "50" },
])("a progress bar at $value of $max is $state", ({ value, max, state, now }) => {
  render(<ProgressBar label="Steps" value={value} {...(max !== undefined && { max })} />);
  const bar = screen.getByRole("progressbar", { name: "Steps" });
  expect(bar).toHaveAttribute("data-state", state);
  expect(bar.getAttribute("aria-valuenow")).toBe(now);
});

test("a ring says what it shows", () => {
  render(<Ring percent={75} label="Safety readiness" />);
  expect(screen.getByRole("img", { name: "Safety readiness: 75%" })).toBeInTheDocument();
});

test("a slider moves by its step, shows each value and commits after each key", async () => {
  const seen: number[] = [];
  const committed: number[] = [];
  function Progress() {
    const [value, setValue] = useState(60);
    return (
      <Slider
        label="Progress"
        value={value}
        step={5}
        valueText={(percent) => `${percent}%`}
        onValueChange={(next) => seen.push(next)}
        onCommit={(next) => {
          committed.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Progress />);
  const slider = screen.getByRole("slider", { name: "Progress" });
  expect(slider).toHaveAttribute("aria-valuetext", "60%");
  await userEvent.tab();
  expect(slider).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Home}");
  expect(seen).toEqual([65, 70, 0]);
  expect(committed).toEqual([65, 70, 0]);
  expect(screen.getByText("0%")).toBeInTheDocument();
});
