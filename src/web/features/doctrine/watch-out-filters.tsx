import { Search } from "lucide-react";
import { WATCH_OUT_CATEGORIES, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import { Field } from "#web/ui/field.tsx";
import { FilterChips } from "#web/ui/filter-chips.tsx";
import { Input } from "#web/ui/input.tsx";
import { type CategoryFilter, countIn } from "./watch-out-filter.rules.ts";

export interface WatchOutFiltersProps {
  watchOuts: readonly WatchOut[];
  search: string;
  onSearchChange: (search: string) => void;
  filter: CategoryFilter;
  onFilterChange: (filter: CategoryFilter) => void;
}

/** The search box and the category chips. */
export function WatchOutFilters(props: WatchOutFiltersProps) {
  const { watchOuts, search, onSearchChange, filter, onFilterChange } = props;
  const chip = (value: CategoryFilter, label: string) => ({
    value,
    label: `${label} (${countIn(watchOuts, value)})`,
  });
  return (
    <div className="grid gap-3 print:hidden">
      <Field label="Search Watch Outs" hideLabel className="max-w-lg">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
          />
          <Input
            type="search"
            value={search}
            onChange={(event) => onSearchChange(event.target.value)}
            placeholder="A word for how it feels: stuck, rushed..."
            autoComplete="off"
            enterKeyHint="search"
            className="pl-10"
          />
        </div>
      </Field>
      <FilterChips<CategoryFilter>
        label="Category"
        options={[chip("all", "All"), ...WATCH_OUT_CATEGORIES.map(({ id, label }) => chip(id, label))]}
        value={filter}
        onValueChange={onFilterChange}
      />
    </div>
  );
}
