import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type {
  CustomResource,
  NewResource,
  ResourceChanges,
} from "#shared/custom-resources/custom-resources.contract.ts";
import type { CustomResourcesRepository } from "./custom-resources.repository.ts";

export type CustomResourcesService = ReturnType<typeof createCustomResourcesService>;

interface Deps {
  repository: CustomResourcesRepository;
  clock: Clock;
}

export function createCustomResourcesService({ repository, clock }: Deps) {
  return {
    /** Oldest first. */
    list: (ownerId: OwnerId, page?: PageQuery): Promise<Page<CustomResource>> =>
      repository.list(ownerId, page),

    /** @throws HttpError 409 when the id belongs to somebody else, or when there are too many */
    async create(
      ownerId: OwnerId,
      { id = uuidv7(), ...fields }: NewResource,
    ): Promise<Stored<CustomResource>> {
      const stored = await repository.insert(ownerId, { ...fields, id, createdAt: clock.nowIso() });
      if (!stored) throw idTaken("resource");
      return stored;
    },

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, id: string, changes: ResourceChanges): Promise<CustomResource> {
      const resource = await repository.update(ownerId, id, changes);
      if (!resource) throw notFound("resource");
      return resource;
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("resource");
      return { undoId };
    },
  };
}
