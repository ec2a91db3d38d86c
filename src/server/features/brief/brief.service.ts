import type { BoundariesService } from "#server/features/boundaries/boundaries.service.ts";
import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { ActivityService } from "#server/features/objectives/activity.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { localDays } from "#shared/calendar/local-days.rules.ts";
import type { EchoBriefQuery } from "#shared/echo/echo.contract.ts";
import type { BriefPart, EchoBrief } from "#shared/echo/echo-brief.ts";
import { isHighPriority } from "#shared/risks/risks.rules.ts";
import { completenessOf, isOfMode, LCES_ELEMENTS } from "#shared/safety/lces.rules.ts";
import { isRealCheckIn } from "#shared/wellness/check-in.rules.ts";

const RISKS_MAX = 5;
const CHECK_INS_MAX = 5;
/** Read to find enough that the product did not log itself. */
const CHECK_INS_READ = 20;
const BOUNDARIES_MAX = 8;
const TITLE_MAX = 120;
const TEXT_MAX = 400;

export type BriefService = ReturnType<typeof createBriefService>;

interface Deps {
  isapService: Pick<IsapService, "latest">;
  activityService: Pick<ActivityService, "summary" | "byPillar">;
  risksService: Pick<RisksService, "facts">;
  safetyService: Pick<SafetyService, "listAll">;
  wellnessService: Pick<WellnessService, "newest">;
  handoverService: Pick<HandoverService, "list">;
  boundariesService: Pick<BoundariesService, "list">;
  clock: Clock;
}

export function createBriefService(deps: Deps) {
  const readers: {
    [Part in BriefPart]: (ownerId: OwnerId, query: EchoBriefQuery) => Promise<EchoBrief[Part]>;
  } = {
    async session(ownerId) {
      const session = await deps.isapService.latest(ownerId);
      if (!session) return null;
      const { people, time, budget, skills } = session.control;
      return {
        situation: cut(session.situation, TEXT_MAX),
        pillars: session.clarity,
        control: {
          people: cut(people, TITLE_MAX),
          time: cut(time, TITLE_MAX),
          budget: cut(budget, TITLE_MAX),
          skills: cut(skills, TITLE_MAX),
        },
      };
    },
    async objectives(ownerId) {
      const { mostUrgent } = await deps.activityService.summary(
        ownerId,
        deps.activityService.byPillar(ownerId),
      );
      return mostUrgent.map(({ id, title, progress, dueOn, nextMilestone }) => ({
        id,
        title: cut(title, TITLE_MAX),
        progress,
        dueOn,
        nextMilestone: nextMilestone && cut(nextMilestone.title, TITLE_MAX),
      }));
    },
    async risks(ownerId) {
      const risks = (await deps.risksService.facts(ownerId)).filter(isHighPriority);
      return risks.slice(0, RISKS_MAX).map(({ id, hazard }) => ({ id, hazard: cut(hazard, TITLE_MAX) }));
    },
    async lcesGaps(ownerId, { mode }) {
      const all = await deps.safetyService.listAll(ownerId, {});
      const items = all.filter((item) => isOfMode(item, mode));
      const { counts } = completenessOf({ items, sessions: [], objectives: [] });
      return LCES_ELEMENTS.filter(({ name }) => counts[name] === 0).map(({ kind }) => kind);
    },
    async checkIns(ownerId, { timeZone }) {
      const { today, dayOf } = localDays({ instant: deps.clock.nowIso(), timeZone });
      const newest = await deps.wellnessService.newest(ownerId, CHECK_INS_READ);
      return newest
        .filter(isRealCheckIn)
        .slice(0, CHECK_INS_MAX)
        .map(({ energy, stress, mood, createdAt }) => ({
          energy,
          stress,
          mood,
          daysAgo: Math.max(0, today - dayOf(Date.parse(createdAt))),
        }));
    },
    async handover(ownerId) {
      const { rows } = await deps.handoverService.list(ownerId, { limit: 1 });
      const [newest] = rows;
      if (!newest) return null;
      return {
        whatChanged: cut(newest.whatChanged, TEXT_MAX),
        whatPersists: cut(newest.whatPersists, TEXT_MAX),
        onePriority: cut(newest.onePriority, TEXT_MAX),
        day: newest.opPeriod,
      };
    },
    async boundaries(ownerId) {
      const { rows } = await deps.boundariesService.list(ownerId, { limit: BOUNDARIES_MAX });
      return rows.map(({ id, name, statement }) => ({
        id,
        name: cut(name, TITLE_MAX),
        statement: cut(statement, TEXT_MAX),
      }));
    },
  };

  return {
    /** Where a person stands, at most a few thousand characters. @param hidden the parts that stay empty */
    async compose(
      ownerId: OwnerId,
      query: EchoBriefQuery,
      hidden: readonly BriefPart[] = [],
    ): Promise<EchoBrief> {
      const may = <Part extends BriefPart>(part: Part, empty: EchoBrief[Part]): Promise<EchoBrief[Part]> =>
        hidden.includes(part) ? Promise.resolve(empty) : readers[part](ownerId, query);
      const [session, objectives, risks, lcesGaps, checkIns, handover, boundaries] = await Promise.all([
        may("session", null),
        may("objectives", []),
        may("risks", []),
        may("lcesGaps", []),
        may("checkIns", []),
        may("handover", null),
        may("boundaries", []),
      ]);
      return { mode: query.mode, session, objectives, risks, lcesGaps, checkIns, handover, boundaries };
    },
  };
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
