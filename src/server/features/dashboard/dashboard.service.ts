import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { LcesService } from "#server/features/safety/lces.service.ts";
import type { ToolPluginsService } from "#server/features/tool-plugins/tool-plugins.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { WatchOutsService } from "#server/features/watch-outs/watch-outs.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import type { Dashboard, DashboardQuery } from "#shared/dashboard/dashboard.contract.ts";
import { type Win, weeklyWins } from "#shared/dashboard/wins.rules.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { locationsOf } from "#shared/tool-plugins/checklist.rules.ts";
import { LCES_CHECK, type ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { trendBegins } from "#shared/wellness/trend.rules.ts";

export type SectionName = keyof Dashboard;

/** Is told of each section that could not be read. */
export type OnSectionFailure = (section: SectionName, error: unknown) => void;

export type DashboardService = ReturnType<typeof createDashboardService>;

interface Deps {
  objectivesService: Pick<ObjectivesService, "listAll">;
  milestonesService: Pick<MilestonesService, "listAll">;
  isapService: Pick<IsapService, "listAll">;
  risksService: Pick<RisksService, "listAll">;
  triggersService: Pick<TriggersService, "listAll">;
  handoverService: Pick<HandoverService, "carryOver">;
  watchOutsService: Pick<WatchOutsService, "signals">;
  wellnessService: Pick<WellnessService, "listStates">;
  lcesService: Pick<LcesService, "completeness">;
  toolPluginsService: Pick<ToolPluginsService, "list">;
}

const FAILED = "This part could not be loaded. Please try again.";

export function createDashboardService(deps: Deps) {
  const { objectivesService, milestonesService, isapService, risksService, handoverService } = deps;
  const { triggersService, watchOutsService, wellnessService, lcesService, toolPluginsService } = deps;

  return {
    /** All sections of the dashboard. One that fails says so in its place; the call as a whole does not fail for it. */
    async compose(ownerId: OwnerId, query: DashboardQuery, onFailure: OnSectionFailure): Promise<Dashboard> {
      const read = async (name: SectionName, data: Promise<unknown>) => {
        try {
          return { data: await data };
        } catch (error) {
          onFailure(name, error);
          return { error: error instanceof HttpError ? error.message : FAILED };
        }
      };
      // Each list is read once, for all sections that are made of it.
      const objectives = objectivesService.listAll(ownerId);
      const milestones = milestonesService.listAll(ownerId);
      const isapSessions = isapService.listAll(ownerId);
      const risks = risksService.listAll(ownerId);
      const triggers = triggersService.listAll(ownerId);
      const listed = allOf({ objectives, milestones, isapSessions, risks, triggers });
      const ofItemsAlone = { mode: query.mode, includeIsap: false, includeGoals: false };
      const sections: { [Name in SectionName]: Promise<Dashboard[Name]["data"]> } = {
        objectives,
        risks,
        triggers,
        tools: toolPluginsService.list().then((tools) => tools.filter(isOnDashboard)),
        latestIsap: isapSessions.then(([latest = null]) => latest),
        wins: allOf({ objectives, milestones }).then((completed) =>
          weeklyWins(winsOf(completed), query.today, query.timeZone),
        ),
        carryOver: handoverService.carryOver(ownerId, query),
        signals: watchOutsService.signals(ownerId, query, listed),
        checkIns: wellnessService.listStates(ownerId, trendBegins(query.today)),
        completeness: lcesService.completeness(ownerId, ofItemsAlone),
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

/** Waits for all of them, by their names. */
async function allOf<Lists extends Record<string, Promise<unknown>>>(
  lists: Lists,
): Promise<{ [Name in keyof Lists]: Awaited<Lists[Name]> }> {
  const names = Object.keys(lists);
  const values = await Promise.all(Object.values(lists));
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as never;
}

/** Everything that was ever completed. */
function winsOf({ objectives, milestones }: { objectives: Objective[]; milestones: Milestone[] }): Win[] {
  const wins: Win[] = [];
  for (const { id, title, pillar, completedAt } of objectives) {
    if (completedAt !== null)
      wins.push({ kind: "objective", id, title, objectiveTitle: null, pillar, completedAt });
  }
  const objectiveOf = new Map(objectives.map((objective) => [objective.id, objective]));
  for (const { id, title, objectiveId, completed, completedAt } of milestones) {
    const objective = objectiveOf.get(objectiveId);
    // The two lists are read one after the other: an objective can be missing that was added in between.
    if (!completed || completedAt === null || !objective) continue;
    const { title: objectiveTitle, pillar } = objective;
    wins.push({ kind: "milestone", id, title, objectiveTitle, pillar, completedAt });
  }
  return wins;
}
