import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { HandoverFilter } from "./handover-filters.rules.ts";

interface HandoverFiltersProps {
  filter: HandoverFilter;
  onChange: (filter: HandoverFilter) => void;
}

/** Filters handovers by text and day. */
export function HandoverFilters({ filter, onChange }: HandoverFiltersProps) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem] print:hidden">
      <Field label="Search handovers" className="max-sm:col-span-2">
        <Input
          type="search"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </Field>
      <Field label="From">
        <Input
          type="date"
          value={filter.from}
          onChange={(event) => onChange({ ...filter, from: event.target.value })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          value={filter.to}
          onChange={(event) => onChange({ ...filter, to: event.target.value })}
        />
      </Field>
    </div>
  );
}
