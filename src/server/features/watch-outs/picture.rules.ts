import type { HandoverFact } from "#server/features/handover/handover.service.ts";
import { type LocalDays, localDays, type Present } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS, dayFromText } from "#shared/calendar/plain-date.rules.ts";
import { LCES_TAGS, type LcesTag } from "#shared/common/common.contract.ts";
import { groupBy } from "#shared/common/group-by.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { firmDueOn } from "#shared/objectives/due.rules.ts";
import { isRealCheckIn } from "#shared/wellness/check-in.rules.ts";
import type {
  BoundaryFact,
  CheckInFact,
  GraveTexts,
  IsapFact,
  MilestoneFact,
  ObjectiveFact,
  RecordedFacts,
  RiskFact,
  TriggerFact,
} from "./recorded-facts.rules.ts";

/** A record with its time in milliseconds. */
type At = { readonly at: number };

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

/** A person's records, prepared for the rules; every list oldest first. Texts that speak of danger are left out. */
export type Picture = {
  readonly days: LocalDays;
  readonly grave: GraveTexts;
  /** Only check-ins made by the person. */
  readonly checkIns: readonly (CheckInFact & At)[];
  /** The newest ISAP session. */
  readonly session: (IsapFact & At) | null;
  readonly objectives: readonly ObjectiveView[];
  readonly active: readonly ObjectiveView[];
  readonly milestonesCompleted: readonly (At & { readonly pillar: Pillar })[];
  readonly risks: readonly (RiskFact & At)[];
  /** Open, with a high probability or severity. */
  readonly highRisks: readonly (RiskFact & At)[];
  /** Kinds of safety with an item, or with a tag on an active objective or an ISAP session. */
  readonly covered: ReadonlySet<LcesTag>;
  /** The last change of each kind that has items. */
  readonly safetyUpdatedAt: ReadonlyMap<LcesTag, number>;
  readonly handovers: readonly HandoverView[];
  /** Notes and handovers of the last five weeks, without those that must not be quoted. */
  readonly texts: readonly DatedText[];
  readonly whole: WholeView;
  readonly boundaries: readonly (BoundaryFact & At)[];
  readonly trippedTriggers: readonly (TriggerFact & { readonly objective: ObjectiveView | null })[];
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

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byAt = (a: At & { id: string }, b: At & { id: string }) => a.at - b.at || byText(a.id, b.id);

function timed<T extends { id: string; createdAt: string }>(records: readonly T[]): (T & At)[] {
  return records.map((record) => ({ ...record, at: Date.parse(record.createdAt) })).sort(byAt);
}

function viewObjectives({ objectives, milestones }: RecordedFacts): ObjectiveView[] {
  const ofObjective = groupBy(milestones, ({ objectiveId }) => objectiveId);
  return objectives
    .map((fact) => {
      const own = ofObjective.get(fact.id) ?? [];
      const moments = [
        fact.milestoneAt,
        ...own.flatMap(({ createdAt, completedAt }) => [createdAt, completedAt]),
      ].filter((moment) => moment != null);
      return {
        fact,
        at: Date.parse(fact.createdAt),
        dueDay: dayFromText(firmDueOn(fact) ?? ""),
        touchedAt: moments.reduce(
          (latest, moment) => Math.max(latest, Date.parse(moment)),
          Date.parse(fact.updatedAt),
        ),
        milestones: own,
        hasMilestones: (fact.milestonesTotal ?? own.length) > 0,
      };
    })
    .sort((a, b) => a.at - b.at || byText(a.fact.id, b.fact.id));
}

function viewHandovers(handovers: readonly HandoverFact[], days: LocalDays): HandoverView[] {
  return handovers
    .map((fact) => {
      const at = Date.parse(fact.createdAt);
      return { fact, at, day: dayFromText(fact.opPeriod ?? "") ?? days.dayOf(at) };
    })
    .sort((a, b) => a.day - b.day || a.at - b.at || byText(a.fact.id, b.fact.id));
}

function viewWhole(
  { whole }: RecordedFacts,
  { objectives, handovers, session }: Pick<Picture, "objectives" | "handovers" | "session">,
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

const completedMilestones = ({ fact: { pillar }, milestones }: ObjectiveView) =>
  milestones.flatMap(({ completed, completedAt }) =>
    completed && completedAt !== null ? [{ at: Date.parse(completedAt), pillar }] : [],
  );

function latest<Item>(items: readonly Item[], at: (item: Item) => number): number {
  return items.reduce((last, item) => Math.max(last, at(item)), Number.NEGATIVE_INFINITY);
}

const NOTHING_GRAVE: GraveTexts = { unquotable: new Set(), isInDanger: false, isGrieving: false };

/** The records without those that must not be quoted; of check-ins and handovers, only their texts are left out. */
function quotable(record: RecordedFacts): RecordedFacts {
  const { unquotable } = record.grave ?? NOTHING_GRAVE;
  if (unquotable.size === 0) return record;
  const others = <Item extends { id: string }>(items: readonly Item[]) =>
    items.filter(({ id }) => !unquotable.has(id));
  return {
    ...record,
    checkIns: record.checkIns.map((each) => (unquotable.has(each.id) ? { ...each, note: null } : each)),
    handovers: record.handovers.map((each) =>
      unquotable.has(each.id) ? { ...each, whatChanged: "", whatPersists: "", onePriority: "" } : each,
    ),
    objectives: others(record.objectives),
    risks: others(record.risks),
    boundaries: others(record.boundaries),
    triggers: others(record.triggers),
  };
}

/** @throws RangeError when the time zone or the instant does not exist */
export function pictureOf(everything: RecordedFacts, present: Present): Picture {
  const record = quotable(everything);
  const days = localDays(present);
  const objectives = viewObjectives(record);
  const active = objectives.filter(({ fact }) => fact.status === "active");
  const activeById = new Map(active.map((objective) => [objective.fact.id, objective]));
  const risks = timed(record.risks);
  const safetyUpdatedAt = new Map<LcesTag, number>();
  for (const { kind, updatedAt } of record.safetyItems) {
    safetyUpdatedAt.set(kind, Math.max(safetyUpdatedAt.get(kind) ?? 0, Date.parse(updatedAt)));
  }
  const session = timed(record.isapSessions).at(-1) ?? null;
  const handovers = viewHandovers(record.handovers, days);
  const checkIns = timed(record.checkIns.filter(isRealCheckIn));
  const tags = [
    ...active.map(({ fact }) => fact.tags),
    ...record.isapSessions.map((session) => session.tags),
    record.whole?.sessionTags ?? [],
  ];
  return {
    days,
    grave: everything.grave ?? NOTHING_GRAVE,
    checkIns,
    session,
    objectives,
    active,
    milestonesCompleted: objectives.flatMap(completedMilestones).sort((a, b) => a.at - b.at),
    risks,
    highRisks: risks.filter(
      ({ probability, severity, status }) =>
        status !== "resolved" && (probability === "H" || severity === "H"),
    ),
    covered: new Set(
      LCES_TAGS.filter((kind) => safetyUpdatedAt.has(kind) || tags.some((own) => own.includes(kind))),
    ),
    safetyUpdatedAt,
    handovers,
    texts: viewTexts(checkIns, handovers, days),
    whole: viewWhole(record, { objectives, handovers, session }),
    boundaries: record.boundaries
      .map((boundary) => ({ ...boundary, at: Date.parse(boundary.updatedAt) }))
      .sort(byAt),
    trippedTriggers: record.triggers
      .flatMap((trigger) => {
        const objective = trigger.objectiveId === null ? null : activeById.get(trigger.objectiveId);
        return trigger.status === "tripped" && objective !== undefined ? [{ ...trigger, objective }] : [];
      })
      .sort((a, b) => byText(a.id, b.id)),
  };
}

/** Whole calendar days from an instant to today in the person's zone; 0 for today and for the future. */
export function daysAgo({ days }: Picture, at: number): number {
  // A calendar lookup is costly; for anything older than the rules need, the clock is enough.
  const rough = Math.floor((days.now - at) / DAY_MS);
  return rough > 100 ? rough : Math.max(0, days.today - days.dayOf(at));
}

/** The week of an instant, as a number: identifies a state by the week in which it began. */
export function weekOf({ days }: Picture, at: number): number {
  return Math.floor((days.dayOf(at) + 3) / 7);
}

/** "March 3": the local day of an instant. */
export function onDay({ days }: Picture, at: number): string {
  return days.inWords(days.dayOf(at));
}

const INCIDENT_DAYS = 7;

/** Whether an incident is under way: an active objective of Incident mode changed in the last week. */
export function isInIncident(picture: Picture): boolean {
  return picture.active.some(
    ({ fact, touchedAt }) => fact.mode === "incident" && daysAgo(picture, touchedAt) <= INCIDENT_DAYS,
  );
}

/** A check-in's note, or a handover's answers. */
export type DatedText = At & { readonly day: number; readonly text: string };

const TEXT_DAYS = 35;

function viewTexts(
  checkIns: Picture["checkIns"],
  handovers: Picture["handovers"],
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

/** The person's notes and handovers of the last days, at most 35, oldest first. */
export function textsSince({ texts, days }: Picture, count: number): DatedText[] {
  const since = days.today - Math.min(count, TEXT_DAYS);
  return texts.filter(({ day }) => day >= since);
}

/** Active objectives due in this range of days, relative to today (-1 is yesterday). Earliest first. */
export function dueWithin(
  picture: Picture,
  from: number,
  to: number,
): (ObjectiveView & { dueDay: number })[] {
  return picture.active
    .filter((objective): objective is ObjectiveView & { dueDay: number } => {
      const { dueDay } = objective;
      return dueDay !== null && dueDay - picture.days.today >= from && dueDay - picture.days.today <= to;
    })
    .toSorted((a, b) => a.dueDay - b.dueDay || a.at - b.at || byText(a.fact.id, b.fact.id));
}

/** Active objectives whose due date passed in the last 30 days; older plans count as abandoned. */
export function overdue(picture: Picture): (ObjectiveView & { dueDay: number })[] {
  return dueWithin(picture, -30, -1);
}
