import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import {
  DAILY_TREND_DAYS,
  TREND_PERIODS,
  type TrendRange,
  trendSpans,
  YEAR_DAYS,
} from "#shared/wellness/trends.rules.ts";
import { trendCsv } from "#shared/wellness/trends-csv.rules.ts";
import { trendSentence } from "#shared/wellness/trends-sentence.rules.ts";
import type { CheckIn, TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import { saveAs } from "#web/features/downloads/downloads.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { directionsInWords } from "../mood-trend.rules.ts";
import { trendCheckInsQuery, useCheckIns } from "../wellness.api.ts";
import { SpanChart } from "./span-chart.tsx";
import { MARK_IDS, markLabel, useTrendMarks } from "./use-trend-marks.ts";

const inWords = (days: number) => (days === YEAR_DAYS ? "year" : `${days} days`);
const PERIOD_OPTIONS = TREND_PERIODS.map((days) => ({
  value: String(days),
  label: days === YEAR_DAYS ? "1 year" : `${days} days`,
}));

const withoutNotes = (checkIns: TimedCheckIn[]) =>
  checkIns.map((checkIn): CheckIn => ({ note: null, ...checkIn }));

/** Mood, energy and stress over a period, in a sentence, as lines and as numbers. */
export function Trends() {
  const day = useOwnDay();
  const [days, setDays] = useState<number>(DAILY_TREND_DAYS);
  const { data: all, error, isFetching, refetch } = useCheckIns();
  const { data: recent } = useQuery({
    ...trendCheckInsQuery(day.today),
    enabled: false,
    select: withoutNotes,
  });
  // What the dashboard has read shows at once, until the notes arrive.
  const checkIns = all ?? (days <= DAILY_TREND_DAYS ? recent : undefined);
  return (
    <>
      <Segmented
        label="How far back"
        options={PERIOD_OPTIONS}
        value={String(days)}
        onValueChange={(value) => setDays(Number(value))}
        className="mb-4 max-w-md"
      />
      {checkIns ? (
        <Period checkIns={checkIns} range={{ ...day, days }} />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, "Couldn't load your check-ins.")}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <Waiting className="grid gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-80 w-full" />
        </Waiting>
      )}
    </>
  );
}

function Period({ checkIns, range }: { checkIns: readonly CheckIn[]; range: TrendRange }) {
  const { today, timeZone, days } = range;
  const spans = useMemo(
    () => trendSpans(checkIns, { today, timeZone, days }),
    [checkIns, today, timeZone, days],
  );
  const sentences = useMemo(
    () => sentencesAbout(checkIns, { today, timeZone, days }),
    [checkIns, today, timeZone, days],
  );
  const { isShown, toggle, marks, failed, retry } = useTrendMarks(range);
  if (spans.every((span) => span.checkIns.length === 0)) {
    return (
      <p role="status" className="text-ink-2">
        No check-ins in the last {inWords(days)}.
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      {sentences && (
        <p role="status" className="max-w-reading text-pretty">
          {sentences}
        </p>
      )}
      <SpanChart key={days} spans={spans} marks={marks} />
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className="text-ink-2 text-sm">Show what else happened then</legend>
        {MARK_IDS.map((id) => (
          <label key={id} className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={isShown(id)}
              onChange={() => toggle(id)}
              className="size-5 shrink-0 accent-accent"
            />
            {markLabel(id)}
          </label>
        ))}
      </fieldset>
      {failed.length > 0 && (
        <ErrorState message={`Couldn't load: ${failed.map(markLabel).join(", ")}.`} onRetry={retry} />
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => download(checkIns, range)}>
        <Download aria-hidden="true" className="size-4" />
        Download CSV
      </Button>
    </div>
  );
}

/** What the period says and where the last two weeks go, or null with too few check-ins. */
function sentencesAbout(checkIns: readonly CheckIn[], range: TrendRange): string | null {
  const sentence = trendSentence(checkIns, range, formatDay);
  return sentence && [sentence, ...directionsInWords(checkIns, range)].join(" ");
}

function download(checkIns: readonly CheckIn[], range: TrendRange): void {
  const csv = new Blob([trendCsv(checkIns, range)], { type: "text/csv;charset=utf-8" });
  saveAs(csv, `check-ins_${range.today}_${range.days}-days.csv`);
}
