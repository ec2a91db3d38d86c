import { useNextMilestones } from "./milestones.api.ts";
import { useReorderObjectives } from "./objective-actions.api.ts";
import { ObjectiveFilters } from "./objective-filters.tsx";
import { ObjectiveList } from "./objective-list.tsx";
import { orderAfterMove } from "./objective-order.rules.ts";
import { ObjectiveToolbar } from "./objective-toolbar.tsx";
import { NothingFound, NothingMatches } from "./objectives-empty.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { useObjectiveView } from "./use-objective-view.ts";
import type { useSelection } from "./use-selection.ts";

interface LoadedObjectivesProps {
  view: ReturnType<typeof useObjectiveView>;
  selection: ReturnType<typeof useSelection>;
  /** The word for objectives in the current mode. */
  label: string;
}

/** The list of objectives with its search, filters and order. */
export function LoadedObjectives({ view, selection, label }: LoadedObjectivesProps) {
  const { shown, sorted } = view;
  const { data: nextMilestones } = useNextMilestones();
  const { mutate: reorder } = useReorderObjectives();
  const move = (from: number, to: number) => {
    const ids = sorted.map(({ id }) => id);
    const shownIds = shown.map(({ id }) => id);
    reorder({ ids: orderAfterMove(ids, shownIds, { from, to }) });
  };
  return (
    <>
      <ObjectiveFilters
        counts={view.counts}
        status={view.status}
        onStatusChange={view.setStatus}
        pillar={view.pillar}
        onPillarChange={view.setPillar}
      />
      <ObjectiveToolbar
        search={view.search}
        onSearchChange={view.setSearch}
        searchNote={view.searchNote}
        sort={view.sort}
        onSortChange={view.setSort}
        isSelecting={selection.isSelecting}
        onSelectingChange={(isSelecting) => (isSelecting ? selection.start() : selection.stop())}
      />
      {shown.length > 0 && (
        <ObjectiveList
          key={view.list}
          objectives={shown}
          label={label}
          nextMilestones={nextMilestones}
          askedId={view.askedId}
          selectedIds={selection.isSelecting ? selection.ids : null}
          onToggle={selection.toggle}
          onMove={view.sort === "own" ? move : null}
        />
      )}
      {shown.length === 0 && view.isSearching && (
        <NothingFound search={view.search} onClear={() => view.setSearch("")} />
      )}
      {shown.length === 0 && !view.isSearching && (
        <NothingMatches
          status={view.status}
          pillar={view.pillar}
          onClearPillar={() => view.setPillar("all")}
          onShowStatus={view.setStatus}
        />
      )}
      {selection.isSelecting && (
        <SelectionBar
          selected={shown.filter(({ id }) => selection.ids.has(id))}
          count={shown.length}
          onSelectAll={() => selection.selectAll(shown.map(({ id }) => id))}
          onDone={selection.stop}
        />
      )}
    </>
  );
}
