import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { type FilterChip, FilterChips } from "#web/ui/filter-chips.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import {
  type Filtered,
  type PillarFilter,
  STATUS_FILTERS,
  type StatusFilter,
} from "./objective-filters.rules.ts";

const STATUS_WORDS: Record<StatusFilter, string> = {
  all: "All",
  active: "Active",
  completed: "Completed",
  archived: "Archived",
};

/** Each chip needs an icon component. */
const PILLAR_ICONS = Object.fromEntries(
  PILLARS.map((pillar) => [
    pillar,
    ({ className = "" }: { className?: string }) => <PillarIcon pillar={pillar} className={className} />,
  ]),
) as Record<Pillar, NonNullable<FilterChip<Pillar>["icon"]>>;

interface ObjectiveFiltersProps {
  counts: Pick<Filtered, "statusCounts" | "pillarCounts">;
  status: StatusFilter;
  onStatusChange: (status: StatusFilter) => void;
  pillar: PillarFilter;
  onPillarChange: (pillar: PillarFilter) => void;
}

/** Filters objectives by status, and by pillar within that status. */
export function ObjectiveFilters(props: ObjectiveFiltersProps) {
  const { statusCounts, pillarCounts } = props.counts;
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
      <FilterChips
        label="Status"
        options={STATUS_FILTERS.filter(
          (value) => value !== "archived" || value === props.status || statusCounts.archived > 0,
        ).map((value) => ({
          value,
          label: STATUS_WORDS[value],
          count: statusCounts[value],
        }))}
        value={props.status}
        onValueChange={props.onStatusChange}
      />
      <FilterChips<PillarFilter>
        label="Pillar"
        options={[
          { value: "all", label: "All Pillars", count: pillarCounts.all },
          ...PILLARS.map((value) => ({
            value,
            label: value,
            count: pillarCounts[value],
            icon: PILLAR_ICONS[value],
          })),
        ]}
        value={props.pillar}
        onValueChange={props.onPillarChange}
      />
    </div>
  );
}
