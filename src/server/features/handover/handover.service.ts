import { v7 as uuidv7 } from "uuid";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { ActivityService } from "#server/features/objectives/activity.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { conflict, HttpError, idTaken, notFound } from "#server/platform/http/errors.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import {
  type Briefing,
  type BriefingChanges,
  type CarryOver,
  type DecidedItem,
  type NewBriefing,
  type NewCarryOverDecision,
  NOT_BEGUN,
  type Prefill,
} from "#shared/handover/handover.contract.ts";
import {
  carryOverFor,
  hasBegun,
  isStillOpen,
  morningOf,
  outcomeOf,
} from "#shared/handover/handover.rules.ts";
import { prefillFor } from "#shared/handover/prefill.rules.ts";
import type { HandoverFact, HandoverRepository } from "./handover.repository.ts";

export type { HandoverFact };
export type HandoverService = ReturnType<typeof createHandoverService>;

interface Deps {
  repository: HandoverRepository;
  activityService: Pick<ActivityService, "current">;
  isapService: IsapService;
  clock: Clock;
}

export function createHandoverService(deps: Deps) {
  const { repository, activityService, isapService, clock } = deps;

  async function found(ownerId: OwnerId, id: string): Promise<Briefing> {
    const briefing = await repository.find(ownerId, id);
    if (!briefing) throw notFound("handover");
    return briefing;
  }

  return {
    /** Newest first. */
    list: (ownerId: OwnerId, page: PageQuery): Promise<Page<Briefing>> => repository.list(ownerId, page),

    /** Handovers written since an instant, for the Watch Outs, in no particular order. */
    listFacts: (ownerId: OwnerId, since: string): Promise<HandoverFact[]> =>
      repository.listFacts(ownerId, since),

    /**
     * Logs a handover, or returns the one that is already stored under its id.
     * @throws HttpError 400 for a day that has not begun, or 409 when the id belongs to somebody else
     */
    async create(
      ownerId: OwnerId,
      { timeZone, id = uuidv7(), ...answers }: NewBriefing,
    ): Promise<Stored<Briefing>> {
      const now = clock.nowIso();
      if (!hasBegun(answers.opPeriod, now, timeZone)) throw notBegun();
      const stored = await repository.insert(ownerId, { ...answers, id, createdAt: now, updatedAt: now });
      if (!stored) throw idTaken("handover");
      return stored;
    },

    /** @throws HttpError 404, 409 after the person's own day of logging it, or 400 for a day that has not begun */
    async update(ownerId: OwnerId, id: string, { timeZone, ...changes }: BriefingChanges): Promise<Briefing> {
      const now = clock.nowIso();
      if (!isStillOpen(await found(ownerId, id), now, timeZone ?? "UTC")) throw closedPeriod();
      if (changes.opPeriod !== undefined && !hasBegun(changes.opPeriod, now, timeZone)) throw notBegun();
      const briefing = await repository.update(ownerId, id, { ...changes, updatedAt: now });
      if (!briefing) throw notFound("handover");
      return briefing;
    },

    /** The number of handovers written after an instant, and the time of the newest of all (null without any). */
    figures: (ownerId: OwnerId, after: string): Promise<{ count: number; lastAt: string | null }> =>
      repository.figures(ownerId, after),

    /** Suggestions for a handover from the person's records of a day. */
    async prefill(ownerId: OwnerId, day: { date: string; timeZone: string }): Promise<Prefill> {
      const span = spanOfDay(day.date);
      const [{ objectives, milestones }, sessions] = await Promise.all([
        activityService.current(ownerId, span),
        isapService.between(ownerId, span),
      ]);
      return prefillFor({ objectives, milestones, sessions }, day);
    },

    async carryOver(
      ownerId: OwnerId,
      { today, timeZone }: { today?: string | undefined; timeZone: string },
    ): Promise<CarryOver> {
      const now = clock.nowIso();
      const day = today ?? ownDay(now, timeZone);
      const morning = morningOf(day, timeZone);
      const newest = await repository.newestBefore(ownerId, day, now < morning ? null : morning);
      return carryOverFor(newest, await repository.listDecisions(ownerId, newest));
    },

    /**
     * Decides about one item. A second decision to keep or edit changes nothing and returns the first; "done" and "drop"
     * also end an item that was kept.
     * @throws HttpError 404
     */
    async decide(
      ownerId: OwnerId,
      { today, timeZone, ...asked }: NewCarryOverDecision,
    ): Promise<DecidedItem> {
      const briefing = await found(ownerId, asked.briefingId);
      const now = clock.nowIso();
      const decidedOn = today ?? ownDay(now, timeZone);
      return repository.decide(
        ownerId,
        {
          ...outcomeOf(asked, briefing),
          id: uuidv7(),
          briefingId: briefing.id,
          item: asked.item,
          decidedOn,
          endedOn: asked.decision === "done" ? decidedOn : null,
          createdAt: now,
        },
        { endsKept: asked.decision === "done" || asked.decision === "drop" },
      );
    },
  };
}

/** The instants that enclose a day anywhere on Earth: no offset exceeds 14 hours. */
function spanOfDay(date: string): { from: string; to: string } {
  const [hour, start] = [60 * 60_000, Date.parse(`${date}T00:00:00Z`)];
  return {
    from: new Date(start - 14 * hour).toISOString(),
    to: new Date(start + (24 + 14) * hour).toISOString(),
  };
}

function notBegun(): HttpError {
  return new HttpError(400, "validation_error", NOT_BEGUN, { fields: { opPeriod: NOT_BEGUN } });
}

function closedPeriod(): HttpError {
  return conflict(
    "closed_period",
    "You can change a handover only on the day you logged it. To add what has changed since, log a new one.",
  );
}
