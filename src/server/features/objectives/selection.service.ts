import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { inOrder } from "#server/platform/db/row-order.ts";
import { notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { Objective, SeveralChanges } from "#shared/objectives/objectives.contract.ts";
import { completionAfter } from "#shared/objectives/objectives.rules.ts";
import type { SelectionRepository } from "./selection.repository.ts";

export type SelectionService = ReturnType<typeof createSelectionService>;

interface Deps {
  repository: SelectionRepository;
  clock: Clock;
}

/** Changes of several objectives: all of them, or nothing. */
export function createSelectionService({ repository, clock }: Deps) {
  return {
    /** @throws HttpError 404 when one of them does not exist */
    async update(ownerId: OwnerId, { ids, status }: SeveralChanges): Promise<Objective[]> {
      const now = clock.nowIso();
      const objectives = await repository.update(ownerId, [...new Set(ids)], (before) => ({
        ...completionAfter(before, { status }, now),
        updatedAt: now,
      }));
      if (!objectives) throw notFound("objective");
      return objectives;
    },

    /**
     * Deletes objectives with their milestones and triggers.
     * @throws HttpError 404 when one of them does not exist
     */
    async delete(ownerId: OwnerId, ids: readonly string[]): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, [...new Set(ids)], clock.nowIso());
      if (!undoId) throw notFound("objective");
      return { undoId };
    },

    /**
     * Stores the person's own order.
     * @param ids all objectives, also the archived ones
     * @throws HttpError 409 when the list has changed meanwhile
     */
    reorder: (ownerId: OwnerId, ids: readonly string[]): Promise<void> =>
      repository.arrange(ownerId, (stored) => inOrder(stored, ids)),
  };
}
