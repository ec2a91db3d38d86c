import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { watchOutSignals } from "#shared/watch-outs/engine.rules.ts";
import { DAY_MS } from "#shared/watch-outs/local-days.rules.ts";
import { visibleSignals } from "#shared/watch-outs/signal.rules.ts";
import type { SignalDismissal, WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import type { WatchedFacts, WatchOutsRepository } from "./watch-outs.repository.ts";

/** No rule looks further back at check-ins and handovers than this. */
const RECORD_DAYS = 400;

export interface WatchOutsService {
  /** What the person's own records show at this moment, strongest first, without what they have put aside. */
  signals(ownerId: OwnerId, view: { mode: ModeId; timeZone: string }): Promise<WatchOutSignals>;
  /** Keeps a signal away until its facts change. */
  dismiss(ownerId: OwnerId, dismissal: SignalDismissal): Promise<void>;
}

interface Parts {
  repository: WatchOutsRepository;
  isapService: Pick<IsapService, "list">;
  objectivesService: Pick<ObjectivesService, "list">;
  milestonesService: Pick<MilestonesService, "listAll">;
  clock: Clock;
}

export function createWatchOutsService(parts: Parts): WatchOutsService {
  const { repository, isapService, objectivesService, milestonesService, clock } = parts;
  return {
    async signals(ownerId, { mode, timeZone }) {
      const now = clock.now();
      const since = new Date(now.getTime() - RECORD_DAYS * DAY_MS).toISOString();
      const [facts, isapSessions, objectives, milestones, dismissedKeys] = await Promise.all([
        repository.facts(ownerId, mode, since),
        isapService.list(ownerId),
        objectivesService.list(ownerId),
        milestonesService.listAll(ownerId),
        repository.dismissedKeys(ownerId),
      ]);
      const signals = watchOutSignals(
        {
          ...{ ...facts, isapSessions, objectives, milestones },
          safetyItems: facts.safetyItems.filter((item) => !isUntouched(item)),
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

    dismiss: (ownerId, dismissal) => repository.dismiss(ownerId, dismissal, clock.nowIso()),
  };
}

/** A safety item as it was added, "New escape route", which names no way out yet. */
function isUntouched({ title, details }: WatchedFacts["safetyItems"][number]): boolean {
  return (
    details.trim() === "" &&
    /^new (lookout|comms|communication|escape[ -]route|safety[ -]zone)s?$/i.test(title.trim())
  );
}
