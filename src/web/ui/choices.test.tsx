import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { CheckboxCards } from "./checkbox-cards.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { RadioCards } from "./radio-cards.tsx";

const pillars = [
  { value: "Presence", label: "Presence", description: "Awareness" },
  { value: "Purpose", label: "Purpose" },
  { value: "Peace", label: "Peace" },
] as const;
type Pillar = (typeof pillars)[number]["value"];

test("filter chips are one choice, each with its count", async () => {
  function Chips() {
    const [status, setStatus] = useState("all");
    const options = [
      { value: "all", label: "All", count: 12 },
      { value: "active", label: "Active", count: 7 },
    ];
    return <FilterChips label="Status" options={options} value={status} onValueChange={setStatus} />;
  }
  render(<Chips />);
  expect(screen.getByRole("radiogroup", { name: "Status" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "All 12" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Active 7" }));
  expect(screen.getByRole("radio", { name: "Active 7" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "All 12" })).not.toBeChecked();
});

test("radio cards are a named, described group", async () => {
  function Cards() {
    const [pillar, setPillar] = useState<Pillar | null>(null);
    return (
      <RadioCards
        legend="Pillar"
        required
        error="Choose one."
        options={pillars}
        value={pillar}
        onValueChange={setPillar}
      />
    );
  }
  render(<Cards />);
  const group = screen.getByRole("radiogroup", { name: "Pillar" });
  expect(group).toBeRequired();
  expect(group).toHaveAccessibleDescription("Choose one.");
  expect(screen.getByRole("radio", { name: "Presence" })).toHaveAccessibleDescription("Awareness");
  await userEvent.click(screen.getByText("Purpose"));
  expect(screen.getByRole("radio", { name: "Purpose" })).toBeChecked();
});

test("checkbox cards give the chosen values in the order of the options", async () => {
  const chosen: Pillar[][] = [];
  function Cards() {
    const [value, setValue] = useState<Pillar[]>(["Peace"]);
    const change = (next: Pillar[]) => {
      chosen.push(next);
      setValue(next);
    };
    return <CheckboxCards legend="Pillars" options={pillars} value={value} onValueChange={change} />;
  }
  render(<Cards />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Presence" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Peace" }));
  expect(chosen).toEqual([["Presence", "Peace"], ["Presence"]]);
});
