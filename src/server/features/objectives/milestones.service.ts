import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { inOrder } from "#server/platform/db/row-order.ts";
import { conflict, idTaken, notFound } from "#server/platform/http/errors.ts";
import { type Deleted, idSchema } from "#shared/common/common.contract.ts";
import {
  MILESTONES_PER_OBJECTIVE_MAX,
  type Milestone,
  type MilestoneChanges,
  type NewMilestone,
} from "#shared/objectives/objectives.contract.ts";
import type { MilestonesRepository } from "./milestones.repository.ts";

export type MilestonesService = ReturnType<typeof createMilestonesService>;

interface Deps {
  repository: MilestonesRepository;
  clock: Clock;
}

export function createMilestonesService({ repository, clock }: Deps) {
  return {
    /** The milestones of these objectives, grouped by objective, in order. */
    listOf: (ownerId: OwnerId, objectiveIds: readonly string[]): Promise<Milestone[]> =>
      repository.listOf(ownerId, objectiveIds),

    /** The milestones of the newest objectives, each objective's in order, at most `ALL_MILESTONES_MAX`. */
    listAll: (ownerId: OwnerId): Promise<Milestone[]> => repository.listAll(ownerId),

    /** The first open milestone of each active objective. */
    listNext: (ownerId: OwnerId): Promise<Milestone[]> => repository.listNext(ownerId),

    /**
     * In order.
     * @throws HttpError 404
     */
    async list(ownerId: OwnerId, objectiveId: string): Promise<Milestone[]> {
      return found(await repository.list(ownerId, objectiveId), "objective");
    },

    /** @throws HttpError 404, or 409 when the objective is full or the id belongs to another milestone */
    async add(
      ownerId: OwnerId,
      objectiveId: string,
      { id = uuidv7(), title, completed, orderIndex }: NewMilestone,
    ): Promise<Stored<Milestone>> {
      const now = clock.nowIso();
      const stored = await repository.add(ownerId, { id, objectiveId }, (siblings) => {
        if (siblings.length >= MILESTONES_PER_OBJECTIVE_MAX) throw tooMany();
        return {
          id,
          objectiveId,
          title,
          completed,
          completedAt: completed ? now : null,
          orderIndex: orderIndex === 0 ? (siblings.at(-1)?.orderIndex ?? -1) + 1 : orderIndex,
          createdAt: now,
        };
      });
      if (stored === "no objective") throw notFound("objective");
      if (stored === "id taken") throw idTaken("milestone");
      return stored;
    },

    /**
     * @param ids all milestones in their new order
     * @returns the milestones in that order
     * @throws HttpError 404, or 409 when the list has changed meanwhile
     */
    async reorder(ownerId: OwnerId, objectiveId: string, ids: readonly string[]): Promise<Milestone[]> {
      const milestones = await repository.arrange(ownerId, objectiveId, (stored) => inOrder(stored, ids));
      return found(milestones, "objective");
    },

    /** @throws HttpError 404, also when the milestone does not belong to the given objective */
    async update(
      ownerId: OwnerId,
      id: string,
      { title, orderIndex, completed, objectiveId }: MilestoneChanges,
    ): Promise<Milestone> {
      const now = clock.nowIso();
      const fields = {
        title,
        orderIndex,
        completedAt: completed === undefined ? undefined : completed ? now : null,
      };
      return found(await repository.update(ownerId, addressOf(id, objectiveId), fields), "milestone");
    },

    /** @throws HttpError 404, also when the milestone does not belong to the given objective */
    async delete(ownerId: OwnerId, id: string, objectiveId: string | undefined): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, addressOf(id, objectiveId), clock.nowIso());
      return { undoId: found(undoId, "milestone") };
    },

    /** @throws HttpError 409 when an objective has no room for its restored milestones */
    async checkRestored(
      transaction: Database,
      ownerId: OwnerId,
      milestones: readonly Milestone[],
    ): Promise<void> {
      for (const objectiveId of new Set(milestones.map((milestone) => milestone.objectiveId))) {
        const count = await repository.countRestored(transaction, ownerId, objectiveId);
        if (count > MILESTONES_PER_OBJECTIVE_MAX) throw tooMany();
      }
    },
  };
}

function found<Value>(value: Value | null, what: string): Value {
  if (value === null) throw notFound(what);
  return value;
}

function addressOf(id: string, objectiveId: string | undefined) {
  // Not a UUID, so it cannot match.
  if (objectiveId !== undefined && !idSchema.safeParse(objectiveId).success) throw notFound("milestone");
  return { id, objectiveId };
}

function tooMany() {
  return conflict(
    "too_many",
    `An objective can have at most ${MILESTONES_PER_OBJECTIVE_MAX} milestones. To make room, delete one you no longer need.`,
  );
}
