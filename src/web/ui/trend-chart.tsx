import { Slider } from "radix-ui";
import { type PointerEvent, type ReactNode, useState } from "react";
import { Collapsible } from "./collapsible.tsx";
import { cx } from "./cx.ts";
import { acrossPercent, MarkLine, SparkLine } from "./spark-line.tsx";

export type TrendLine = {
  /** What it shows: "Mood". */
  label: string;
  min: number;
  max: number;
  /** The ends of the scale in words, the lower one first. */
  scale: readonly [string, string];
  /** Null where there is no value. */
  values: readonly (number | null)[];
  /** The values in words. */
  texts: readonly string[];
};

export type TrendMarks = {
  label: string;
  counts: readonly number[];
};

export type TrendChartProps = {
  /** What all of it shows: "Mood, energy and stress". */
  label: string;
  /** What each point stands for. */
  each: "Day" | "Week";
  /** The days or weeks in words, the oldest first. */
  names: readonly string[];
  /** At the ends below the lines; by default the first and the last name. */
  ends?: readonly [string, string];
  lines: readonly TrendLine[];
  /** Rows of marks below the lines. */
  marks?: readonly TrendMarks[];
  /** Shown for the chosen point, below its values. */
  details?: (index: number) => ReactNode;
};

/**
 * Lines over days or weeks, one above the other. Pointing, tapping, dragging and the arrow keys choose a point, whose
 * values stand below in words. The same numbers are in a table on request.
 */
export function TrendChart(props: TrendChartProps) {
  const { label, each, names, lines, marks = [], details } = props;
  const last = names.length - 1;
  const newest = names.findLastIndex((_, index) => lines.some(({ values }) => values[index] != null));
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? (newest === -1 ? last : newest), last);
  const point = ({ clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== "mouse") return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  };
  const [begin, end] = props.ends ?? [names[0], names[last]];
  return (
    <figure className="min-w-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="grid content-start gap-2 text-right text-ink-2 text-xs">
          {lines.map((line) => (
            <div key={line.label} className={cx("flex flex-col justify-between", lineHeight(lines.length))}>
              <span>{line.scale[1]}</span>
              {lines.length > 1 && <span className="font-semibold text-ink">{line.label}</span>}
              <span>{line.scale[0]}</span>
            </div>
          ))}
          {marks.map((row) => (
            <span key={row.label} className="flex h-8 max-w-20 items-center justify-end leading-4">
              {row.label}
            </span>
          ))}
        </div>
        <div className="relative grid content-start gap-2 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
          {lines.map((line) => (
            <div
              key={line.label}
              role="img"
              aria-label={summaryOf(line, names)}
              className={cx("rounded-control border border-hairline bg-paper", lineHeight(lines.length))}
            >
              <SparkLine values={line.values} min={line.min} max={line.max} className="size-full" />
            </div>
          ))}
          {marks.map(({ label: of, counts }) =>
            counts.some((count) => count > 0) ? (
              <MarkLine key={of} counts={counts} className="h-8 w-full" />
            ) : (
              <p key={of} className="flex h-8 items-center pl-2 text-ink-2 text-xs">
                None
              </p>
            ),
          )}
          {last > 0 && (
            <Slider.Root
              value={[index]}
              max={last}
              onValueChange={([next = index]) => setChosen(next)}
              onPointerMove={point}
              // Radix wraps the thumb in an element that takes no class.
              className="absolute inset-y-0 cursor-crosshair touch-pan-y select-none *:last:h-full"
              style={{ left: `${acrossPercent(0, 2)}%`, right: `${acrossPercent(0, 2)}%` }}
            >
              <Slider.Track className="absolute inset-0" />
              <Slider.Thumb
                aria-label={`${label} by ${each.toLowerCase()}`}
                aria-valuetext={names[index] ?? ""}
                className="pointer-events-none block h-full w-px bg-ink-2 outline-none forced-colors:bg-[Highlight]"
              />
            </Slider.Root>
          )}
        </div>
        <div className="col-start-2 mt-1 flex justify-between gap-3 text-ink-2 text-xs">
          <span>{begin}</span>
          {last > 0 && <span>{end}</span>}
        </div>
      </div>
      <div role="status" className={cx("mt-3 text-sm", details && "min-h-28")}>
        <p className="font-semibold">{names[index]}</p>
        <p>
          {lines
            .filter(({ values }) => values[index] != null)
            .map((line) => (lines.length > 1 ? `${line.label} ${line.texts[index]}` : line.texts[index]))
            .join(" · ") || "Nothing recorded"}
        </p>
        {details?.(index)}
      </div>
      {newest !== -1 && (
        <Collapsible title="The numbers" className="mt-1">
          <TrendTable {...props} />
        </Collapsible>
      )}
    </figure>
  );
}

const lineHeight = (lines: number) => (lines > 1 ? "h-20" : "h-32");

function summaryOf({ label, values, texts }: TrendLine, names: readonly string[]): string {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  if (first === -1) return `${label}: nothing yet`;
  return `${label} from ${names[first]}, ${texts[first]}, to ${names[last]}, ${texts[last]}`;
}

/** The points that have a value, newest first. */
function TrendTable({ label, each, names, lines, marks = [] }: TrendChartProps) {
  const measured = names.flatMap((name, index) =>
    lines.some(({ values }) => values[index] != null) ? { name, index } : [],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with many columns it scrolls, by the arrow keys too
    <section aria-label="The numbers" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm wrap-normal">
        <caption className="sr-only">
          {label} by {each.toLowerCase()}, newest first
        </caption>
        <thead>
          <tr className="text-left text-ink-2">
            <th scope="col" className="py-1 font-normal">
              {each}
            </th>
            {[...lines, ...marks].map((column) => (
              <th key={column.label} scope="col" className="py-1 pl-3 text-right font-normal">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.toReversed().map(({ name, index }) => (
            <tr key={name} className="border-hairline border-t">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {lines.map((line) => (
                <td key={line.label} className="tabular py-1.5 pl-3 text-right font-semibold">
                  {line.texts[index]}
                </td>
              ))}
              {marks.map((row) => (
                <td key={row.label} className="tabular py-1.5 pl-3 text-right">
                  {row.counts[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
