import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { CommandState, CommandStateChanges } from "#shared/command-staff/command-staff.contract.ts";
import { EMPTY_COMMAND_STATE } from "#shared/command-staff/command-staff.rules.ts";
import { LCES_TAGS } from "#shared/common/common.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { CommandStaffRepository, SavedCommandState } from "./command-staff.repository.ts";

export type SaveOutcome =
  | { kind: "saved"; state: CommandState }
  | { kind: "conflict"; current: CommandState };

export interface CommandStaffService {
  /** The person's command state; status counts what belongs to `mode`. */
  read(ownerId: OwnerId, mode: ModeId): Promise<CommandState>;
  /** Stores the whole state, unless a newer one than it was edited from is there: then nothing changes. */
  save(ownerId: OwnerId, mode: ModeId, changes: CommandStateChanges): Promise<SaveOutcome>;
}

export function createCommandStaffService(
  repository: CommandStaffRepository,
  clock: Clock,
): CommandStaffService {
  const complete = async (
    ownerId: OwnerId,
    mode: ModeId,
    saved: SavedCommandState | null,
  ): Promise<CommandState> => {
    const [boundaries, { filledKinds, openRisks, lastUpdated }] = await Promise.all([
      repository.boundaries(ownerId),
      repository.operationalFacts(ownerId, mode),
    ]);
    return {
      ...EMPTY_COMMAND_STATE,
      ...saved?.state,
      operationalStatus: {
        lcesComplete: LCES_TAGS.every((kind) => filledKinds.includes(kind)),
        riskCount: openRisks,
        lastUpdated,
      },
      boundaries,
      updatedAt: saved?.updatedAt ?? null,
    };
  };

  return {
    read: async (ownerId, mode) => complete(ownerId, mode, await repository.find(ownerId)),

    async save(ownerId, mode, { basedOn, intent, ...owned }) {
      for (;;) {
        const before = await repository.find(ownerId);
        if (basedOn !== undefined && !isSameMoment(basedOn, before?.updatedAt ?? null)) {
          return { kind: "conflict", current: await complete(ownerId, mode, before) };
        }
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
        // False when someone else's save came in between: then it is looked at anew.
        if (await repository.replace(ownerId, before?.updatedAt ?? null, next)) {
          return { kind: "saved", state: await complete(ownerId, mode, next) };
        }
      }
    },
  };
}

function isSameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}

/** Each save gets a moment of its own, even within a millisecond or after the clock was set back. */
function momentAfter(before: string | null, clock: Clock): string {
  const now = clock.nowIso();
  if (before === null || now > before) return now;
  return new Date(Date.parse(before) + 1).toISOString();
}

function isSameIntent(before: SavedCommandState | null, intent: CommandStateChanges["intent"]): boolean {
  const { mission, outcomes } = (before?.state ?? EMPTY_COMMAND_STATE).intent;
  return mission === intent.mission && JSON.stringify(outcomes) === JSON.stringify(intent.outcomes);
}
