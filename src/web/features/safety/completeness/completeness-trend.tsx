import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lcesTrendQuery } from "#web/features/safety/safety.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { formatDay } from "#web/platform/time/format-date.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TrendChart } from "#web/ui/trend-chart.tsx";

/** The plan's completeness at the end of each day, collapsed. */
export function CompletenessTrend() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible title="Over time" open={isOpen} onOpenChange={setOpen}>
      <Trend />
    </Collapsible>
  );
}

function Trend() {
  const { mode } = useMode();
  const day = useOwnDay();
  const { data, error, isFetching, refetch } = useQuery(lcesTrendQuery(mode.id, day));
  if (error) {
    return (
      <ErrorState
        message={sentenceOf(error, "Couldn't load the chart.")}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <TrendChart
      label="Completeness"
      each="Day"
      names={data.map(({ day }) => formatDay(day))}
      lines={[
        {
          label: "Completeness",
          min: 0,
          max: 100,
          scale: ["0%", "100%"],
          values: data.map(({ percent }) => percent),
          texts: data.map(({ percent }) => `${percent}%`),
        },
      ]}
    />
  );
}
