import { Download, Printer } from "lucide-react";
import { useState } from "react";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import { downloadExport } from "#web/features/downloads/downloads.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { useBriefings } from "./handover.api.ts";
import {
  filterHandovers,
  filterInWords,
  type HandoverFilter,
  isFiltered,
  latestDayFirst,
  NO_FILTER,
} from "./handover-filters.rules.ts";
import { HandoverFilters } from "./handover-filters.tsx";
import { HandoverList } from "./handover-list.tsx";

/** All handovers, with search, printing and export. A handover can be edited on the day it was logged. */
export function HandoverLog() {
  const { data: briefings, error, isPending, isFetching, refetch } = useBriefings();
  return (
    <section aria-labelledby="handover-log" className="mt-8 print:mt-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="handover-log" className="min-w-0 text-xl">
          Previous Handovers (ICS-214 Log)
        </h2>
        {briefings && briefings.length > 0 && <LogActions />}
      </div>
      {isPending && <LogSkeleton />}
      {error && !briefings && (
        <ErrorState
          title="Couldn't load your handovers"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {briefings?.length === 0 && (
        <EmptyState
          level={3}
          title="No handovers yet"
          text="At the end of your day, answer the three questions above. Your answers are kept here, and you'll see them the next morning."
        />
      )}
      {briefings && briefings.length > 0 && <FilteredLog briefings={briefings} />}
    </section>
  );
}

function FilteredLog({ briefings }: { briefings: readonly Briefing[] }) {
  const [filter, setFilter] = useState<HandoverFilter>(NO_FILTER);
  const [editedIds, setEditedIds] = useState<readonly string[]>([]);
  const setEditing = (id: string, isEditing: boolean) =>
    setEditedIds((ids) => (isEditing ? [...ids, id] : ids.filter((one) => one !== id)));
  const asked = useAskedFor("handover", { onAsked: () => setFilter(NO_FILTER) });
  useAskedFor("edit", { onAsked: (id) => setEditing(id, true) });
  const found = new Set(filterHandovers(briefings, filter));
  // One that is being edited stays, regardless of the search.
  const shown = latestDayFirst(briefings).filter(
    (briefing) => found.has(briefing) || editedIds.includes(briefing.id),
  );
  const count = `${found.size} ${found.size === 1 ? "handover" : "handovers"}`;
  return (
    <>
      <HandoverFilters filter={filter} onChange={setFilter} />
      <p role="status" className={isFiltered(filter) ? "mb-3 text-ink-2 text-sm print:hidden" : "sr-only"}>
        {isFiltered(filter) && `${count} of ${briefings.length}`}
      </p>
      <PrintedBy count={[count, filterInWords(filter)].filter(Boolean).join(" ")} />
      {shown.length > 0 ? (
        <HandoverList briefings={shown} asked={asked} editedIds={editedIds} onEditing={setEditing} />
      ) : (
        <EmptyState
          level={3}
          title="No handovers match"
          text="Try fewer words or other dates."
          action={
            <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
              Clear Filters
            </Button>
          }
        />
      )}
    </>
  );
}

function PrintedBy({ count }: { count: string }) {
  const { username } = useCurrentUser();
  return (
    <p className="mb-4 hidden print:block">
      {username}, printed on {formatFullDay(ownToday())}: {count}
    </p>
  );
}

function LogActions() {
  const { mode } = useMode();
  const [isExporting, setExporting] = useState(false);
  const download = async () => {
    setExporting(true);
    await downloadExport("handovers", mode.id);
    setExporting(false);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        Print
      </Button>
      <Button
        variant="secondary"
        onClick={() => void download()}
        pending={isExporting}
        pendingLabel="Exporting..."
      >
        <Download aria-hidden="true" className="size-4.5" />
        Export
      </Button>
    </div>
  );
}

function LogSkeleton() {
  return (
    <Waiting className="grid gap-3">
      {[1, 2, 3].map((entry) => (
        <div
          key={entry}
          data-testid="skeleton-card"
          aria-hidden="true"
          className="grid gap-3 rounded-card border border-hairline bg-card p-5"
        >
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-4 w-full max-w-reading" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </Waiting>
  );
}
