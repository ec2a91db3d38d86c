import { ListChecks } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import type { Sort } from "./objective-order.rules.ts";

const SORT_OPTIONS: readonly { value: Sort; label: string }[] = [
  { value: "urgency", label: "Most urgent first" },
  { value: "newest", label: "Newest first" },
  { value: "title", label: "By title" },
  { value: "progress", label: "Most progress first" },
  { value: "own", label: "In my own order" },
];

interface ObjectiveToolbarProps {
  search: string;
  onSearchChange: (search: string) => void;
  /** Why the search may miss something, or null. */
  searchNote: string | null;
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  isSelecting: boolean;
  onSelectingChange: (isSelecting: boolean) => void;
}

/** Search and sort of the list, and the way to select several. */
export function ObjectiveToolbar(props: ObjectiveToolbarProps) {
  const { isSelecting } = props;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3 print:hidden">
      <Field
        label="Search objectives and milestones"
        hideLabel
        hint={props.searchNote ?? undefined}
        className="min-w-0 flex-1 basis-full sm:basis-64"
      >
        <Input
          type="search"
          placeholder="Search objectives and milestones"
          value={props.search}
          onChange={(event) => props.onSearchChange(event.target.value)}
          autoComplete="off"
        />
      </Field>
      <Field label="Sort by" hideLabel className="w-52 max-sm:flex-1">
        <NativeSelect
          options={SORT_OPTIONS}
          value={props.sort}
          onChange={(event) => props.onSortChange(event.target.value as Sort)}
        />
      </Field>
      <Button
        variant="secondary"
        aria-pressed={isSelecting}
        onClick={() => props.onSelectingChange(!isSelecting)}
      >
        <ListChecks aria-hidden="true" className="size-4.5" />
        Select
      </Button>
    </div>
  );
}
