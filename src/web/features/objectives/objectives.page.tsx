import { usePrefetchQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { useState } from "react";
import { pillarSchema } from "#shared/common/common.contract.ts";
import { HELP } from "#shared/doctrine/coaching.content.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { type WatchOutMatch, watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { downloadExport } from "#web/features/downloads/downloads.api.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { PluginTools } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { TAGLINES } from "#web/platform/shell/taglines.content.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { FloatingAddButton } from "./floating-add-button.tsx";
import { LoadedObjectives } from "./loaded-objectives.tsx";
import { smartText } from "./objective-form.rules.ts";
import { useObjectives } from "./objectives.api.ts";
import { CreateObjectiveDialog } from "./objectives.sections.ts";
import { NoObjectivesYet } from "./objectives-empty.tsx";
import { ObjectivesSkeleton } from "./objectives-skeleton.tsx";
import { useObjectiveView } from "./use-objective-view.ts";
import { useSelection } from "./use-selection.ts";
import { WatchOutsDialog } from "./watch-outs-dialog.tsx";

const NONE: readonly Objective[] = [];

/** SMART objectives with their milestones and budgets. */
export function ObjectivesPage() {
  const { mode, label } = useMode();
  const name = label("objectives", "Objectives");
  const { data: objectives, error, isFetching, refetch } = useObjectives();
  // Preloaded, so that the layout of the create dialog does not shift.
  usePrefetchQuery(latestIsapQuery);
  const view = useObjectiveView(objectives ?? NONE);
  const selection = useSelection();
  const [creating, setCreating] = useState<{ pillar: Pillar | null } | null>(null);
  const [watchOuts, setWatchOuts] = useState<readonly WatchOutMatch[]>([]);
  useAskedFor("pillar", {
    isHere: (value) => pillarSchema.safeParse(value).success,
    onAsked: (value) => setCreating({ pillar: pillarSchema.parse(value) }),
  });
  useAskedFor("new", {
    isHere: (value) => value === "objective",
    onAsked: () => setCreating({ pillar: null }),
  });

  const create = () => setCreating({ pillar: null });
  const showCreated = (objective: Objective) => {
    setCreating(null);
    setWatchOuts(watchOutsMatchingText(smartText(objective)));
    view.makeRoomFor(objective);
  };
  const isEmpty = objectives?.length === 0;

  return (
    <>
      <PageHeader
        title={name}
        tagline={TAGLINES["/objectives"]}
        actions={
          <>
            <HelpDialog {...HELP.objectives} />
            {objectives && !isEmpty && (
              <Button variant="secondary" onClick={() => void downloadExport("objectives", mode.id)}>
                <Download aria-hidden="true" className="size-4.5" />
                Export
              </Button>
            )}
            <Button variant={isEmpty ? "secondary" : "primary"} onClick={create} className="max-md:hidden">
              <Plus aria-hidden="true" className="size-4.5" />
              Add {name}
            </Button>
          </>
        }
      />
      {error && (
        <ErrorState
          title="Couldn't load your objectives"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!objectives && !error && <ObjectivesSkeleton />}
      {isEmpty && <NoObjectivesYet onCreate={create} />}
      {objectives && !isEmpty && <LoadedObjectives view={view} selection={selection} label={name} />}
      <PluginTools location="objectives" className="mt-8" />
      {!selection.isSelecting && <FloatingAddButton label={`Add ${name}`} onClick={create} />}
      <CreateObjectiveDialog
        isOpen={creating !== null}
        pillar={creating?.pillar ?? null}
        onClose={() => setCreating(null)}
        onCreated={showCreated}
      />
      {watchOuts.length > 0 && <WatchOutsDialog matches={watchOuts} onClose={() => setWatchOuts([])} />}
    </>
  );
}
