import "./objectives.tables.ts";
import { sql } from "kysely";
import { deleteTriggersOf } from "#server/features/triggers/triggers.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { rememberDeleted } from "#server/platform/db/deleted-rows.ts";
import { lockRows } from "#server/platform/db/owned-rows.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import type { Completion } from "#shared/objectives/objectives.rules.ts";
import type { ActiveObjectives } from "./active-objectives.repository.ts";
import { objectiveFromRow, selectObjectives } from "./objectives.repository.ts";

const COMPLETION = ["id", "status", "progress", "completedAt", "progressBefore"] as const;

/** An objective and its place in the person's own order. */
export type PlacedObjective = Pick<Objective, "id" | "orderIndex">;

export type SelectionRepository = ReturnType<typeof createSelectionRepository>;

/** Changes of several objectives: all of them, or nothing. */
export function createSelectionRepository(db: Database, activeObjectives: ActiveObjectives) {
  return {
    /**
     * Changes the completion of each objective to what `compose` makes of its latest state, under a lock.
     * @param ids without duplicates
     * @returns the objectives, newest first, or null when one does not exist
     * @throws HttpError 402 when one would become active and the plan holds no more
     */
    update: (
      ownerId: OwnerId,
      ids: readonly string[],
      compose: (before: Completion) => Completion & { updatedAt: string },
    ): Promise<Objective[] | null> =>
      db.transaction().execute(async (trx) => {
        const before = await lockRows(trx, "objectives", { ownerId, ids }, COMPLETION);
        if (before.length < ids.length) return null;
        let isReopening = false;
        for (const { id, ...completion } of before) {
          const after = compose(completion);
          await trx.updateTable("objectives").set(after).where("id", "=", id).execute();
          if (completion.status !== "active" && after.status === "active") isReopening = true;
        }
        if (isReopening) await activeObjectives.check(trx, ownerId);
        const rows = await selectObjectives(trx, ownerId)
          .where("id", "in", ids)
          .orderBy("createdAt", "desc")
          .orderBy("id", "desc")
          .execute();
        return rows.map(objectiveFromRow);
      }),

    /**
     * Deletes objectives with everything that belongs to them.
     * @param ids without duplicates
     * @returns the id that restores them all, or null when one does not exist
     */
    delete: (ownerId: OwnerId, ids: readonly string[], deletedAt: string): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        const found = await lockRows(trx, "objectives", { ownerId, ids }, ["id"], "delete");
        if (found.length < ids.length) return null;
        const milestones = await trx
          .deleteFrom("milestones")
          .where("objectiveId", "in", ids)
          .returningAll()
          .execute();
        const triggers = await deleteTriggersOf(trx, ids);
        const objectives = await trx
          .deleteFrom("objectives")
          .where("id", "in", ids)
          .where("userId", "=", ownerId)
          .returningAll()
          .execute();
        return rememberDeleted(trx, ownerId, { objectives, milestones, triggers }, deletedAt);
      }),

    /** Gives the objectives the places that `arrange` returns, given all of them. */
    arrange: (
      ownerId: OwnerId,
      arrange: (stored: readonly PlacedObjective[]) => PlacedObjective[],
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const before = await lockRows(trx, "objectives", { ownerId }, ["id", "orderIndex"]);
        const placeBefore = new Map(before.map(({ id, orderIndex }) => [id, orderIndex]));
        const moved = arrange(before).filter(({ id, orderIndex }) => placeBefore.get(id) !== orderIndex);
        if (moved.length === 0) return;
        const places = moved.map(({ id, orderIndex }) => sql`(${id}, cast(${orderIndex} as integer))`);
        // Both engines name the columns of a list of values like this.
        await sql`
          update objectives set "orderIndex" = places.column2 from (values ${sql.join(places)}) as places
          where objectives.id = places.column1 and "userId" = ${ownerId}`.execute(trx);
      }),
  };
}
