import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  type UseQueryOptions,
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
import type { Proposal } from "#shared/proposals/proposals.contract.ts";
import type { Completeness } from "#shared/safety/lces.contract.ts";
import type { ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import type { WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import { carryOverQuery } from "#web/features/handover/handover.api.ts";
import { latestIsapQuery } from "#web/features/isap/isap.api.ts";
import { objectivesQuery } from "#web/features/objectives/objectives.api.ts";
import { proposalsQuery } from "#web/features/proposals/proposals.api.ts";
import { risksQuery } from "#web/features/risks/risks.api.ts";
import { completenessQuery } from "#web/features/safety/safety.api.ts";
import { triggersQuery } from "#web/features/triggers/triggers.api.ts";
import { signalsQuery } from "#web/features/watch-outs/watch-outs.api.ts";
import { trendCheckInsQuery } from "#web/features/wellness/wellness.api.ts";
import { call, hasNotArrived, sentenceOf } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";

/** One card's part of the dashboard. */
export interface Section<Data> {
  /** Undefined until it has been loaded once. */
  data: Data | undefined;
  /** Why there is nothing to show, as a sentence for the person; null while there is or may be. */
  error: string | null;
  isFetching: boolean;
  retry: () => void;
}

/** What the dashboard is asked about. */
export interface DashboardView {
  day: OwnDay;
  mode: ModeId;
}

/** How often the readiness is asked for anew while somebody may be looking. */
const READINESS_REFETCH_MS = 10_000;

const readinessQuery = (mode: ModeId) => completenessQuery({ mode, includeIsap: false, includeGoals: false });

/** All sections in one call. */
const dashboardQuery = (queryClient: QueryClient, { day: { today, timeZone }, mode }: DashboardView) =>
  queryOptions({
    queryKey: [DASHBOARD_PATH, today, timeZone, mode],
    queryFn: async ({ signal }) => {
      const sentAt = now().getTime();
      const query = new URLSearchParams({ today, timeZone, mode });
      const dashboard = await call<Dashboard>("GET", `${DASHBOARD_PATH}?${query}`, { signal });
      seedCache(queryClient, latestIsapQuery.queryKey, dashboard.latestIsap.data, sentAt);
      seedCache(queryClient, carryOverQuery(today, timeZone).queryKey, dashboard.carryOver.data, sentAt);
      seedCache(queryClient, readinessQuery(mode).queryKey, dashboard.completeness.data, sentAt);
      seedCache(queryClient, signalsQuery(timeZone).queryKey, dashboard.signals.data, sentAt);
      seedCache(queryClient, trendCheckInsQuery(today).queryKey, dashboard.checkIns.data, sentAt);
      // A copy on the device may be older than this section.
      seedCache(queryClient, proposalsQuery.queryKey, dashboard.proposals?.data, sentAt);
      return dashboard;
    },
    staleTime: 0,
  });

/**
 * Fills the query of the feature that a part of the answer belongs to, unless that has been read or written since the
 * call was sent.
 */
function seedCache(queryClient: QueryClient, queryKey: QueryKey, data: unknown, sentAt: number): void {
  const known = queryClient.getQueryState(queryKey);
  const isNewer = known?.data !== undefined && !known.isInvalidated && known.dataUpdatedAt > sentAt;
  if (data !== undefined && !isNewer) queryClient.setQueryData(queryKey, data);
}

/** The call, anew at each visit and each day. The sections ask for it together, and each renders for its own part. */
function useComposedCall<Part>(view: DashboardView, select: (dashboard: Dashboard) => Part) {
  return useQuery({
    ...dashboardQuery(useQueryClient(), view),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
    select,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the queries of many features, each with its own data
type OwnQuery = Pick<UseQueryOptions<any, Error, any, any>, "queryKey" | "queryFn" | "select">;

const NOTHING: OwnQuery = { queryKey: [`${DASHBOARD_PATH}/nothing`], queryFn: skipToken };

/**
 * A section from its feature's own query, which the call fills, so that a change made there shows here. One without such
 * a query is read from the call itself.
 * @param isExtra whether it may be absent anyway, and so keeps quiet when the call fails: two cards say so already
 */
function useSection<Data>(
  view: DashboardView,
  name: keyof Dashboard,
  { own, isExtra = false }: { own?: OwnQuery; isExtra?: boolean },
): Section<Data> {
  const part = useComposedCall(view, (dashboard) => dashboard[name]);
  // It only looks: the call is what loads it.
  const kept = useQuery({ ...(own ?? NOTHING), enabled: false });
  const data = (own ? kept.data : part.data?.data) as Data | undefined;
  const failure = part.error && !isExtra ? sentenceOf(part.error, "Couldn't load this part.") : null;
  return {
    data,
    error: data === undefined ? (failure ?? part.data?.error ?? null) : null,
    isFetching: part.isFetching,
    retry: () => void part.refetch(),
  };
}

export const useObjectivesSection = (view: DashboardView) =>
  useSection<ObjectivesSummary>(view, "objectives", {});

export const useRisksSection = (view: DashboardView) => useSection<RisksSummary>(view, "risks", {});

export const useLatestIsapSection = (view: DashboardView) =>
  useSection<IsapSession | null>(view, "latestIsap", { own: latestIsapQuery });

export const useTriggersSection = (view: DashboardView) =>
  useSection<TriggersSummary>(view, "triggers", { isExtra: true });

export const useToolsSection = (view: DashboardView) =>
  useSection<ToolPlugin[]>(view, "tools", { isExtra: true });

export const useWinsSection = (view: DashboardView) =>
  useSection<WeeklyWins>(view, "wins", { isExtra: true });

export const useCarryOverSection = (view: DashboardView) =>
  useSection<CarryOver>(view, "carryOver", {
    own: carryOverQuery(view.day.today, view.day.timeZone),
    isExtra: true,
  });

export const useSignalsSection = (view: DashboardView) =>
  useSection<WatchOutSignals>(view, "signals", {
    own: signalsQuery(view.day.timeZone),
    isExtra: true,
  });

export const useCheckInsSection = (view: DashboardView) =>
  useSection<TimedCheckIn[]>(view, "checkIns", { own: trendCheckInsQuery(view.day.today), isExtra: true });

export const useProposalsSection = (view: DashboardView) =>
  useSection<Proposal[]>(view, "proposals", { own: proposalsQuery, isExtra: true });

/** The figures count what other features list, so after a change that this screen makes there they are asked for anew. */
export function useRefetchAfterChanges(view: DashboardView): void {
  const objectives = useQuery({ ...objectivesQuery, enabled: false });
  const risks = useQuery({ ...risksQuery, enabled: false });
  const triggers = useQuery({ ...triggersQuery, enabled: false });
  const { dataUpdatedAt, refetch } = useComposedCall(view, () => null);
  const changedAt = Math.max(objectives.dataUpdatedAt, risks.dataUpdatedAt, triggers.dataUpdatedAt);
  useEffect(() => {
    if (dataUpdatedAt > 0 && changedAt > dataUpdatedAt) void refetch();
  }, [changedAt, dataUpdatedAt, refetch]);
}

/**
 * The completeness of the safety plan, first from the call and then from its own, again and again while the tab is
 * visible: a plan may change on another device.
 */
export function useReadinessSection(view: DashboardView): Section<Completeness> {
  const { isFetching: isComposing } = useComposedCall(view, () => null);
  const { data, error, isFetching, refetch } = useQuery({
    ...readinessQuery(view.mode),
    enabled: !isComposing,
    staleTime: READINESS_REFETCH_MS,
    refetchInterval: READINESS_REFETCH_MS,
  });
  // The line above the screen says already that the server is away; this goes on asking.
  const isFailed = data === undefined && error !== null && !hasNotArrived(error);
  return {
    data,
    error: isFailed ? "Failed to fetch LCES completeness" : null,
    isFetching,
    retry: () => void refetch(),
  };
}
