import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import { openCard, PATCH } from "#tests/support/objectives-screen.tsx";

describe("money", () => {
  test("what remains is said in words and figures", async () => {
    await openCard({ budget: "1250.00", actualCost: "300.50" });
    const remaining = screen.getByText("$949.50 left");
    expect(remaining).toHaveClass("text-good");
  });

  test("nothing left is still within the budget", async () => {
    await openCard({ budget: "300.50", actualCost: "300.50" });
    expect(screen.getByText("$0.00 left")).toHaveClass("text-good");
  });

  test("more than the budget is red, and says so", async () => {
    await openCard({ budget: "1000.00", actualCost: "1062.50" });
    expect(screen.getByText("-$62.50 over budget")).toHaveClass("text-danger");
  });

  test("is saved when its box is left, and can be emptied", async () => {
    const { person } = await openCard({ actualCost: "300.50" });
    expect(screen.getByText("Set a budget to see what's left.")).toBeInTheDocument();
    await person.type(screen.getByRole("spinbutton", { name: "Budget ($)" }), "500");
    await person.tab();
    expect(await screen.findByText("$199.50 left")).toBeInTheDocument();
    await person.clear(screen.getByRole("spinbutton", { name: "Actual cost ($)" }));
    await person.keyboard("{Enter}");
    await person.tab();
    expect(await screen.findByText("$500.00 left")).toBeInTheDocument();
    expect(api.bodies(PATCH)).toEqual([{ budget: "500" }, { actualCost: null }]);
  });

  test("an amount that cannot be stored is kept in its box, with the reason", async () => {
    const { person } = await openCard();
    const budget = screen.getByRole("spinbutton", { name: "Budget ($)" });
    await person.type(budget, "1.234{Enter}");
    expect(budget).toHaveAccessibleDescription(
      "Enter an amount from 0 to 99999999.99, with at most two decimals.",
    );
    expect(budget).toHaveValue(1.234);
    expect(api.bodies(PATCH)).toEqual([]);
  });

  test("a failed save keeps the amount", async () => {
    api.fail(PATCH, 500, "The disk is full.");
    const { person } = await openCard();
    const budget = screen.getByRole("spinbutton", { name: "Budget ($)" });
    await person.type(budget, "12{Enter}");
    await waitFor(() => expect(budget).toHaveAccessibleDescription("The disk is full."));
    expect(budget).toHaveValue(12);
  });
});
