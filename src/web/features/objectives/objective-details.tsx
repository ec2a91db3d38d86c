import { Archive, ArchiveRestore, Copy, Trash2 } from "lucide-react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { TriggerPoints } from "#web/features/triggers/triggers.sections.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { BudgetPanel } from "./budget-panel.tsx";
import { Milestones } from "./milestones.tsx";
import { useArchiveObjective, useDuplicateObjective } from "./objective-actions.api.ts";
import { ObjectiveChoices } from "./objective-choices.tsx";
import { ObjectiveTexts } from "./objective-texts.tsx";
import { useDeleteObjective } from "./objectives.api.ts";
import { ProgressControl } from "./progress-control.tsx";

/** All details of an objective, editable. */
export function ObjectiveDetails({ objective }: { objective: Objective }) {
  const deletion = useDeleteObjective(objective);
  const duplication = useDuplicateObjective(objective);
  const archive = useArchiveObjective(objective);
  const isArchived = objective.status === "archived";
  const ArchiveIcon = isArchived ? ArchiveRestore : Archive;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-6">
        {!isArchived && <ProgressControl objective={objective} />}
        <Milestones objective={objective} />
        <ObjectiveTexts objective={objective} />
        <TriggerPoints objectiveId={objective.id} />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <BudgetPanel objective={objective} />
        <ObjectiveChoices objective={objective} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-t pt-2 lg:col-span-2">
        <p className="text-ink-3 text-sm">
          Added {formatDay(objective.createdAt)} · last changed {formatDay(objective.updatedAt)}
        </p>
        <div className="-mx-3 flex flex-wrap">
          <Button
            variant="ghost"
            pending={duplication.isPending}
            pendingLabel="Duplicating..."
            onClick={() => duplication.mutate()}
          >
            <Copy aria-hidden="true" className="size-4" />
            Duplicate
          </Button>
          <Button variant="ghost" onClick={archive}>
            <ArchiveIcon aria-hidden="true" className="size-4" />
            {isArchived ? "Unarchive" : "Archive"}
          </Button>
          <Button
            variant="ghost"
            pending={deletion.isPending}
            pendingLabel="Deleting..."
            onClick={() => deletion.mutate()}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete objective
          </Button>
        </div>
      </div>
    </div>
  );
}
