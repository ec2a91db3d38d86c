import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { SparkLine, TrendLine } from "./trend-line.tsx";

const WORDS = ["Down", "Neutral", "Up"];
const valueText = (value: number) => WORDS[value - 1] ?? "between";
const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ name: `${index + 1} March`, value }));

describe("a trend line", () => {
  test("says where it begins and ends, and shows its numbers on request", async () => {
    render(
      <TrendLine label="Mood" points={points(1, null, 3, null)} min={1} max={3} valueText={valueText} />,
    );
    expect(screen.getByRole("img", { name: "Mood from 1 March, Down, to 3 March, Up" })).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "The numbers" }));
    const table = screen.getByRole("table", { name: "Mood by day, newest first" });
    expect(
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(["3 MarchUp", "1 MarchDown"]);
  });

  test("without a value has no table, and says so", () => {
    render(<TrendLine label="Mood" points={points(null, null)} min={1} max={3} valueText={valueText} />);
    expect(screen.getByRole("img", { name: "Mood: nothing yet" })).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("joins neighboring days with one line, and days apart with another", () => {
    const { container } = render(
      <SparkLine points={points(1, 2, null, 3)} min={1} max={3} className="size-10" />,
    );
    const [line, dashed, dots] = [...container.querySelectorAll("path")].map((path) =>
      path.getAttribute("d"),
    );
    expect(line).toBe("M5.00 35.00L35.00 20.00");
    expect(dashed).toBe("M35.00 20.00L95.00 5.00");
    expect(dots?.match(/M/g)).toHaveLength(3);
  });

  test("draws a single value, and keeps what is out of scale inside", () => {
    const { container } = render(<SparkLine points={points(9)} min={1} max={3} className="size-10" />);
    expect(container.innerHTML).toContain("M50.00 5.00h0");
    expect(container.innerHTML).not.toContain("NaN");
  });
});
