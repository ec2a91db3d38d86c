import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type {
  CustomMeditation,
  MeditationChanges,
  NewMeditation,
} from "#shared/custom-meditations/custom-meditations.contract.ts";
import type { CustomMeditationsRepository } from "./custom-meditations.repository.ts";

export type CustomMeditationsService = ReturnType<typeof createCustomMeditationsService>;

interface Deps {
  repository: CustomMeditationsRepository;
  clock: Clock;
}

export function createCustomMeditationsService({ repository, clock }: Deps) {
  return {
    /** Oldest first. */
    list: (ownerId: OwnerId, page?: PageQuery): Promise<Page<CustomMeditation>> =>
      repository.list(ownerId, page),

    /** @throws HttpError 409 when the id belongs to somebody else, or when there are too many */
    async create(
      ownerId: OwnerId,
      { id = uuidv7(), ...fields }: NewMeditation,
    ): Promise<Stored<CustomMeditation>> {
      const stored = await repository.insert(ownerId, { ...fields, id, createdAt: clock.nowIso() });
      if (!stored) throw idTaken("meditation");
      return stored;
    },

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, id: string, changes: MeditationChanges): Promise<CustomMeditation> {
      const meditation = await repository.update(ownerId, id, changes);
      if (!meditation) throw notFound("meditation");
      return meditation;
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("meditation");
      return { undoId };
    },
  };
}
