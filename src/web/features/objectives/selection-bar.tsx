import { Archive, ArchiveRestore, CircleCheck, Trash2, X } from "lucide-react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type SeveralAction, useChangeSeveral, useDeleteSeveral } from "./selection.api.ts";

interface SelectionBarProps {
  selected: readonly Objective[];
  /** The number of objectives that can be selected. */
  count: number;
  onSelectAll: () => void;
  /** Ends selecting. */
  onDone: () => void;
}

/** What can be done to the selected objectives, at the bottom of the window. */
export function SelectionBar({ selected, count, onSelectAll, onDone }: SelectionBarProps) {
  const changing = useChangeSeveral();
  const deletion = useDeleteSeveral();
  const active = selected.filter(({ status }) => status === "active");
  const outside = selected.filter(({ status }) => status !== "archived");
  const archived = selected.filter(({ status }) => status === "archived");
  const isPending = changing.isPending || deletion.isPending;
  const change = (action: SeveralAction, objectives: readonly Objective[]) =>
    changing.mutate({ action, objectives }, { onSuccess: onDone });
  return (
    <section
      aria-label="Selected objectives"
      className="sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-hairline bg-card p-2 shadow-float print:hidden"
    >
      <IconButton label="Stop selecting" icon={X} onClick={onDone} />
      <p role="status" className="tabular mr-auto">
        {selected.length === 0 ? "Select objectives" : `${selected.length} selected`}
      </p>
      {selected.length < count && (
        <Button variant="ghost" onClick={onSelectAll}>
          Select all {count}
        </Button>
      )}
      {active.length > 0 && (
        <Button variant="secondary" pending={isPending} onClick={() => change("complete", active)}>
          <CircleCheck aria-hidden="true" className="size-4" />
          Complete
        </Button>
      )}
      {outside.length > 0 && (
        <Button variant="secondary" pending={isPending} onClick={() => change("archive", outside)}>
          <Archive aria-hidden="true" className="size-4" />
          Archive
        </Button>
      )}
      {archived.length > 0 && (
        <Button variant="secondary" pending={isPending} onClick={() => change("unarchive", archived)}>
          <ArchiveRestore aria-hidden="true" className="size-4" />
          Unarchive
        </Button>
      )}
      {selected.length > 0 && (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => deletion.mutate(selected, { onSuccess: onDone })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </Button>
      )}
    </section>
  );
}
