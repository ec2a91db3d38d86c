import { cx } from "./cx.ts";

export type SparkLineProps = {
  /** Null where there is no value. */
  values: readonly (number | null)[];
  min: number;
  max: number;
  /** Sets the size, such as "h-16 w-full". */
  className: string;
};

const WIDTH = 100;
const HEIGHT = 40;
/** With more values, dots would touch each other. */
const DOTS_MAX = 31;
/** Keeps the dots at the top and the bottom from being clipped. */
const MARGIN = 5;

/** How far from the left the value at an index lies, in percent of the width. */
export const acrossPercent = (index: number, count: number): number =>
  MARGIN + (count > 1 ? index / (count - 1) : 0.5) * (WIDTH - 2 * MARGIN);

// The SVG is stretched to its box but strokes are not, so a dot is a line of zero length.
const STROKE = { vectorEffect: "non-scaling-stroke", fill: "none" } as const;
const svgClass = "block shrink-0 overflow-visible forced-colors:stroke-[Highlight]";

/** Only the line, hidden from screen readers. It ends where a value is missing. */
export function SparkLine({ values, min, max, className }: SparkLineProps) {
  const places = values.map((value, index) => {
    if (value === null) return null;
    const up = max > min ? (value - min) / (max - min) : 0.5;
    const y = HEIGHT - MARGIN - Math.min(1, Math.max(0, up)) * (HEIGHT - 2 * MARGIN);
    return `${acrossPercent(index, values.length).toFixed(2)} ${y.toFixed(2)}`;
  });
  const line = places.map((place, index) => place && `${places[index - 1] ? "L" : "M"}${place}`).join("");
  const isAlone = (index: number) => !places[index - 1] && !places[index + 1];
  const dots = places.flatMap((place, index) =>
    place !== null && (places.length <= DOTS_MAX || isAlone(index)) ? `M${place}h0` : [],
  );
  const last = places.findLast((place) => place !== null);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx(svgClass, "stroke-accent", className)}
    >
      <path {...STROKE} d={line} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <path {...STROKE} d={dots.join("")} strokeWidth="5" strokeLinecap="round" />
      <path {...STROKE} d={last ? `M${last}h0` : ""} strokeWidth="9" strokeLinecap="round" />
    </svg>
  );
}

/** A tick for each index that has something, in a row, at the same distances as the values of a line. */
export function MarkLine({ counts, className }: { counts: readonly number[]; className: string }) {
  const marks = counts.map((count, index) =>
    count === 0 ? "" : `M${acrossPercent(index, counts.length).toFixed(2)} 3v4`,
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className={cx(svgClass, "stroke-ink-2", className)}
    >
      <path {...STROKE} d={marks.join("")} strokeWidth="3" />
    </svg>
  );
}
