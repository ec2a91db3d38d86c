import { Collapsible } from "./collapsible.tsx";
import { cx } from "./cx.ts";

export type TrendPoint = {
  /** The day, in words: "November 21". */
  name: string;
  /** Null on a day without a value. */
  value: number | null;
};

export type SparkLineProps = {
  points: readonly TrendPoint[];
  min: number;
  max: number;
  /** Sets the size, such as "h-16 w-full". */
  className: string;
};

const WIDTH = 100;
const HEIGHT = 40;
/** Keeps the dots at the edges from being clipped. */
const MARGIN = 5;

type Place = { index: number; x: number; y: number };

/** Only the line, hidden from screen readers. Dashed across days without a value. */
export function SparkLine({ points, min, max, className }: SparkLineProps) {
  const places = points.flatMap(({ value }, index): Place[] => {
    if (value === null) return [];
    const across = points.length > 1 ? index / (points.length - 1) : 0.5;
    const up = max > min ? (value - min) / (max - min) : 0.5;
    return [
      {
        index,
        x: MARGIN + across * (WIDTH - 2 * MARGIN),
        y: HEIGHT - MARGIN - Math.min(1, Math.max(0, up)) * (HEIGHT - 2 * MARGIN),
      },
    ];
  });
  const steps = places.slice(1).map((to, index) => ({ from: places[index] ?? to, to }));
  const isNextDay = ({ from, to }: (typeof steps)[number]) => to.index - from.index === 1;
  const path = (parts: typeof steps) => parts.map(({ from, to }) => `M${at(from)}L${at(to)}`).join("");
  const last = places.at(-1);
  // The SVG is stretched to its box but strokes are not, so a dot is a line of zero length.
  const line = { vectorEffect: "non-scaling-stroke", strokeLinecap: "round", fill: "none" } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx(
        "block shrink-0 overflow-visible stroke-accent forced-colors:stroke-[Highlight]",
        className,
      )}
    >
      <path {...line} d={path(steps.filter(isNextDay))} strokeWidth="2" />
      <path
        {...line}
        d={path(steps.filter((step) => !isNextDay(step)))}
        strokeWidth="1.5"
        strokeDasharray="1 5"
        className="opacity-80"
      />
      <path {...line} d={places.map((place) => `M${at(place)}h0`).join("")} strokeWidth="5" />
      {last && <path {...line} d={`M${at(last)}h0`} strokeWidth="9" />}
    </svg>
  );
}

const at = ({ x, y }: Place): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

export type TrendLineProps = Omit<SparkLineProps, "className"> & {
  /** What it shows: "Mood". */
  label: string;
  /** A value in words: 2.5 => "between Neutral and Up". */
  valueText: (value: number) => string;
  className?: string;
};

/** Values over days: a line with its scale, and the same numbers as a table on request. */
export function TrendLine({ label, points, min, max, valueText, className }: TrendLineProps) {
  const measured = points.filter((point): point is { name: string; value: number } => point.value !== null);
  const [first, last] = [measured[0], measured.at(-1)];
  const summary =
    first && last
      ? `${label} from ${first.name}, ${valueText(first.value)}, to ${last.name}, ${valueText(last.value)}`
      : `${label}: nothing yet`;
  return (
    <figure className={cx("min-w-0", className)}>
      <div role="img" aria-label={summary} className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="flex flex-col justify-between py-1 text-right text-ink-2 text-xs">
          <span>{valueText(max)}</span>
          <span>{valueText(min)}</span>
        </div>
        <div className="rounded-control border border-hairline bg-paper px-1">
          <SparkLine points={points} min={min} max={max} className="h-32 w-full" />
        </div>
        <div className="col-start-2 mt-1 flex justify-between gap-3 text-ink-2 text-xs">
          <span>{points[0]?.name}</span>
          <span>{points.at(-1)?.name}</span>
        </div>
      </div>
      {measured.length > 0 && (
        <Collapsible title="The numbers" className="mt-1">
          <table className="w-full text-sm">
            <caption className="sr-only">{label} by day, newest first</caption>
            <thead>
              <tr className="text-left text-ink-2">
                <th scope="col" className="py-1 font-normal">
                  Day
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {label}
                </th>
              </tr>
            </thead>
            <tbody>
              {measured.toReversed().map(({ name, value }) => (
                <tr key={name} className="border-hairline border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {name}
                  </th>
                  <td className="tabular py-1.5 text-right font-semibold">{valueText(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Collapsible>
      )}
    </figure>
  );
}
