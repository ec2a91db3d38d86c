import type { BoundariesService } from "#server/features/boundaries/boundaries.service.ts";
import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { isUntouched } from "#shared/safety/lces.rules.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { visibleSignals } from "#shared/watch-outs/signal.rules.ts";
import type { SignalDismissal, WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { watchOutSignals } from "./engine.rules.ts";
import type { WatchOutsRepository } from "./watch-outs.repository.ts";

/** No rule looks further back at check-ins and handovers than this. */
const RECORD_DAYS = 400;

/** The lists of a person's records that other features also read, each complete. */
export interface ListedRecords {
  isapSessions: IsapSession[];
  objectives: Objective[];
  milestones: Milestone[];
  risks: Risk[];
  triggers: Trigger[];
}

export type WatchOutsService = ReturnType<typeof createWatchOutsService>;

interface Deps {
  repository: WatchOutsRepository;
  handoverService: Pick<HandoverService, "listFacts">;
  isapService: Pick<IsapService, "listAll">;
  objectivesService: Pick<ObjectivesService, "listAll">;
  milestonesService: Pick<MilestonesService, "listAll">;
  wellnessService: Pick<WellnessService, "listStates">;
  boundariesService: Pick<BoundariesService, "listAll">;
  risksService: Pick<RisksService, "listAll">;
  triggersService: Pick<TriggersService, "listAll">;
  safetyService: Pick<SafetyService, "listAll">;
  clock: Clock;
}

export function createWatchOutsService(deps: Deps) {
  const { repository, handoverService, isapService, objectivesService, milestonesService, clock } = deps;
  const { wellnessService, boundariesService, risksService, triggersService, safetyService } = deps;

  async function readLists(ownerId: OwnerId): Promise<ListedRecords> {
    const [isapSessions, objectives, milestones, risks, triggers] = await Promise.all([
      isapService.listAll(ownerId),
      objectivesService.listAll(ownerId),
      milestonesService.listAll(ownerId),
      risksService.listAll(ownerId),
      triggersService.listAll(ownerId),
    ]);
    return { isapSessions, objectives, milestones, risks, triggers };
  }

  return {
    /**
     * What the person's own records show at this moment, strongest first, without what they have put aside.
     * @param listed what the caller has read of them already; without it they are read here
     */
    async signals(
      ownerId: OwnerId,
      { mode, timeZone }: { mode: ModeId; timeZone: string },
      listed: Promise<ListedRecords> = readLists(ownerId),
    ): Promise<WatchOutSignals> {
      const now = clock.now();
      const since = new Date(now.getTime() - RECORD_DAYS * DAY_MS).toISOString();
      const [handovers, checkIns, boundaries, safetyItems, lists, dismissedKeys] = await Promise.all([
        handoverService.listFacts(ownerId, since),
        wellnessService.listStates(ownerId, since),
        boundariesService.listAll(ownerId),
        safetyService.listAll(ownerId, { mode }),
        listed,
        repository.dismissedKeys(ownerId),
      ]);
      const signals = watchOutSignals(
        {
          handovers,
          checkIns,
          boundaries,
          ...lists,
          safetyItems: safetyItems.filter((item) => !isUntouched(item)),
        },
        { instant: now.toISOString(), timeZone },
      );
      return {
        signals: visibleSignals(signals, dismissedKeys).map((signal) => ({
          ...signal,
          facts: [...signal.facts],
        })),
      };
    },

    /** Keeps a signal away until its facts change. */
    dismiss: (ownerId: OwnerId, dismissal: SignalDismissal): Promise<void> =>
      repository.dismiss(ownerId, dismissal, clock.nowIso()),
  };
}
