import type { HandoverFact } from "#server/features/handover/handover.service.ts";
import type { LocalDays } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS, dayFromText } from "#shared/calendar/plain-date.rules.ts";
import { groupBy } from "#shared/common/group-by.ts";
import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { firmDueOn } from "#shared/objectives/due.rules.ts";
import type { CheckInFact, MilestoneFact, ObjectiveFact, RecordedFacts } from "./recorded-facts.rules.ts";

/** A record with its time in milliseconds. */
export type At = { readonly at: number };

export type ObjectiveView = At & {
  readonly fact: ObjectiveFact;
  /** Of a due date that the person gave or confirmed. */
  readonly dueDay: number | null;
  /** When it, or one of its milestones, was last added, changed or completed. */
  readonly touchedAt: number;
  /** Those that were read: with `whole.hasMoreMilestones`, not all. */
  readonly milestones: readonly MilestoneFact[];
  readonly hasMilestones: boolean;
};

export type HandoverView = At & {
  readonly fact: HandoverFact;
  /** The day that it covers. */
  readonly day: number;
};

/** Statistics of the whole record, even if the lists hold only its recent part. */
export type WholeView = {
  /** When anything in a pillar, or in all of them, was last touched; minus infinity for never. */
  readonly touchedAt: (pillar?: Pillar) => number;
  readonly milestonesCompleted: (pillar: Pillar) => number;
  readonly firstObjectiveAt: number | null;
  readonly lastHandoverAt: number | null;
  readonly handoversSinceSession: number;
  readonly hasOlderCheckIns: boolean;
  readonly hasMoreMilestones: boolean;
};

export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
export const byAt = (a: At & { id: string }, b: At & { id: string }) => a.at - b.at || byText(a.id, b.id);

export function timed<T extends { id: string; createdAt: string }>(records: readonly T[]): (T & At)[] {
  return records.map((record) => ({ ...record, at: Date.parse(record.createdAt) })).sort(byAt);
}

export function viewObjectives({ objectives, milestones }: RecordedFacts): ObjectiveView[] {
  const ofObjective = groupBy(milestones, ({ objectiveId }) => objectiveId);
  return objectives
    .map((fact) => {
      const own = ofObjective.get(fact.id) ?? [];
      const moments =
        fact.milestoneAt === undefined
          ? own.flatMap(({ createdAt, completedAt }) => [createdAt, completedAt])
          : [fact.milestoneAt];
      return {
        fact,
        at: Date.parse(fact.createdAt),
        dueDay: dayFromText(firmDueOn(fact) ?? ""),
        touchedAt: latest([fact.updatedAt, ...moments], (moment) => Date.parse(moment ?? fact.updatedAt)),
        milestones: own,
        hasMilestones: (fact.milestonesTotal ?? own.length) > 0,
      };
    })
    .sort((a, b) => a.at - b.at || byText(a.fact.id, b.fact.id));
}

export function viewHandovers(handovers: readonly HandoverFact[], days: LocalDays): HandoverView[] {
  return handovers
    .map((fact) => {
      const at = Date.parse(fact.createdAt);
      return { fact, at, day: dayFromText(fact.opPeriod ?? "") ?? days.dayOf(at) };
    })
    .sort((a, b) => a.day - b.day || a.at - b.at || byText(a.fact.id, b.fact.id));
}

export function viewWhole(
  { whole }: RecordedFacts,
  {
    objectives,
    handovers,
    session,
  }: {
    objectives: readonly ObjectiveView[];
    handovers: readonly HandoverView[];
    session: At | null;
  },
): WholeView {
  if (whole) {
    const ofPillar = new Map(whole.pillars.map((figures) => [figures.pillar, figures]));
    return {
      touchedAt: (pillar) =>
        latest(
          whole.pillars.filter((figures) => pillar === undefined || figures.pillar === pillar),
          ({ touchedAt }) => Date.parse(touchedAt),
        ),
      milestonesCompleted: (pillar) => ofPillar.get(pillar)?.milestonesCompleted ?? 0,
      firstObjectiveAt: whole.firstObjectiveAt === null ? null : Date.parse(whole.firstObjectiveAt),
      lastHandoverAt: whole.lastHandoverAt === null ? null : Date.parse(whole.lastHandoverAt),
      handoversSinceSession: whole.handoversSinceSession,
      hasOlderCheckIns: whole.hasOlderCheckIns,
      hasMoreMilestones: whole.hasMoreMilestones,
    };
  }
  const inPillar = (pillar?: Pillar) =>
    objectives.filter(({ fact }) => pillar === undefined || fact.pillar === pillar);
  return {
    touchedAt: (pillar) => latest(inPillar(pillar), ({ touchedAt }) => touchedAt),
    milestonesCompleted: (pillar) => inPillar(pillar).flatMap(completedMilestones).length,
    firstObjectiveAt: objectives[0]?.at ?? null,
    lastHandoverAt: handovers.length > 0 ? latest(handovers, ({ at }) => at) : null,
    handoversSinceSession: handovers.filter(({ at }) => !session || at > session.at).length,
    hasOlderCheckIns: false,
    hasMoreMilestones: false,
  };
}

export const completedMilestones = ({ fact: { pillar }, milestones }: ObjectiveView) =>
  milestones.flatMap(({ completed, completedAt }) =>
    completed && completedAt !== null ? [{ at: Date.parse(completedAt), pillar }] : [],
  );

function latest<Item>(items: readonly Item[], at: (item: Item) => number): number {
  return items.reduce((last, item) => Math.max(last, at(item)), Number.NEGATIVE_INFINITY);
}

/** A check-in's note, or a handover's answers. */
export type DatedText = At & { readonly day: number; readonly text: string };

export const TEXT_DAYS = 35;

export function viewTexts(
  checkIns: readonly (CheckInFact & At)[],
  handovers: readonly HandoverView[],
  { now, today, dayOf }: LocalDays,
): DatedText[] {
  const since = now - (TEXT_DAYS + 1) * DAY_MS;
  const texts = [
    ...checkIns.map(({ at, note }) => ({ at, text: note ?? "" })),
    ...handovers.map(({ at, fact }) => ({
      at,
      text: [fact.whatChanged, fact.whatPersists, fact.onePriority].join("\n"),
    })),
  ];
  return texts
    .filter(({ at, text }) => at >= since && text.trim() !== "")
    .map((each) => ({ ...each, day: Math.min(today, dayOf(each.at)) }))
    .sort((a, b) => a.at - b.at || byText(a.text, b.text));
}

/** The pillars of these objectives, in their usual order. */
export const pillarsOf = (objectives: readonly ObjectiveView[]): Pillar[] =>
  PILLARS.filter((pillar) => objectives.some(({ fact }) => fact.pillar === pillar));
