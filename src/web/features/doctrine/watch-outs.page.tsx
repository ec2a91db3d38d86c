import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { PAGE_HELP } from "#shared/doctrine/help-texts.content.ts";
import { WATCH_OUTS, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import { signalsQuery, useShownSignals } from "#web/features/watch-outs/watch-outs.api.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { useAddress } from "#web/platform/shell/use-address.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { DailyReflection } from "./daily-reflection.tsx";
import { lessonsQuery } from "./doctrine.api.ts";
import { WatchOutCard } from "./watch-out-card.tsx";
import { WatchOutDialog } from "./watch-out-dialog.tsx";
import { categoryFilterOf, filterWatchOuts } from "./watch-out-filter.rules.ts";
import { WatchOutFilters } from "./watch-out-filters.tsx";

const ALL: readonly WatchOut[] = WATCH_OUTS;

/** The early signs: search them, see which fit what was recorded, and look at one. */
export function WatchOutsPage() {
  const [address, changeAddress] = useAddress();
  const filterText = address.get("filter");
  const openText = address.get("open");
  const [search, setSearch] = useState("");
  // Optional: after a failure there are no marks and no lessons, and no error.
  const { data } = useQuery(signalsQuery(ownTimeZone()));
  const signals = useShownSignals(data?.signals ?? []);
  usePrefetchQuery(lessonsQuery);

  const filter = categoryFilterOf(filterText);
  const shown = filterWatchOuts(ALL, filter, search);
  const signalOf = ({ id }: WatchOut) => signals.find((signal) => signal.id === id);
  const fitting = shown.filter(signalOf).length;
  const open = ALL.find(({ id }) => `W${id}` === openText?.toUpperCase());

  return (
    <>
      <PageHeader
        title="18 Universal Watch Outs"
        tagline="Early signs that something may need a look. Take what fits and leave the rest."
        actions={
          <>
            <HelpDialog {...PAGE_HELP["watch-outs"]} />
            <DailyReflection />
          </>
        }
      />
      <WatchOutFilters
        watchOuts={ALL}
        search={search}
        onSearchChange={setSearch}
        filter={filter}
        onFilterChange={(next) => changeAddress({ filter: next === "all" ? null : next })}
      />
      <p role="status" className="mt-4 mb-3 text-ink-2 text-sm">
        Showing {shown.length} of {ALL.length}
        {fitting > 0 && (
          <span className="text-warning-tint-ink">
            {" · "}
            {fitting} {fitting === 1 ? "fits" : "fit"} what you recorded
          </span>
        )}
      </p>
      {shown.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((watchOut) => (
            <li key={watchOut.id} className="min-w-0">
              <WatchOutCard
                watchOut={watchOut}
                signal={signalOf(watchOut)}
                search={search}
                onOpen={() => changeAddress({ open: `W${watchOut.id}` })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          title="No watch outs found matching your search"
          text="Try another word for how it feels, such as “stuck” or “rushed”."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch("");
                changeAddress({ filter: null });
              }}
            >
              Show all 18
            </Button>
          }
        />
      )}
      <Card aria-label="Where to go from here" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 text-ink-2">
          The Watch Outs are about what to notice. The Universal Orders are about what to do.
        </p>
        <div className="flex flex-wrap gap-2">
          <Link href="/universal-orders" className={buttonClass({ variant: "secondary" })}>
            Explore All 10 Universal Orders
          </Link>
          <ScreenLink href="/safety" className={buttonClass({ variant: "secondary" })}>
            Open your safety plan
          </ScreenLink>
        </div>
      </Card>
      {open && (
        <WatchOutDialog
          watchOut={open}
          signal={signalOf(open)}
          onClose={() => changeAddress({ open: null })}
        />
      )}
    </>
  );
}
