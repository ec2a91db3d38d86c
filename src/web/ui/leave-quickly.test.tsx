import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LeaveQuickly } from "./leave-quickly.tsx";

const replace = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, "replace").mockImplementation(replace);
  render(<LeaveQuickly />);
});
afterEach(() => {
  vi.restoreAllMocks();
  replace.mockReset();
  document.documentElement.hidden = false;
});

/** Escape at a moment, in milliseconds. */
function pressAt(moment: number, options: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...options });
  Object.defineProperty(event, "timeStamp", { value: moment });
  document.body.dispatchEvent(event);
}

test("one press hides the page and puts a neutral site in its place", () => {
  fireEvent.click(screen.getByRole("button", { name: "Leave quickly" }));
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://www.wikipedia.org/");
  expect(document.documentElement.hidden).toBe(true);
});

test("Escape three times within two seconds does the same, even when something else keeps the key to itself", () => {
  const keep = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener("keydown", keep, { capture: true });
  pressAt(1000);
  pressAt(1900);
  expect(replace).not.toHaveBeenCalled();
  pressAt(2900);
  document.removeEventListener("keydown", keep, { capture: true });
  expect(replace).toHaveBeenCalledOnce();
});

test("Escape now and then does not", () => {
  for (const moment of [1000, 2500, 4000, 5500]) pressAt(moment);
  expect(replace).not.toHaveBeenCalled();
});

test("a held key and one that belongs to an input method do not count", () => {
  pressAt(1000);
  for (const moment of [1100, 1200]) pressAt(moment, { repeat: true });
  for (const moment of [1300, 1400]) pressAt(moment, { isComposing: true });
  expect(replace).not.toHaveBeenCalled();
});
