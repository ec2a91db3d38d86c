import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BOUNDARY_STEPS } from "#shared/boundaries/phrases.content.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { BoundaryBuilderSection } from "./boundary-builder-section.tsx";

const [NAME, STATE] = BOUNDARY_STEPS;
const first = NAME?.phrases.personal[0] ?? "";
const stated = STATE?.phrases.work[0] ?? "";
async function open() {
  const rendered = renderScreen(<BoundaryBuilderSection />);
  await screen.findByRole("button", { name: "1. Name it" });
  return rendered;
}
const button = (name: string) => screen.getByRole("button", { name });

afterEach(() => vi.useRealTimers());

describe("the three steps", () => {
  test("stand in their order, with phrases for the chosen part of life", async () => {
    const { person } = await open();
    const steps = screen.getAllByRole("button", { expanded: false, name: /^[123]\. / });
    expect(steps.map(({ textContent }) => textContent)).toEqual(["2. State it", "3. Offer it"]);
    expect(button("1. Name it")).toHaveAttribute("aria-expanded", "true");
    const phrases = () =>
      within(screen.getByRole("list", { name: "Phrases: Name it" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(phrases()).toEqual(NAME?.phrases.personal);
    await person.click(screen.getByRole("radio", { name: "Family" }));
    expect(phrases()).toEqual(NAME?.phrases.family);
  });

  test("a phrase is copied, with a tick for two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { person } = await open();
    const copy = button(`Copy: ${first}`);
    const icon = () => copy.querySelector("svg")?.getAttribute("class");
    expect(icon()).toContain("lucide-copy");
    await person.click(copy);
    expect(await screen.findByText("Copied to clipboard")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(first);
    expect(icon()).toContain("lucide-check");
    await act(() => vi.advanceTimersByTime(2_000));
    expect(icon()).toContain("lucide-copy");
  });

  test("says what to do when copying is refused", async () => {
    const { person } = await open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(
      new DOMException("No", "NotAllowedError"),
    );
    await person.click(button(`Copy: ${first}`));
    expect(await screen.findByText("Copy failed")).toBeInTheDocument();
    expect(screen.getByText("Please copy manually")).toBeInTheDocument();
  });

  test("a stated phrase begins a new boundary, and what was typed can be brought back", async () => {
    const { person } = await open();
    await person.click(button("Set a boundary"));
    await person.type(screen.getByLabelText("Statement"), "My own words");
    await person.click(screen.getByRole("radio", { name: "Work" }));
    await person.click(button("2. State it"));
    await person.click(button(`Use in a new boundary: ${stated}`));
    expect(screen.getByLabelText("Statement")).toHaveValue(stated);
    expect(screen.getByLabelText("Type")).toHaveValue("work");
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await person.click(button("Bring it back"));
    expect(screen.getByLabelText("Statement")).toHaveValue("My own words");
    // The form that opens again begins with what was typed, not with the phrase.
    await person.click(button("Set a boundary"));
    await person.click(button("Set a boundary"));
    expect(screen.getByLabelText("Statement")).toHaveValue("My own words");
  });

  test("a boundary that was used is logged", async () => {
    const { person } = await open();
    await person.click(button("Log a Boundary You Used"));
    expect(await screen.findByText("Boundary logged")).toBeInTheDocument();
    expect(screen.getByText("Great job protecting your capacity!")).toBeInTheDocument();
    expect(await api.get<CheckIn[]>(WELLNESS_PATHS.checkIns)).toMatchObject([
      { energy: "Steady", stress: 3, mood: "Neutral", source: "boundary-builder" },
    ]);
  });
});
