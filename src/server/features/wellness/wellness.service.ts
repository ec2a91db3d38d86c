import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { HttpError, idTaken } from "#server/platform/http/errors.ts";
import type { CheckIn, CheckInsQuery, NewCheckIn, TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
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
    /** How the person was since an instant, without what they wrote about it, in no order. */
    listStates: (ownerId: OwnerId, since: string): Promise<TimedCheckIn[]> =>
      repository.listStates(ownerId, since),

    /** How the person was lately, without what they wrote about it, newest first. */
    newestStates: (ownerId: OwnerId, limit: number): Promise<TimedCheckIn[]> =>
      repository.newestStates(ownerId, limit),

    /**
     * Stores a check-in. One whose id is stored already is answered as it is stored, and not stored again.
     * @throws HttpError 400 when its time lies ahead or too far back, 409 when its id belongs to another record
     */
    async create(ownerId: OwnerId, { id, note, createdAt, ...state }: NewCheckIn): Promise<Stored<CheckIn>> {
      // Before the time is judged: one that is stored may be too old by now.
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
  };
}

/** Instants are compared as text in one of the databases, so each has the same form. */
const instantOf = (moment: string): string => new Date(moment).toISOString();

function normal({ since, ...rest }: CheckInsQuery): CheckInsQuery {
  return since === undefined ? rest : { ...rest, since: instantOf(since) };
}
