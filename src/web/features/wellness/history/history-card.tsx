import { useMemo, useState } from "react";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { ExportButton } from "#web/features/downloads/downloads.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Collapsible } from "#web/ui/collapsible.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { useCheckIns } from "../wellness.api.ts";
import {
  filterCheckIns,
  type HistoryFilter,
  isFiltered,
  NO_FILTER,
  selectedDay,
  withDays,
} from "./history.rules.ts";
import { HistoryCalendar } from "./history-calendar.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";

/** All check-ins: a calendar, and a list with their notes. */
export function HistoryCard() {
  const { data: checkIns, error, isFetching, refetch } = useCheckIns();
  return (
    <Card title="Your check-ins">
      {!checkIns && !error && (
        <Waiting className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-40 w-full" />
        </Waiting>
      )}
      {!checkIns && error && (
        <ErrorState
          title="Couldn't load your check-ins"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {checkIns?.length === 0 && (
        <p className="text-ink-2">
          Nothing here yet. After your first check-in, you can look back at your days and notes here.
        </p>
      )}
      {checkIns && checkIns.length > 0 && (
        <>
          <History checkIns={checkIns} />
          <div className="mt-3 flex justify-end">
            <ExportButton type="check-ins" what="check-ins" />
          </div>
        </>
      )}
    </Card>
  );
}

function History({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const day = useOwnDay();
  const [filter, setFilter] = useState<HistoryFilter>(NO_FILTER);
  const dated = useMemo(() => withDays(checkIns, day), [checkIns, day]);
  const shown = filterCheckIns(dated, filter);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-2">
        <HistoryCalendar
          dated={dated}
          day={day}
          selected={selectedDay(filter)}
          onSelect={(selected) => setFilter({ ...filter, from: selected ?? "", to: selected ?? "" })}
        />
        <Collapsible title="Filter" level={3}>
          <HistoryFilters filter={filter} onChange={setFilter} />
        </Collapsible>
      </div>
      <div className="min-w-0">
        <div role="status" className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-2 text-sm">
          {isFiltered(filter) && (
            <>
              {`${shown.length} of ${dated.length}`}
              <Button variant="link" size="sm" onClick={() => setFilter(NO_FILTER)}>
                Clear filters
              </Button>
            </>
          )}
        </div>
        {shown.length > 0 ? (
          <HistoryList key={JSON.stringify(filter)} dated={shown} />
        ) : (
          <p className="text-ink-2">No check-ins match. Try fewer filters or other dates.</p>
        )}
      </div>
    </div>
  );
}
