import { type LocalDays, localDays, type Present } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { LCES_TAGS, type LcesTag } from "#shared/common/common.contract.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { isRealCheckIn } from "#shared/wellness/check-in.rules.ts";
import {
  type At,
  byAt,
  byText,
  completedMilestones,
  type DatedText,
  type HandoverView,
  type ObjectiveView,
  TEXT_DAYS,
  timed,
  viewHandovers,
  viewObjectives,
  viewTexts,
  viewWhole,
  type WholeView,
} from "./record-views.rules.ts";
import type {
  BoundaryFact,
  CheckInFact,
  GraveTexts,
  IsapFact,
  RecordedFacts,
  RiskFact,
  TriggerFact,
} from "./recorded-facts.rules.ts";

/** A boundary: `at` is its last change or review, `notKeptAt` its newest review if it was not honored then. */
type BoundaryView = BoundaryFact & At & { readonly notKeptAt: number | null };

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
  readonly boundaries: readonly BoundaryView[];
  readonly trippedTriggers: readonly (TriggerFact & { readonly objective: ObjectiveView | null })[];
};

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
    boundaries: record.boundaries.map(viewBoundary).sort(byAt),
    trippedTriggers: record.triggers
      .flatMap((trigger) => {
        const objective = trigger.objectiveId === null ? null : activeById.get(trigger.objectiveId);
        return trigger.status === "tripped" && objective !== undefined ? [{ ...trigger, objective }] : [];
      })
      .sort((a, b) => byText(a.id, b.id)),
  };
}

function viewBoundary(boundary: BoundaryFact): BoundaryView {
  const { honored, lastReviewAt, updatedAt } = boundary;
  const [changedAt, reviewedAt] = [
    Date.parse(updatedAt),
    lastReviewAt === null ? 0 : Date.parse(lastReviewAt),
  ];
  return {
    ...boundary,
    at: Math.max(changedAt, reviewedAt),
    notKeptAt: honored === false ? reviewedAt : null,
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

const ROUTE_STALE_DAYS = 30;

/**
 * Whether a safety plan has an escape route that changed within 30 days. Where no plan has any, a tagged objective or
 * ISAP session counts as one.
 */
export function hasFreshRoute(picture: Picture): boolean {
  const updatedAt = picture.safetyUpdatedAt.get("escape-route");
  if (updatedAt === undefined) return picture.covered.has("escape-route");
  return daysAgo(picture, updatedAt) <= ROUTE_STALE_DAYS;
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
