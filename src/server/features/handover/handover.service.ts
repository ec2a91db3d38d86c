import { v7 as uuidv7 } from "uuid";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { MilestonesService } from "#server/features/objectives/milestones.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { conflict, HttpError, idTaken, notFound } from "#server/platform/http/errors.ts";
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
import { carryOverFor, hasBegun, isStillOpen, outcomeOf, ownDay } from "#shared/handover/handover.rules.ts";
import { prefillFor } from "#shared/handover/prefill.rules.ts";
import type { HandoverRepository } from "./handover.repository.ts";

/** A day is "2026-11-21"; without a time zone, days are those of UTC. */
export interface HandoverService {
  /** Newest first. */
  list(ownerId: OwnerId): Promise<Briefing[]>;
  /**
   * Logs a handover, or answers the one that is stored under its id already.
   * @throws HttpError 400 for a day that has not begun, or 409 when the id names something else
   */
  create(ownerId: OwnerId, briefing: NewBriefing): Promise<Briefing>;
  /** @throws HttpError 404, 409 after the person's own day of logging it, or 400 for a day that has not begun */
  update(ownerId: OwnerId, id: string, changes: BriefingChanges): Promise<Briefing>;
  /** What the person's records say about a day. */
  prefill(ownerId: OwnerId, day: { date: string; timeZone: string }): Promise<Prefill>;
  carryOver(ownerId: OwnerId, asked: { today?: string | undefined; timeZone: string }): Promise<CarryOver>;
  /**
   * Decides about one item. A second decision about it changes nothing and answers the first.
   * @throws HttpError 404
   */
  decide(ownerId: OwnerId, decision: NewCarryOverDecision): Promise<DecidedItem>;
}

interface Parts {
  repository: HandoverRepository;
  objectivesService: ObjectivesService;
  milestonesService: MilestonesService;
  isapService: IsapService;
  clock: Clock;
}

export function createHandoverService(parts: Parts): HandoverService {
  const { repository, objectivesService, milestonesService, isapService, clock } = parts;

  async function found(ownerId: OwnerId, id: string): Promise<Briefing> {
    const briefing = await repository.find(ownerId, id);
    if (!briefing) throw notFound("handover");
    return briefing;
  }

  return {
    list: (ownerId) => repository.list(ownerId),

    async create(ownerId, { timeZone, id = uuidv7(), ...answers }) {
      const now = clock.nowIso();
      if (!hasBegun(answers.opPeriod, now, timeZone)) throw notBegun();
      const stored = await repository.insert(ownerId, { ...answers, id, createdAt: now, updatedAt: now });
      if (!stored) throw idTaken("handover");
      return stored;
    },

    async update(ownerId, id, { timeZone, ...changes }) {
      const now = clock.nowIso();
      if (!isStillOpen(await found(ownerId, id), now, timeZone ?? "UTC")) throw closedPeriod();
      if (changes.opPeriod !== undefined && !hasBegun(changes.opPeriod, now, timeZone)) throw notBegun();
      const briefing = await repository.update(ownerId, id, { ...changes, updatedAt: now });
      if (!briefing) throw notFound("handover");
      return briefing;
    },

    async prefill(ownerId, day) {
      const [objectives, milestones, sessions] = await Promise.all([
        objectivesService.list(ownerId),
        milestonesService.listAll(ownerId),
        isapService.list(ownerId),
      ]);
      return prefillFor({ objectives, milestones, sessions }, day);
    },

    async carryOver(ownerId, { today, timeZone }) {
      const day = today ?? ownDay(clock.nowIso(), timeZone);
      const newest = await repository.newestBefore(ownerId, day);
      const decisions = await repository.listDecisions(ownerId, { briefingId: newest?.id, decidedOn: day });
      return carryOverFor(newest, decisions, day);
    },

    async decide(ownerId, { today, timeZone, ...asked }) {
      const briefing = await found(ownerId, asked.briefingId);
      const now = clock.nowIso();
      return repository.decide(ownerId, {
        ...outcomeOf(asked, briefing),
        id: uuidv7(),
        briefingId: briefing.id,
        item: asked.item,
        decidedOn: today ?? ownDay(now, timeZone),
        createdAt: now,
      });
    },
  };
}

function notBegun(): HttpError {
  return new HttpError(400, "validation_error", NOT_BEGUN, { fields: { opPeriod: NOT_BEGUN } });
}

function closedPeriod(): HttpError {
  return conflict(
    "closed_period",
    "A handover can be changed on the day it was logged. This one stays as it is; log a new one for what has changed since.",
  );
}
