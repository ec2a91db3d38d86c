import type { BoundariesService } from "#server/features/boundaries/boundaries.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Clock, momentAfter } from "#server/platform/clock/clock.ts";
import { changedMeanwhile } from "#server/platform/http/errors.ts";
import type { CommandState, CommandStateChanges } from "#shared/command-staff/command-staff.contract.ts";
import { EMPTY_COMMAND_STATE, operationalStatusOf } from "#shared/command-staff/command-staff.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { CommandStaffRepository, SavedCommandState } from "./command-staff.repository.ts";

export type CommandStaffService = ReturnType<typeof createCommandStaffService>;

interface Deps {
  repository: CommandStaffRepository;
  boundariesService: Pick<BoundariesService, "listAll">;
  safetyService: Pick<SafetyService, "listAll">;
  risksService: Pick<RisksService, "facts">;
  clock: Clock;
}

export function createCommandStaffService(deps: Deps) {
  const { repository, boundariesService, safetyService, risksService, clock } = deps;
  const complete = async (
    ownerId: OwnerId,
    mode: ModeId,
    saved: SavedCommandState | null,
  ): Promise<CommandState> => {
    const [boundaries, items, risks] = await Promise.all([
      boundariesService.listAll(ownerId),
      safetyService.listAll(ownerId, { mode }),
      risksService.facts(ownerId),
    ]);
    return {
      ...EMPTY_COMMAND_STATE,
      ...saved?.state,
      operationalStatus: operationalStatusOf(items, risks),
      boundaries: boundaries.map(({ id, name, statement, honored }) => ({ id, name, statement, honored })),
      updatedAt: saved?.updatedAt ?? null,
    };
  };

  return {
    /** The person's command state; its status counts the records of `mode`. */
    read: async (ownerId: OwnerId, mode: ModeId): Promise<CommandState> =>
      complete(ownerId, mode, await repository.find(ownerId)),

    /**
     * Stores the whole state.
     * @throws HttpError 409 with the stored state if it is newer than the one this edit is based on
     */
    async save(
      ownerId: OwnerId,
      mode: ModeId,
      { basedOn, intent, ...owned }: CommandStateChanges,
    ): Promise<CommandState> {
      for (;;) {
        const before = await repository.find(ownerId);
        if (basedOn !== undefined && !isSameMoment(basedOn, before?.updatedAt ?? null)) {
          throw changedMeanwhile(await complete(ownerId, mode, before));
        }
        // Every save gets a unique time, even within a millisecond or after the clock was set back.
        const updatedAt = momentAfter(before?.updatedAt ?? null, clock);
        const next: SavedCommandState = {
          state: {
            ...owned,
            intent: {
              ...intent,
              lastUpdated: isSameIntent(before, intent)
                ? (before?.state.intent.lastUpdated ?? null)
                : updatedAt,
            },
          },
          updatedAt,
        };
        // False when another save came in between; the loop then reads the state again.
        if (await repository.replace(ownerId, before?.updatedAt ?? null, next)) {
          return complete(ownerId, mode, next);
        }
      }
    },
  };
}

function isSameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}

function isSameIntent(before: SavedCommandState | null, intent: CommandStateChanges["intent"]): boolean {
  const { mission, outcomes } = (before?.state ?? EMPTY_COMMAND_STATE).intent;
  return mission === intent.mission && JSON.stringify(outcomes) === JSON.stringify(intent.outcomes);
}
