import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import {
  DASHBOARD_PATH,
  type Dashboard,
  type ObjectivesSummary,
  type RisksSummary,
  type TriggersSummary,
} from "#shared/dashboard/dashboard.contract.ts";
import type { WeeklyWins } from "#shared/dashboard/wins.rules.ts";
import type { CarryOver } from "#shared/handover/handover.contract.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { Completeness } from "#shared/safety/lces.contract.ts";
import type { ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import { carryOverQuery } from "#web/features/handover/handover.api.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { objectivesQuery } from "#web/features/objectives/objectives.api.ts";
import { risksQuery } from "#web/features/risks/risks.api.ts";
import { completenessQuery } from "#web/features/safety/safety.api.ts";
import { triggersQuery } from "#web/features/triggers/triggers.api.ts";
import { signalsQuery } from "#web/features/watch-outs/watch-outs.api.ts";
import { trendCheckInsQuery } from "#web/features/wellness/wellness.api.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";

/** How long something on screen may still be on its way to the server. */
const SAVING_MAX_MS = 60_000;

/** One card's part of the dashboard. */
export interface Section<Data> {
  /** Undefined until it has been loaded once. */
  data: Data | undefined;
  /** Why there is nothing to show, as a sentence for the person; null while there is or may be. */
  error: string | null;
  isFetching: boolean;
  retry: () => void;
}

export interface DashboardSections {
  objectives: Section<ObjectivesSummary>;
  risks: Section<RisksSummary>;
  triggers: Section<TriggersSummary>;
  tools: Section<ToolPlugin[]>;
  latestIsap: Section<IsapSession | null>;
  wins: Section<WeeklyWins>;
  carryOver: Section<CarryOver>;
  signals: Section<WatchOutSignal[]>;
  checkIns: Section<TimedCheckIn[]>;
  completeness: Section<Completeness>;
}

/** How often the readiness is asked for anew while somebody may be looking. */
const READINESS_REFETCH_MS = 10_000;

const readinessQuery = (mode: ModeId) => completenessQuery({ mode, includeIsap: false, includeGoals: false });

const dashboardQuery = (queryClient: QueryClient, { today, timeZone }: OwnDay, mode: ModeId) =>
  queryOptions({
    queryKey: [DASHBOARD_PATH, today, timeZone, mode],
    queryFn: async ({ signal }) => {
      const sentAt = now().getTime();
      const query = new URLSearchParams({ today, timeZone, mode });
      const dashboard = await call<Dashboard>("GET", `${DASHBOARD_PATH}?${query}`, { signal });
      seedCache(queryClient, latestIsapQuery.queryKey, dashboard.latestIsap.data, sentAt - SAVING_MAX_MS);
      seedCache(queryClient, carryOverQuery(today, timeZone).queryKey, dashboard.carryOver.data, sentAt);
      seedCache(queryClient, readinessQuery(mode).queryKey, dashboard.completeness.data, sentAt);
      seedCache(queryClient, signalsQuery(mode, timeZone).queryKey, dashboard.signals.data?.signals, sentAt);
      seedCache(queryClient, trendCheckInsQuery(today).queryKey, dashboard.checkIns.data, sentAt);
      return dashboard;
    },
    staleTime: 0,
  });

/** Hands a part of the answer to the query of the feature it belongs to, unless that knows something newer. */
function seedCache(queryClient: QueryClient, queryKey: QueryKey, data: unknown, newerThan: number): void {
  const known = queryClient.getQueryState(queryKey);
  const isNewer = known?.data !== undefined && !known.isInvalidated && known.dataUpdatedAt > newerThan;
  if (data !== undefined && !isNewer) queryClient.setQueryData(queryKey, data);
}

/**
 * All sections of the dashboard from one call, asked anew at each visit and each day. What belongs to another feature is
 * kept where that feature keeps it, so that a change made there shows here.
 */
export function useDashboard(day: OwnDay, mode: ModeId): DashboardSections {
  const queryClient = useQueryClient();
  const composed = useQuery({
    ...dashboardQuery(queryClient, day, mode),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  // They only look: the composed call is what loads them.
  const latestIsap = useQuery({ ...latestIsapQuery, enabled: false });
  const carryOver = useQuery({ ...carryOverQuery(day.today, day.timeZone), enabled: false });
  const signals = useQuery({ ...signalsQuery(mode, day.timeZone), enabled: false });
  const checkIns = useQuery({ ...trendCheckInsQuery(day.today), enabled: false });
  const completeness = useReadiness(mode, !composed.isFetching);

  useRefetchAfterChanges(composed);

  const callFailure = composed.error && sentenceOf(composed.error, "This part could not be loaded.");
  const section = <Data>(
    name: keyof Dashboard,
    data: Data | undefined,
    failure: string | null = callFailure,
  ): Section<Data> => ({
    data,
    error: data === undefined ? (failure ?? composed.data?.[name].error ?? null) : null,
    isFetching: composed.isFetching,
    retry: () => void composed.refetch(),
  });
  // When the call itself fails, two cards say so and offer Retry. What may be absent anyway does not repeat it.
  const extra = <Data>(name: keyof Dashboard, data: Data | undefined) => section(name, data, null);
  return {
    objectives: section("objectives", composed.data?.objectives.data),
    risks: section("risks", composed.data?.risks.data),
    latestIsap: section("latestIsap", latestIsap.data),
    triggers: extra("triggers", composed.data?.triggers.data),
    tools: extra("tools", composed.data?.tools.data),
    wins: extra("wins", composed.data?.wins.data),
    carryOver: extra("carryOver", carryOver.data),
    signals: extra("signals", signals.data),
    checkIns: extra("checkIns", checkIns.data),
    completeness,
  };
}

/** The figures count what other features list, so a change that this screen makes there is asked for here. */
function useRefetchAfterChanges(composed: { dataUpdatedAt: number; refetch: () => Promise<unknown> }): void {
  const objectives = useQuery({ ...objectivesQuery, enabled: false });
  const risks = useQuery({ ...risksQuery, enabled: false });
  const triggers = useQuery({ ...triggersQuery, enabled: false });
  const changedAt = Math.max(objectives.dataUpdatedAt, risks.dataUpdatedAt, triggers.dataUpdatedAt);
  const { dataUpdatedAt, refetch } = composed;
  useEffect(() => {
    if (dataUpdatedAt > 0 && changedAt > dataUpdatedAt) void refetch();
  }, [changedAt, dataUpdatedAt, refetch]);
}

/**
 * The completeness of the safety plan, first from the composed call and then from its own, again and again while the tab
 * is visible: a plan may change on another device.
 */
function useReadiness(mode: ModeId, isComposed: boolean): Section<Completeness> {
  const { data, isError, isFetching, refetch } = useQuery({
    ...readinessQuery(mode),
    enabled: isComposed,
    staleTime: READINESS_REFETCH_MS,
    refetchInterval: READINESS_REFETCH_MS,
  });
  return {
    data,
    error: data === undefined && isError ? "Failed to fetch LCES completeness" : null,
    isFetching,
    retry: () => void refetch(),
  };
}
