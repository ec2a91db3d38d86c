import { type ReactNode, useState } from "react";
import { trendSeries } from "#shared/wellness/trend.rules.ts";
import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { TrendLine } from "#web/ui/trend-line.tsx";
import { MOOD, pointsOf, TREND_KINDS, TREND_PERIODS, trendInWords } from "./mood-trend.rules.ts";

export interface MoodTrendDialogProps {
  checkIns: readonly TimedCheckIn[];
  day: OwnDay;
  onClose: () => void;
  /** Buttons at the bottom. */
  footer?: ReactNode;
}

const KIND_OPTIONS = TREND_KINDS.map(({ id, label }) => ({ value: id, label }));
const PERIOD_OPTIONS = TREND_PERIODS.map((days) => ({ value: String(days), label: `${days} days` }));

/** Mood, energy or stress over the last weeks, as a line and as numbers. */
export function MoodTrendDialog({ checkIns, day, onClose, footer }: MoodTrendDialogProps) {
  const [kindId, setKindId] = useState(MOOD.id);
  const [days, setDays] = useState<number>(TREND_PERIODS[0]);
  const kind = TREND_KINDS.find(({ id }) => id === kindId) ?? MOOD;
  const points = pointsOf(trendSeries(checkIns, day, days), kind.id);
  const words = trendInWords(kind, checkIns, day);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Mood Trend"
      description="From your own check-ins. If you checked in more than once in a day, the chart shows the average."
      footer={footer}
    >
      <div className="mb-4 grid gap-2 sm:grid-cols-[1.4fr_1fr]">
        <Segmented label="What to show" options={KIND_OPTIONS} value={kindId} onValueChange={setKindId} />
        <Segmented
          label="How far back"
          options={PERIOD_OPTIONS}
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
        />
      </div>
      <p role="status" className="mb-2 min-h-6 text-sm">
        {points.every(({ value }) => value === null)
          ? `No check-ins in the last ${days} days.`
          : words && `${kind.label}: ${words}.`}
      </p>
      <TrendLine
        label={kind.label}
        points={points}
        min={kind.min}
        max={kind.max}
        valueText={kind.valueText}
      />
    </Dialog>
  );
}
