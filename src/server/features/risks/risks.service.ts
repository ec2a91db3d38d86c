import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { allRows, type Page } from "#server/platform/db/pages.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { NewRisk, Risk, RiskChanges } from "#shared/risks/risks.contract.ts";
import { priorityOf } from "#shared/risks/risks.rules.ts";
import type { OpenRisk, RiskFacts, RisksRepository } from "./risks.repository.ts";

export type RisksService = ReturnType<typeof createRisksService>;

interface Deps {
  repository: RisksRepository;
  clock: Clock;
}

export function createRisksService({ repository, clock }: Deps) {
  return {
    /** All risks without their long texts, in no particular order. */
    facts: (ownerId: OwnerId): Promise<RiskFacts[]> => repository.facts(ownerId),

    /** Newest first. */
    list: (ownerId: OwnerId, page?: PageQuery): Promise<Page<Risk>> => repository.list(ownerId, page),

    listAll: (ownerId: OwnerId): Promise<Risk[]> => allRows((page) => repository.list(ownerId, page)),

    /** The risk created by a checklist item, unless it is resolved. */
    findOpen: (ownerId: OwnerId, sourcePlugin: string, sourceCode: string): Promise<OpenRisk | null> =>
      repository.findOpen(ownerId, sourcePlugin, sourceCode),

    /**
     * Adds a risk, at most one per id and per source. An existing one is returned unchanged, except that a resolved one
     * from the same source is reopened.
     * @throws HttpError 409 when the id belongs to somebody else
     */
    async add(ownerId: OwnerId, { id = uuidv7(), ...fields }: NewRisk): Promise<Stored<Risk>> {
      const now = clock.nowIso();
      const stored = await repository.add(ownerId, {
        ...fields,
        id,
        priority: priorityOf(fields),
        createdAt: now,
        updatedAt: now,
      });
      if (!stored) throw idTaken("risk");
      return stored;
    },

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, id: string, changes: RiskChanges): Promise<Risk> {
      const fields = { ...changes, updatedAt: clock.nowIso() };
      const risk = await repository.update(ownerId, id, fields, priorityOf);
      if (!risk) throw notFound("risk");
      return risk;
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("risk");
      return { undoId };
    },
  };
}
