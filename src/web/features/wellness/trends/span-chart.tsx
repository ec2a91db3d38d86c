import {
  countInSpans,
  levelInWords,
  TREND_KINDS,
  type TrendKind,
  type TrendSpan,
} from "#shared/wellness/trends.rules.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { formatDay, formatDays, formatTime } from "#web/platform/time/format-date.ts";
import { TrendChart } from "#web/ui/trend-chart.tsx";
import { type MarkId, markInWords, markLabel } from "./use-trend-marks.ts";

const NOTES_SHOWN = 2;

interface SpanChartProps {
  spans: readonly TrendSpan<CheckIn>[];
  marks: readonly { id: MarkId; days: readonly string[] }[];
}

/** The lines of days or weeks, with notes and marks. */
export function SpanChart({ spans, marks }: SpanChartProps) {
  const isDaily = spans.every(({ from, to }) => from === to);
  const names = spans.map(({ from, to }) => formatDays(from, to));
  const notes = spans.map(({ checkIns }) => checkIns.filter(({ note }) => note !== null));
  const counts = marks.map(({ id, days }) => ({
    id,
    label: markLabel(id),
    counts: countInSpans(spans, days),
  }));
  const hasNotes = notes.some(({ length }) => length > 0);
  const details = (index: number) => {
    const [shown, more] = [
      notes[index]?.slice(0, NOTES_SHOWN) ?? [],
      (notes[index]?.length ?? 0) - NOTES_SHOWN,
    ];
    const marked = counts.flatMap((row) => {
      const count = row.counts[index] ?? 0;
      return count > 0 ? markInWords(row.id, count) : [];
    });
    return (
      <>
        {shown.map(({ id, createdAt, note }) => (
          <p key={id} className="mt-1 line-clamp-3 break-words text-ink-2">
            {isDaily ? formatTime(createdAt) : formatDay(createdAt)}: {note}
          </p>
        ))}
        {more > 0 && (
          <p className="mt-1 text-ink-2">And {more === 1 ? "1 more note" : `${more} more notes`}.</p>
        )}
        {marked.length > 0 && (
          <p className="mt-1 text-ink-2">
            {isDaily ? "The same day" : "The same week"}: {marked.join(", ")}.
          </p>
        )}
      </>
    );
  };
  return (
    <TrendChart
      label="Mood, energy and stress"
      each={isDaily ? "Day" : "Week"}
      names={names}
      ends={[formatDay(spans[0]?.from ?? ""), formatDay(spans.at(-1)?.to ?? "")]}
      lines={TREND_KINDS.map((kind) => lineOf(kind, spans))}
      marks={[
        ...(hasNotes ? [{ label: "Notes", counts: notes.map(({ length }) => length) }] : []),
        ...counts,
      ]}
      {...((hasNotes || marks.length > 0) && { details })}
    />
  );
}

function lineOf(kind: TrendKind, spans: readonly TrendSpan[]) {
  const medians = spans.map((span) => span.medians[kind.id]);
  const atLevel = (level: number) => levelInWords(kind, { low: level, high: level, value: level });
  return {
    label: kind.label,
    min: kind.min,
    max: kind.max,
    scale: [atLevel(kind.min), atLevel(kind.max)],
    values: medians.map((median) => median?.value ?? null),
    texts: medians.map((median) => (median ? levelInWords(kind, median) : "")),
  } as const;
}
