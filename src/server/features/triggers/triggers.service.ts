import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { isForeignKeyViolation } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { allRows, type Page } from "#server/platform/db/pages.ts";
import { HttpError, idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import {
  type NewTrigger,
  NO_RESPONSE,
  type Trigger,
  type TriggerChanges,
} from "#shared/triggers/triggers.contract.ts";
import { statusAfter } from "#shared/triggers/triggers.rules.ts";
import type { StoredTrigger, TriggersRepository } from "./triggers.repository.ts";

export { deleteTriggersOf } from "./triggers.repository.ts";

export type TriggersService = ReturnType<typeof createTriggersService>;

interface Deps {
  repository: TriggersRepository;
  /** Declared here, because objectives import this feature to delete their trigger points. */
  objectivesService: {
    titlesOf: (ownerId: OwnerId, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  };
  clock: Clock;
}

export function createTriggersService({ repository, objectivesService, clock }: Deps) {
  const titlesOf = (ownerId: OwnerId, triggers: readonly StoredTrigger[]) =>
    objectivesService.titlesOf(ownerId, [
      ...new Set(triggers.flatMap(({ objectiveId }) => objectiveId ?? [])),
    ]);

  const titled = (trigger: StoredTrigger, titles: ReadonlyMap<string, string>): Trigger => ({
    ...trigger,
    objectiveTitle: titles.get(trigger.objectiveId ?? "") ?? null,
  });

  async function list(ownerId: OwnerId, page: PageQuery, objectiveId?: string): Promise<Page<Trigger>> {
    const { rows, next } = await repository.list(ownerId, page, objectiveId);
    const titles = await titlesOf(ownerId, rows);
    return { rows: rows.map((trigger) => titled(trigger, titles)), next };
  }

  return {
    /** Newest first, optionally of one objective. */
    list: (
      ownerId: OwnerId,
      { objectiveId, ...page }: PageQuery & { objectiveId?: string | undefined },
    ): Promise<Page<Trigger>> => list(ownerId, page, objectiveId),

    listAll: (ownerId: OwnerId): Promise<Trigger[]> => allRows((page) => list(ownerId, page)),

    /** Tripped ones, newest first. */
    async tripped(ownerId: OwnerId): Promise<Trigger[]> {
      const triggers = await repository.tripped(ownerId);
      const titles = await titlesOf(ownerId, triggers);
      return triggers.map((trigger) => titled(trigger, titles));
    },

    /** @throws HttpError 404 when the objective does not exist, 409 when the id belongs to somebody else */
    async create(
      ownerId: OwnerId,
      { id = uuidv7(), objectiveId, ...fields }: NewTrigger,
    ): Promise<Stored<Trigger>> {
      if (
        objectiveId !== null &&
        !(await objectivesService.titlesOf(ownerId, [objectiveId])).has(objectiveId)
      ) {
        throw notFound("objective");
      }
      const now = clock.nowIso();
      const trigger: StoredTrigger = {
        ...fields,
        id,
        objectiveId,
        status: "watching",
        trippedAt: null,
        createdAt: now,
        updatedAt: now,
      };
      const stored = await repository.insert(ownerId, trigger).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? notFound("objective") : error;
      });
      if (!stored) throw idTaken("trigger point");
      return { ...stored, row: titled(stored.row, await titlesOf(ownerId, [stored.row])) };
    },

    /** @throws HttpError 404; 400 when it trips without a planned response */
    async update(ownerId: OwnerId, id: string, { status, ...fields }: TriggerChanges): Promise<Trigger> {
      const now = clock.nowIso();
      const trigger = await repository.update(ownerId, id, (stored) => {
        const response = fields.response ?? stored.response;
        if (status === "tripped" && response === "") throw noResponse();
        return { ...given(fields), ...statusAfter(stored, status, now), updatedAt: now };
      });
      if (!trigger) throw notFound("trigger point");
      return titled(trigger, await titlesOf(ownerId, [trigger]));
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("trigger point");
      return { undoId };
    },
  };
}

/** Only the fields that were sent. */
function given(fields: Omit<TriggerChanges, "status">): Partial<Trigger> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function noResponse(): HttpError {
  return new HttpError(400, "validation_error", NO_RESPONSE, { fields: { response: NO_RESPONSE } });
}
