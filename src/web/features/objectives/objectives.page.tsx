import { usePrefetchQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { pillarSchema } from "#shared/common/common.contract.ts";
import { HELP } from "#shared/doctrine/coaching.content.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { type WatchOutMatch, watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import { compareUrgency } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { downloadExport } from "#web/features/downloads/downloads.api.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { PluginTools } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useAddress, useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { CreateObjectiveDialog } from "./create-objective-dialog.tsx";
import { FloatingAddButton } from "./floating-add-button.tsx";
import {
  filterObjectives,
  type PillarFilter,
  STATUS_FILTERS,
  type StatusFilter,
} from "./objective-filters.rules.ts";
import { ObjectiveFilters } from "./objective-filters.tsx";
import { smartText } from "./objective-form.rules.ts";
import { ObjectiveList } from "./objective-list.tsx";
import { useObjectives } from "./objectives.api.ts";
import { NoObjectivesYet, NothingMatches } from "./objectives-empty.tsx";
import { ObjectivesSkeleton } from "./objectives-skeleton.tsx";
import { useHeldInPlace } from "./use-held-in-place.ts";
import { WatchOutsDialog } from "./watch-outs-dialog.tsx";

const tabSchema = z.catch(z.enum(STATUS_FILTERS), "all");
const pillarFilterSchema = z.catch(z.union([z.literal("all"), pillarSchema]), "all");

/** SMART objectives with their milestones and budgets. */
export function ObjectivesPage() {
  const { mode, label } = useMode();
  const name = label("objectives", "Objectives");
  const { data: objectives, error, isFetching, refetch } = useObjectives();
  // Preloaded, so that the layout of the create dialog does not shift.
  usePrefetchQuery(latestIsapQuery);
  // The filters are in the address, so that links can set them and Back and reload keep them.
  const [address, changeAddress] = useAddress();
  const status = tabSchema.parse(address.get("tab"));
  const pillar = pillarFilterSchema.parse(address.get("filter"));
  const setStatus = (next: StatusFilter) => changeAddress({ tab: next === "all" ? null : next });
  const setPillar = (next: PillarFilter) => changeAddress({ filter: next === "all" ? null : next });
  const [creating, setCreating] = useState<{ pillar: Pillar | null } | null>(null);
  const [watchOuts, setWatchOuts] = useState<readonly WatchOutMatch[]>([]);
  useAskedFor("pillar", {
    isHere: (value) => pillarSchema.safeParse(value).success,
    onAsked: (value) => setCreating({ pillar: pillarSchema.parse(value) }),
  });
  const asked = useAskedFor("objective", { alsoRemoves: ["tab", "filter"] });

  const create = () => setCreating({ pillar: null });
  const showCreated = (objective: Objective) => {
    setCreating(null);
    setWatchOuts(watchOutsMatchingText(smartText(objective)));
    changeAddress({
      ...(status === "completed" && { tab: null }),
      ...(pillar !== objective.pillar && { filter: null }),
    });
  };
  const sorted = useMemo(() => objectives?.toSorted(compareUrgency) ?? [], [objectives]);
  const filtered = filterObjectives(sorted, status, pillar);
  const list = `${status} ${pillar} ${asked?.times ?? 0}`;
  const shown = useHeldInPlace(sorted, filtered.shown, list);
  const isEmpty = objectives?.length === 0;

  return (
    <>
      <PageHeader
        title={name}
        tagline="Say what done looks like, then take it step by step."
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
      {objectives && !isEmpty && (
        <>
          <ObjectiveFilters
            counts={filtered}
            status={status}
            onStatusChange={setStatus}
            pillar={pillar}
            onPillarChange={setPillar}
          />
          {shown.length > 0 ? (
            <ObjectiveList key={list} objectives={shown} label={name} askedId={asked?.value ?? null} />
          ) : (
            <NothingMatches
              status={status}
              pillar={pillar}
              onClearPillar={() => setPillar("all")}
              onClearStatus={() => setStatus("all")}
            />
          )}
        </>
      )}
      <PluginTools location="objectives" className="mt-8" />
      <FloatingAddButton label={`Add ${name}`} onClick={create} />
      {creating && (
        <CreateObjectiveDialog
          pillar={creating.pillar}
          onClose={() => setCreating(null)}
          onCreated={showCreated}
        />
      )}
      {watchOuts.length > 0 && <WatchOutsDialog matches={watchOuts} onClose={() => setWatchOuts([])} />}
    </>
  );
}
