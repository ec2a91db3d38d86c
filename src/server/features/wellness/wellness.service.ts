import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { HttpError, idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type {
  CheckIn,
  CheckInChanges,
  CheckInsQuery,
  NewCheckIn,
  TimedCheckIn,
} from "#shared/wellness/wellness.contract.ts";
import { timeRefusal } from "#shared/wellness/wellness.rules.ts";
import type { WellnessRepository } from "./wellness.repository.ts";

export type WellnessService = ReturnType<typeof createWellnessService>;

interface Deps {
  repository: WellnessRepository;
  clock: Clock;
}

export function createWellnessService({ repository, clock }: Deps) {
  return {
    /** The person's own check-ins, newest first. */
    list: (ownerId: OwnerId, query: CheckInsQuery): Promise<Page<CheckIn>> =>
      repository.list(ownerId, normal(query)),
    /** Check-ins since an instant, without notes, in no particular order. */
    listStates: (ownerId: OwnerId, since: string): Promise<TimedCheckIn[]> =>
      repository.listStates(ownerId, since),

    /** The newest check-ins, newest first. */
    newest: (ownerId: OwnerId, limit: number): Promise<CheckIn[]> => repository.newest(ownerId, limit),

    /**
     * Stores a check-in, at most once per id; an existing one is returned unchanged.
     * @throws HttpError 400 when its time lies ahead or too far back, 409 when the id belongs to somebody else
     */
    async create(ownerId: OwnerId, { id, note, createdAt, ...state }: NewCheckIn): Promise<Stored<CheckIn>> {
      // Checked before the time, because a check-in that is already stored may be too old by now.
      const sentBefore = id === undefined ? null : await repository.find(ownerId, id);
      if (sentBefore) return { row: sentBefore, isNew: false };

      const now = clock.nowIso();
      const refusal = createdAt === undefined ? null : timeRefusal(createdAt, now);
      if (refusal !== null) {
        throw new HttpError(400, "validation_error", refusal, { fields: { createdAt: refusal } });
      }
      const stored = await repository.insert(ownerId, {
        ...state,
        id: id ?? uuidv7(),
        note: note || null,
        createdAt: createdAt === undefined ? now : instantOf(createdAt),
      });
      if (!stored) throw idTaken("check-in");
      return stored;
    },

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, id: string, { note, ...changes }: CheckInChanges): Promise<CheckIn> {
      const checkIn = await repository.update(ownerId, id, {
        ...changes,
        ...(note !== undefined && { note: note || null }),
      });
      if (!checkIn) throw notFound("check-in");
      return checkIn;
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("check-in");
      return { undoId };
    },
  };
}

/** SQLite compares instants as text, so they need the same format. */
const instantOf = (moment: string): string => new Date(moment).toISOString();

function normal({ since, ...rest }: CheckInsQuery): CheckInsQuery {
  return since === undefined ? rest : { ...rest, since: instantOf(since) };
}
