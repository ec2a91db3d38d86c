import { usePrefetchQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import * as z from "zod/mini";
import { pillarSchema } from "#shared/common/common.contract.ts";
import { HELP } from "#shared/doctrine/coaching.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { type WatchOutMatch, watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { downloadExport } from "#web/features/downloads/downloads.api.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { PluginTools } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
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
const askedPillarSchema = z.catch(z.nullable(pillarSchema), null);

/** What the person wants to get done: SMART objectives with their milestones and money. */
export function ObjectivesPage() {
  const { mode, label } = useMode();
  const name = label("objectives", "Objectives");
  const { data: objectives, error, isFetching, refetch } = useObjectives();
  // The create dialog shows it; loaded by then, nothing in there jumps.
  usePrefetchQuery(latestIsapQuery);
  const [status, setStatus] = useStatusInAddress();
  const [pillar, setPillar] = useState<PillarFilter>("all");
  const [creating, setCreating] = useState<{ pillar: Pillar | null } | null>(null);
  const [watchOuts, setWatchOuts] = useState<readonly WatchOutMatch[]>([]);
  useAskedPillar((asked) => setCreating({ pillar: asked }));
  const [asked, setAsked] = useState<{ id: string | null; times: number }>({ id: null, times: 0 });
  useAskedObjective((id) => {
    setAsked(({ times }) => ({ id, times: times + 1 }));
    setPillar("all");
  });

  const create = () => setCreating({ pillar: null });
  const showCreated = (objective: Objective) => {
    setCreating(null);
    setWatchOuts(watchOutsMatchingText(smartText(objective)));
    if (status === "completed") setStatus("all");
    if (pillar !== objective.pillar) setPillar("all");
  };
  const filtered = filterObjectives(objectives ?? [], status, pillar);
  const list = `${status} ${pillar} ${asked.times}`;
  const shown = useHeldInPlace(objectives ?? [], filtered.shown, list);
  const isEmpty = objectives?.length === 0;

  return (
    <>
      <PageHeader
        title={name}
        tagline="Say what done looks like, then take it in steps."
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
          title="Your objectives could not be loaded"
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
            <ObjectiveList key={list} objectives={shown} label={name} askedId={asked.id} />
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

/** The status filter lives in the address, so that a link can set it and Back and reload keep it. */
function useStatusInAddress(): [StatusFilter, (status: StatusFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const setStatus = (status: StatusFilter) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (status === "all") after.delete("tab");
        else after.set("tab", status);
        return after;
      },
      { replace: true },
    );
  return [tabSchema.parse(search.get("tab")), setStatus];
}

/** Hears of a pillar in the address once, and takes it out of there. Anything but a pillar is ignored. */
function useAskedPillar(onAsked: (pillar: Pillar) => void): void {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const asked = askedPillarSchema.parse(search.get("pillar"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pillar is asked for once, whatever renders meanwhile
  useEffect(() => {
    if (!asked) return;
    onAsked(asked);
    navigate("/objectives", { replace: true });
  }, [asked]);
}

/** Hears of an objective in the address once, and takes it out of there, filters and all. */
function useAskedObjective(onAsked: (id: string) => void): void {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const asked = search.get("objective");
  // biome-ignore lint/correctness/useExhaustiveDependencies: an objective is asked for once, whatever renders meanwhile
  useEffect(() => {
    if (!asked) return;
    onAsked(asked);
    navigate("/objectives", { replace: true });
  }, [asked]);
}
