import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { ActivityService } from "#server/features/objectives/activity.service.ts";
import type { ProposalsService } from "#server/features/proposals/proposals.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { ToolPluginsService } from "#server/features/tool-plugins/tool-plugins.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { WatchOutsService } from "#server/features/watch-outs/watch-outs.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import type { Dashboard, DashboardQuery } from "#shared/dashboard/dashboard.contract.ts";
import { weeklyWins, winsBegin } from "#shared/dashboard/wins.rules.ts";
import { isHighPriority } from "#shared/risks/risks.rules.ts";
import { completenessOf, isOfMode } from "#shared/safety/lces.rules.ts";
import { locationsOf } from "#shared/tool-plugins/checklist.rules.ts";
import { LCES_CHECK, type ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { trendBegins } from "#shared/wellness/trends.rules.ts";

export type SectionName = keyof Dashboard;

/** Called for each section that could not be read. */
export type OnSectionFailure = (section: SectionName, error: unknown) => void;

export type DashboardService = ReturnType<typeof createDashboardService>;

interface Deps {
  activityService: Pick<ActivityService, "byPillar" | "summary">;
  isapService: Pick<IsapService, "latest">;
  risksService: Pick<RisksService, "facts">;
  triggersService: Pick<TriggersService, "tripped">;
  handoverService: Pick<HandoverService, "carryOver">;
  watchOutsService: Pick<WatchOutsService, "readRecent" | "signals">;
  wellnessService: Pick<WellnessService, "listStates">;
  safetyService: Pick<SafetyService, "listAll">;
  toolPluginsService: Pick<ToolPluginsService, "list">;
  proposalsService: Pick<ProposalsService, "list">;
}

const TRIPPED_SHOWN = 3;
const FAILED = "Couldn't load this part. Please try again.";

export function createDashboardService(deps: Deps) {
  const { activityService, isapService, risksService, handoverService } = deps;
  const { triggersService, watchOutsService, wellnessService, safetyService, toolPluginsService } = deps;

  return {
    /** All sections of the dashboard. A section that fails contains an error message, and the call still succeeds. */
    async compose(ownerId: OwnerId, query: DashboardQuery, onFailure: OnSectionFailure): Promise<Dashboard> {
      const read = async (name: SectionName, data: Promise<unknown>) => {
        try {
          return { data: await data };
        } catch (error) {
          onFailure(name, error);
          return { error: error instanceof HttpError ? error.message : FAILED };
        }
      };
      // Read once, for all sections that use it.
      const latestIsap = isapService.latest(ownerId);
      const risks = risksService.facts(ownerId);
      const tripped = triggersService.tripped(ownerId);
      const pillars = activityService.byPillar(ownerId);
      const safetyItems = safetyService.listAll(ownerId, {});
      const winsFrom = winsBegin(query.today);
      const { touched, completed } = watchOutsService.readRecent(ownerId, winsFrom);
      const sections: { [Name in SectionName]: Promise<Dashboard[Name]["data"]> } = {
        objectives: activityService.summary(ownerId, pillars, touched),
        risks: risks.then((all) => ({ highPriority: all.filter(isHighPriority).length })),
        triggers: tripped.then((all) => ({ tripped: all.slice(0, TRIPPED_SHOWN), count: all.length })),
        tools: toolPluginsService.list().then((tools) => tools.filter(isOnDashboard)),
        latestIsap,
        wins: completed.then((all) => {
          const recent = all.filter(({ completedAt }) => completedAt >= winsFrom);
          return weeklyWins(recent, query.today, query.timeZone);
        }),
        carryOver: handoverService.carryOver(ownerId, query),
        signals: watchOutsService.signals(ownerId, query, {
          latestIsap,
          risks,
          tripped,
          pillars,
          safetyItems,
          touched,
          completed,
        }),
        proposals: deps.proposalsService.list(ownerId),
        checkIns: wellnessService.listStates(ownerId, trendBegins(query.today)),
        completeness: safetyItems.then((all) =>
          completenessOf({
            items: all.filter((item) => isOfMode(item, query.mode)),
            sessions: [],
            objectives: [],
          }),
        ),
      };
      const answers = Object.entries(sections).map(
        async ([name, data]) => [name, await read(name as SectionName, data)] as const,
      );
      return Object.fromEntries(await Promise.all(answers)) as unknown as Dashboard;
    },
  };
}

function isOnDashboard({ slug, config }: ToolPlugin): boolean {
  return slug !== LCES_CHECK && locationsOf(config).includes("dashboard");
}
