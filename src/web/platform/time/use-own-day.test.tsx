import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOwnDay } from "./use-own-day.ts";

function Day() {
  return <p>{useOwnDay().today}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date("2026-11-21T23:50:00"));
});
afterEach(() => {
  vi.useRealTimers();
});

test("the day changes at midnight by itself, each midnight", () => {
  render(<Day />);
  act(() => vi.advanceTimersByTime(9 * 60_000));
  expect(screen.getByText("2026-11-21")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText("2026-11-22")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(24 * 60 * 60_000));
  expect(screen.getByText("2026-11-23")).toBeInTheDocument();
});

test.each([
  ["becomes visible", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["gets the focus", () => window.dispatchEvent(new Event("focus"))],
])("after a sleep, the day is right as soon as the tab %s", (_what, happen) => {
  render(<Day />);
  vi.setSystemTime(new Date("2026-11-25T08:00:00"));
  act(happen);
  expect(screen.getByText("2026-11-25")).toBeInTheDocument();
});
