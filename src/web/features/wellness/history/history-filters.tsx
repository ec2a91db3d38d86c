import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { ENERGY_CHOICES, type HistoryFilter, MOOD_CHOICES } from "./history.rules.ts";

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Filters the check-ins by mood, energy, note and day. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const set = (changes: Partial<HistoryFilter>) => onChange({ ...filter, ...changes });
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Mood">
        <NativeSelect
          options={MOOD_CHOICES}
          value={filter.mood}
          onChange={({ target }) => set({ mood: target.value as HistoryFilter["mood"] })}
        />
      </Field>
      <Field label="Energy">
        <NativeSelect
          options={ENERGY_CHOICES}
          value={filter.energy}
          onChange={({ target }) => set({ energy: target.value as HistoryFilter["energy"] })}
        />
      </Field>
      <Field label="From">
        <Input type="date" value={filter.from} onChange={({ target }) => set({ from: target.value })} />
      </Field>
      <Field label="To">
        <Input type="date" value={filter.to} onChange={({ target }) => set({ to: target.value })} />
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={filter.isWithNote}
          onChange={({ target }) => set({ isWithNote: target.checked })}
          className="size-5 shrink-0 accent-accent"
        />
        With a note
      </label>
    </div>
  );
}
