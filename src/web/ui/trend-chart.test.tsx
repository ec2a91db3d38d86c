import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { SparkLine } from "./spark-line.tsx";
import { TrendChart, type TrendChartProps } from "./trend-chart.tsx";

const WORDS = ["Down", "Neutral", "Up"];
const lineOf = (label: string, ...values: (number | null)[]) => ({
  label,
  min: 1,
  max: 3,
  scale: ["Down", "Up"] as const,
  values,
  texts: values.map((value) => (value === null ? "" : (WORDS[value - 1] ?? ""))),
});
const chart = (changes: Partial<TrendChartProps> = {}) => {
  const lines = changes.lines ?? [lineOf("Mood", 1, null, 3, null)];
  const names = lines[0]?.values.map((_, index) => `March ${index + 1}`) ?? [];
  return render(<TrendChart label="Mood" each="Day" names={names} lines={lines} {...changes} />);
};
const rows = () =>
  within(screen.getByRole("table", { name: "Mood by day, newest first" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

describe("a trend chart", () => {
  test("says where a line begins and ends, and shows its numbers on request", async () => {
    chart({ marks: [{ label: "Handovers", counts: [0, 1, 2, 0] }] });
    expect(screen.getByRole("img", { name: "Mood from March 1, Down, to March 3, Up" })).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "The numbers" }));
    expect(rows()).toEqual(["March 3Up2", "March 1Down0"]);
  });

  test("without a value has no table, and says so", () => {
    chart({ lines: [lineOf("Mood", null, null)] });
    expect(screen.getByRole("img", { name: "Mood: nothing yet" })).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("March 2Nothing recorded");
  });

  test("of one day has nothing to choose", () => {
    chart({ lines: [lineOf("Mood", 3)] });
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("March 1Up");
  });

  test("tells the newest day first, and the arrow keys go through all of them", async () => {
    const details = (index: number) => <p>Note {index + 1}</p>;
    chart({ lines: [lineOf("Mood", 1, null, 3, null), lineOf("Energy", 2, null, 2, null)], details });
    const status = screen.getByRole("status");
    const slider = screen.getByRole("slider", { name: "Mood by day" });
    expect(status).toHaveTextContent("March 3Mood Up · Energy NeutralNote 3");
    await userEvent.tab();
    expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(slider).toHaveAttribute("aria-valuetext", "March 2");
    expect(status).toHaveTextContent("March 2Nothing recordedNote 2");
    await userEvent.keyboard("{Home}");
    expect(status).toHaveTextContent("March 1Mood Down · Energy NeutralNote 1");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(slider).toHaveAttribute("aria-valuetext", "March 4");
  });
});

describe("a line", () => {
  const pathsOf = (...values: (number | null)[]) => {
    const { container } = render(<SparkLine values={values} min={1} max={3} className="size-10" />);
    return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  };

  test("joins neighbors, and has a gap where a value is missing", () => {
    const [line, dots, last] = pathsOf(1, 2, null, 3);
    expect(line).toBe("M5.00 35.00L35.00 20.00M95.00 5.00");
    expect(dots?.match(/M/g)).toHaveLength(3);
    expect(last).toBe("M95.00 5.00h0");
  });

  test("draws a single value, and keeps what is out of scale inside", () => {
    expect(pathsOf(9)).toEqual(["M50.00 5.00", "M50.00 5.00h0", "M50.00 5.00h0"]);
    expect(pathsOf(null).join("")).toBe("");
  });
});
