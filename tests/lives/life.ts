import { readdirSync, readFileSync } from "node:fs";
import type { HandoverFact } from "#server/features/handover/handover.service.ts";
import type { RecordedFacts } from "#server/features/watch-outs/recorded-facts.rules.ts";
import { clockIn, type Present } from "#shared/calendar/local-days.rules.ts";
import { addDays, DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { ModeId } from "#shared/modes/modes.ts";

type Text = string | null | undefined;
type ShortTag = "L" | "C" | "E" | "S";
type Level = "L" | "M" | "H";

/** A whole life as its author wrote it: what somebody recorded, and which signs should and should not stand. */
export interface Life {
  id: string;
  who: string;
  /** Local time, such as "2026-03-10T18:30". */
  now: string;
  timeZone: string;
  mode: ModeId;
  checkIns?: (When & {
    mood: "Down" | "Neutral" | "Up";
    energy: "Low" | "Steady" | "High";
    stress: number;
    note?: Text;
  })[];
  objectives?: {
    title: string;
    specific?: Text;
    measurable?: Text;
    relevant?: Text;
    timeBound?: Text;
    due?: number | null;
    dueSource?: "given" | "confirmed" | "suggested" | null;
    pillar: Pillar;
    mode?: ModeId;
    progress: number;
    status: "active" | "completed";
    createdDaysAgo?: number;
    changedDaysAgo?: number;
    budget?: string | null;
    actualCost?: string | null;
    tags?: ShortTag[];
    milestones?: { title: string; doneDaysAgo?: number | null }[];
  }[];
  risks?: {
    hazard: string;
    probability: Level;
    severity: Level;
    mitigation?: Text;
    owner?: string | null;
    status: "identified" | "mitigating" | "resolved";
    reviewIn?: number | null;
    createdDaysAgo?: number;
  }[];
  safetyItems?: { kind: ShortTag; mode: ModeId; changedDaysAgo?: number }[];
  handovers?: (When & { changed?: Text; persists?: Text; priority?: Text })[];
  boundaries?: { name: string; type: string; honored?: boolean | null; changedDaysAgo?: number }[];
  isap?: (When & {
    clarity: Pillar[];
    control?: { people?: Text; time?: Text; budget?: Text; skills?: Text };
    cadence?: string;
    reviewTime?: string | null;
  })[];
  triggers?: {
    objective?: number | null;
    metric: string;
    threshold: string;
    status: "watching" | "tripped" | "retired";
  }[];
  expect: {
    must: number[];
    mustNot: number[];
    atMost?: number | null;
    isHardDay: boolean;
    isReturn: boolean;
    why: string;
  };
  /** Why an expectation was changed, where it contradicted the doctrine or the specification. */
  reviewed?: string;
}

interface When {
  daysAgo: number;
  hour?: number | null;
}

const FOLDER = new URL("../../corpora/lives/", import.meta.url);
const KINDS: Record<ShortTag, LcesTag> = { L: "lookout", C: "comms", E: "escape-route", S: "safety-zone" };
const HOUR_MS = 3_600_000;
const USUAL_HOUR = 9;
const HANDOVER_HOUR = 20;

/** The authors' files, each with its lives. */
export function authorsOfLives(): { author: string; lives: Life[] }[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({
      author: name.replace(".json", ""),
      lives: JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as Life[],
    }));
}

/** The instant of a local time ("2026-03-10T18:30") in a zone, in milliseconds. */
function instantOf(local: string, timeZone: string): number {
  const wanted = Date.parse(`${local}Z`);
  const clock = clockIn(timeZone);
  const shownAt = (at: number) => {
    const { date, hour, minute } = clock(new Date(at).toISOString());
    return Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS + minute * 60_000;
  };
  // Twice, because the offset may change between the first guess and the answer.
  const guess = wanted - (shownAt(wanted) - wanted);
  return guess - (shownAt(guess) - wanted);
}

/** A life's records as the engine reads them. */
export function recordsOf(life: Life): { record: RecordedFacts; now: Present } {
  const now = instantOf(life.now, life.timeZone);
  const today = life.now.slice(0, 10);
  const iso = (at: number) => new Date(Math.min(at, now)).toISOString();
  const ago = (days: number) => iso(now - days * DAY_MS);
  const at = ({ daysAgo, hour }: When, usualHour = USUAL_HOUR) => {
    if (!Number.isInteger(daysAgo) && hour == null) return ago(daysAgo);
    const midnight = instantOf(`${addDays(today, -Math.floor(daysAgo))}T00:00`, life.timeZone);
    return iso(midnight + (hour ?? usualHour) * HOUR_MS);
  };
  const inDays = (days: number) => addDays(today, Math.floor(days));
  const idOf = (kind: string, index: number) => `${life.id}-${kind}-${String(index).padStart(3, "0")}`;

  const objectives = (life.objectives ?? []).map((each, index) => {
    const changed = each.changedDaysAgo ?? each.createdDaysAgo ?? 7;
    return {
      id: idOf("objective", index),
      title: each.title,
      specific: each.specific ?? "",
      measurable: each.measurable ?? "",
      achievable: "",
      relevant: each.relevant ?? "",
      timeBound: each.timeBound ?? "",
      status: each.status,
      progress: each.progress,
      pillar: each.pillar,
      mode: each.mode ?? life.mode,
      tags: (each.tags ?? []).map((tag) => KINDS[tag]),
      budget: each.budget ?? null,
      actualCost: each.actualCost ?? null,
      dueOn: each.due == null ? null : inDays(each.due),
      dueSource: each.due == null ? null : (each.dueSource ?? null),
      createdAt: ago(Math.max(each.createdDaysAgo ?? changed, changed)),
      updatedAt: ago(changed),
    };
  });
  const record: RecordedFacts = {
    checkIns: (life.checkIns ?? []).map((each, index) => ({
      id: idOf("check-in", index),
      mood: each.mood,
      energy: each.energy,
      stress: each.stress,
      note: each.note ?? null,
      source: "user",
      createdAt: at(each),
    })),
    isapSessions: (life.isap ?? []).map((each, index) => ({
      id: idOf("session", index),
      clarity: each.clarity,
      control: {
        people: each.control?.people ?? "",
        time: each.control?.time ?? "",
        budget: each.control?.budget ?? "",
        skills: each.control?.skills ?? "",
      },
      // The product has no monthly cadence; the longest is the nearest.
      cadence: each.cadence === "daily" || each.cadence === "weekly" ? each.cadence : "biweekly",
      reviewTime: each.reviewTime ?? null,
      tags: [],
      createdAt: at(each),
    })),
    objectives,
    milestones: (life.objectives ?? []).flatMap((each, index) =>
      (each.milestones ?? []).map(({ title, doneDaysAgo }) => ({
        objectiveId: idOf("objective", index),
        title,
        completed: doneDaysAgo != null,
        completedAt: doneDaysAgo == null ? null : ago(doneDaysAgo),
        createdAt: objectives[index]?.createdAt ?? ago(0),
      })),
    ),
    risks: (life.risks ?? []).map((each, index) => ({
      id: idOf("risk", index),
      hazard: each.hazard,
      probability: each.probability,
      severity: each.severity,
      mitigation: each.mitigation ?? "",
      owner: each.owner || null,
      status: each.status,
      reviewDate: each.reviewIn == null ? null : inDays(each.reviewIn),
      createdAt: ago(each.createdDaysAgo ?? 1),
    })),
    safetyItems: (life.safetyItems ?? []).map(({ kind, changedDaysAgo }) => ({
      kind: KINDS[kind],
      updatedAt: ago(changedDaysAgo ?? 1),
    })),
    handovers: (life.handovers ?? []).map((each, index): HandoverFact => {
      const createdAt = at(each, HANDOVER_HOUR);
      return {
        id: idOf("handover", index),
        opPeriod: inDays(-Math.floor(each.daysAgo)),
        whatChanged: each.changed ?? "",
        whatPersists: each.persists ?? "",
        onePriority: each.priority ?? "",
        createdAt,
      };
    }),
    boundaries: (life.boundaries ?? []).map((each, index) => ({
      id: idOf("boundary", index),
      name: each.name,
      type: each.type.toLowerCase() as "work" | "family" | "social" | "personal",
      honored: each.honored ?? null,
      lastReviewAt: each.honored == null ? null : ago(each.changedDaysAgo ?? 1),
      updatedAt: ago(each.changedDaysAgo ?? 1),
    })),
    triggers: (life.triggers ?? []).map((each, index) => ({
      id: idOf("trigger", index),
      objectiveId: each.objective == null ? null : idOf("objective", each.objective),
      metric: each.metric,
      threshold: each.threshold,
      status: each.status,
    })),
  };
  return { record, now: { instant: new Date(now).toISOString(), timeZone: life.timeZone } };
}
