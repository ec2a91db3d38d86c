import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { NOTHING_WRITTEN } from "#shared/objectives/due.rules.ts";
import { dueAfter } from "#shared/objectives/due-reading.rules.ts";
import { normalAmount } from "#shared/objectives/money.rules.ts";
import type {
  Milestone,
  NewObjective,
  Objective,
  ObjectiveChanges,
} from "#shared/objectives/objectives.contract.ts";
import { completionAfter, copyOf } from "#shared/objectives/objectives.rules.ts";
import type { ActiveObjectives } from "./active-objectives.repository.ts";
import type { MilestonesRepository } from "./milestones.repository.ts";
import type { ObjectivesRepository } from "./objectives.repository.ts";

export type ObjectivesService = ReturnType<typeof createObjectivesService>;

interface Deps {
  repository: ObjectivesRepository;
  milestonesRepository: Pick<MilestonesRepository, "listOf">;
  activeObjectives: ActiveObjectives;
  clock: Clock;
}

/** The fields that a plan decides. */
type PlanTexts = Pick<
  Objective,
  | "title"
  | "specific"
  | "measurable"
  | "achievable"
  | "relevant"
  | "timeBound"
  | "dueOn"
  | "dueSource"
  | "pillar"
  | "mode"
>;

export function createObjectivesService({ repository, milestonesRepository, activeObjectives, clock }: Deps) {
  /**
   * Stores an objective with its first milestones, in this order and open, or nothing.
   * @param milestoneTitles at most `MILESTONES_PER_OBJECTIVE_MAX`
   * @throws HttpError 409 when the id belongs to somebody else
   */
  async function create(
    ownerId: OwnerId,
    objective: NewObjective,
    milestoneTitles: readonly string[] = [],
  ): Promise<Stored<Objective>> {
    const { id = uuidv7(), status, progress, budget, actualCost, ...rest } = objective;
    const { dueOn, dueSource, timeZone, locale, ...fields } = rest;
    const now = clock.nowIso();
    const start = status === "completed" ? { status } : { progress };
    const row = {
      ...fields,
      ...dueAfter(NOTHING_WRITTEN, objective, { instant: now, timeZone, locale }),
      ...completionAfter(
        { status: "active", progress: 0, completedAt: null, progressBefore: null },
        start,
        now,
      ),
      progressBefore: null,
      id,
      budget: normalAmount(budget),
      actualCost: normalAmount(actualCost),
      createdAt: now,
      updatedAt: now,
    };
    const stored = await repository.insert(ownerId, row, openMilestones(id, milestoneTitles, now));
    if (!stored) throw idTaken("objective");
    return stored;
  }

  return {
    /**
     * Refuses what this transaction added when the person now has more active objectives than their plan holds.
     * @throws HttpError 402
     */
    checkPlan: activeObjectives.check,

    /** Newest first, with milestone counts. */
    list: (ownerId: OwnerId, page?: PageQuery): Promise<Page<Objective>> => repository.list(ownerId, page),

    countByStatus: (ownerId: OwnerId): Promise<Record<Objective["status"], number>> =>
      repository.countByStatus(ownerId),

    /** The titles of the person's objectives among the ids. */
    titlesOf: (ownerId: OwnerId, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      repository.titlesOf(ownerId, ids),

    create,

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, id: string, changes: ObjectiveChanges): Promise<Objective> {
      const { status, progress, budget, actualCost, timeZone, locale, dueSource: _, ...fields } = changes;
      const now = clock.nowIso();
      const moment = { instant: now, timeZone, locale };
      const movesCompletion = status !== undefined || progress !== undefined;
      const objective = await repository.update(ownerId, id, (before) => ({
        ...fields,
        ...dueAfter(before, changes, moment),
        ...(movesCompletion && completionAfter(before, { status, progress }, now)),
        ...(budget !== undefined && { budget: normalAmount(budget) }),
        ...(actualCost !== undefined && { actualCost: normalAmount(actualCost) }),
        updatedAt: now,
      }));
      if (!objective) throw notFound("objective");
      return objective;
    },

    /**
     * Replaces texts, day and all milestones by those of another plan, or nothing. A repeated call changes nothing.
     * @param milestoneTitles at least one, at most `MILESTONES_PER_OBJECTIVE_MAX`
     * @throws HttpError 404
     */
    async rewrite(
      ownerId: OwnerId,
      id: string,
      texts: PlanTexts,
      milestoneTitles: readonly string[],
    ): Promise<Objective> {
      const now = clock.nowIso();
      const fields = { ...texts, updatedAt: now };
      const objective = await repository.rewrite(
        ownerId,
        id,
        fields,
        openMilestones(id, milestoneTitles, now),
      );
      if (!objective) throw notFound("objective");
      return objective;
    },

    /**
     * Stores an active copy with the same milestones, all open, and without actual cost and trigger points.
     * @param copyId made by the client, so that a repeated call stores one copy
     * @throws HttpError 404, or 409 when the id belongs to somebody else
     */
    async duplicate(ownerId: OwnerId, id: string, copyId: string | undefined): Promise<Stored<Objective>> {
      const [original, milestones] = await Promise.all([
        repository.find(ownerId, id),
        milestonesRepository.listOf(ownerId, [id]),
      ]);
      if (!original) throw notFound("objective");
      return create(
        ownerId,
        { ...copyOf(original), id: copyId },
        milestones.map(({ title }) => title),
      );
    },
  };
}

function openMilestones(objectiveId: string, titles: readonly string[], now: string): Milestone[] {
  return titles.map((title, orderIndex) => ({
    id: uuidv7(),
    objectiveId,
    title,
    orderIndex,
    completed: false,
    completedAt: null,
    createdAt: now,
  }));
}
