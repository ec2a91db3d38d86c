import type { BoundariesService } from "#server/features/boundaries/boundaries.service.ts";
import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { ActivityService, CompletedRow } from "#server/features/objectives/activity.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { TriggersService } from "#server/features/triggers/triggers.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { isUntouched } from "#shared/safety/lces.rules.ts";
import type { SignalDismissal, WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { OlderCheckInsNeeded } from "./check-in.rules.ts";
import { type WatchOutView, watchOutsFor } from "./engine.rules.ts";
import { graveTextsOf } from "./grave-texts.rules.ts";
import { MoreMilestonesNeeded } from "./one-sided.rules.ts";
import type { CheckInFact, MilestoneFact, RecordedFacts } from "./recorded-facts.rules.ts";
import { visibleSignals } from "./signal.rules.ts";
import type { WatchOutsRepository } from "./watch-outs.repository.ts";

/** No rule needs older completions and untouched objectives: four weeks, and a day for the time zone. */
const CURRENT_DAYS = 30;
/** No rule needs older handovers: 60 days of silence after two weeks of handovers, and a few days for late entries. */
const HANDOVER_DAYS = 80;
/** The number of check-ins read at first. Few patterns are longer. */
const CHECK_INS = 60;
/** Patterns are not followed further back. */
const CHECK_IN_DAYS = 400;
const EPOCH = new Date(0).toISOString();

/** Records that a caller has already read. */
export interface SharedReads {
  latestIsap: ReturnType<IsapService["latest"]>;
  risks: ReturnType<RisksService["facts"]>;
  tripped: ReturnType<TriggersService["tripped"]>;
  pillars: ReturnType<ActivityService["byPillar"]>;
  safetyItems: ReturnType<SafetyService["listAll"]>;
  touched: ReturnType<ActivityService["touched"]>;
  completed: ReturnType<ActivityService["completed"]>;
}

export type WatchOutsService = ReturnType<typeof createWatchOutsService>;

interface Deps {
  repository: WatchOutsRepository;
  isapService: Pick<IsapService, "latest" | "tags">;
  activityService: Pick<ActivityService, "touched" | "completed" | "byPillar">;
  milestonesService: Pick<MilestonesService, "listOf">;
  wellnessService: Pick<WellnessService, "listStates" | "newest">;
  boundariesService: Pick<BoundariesService, "listAll">;
  risksService: Pick<RisksService, "facts">;
  triggersService: Pick<TriggersService, "tripped">;
  safetyService: Pick<SafetyService, "listAll">;
  handoverService: Pick<HandoverService, "listFacts" | "figures">;
  clock: Clock;
}

export function createWatchOutsService(deps: Deps) {
  const { repository, isapService, activityService, milestonesService, handoverService, clock } = deps;
  const { wellnessService, boundariesService, risksService, triggersService, safetyService } = deps;

  /** All records that a rule may need: recent or active ones row by row, the rest as statistics. */
  async function readRecord(ownerId: OwnerId, now: Date, shared: SharedReads): Promise<RecordedFacts> {
    const [
      session,
      risks,
      triggers,
      objectives,
      completed,
      pillars,
      sessionTags,
      handovers,
      written,
      checkIns,
      boundaries,
      items,
    ] = await Promise.all([
      shared.latestIsap,
      shared.risks,
      shared.tripped,
      shared.touched,
      shared.completed,
      shared.pillars,
      isapService.tags(ownerId),
      handoverService.listFacts(ownerId, daysBefore(now, HANDOVER_DAYS)),
      shared.latestIsap.then((latest) => handoverService.figures(ownerId, latest?.createdAt ?? EPOCH)),
      wellnessService.newest(ownerId, CHECK_INS),
      boundariesService.listAll(ownerId),
      shared.safetyItems,
    ]);
    return {
      objectives,
      milestones: completed.filter(({ kind }) => kind === "milestone").map(completedMilestone),
      isapSessions: session ? [session] : [],
      risks,
      triggers,
      handovers,
      checkIns,
      boundaries,
      safetyItems: items.filter((item) => !isUntouched(item)),
      whole: {
        pillars: pillars.map(({ pillar, updatedAt, milestoneAt, milestonesCompleted }) => ({
          pillar,
          touchedAt: milestoneAt !== null && milestoneAt > updatedAt ? milestoneAt : updatedAt,
          milestonesCompleted,
        })),
        firstObjectiveAt: pillars.map(({ firstObjectiveAt }) => firstObjectiveAt).sort()[0] ?? null,
        sessionTags,
        lastHandoverAt: written.lastAt,
        handoversSinceSession: written.count,
        hasOlderCheckIns: checkIns.length === CHECK_INS,
        hasMoreMilestones: true,
      },
    };
  }

  async function watchOutsOf(
    ownerId: OwnerId,
    read: RecordedFacts,
    present: { instant: string; timeZone: string },
  ): Promise<WatchOutView> {
    const record = { ...read, grave: await graveTextsOf(read, present.instant) };
    try {
      return watchOutsFor(record, present);
    } catch (error) {
      return watchOutsOf(ownerId, await withMore(error, ownerId, read, present.instant), present);
    }
  }

  /** Reads what a rule found missing. @throws any other error */
  async function withMore(
    error: unknown,
    ownerId: OwnerId,
    read: RecordedFacts,
    instant: string,
  ): Promise<RecordedFacts> {
    const { whole } = read;
    if (whole && error instanceof MoreMilestonesNeeded) {
      const objectiveIds = read.objectives.map(({ id }) => id);
      const milestones = await milestonesService.listOf(ownerId, objectiveIds);
      return { ...read, milestones, whole: { ...whole, hasMoreMilestones: false } };
    }
    if (whole && error instanceof OlderCheckInsNeeded) {
      const since = daysBefore(new Date(instant), CHECK_IN_DAYS);
      const states: CheckInFact[] = await wellnessService.listStates(ownerId, since);
      const notes = new Map(read.checkIns.map(({ id, note }) => [id, note]));
      const checkIns = states.map((state) => ({ ...state, note: notes.get(state.id) ?? null }));
      return { ...read, checkIns, whole: { ...whole, hasOlderCheckIns: false } };
    }
    throw error;
  }

  /**
   * Objectives and completions of the last weeks, as the signals need them.
   * @param from also completions since this instant
   */
  function readRecent(ownerId: OwnerId, from?: string): Pick<SharedReads, "touched" | "completed"> {
    const since = daysBefore(clock.now(), CURRENT_DAYS);
    return {
      touched: activityService.touched(ownerId, since),
      completed: activityService.completed(ownerId, {
        from: from !== undefined && from < since ? from : since,
      }),
    };
  }

  return {
    readRecent,

    /**
     * The current signals of the person's records, strongest first, without dismissed ones, and how the person is.
     * @param shared records that the caller has read anyway; otherwise they are read here
     */
    async signals(
      ownerId: OwnerId,
      { timeZone }: { timeZone: string },
      shared: SharedReads = {
        latestIsap: isapService.latest(ownerId),
        risks: risksService.facts(ownerId),
        tripped: triggersService.tripped(ownerId),
        pillars: activityService.byPillar(ownerId),
        safetyItems: safetyService.listAll(ownerId, {}),
        ...readRecent(ownerId),
      },
    ): Promise<WatchOutSignals> {
      const now = clock.now();
      const [record, dismissedKeys] = await Promise.all([
        readRecord(ownerId, now, shared),
        repository.dismissedKeys(ownerId),
      ]);
      const { state, signals, people } = await watchOutsOf(ownerId, record, {
        instant: now.toISOString(),
        timeZone,
      });
      return {
        signals: visibleSignals(signals, dismissedKeys).map((signal) => ({
          ...signal,
          facts: [...signal.facts],
        })),
        ...(people && { people }),
        ...(state === "returning" && { welcome: true }),
      };
    },

    /** Dismisses a signal until the state that it speaks of changes. */
    dismiss: (ownerId: OwnerId, dismissal: SignalDismissal): Promise<void> =>
      repository.dismiss(ownerId, dismissal, clock.nowIso()),
  };
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** Its objective has `milestoneAt`, so it counts from its completion. */
function completedMilestone({ objectiveId, title, completedAt }: CompletedRow): MilestoneFact {
  return { objectiveId, title, completed: true, completedAt, createdAt: completedAt };
}
