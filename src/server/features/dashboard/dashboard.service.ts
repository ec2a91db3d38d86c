import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { WatchOutsService } from "#server/features/watch-outs/watch-outs.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import type { Dashboard, DashboardQuery } from "#shared/dashboard/dashboard.contract.ts";
import { type WeeklyWins, type Win, weeklyWins, winsBegin } from "#shared/dashboard/wins.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";

export type SectionName = keyof Dashboard;

/** Is told of each section that could not be read. */
export type OnSectionFailure = (section: SectionName, error: unknown) => void;

export interface DashboardService {
  /** All sections of the dashboard. One that fails says so in its place; the call as a whole does not fail for it. */
  compose(ownerId: OwnerId, query: DashboardQuery, onFailure: OnSectionFailure): Promise<Dashboard>;
}

interface Parts {
  objectivesService: Pick<ObjectivesService, "list">;
  milestonesService: Pick<MilestonesService, "listCompletedSince">;
  isapService: Pick<IsapService, "latest">;
  handoverService: Pick<HandoverService, "carryOver">;
  watchOutsService: Pick<WatchOutsService, "signals">;
}

const FAILED = "This part could not be loaded. Please try again.";

export function createDashboardService(parts: Parts): DashboardService {
  const { objectivesService, milestonesService, isapService, handoverService, watchOutsService } = parts;

  async function wins(ownerId: OwnerId, query: DashboardQuery, objectives: Objective[]): Promise<WeeklyWins> {
    const { today, timeZone } = query;
    const milestones = await milestonesService.listCompletedSince(ownerId, winsBegin(today));
    return weeklyWins([...objectives.flatMap(winOf), ...milestones], today, timeZone);
  }

  return {
    async compose(ownerId, query, onFailure) {
      const read = async <Name extends SectionName>(name: Name, data: Promise<Dashboard[Name]["data"]>) => {
        try {
          return { data: await data };
        } catch (error) {
          onFailure(name, error);
          return { error: error instanceof HttpError ? error.message : FAILED };
        }
      };
      const listed = objectivesService.list(ownerId);
      const [objectives, latestIsap, weekly, carryOver, signals] = await Promise.all([
        read("objectives", listed),
        read("latestIsap", isapService.latest(ownerId)),
        read(
          "wins",
          listed.then((list) => wins(ownerId, query, list)),
        ),
        read("carryOver", handoverService.carryOver(ownerId, query)),
        read("signals", watchOutsService.signals(ownerId, query)),
      ]);
      return { objectives, latestIsap, wins: weekly, carryOver, signals };
    },
  };
}

function winOf({ id, title, pillar, completedAt }: Objective): Win[] {
  return completedAt === null
    ? []
    : [{ kind: "objective", id, title, objectiveTitle: null, pillar, completedAt }];
}
