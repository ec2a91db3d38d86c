import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import type { BoundaryFilter, KeptFilter } from "./boundary-filters.rules.ts";
import { TYPE_OPTIONS } from "./boundary-form.rules.ts";

const TYPES: readonly { value: BoundaryFilter["type"]; label: string }[] = [
  { value: "all", label: "All types" },
  ...TYPE_OPTIONS,
];

const KEPT: readonly { value: KeptFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "honored", label: "Honored" },
  { value: "not-honored", label: "Not honored" },
  { value: "unanswered", label: "No answer yet" },
];

interface BoundaryFiltersProps {
  filter: BoundaryFilter;
  onChange: (filter: BoundaryFilter) => void;
}

/** Filters boundaries by text, type and newest answer. */
export function BoundaryFilters({ filter, onChange }: BoundaryFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_10rem]">
      <Field label="Search boundaries" className="max-sm:col-span-2">
        <Input
          type="search"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </Field>
      <Field label="Type">
        <NativeSelect
          options={TYPES}
          value={filter.type}
          onChange={({ target }) => onChange({ ...filter, type: target.value as BoundaryFilter["type"] })}
        />
      </Field>
      <Field label="Last time">
        <NativeSelect
          options={KEPT}
          value={filter.kept}
          onChange={({ target }) => onChange({ ...filter, kept: target.value as KeptFilter })}
        />
      </Field>
    </div>
  );
}
