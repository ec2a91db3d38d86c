import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatMoment, formatTimeOfDay } from "./format-date.ts";
import { chooseTimeZone, ownNoon, ownTimeZone } from "./own-day.ts";
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

test("another zone counts at once for the day, for times and for noon, and the device's own comes back", () => {
  vi.setSystemTime(new Date("2026-11-21T18:30:00Z"));
  render(<Day />);
  const deviceDay = screen.getByText(/^2026/).textContent;
  act(() => chooseTimeZone("Pacific/Kiritimati"));
  expect(screen.getByText("2026-11-22")).toBeInTheDocument();
  expect(ownTimeZone()).toBe("Pacific/Kiritimati");
  expect(ownNoon("2026-11-22")).toBe("2026-11-21T22:00:00.000Z");
  expect(formatMoment("2026-11-21T18:05:00Z")).toMatch(/^today at 0?8:05/);
  expect(formatMoment("2026-11-21T09:05:00Z")).toMatch(/21.* at (11:05 PM|23:05)/);
  expect(formatTimeOfDay("07:30")).toMatch(/^0?7:30/);
  act(() => chooseTimeZone(null));
  expect(screen.getByText(deviceDay)).toBeInTheDocument();
});
