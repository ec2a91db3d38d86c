import "#server/features/handover/handover.tables.ts";
import "#server/features/isap/isap.tables.ts";
import "#server/features/objectives/objectives.tables.ts";
import "#server/features/watch-outs/watch-outs.tables.ts";
import { v7 as uuidv7 } from "uuid";
import { summarizeMilestones } from "#server/features/objectives/milestones.repository.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { PILLARS } from "#shared/doctrine/pillars.ts";

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const CHECK_INS = 365;
const OBJECTIVES = 120;
const MILESTONES = 600;
const HANDOVERS = 300;
const RISKS = 80;
const SESSIONS = 50;
const SAFETY_ITEMS = 12;
const BOUNDARIES = 10;

export const YEAR_IN_WORDS = `${CHECK_INS} check-ins, ${OBJECTIVES} objectives, ${MILESTONES} milestones, ${HANDOVERS} handovers, ${RISKS} risks, ${SESSIONS} ISAP sessions, ${SAFETY_ITEMS} safety items, ${BOUNDARIES} boundaries`;

const SENTENCE =
  "Sort, pack and label everything in the room, and decide together what goes to the charity shop. ";

/**
 * Adds a year of records, or those of its last days, spread up to now. Written straight into the database, because the
 * API uses the current time.
 */
export async function addYearOfData(db: Database, userId: string, lastDays = YEAR_DAYS): Promise<void> {
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const rowOf = (days: number) => ({ id: uuidv7(), userId, createdAt: ago(days) });
  const times = <Row>(count: number, row: (index: number, daysAgo: number) => Row): Row[] =>
    Array.from({ length: Math.ceil((count * lastDays) / YEAR_DAYS) }, (_, index) =>
      row(index, (index * YEAR_DAYS) / count),
    );

  await db
    .insertInto("wellness_checks")
    .values(
      times(CHECK_INS, (index, days) => ({
        // At all hours, so that what the year shows does not depend on the hour of the run.
        ...rowOf(days + ((index * 7) % 24) / 24),
        energy: pick(["Low", "Steady", "High"], index),
        stress: 1 + ((index * 7) % 10),
        mood: pick(["Down", "Neutral", "Up"], index),
        source: "user" as const,
      })),
    )
    .execute();

  // Three of four are completed; those of the last weeks are still open.
  const objectives = times(OBJECTIVES, (index, days) => {
    const isCompleted = index % 4 !== 0 && days > 14;
    return {
      ...rowOf(days),
      title: `Finish room ${index} before the lease ends`,
      specific: SENTENCE.repeat(3),
      measurable: "Every box is closed and has a label.",
      achievable: "Two evenings a week.",
      relevant: "The lease ends, and calm is worth more than boxes.",
      timeBound: `by ${ago(days - 30).slice(0, 10)}`,
      dueOn: ago(days - 30).slice(0, 10),
      dueSource: "given" as const,
      status: isCompleted ? ("completed" as const) : ("active" as const),
      progress: isCompleted ? 100 : (index * 5) % 100,
      pillar: pick(PILLARS, index),
      tags: toJson(["lookout"]),
      mode: "life" as const,
      budgetCents: 12_050,
      actualCostCents: index % 9 === 0 ? 13_000 : null,
      completedAt: isCompleted ? ago(days - 14) : null,
      updatedAt: ago(Math.max(days - 14, 0)),
    };
  });
  await db.insertInto("objectives").values(objectives).execute();
  await db
    .insertInto("milestones")
    .values(
      times(MILESTONES, (index, days) => {
        const objective = pick(objectives, Math.floor((index * OBJECTIVES) / MILESTONES));
        const completed = objective.status === "completed" || index % 2 === 0;
        return {
          id: uuidv7(),
          objectiveId: objective.id,
          title: `Step ${index}: sort, pack and label`,
          completed,
          completedAt: completed ? ago(days) : null,
          orderIndex: index % 5,
          createdAt: objective.createdAt,
        };
      }),
    )
    .execute();
  for (const { id } of objectives) await summarizeMilestones(db, id);

  await db
    .insertInto("briefings")
    .values(
      times(HANDOVERS, (index, days) => ({
        ...rowOf(days),
        opPeriod: ago(days).slice(0, 10),
        whatChanged: `Completed: room ${index}. ${SENTENCE}`,
        whatPersists: index % 3 === 0 ? "The landlord has not answered." : `Boxes in room ${index}.`,
        onePriority: `Book the van for room ${index}.`,
        updatedAt: null,
      })),
    )
    .execute();
  await db
    .insertInto("risks")
    .values(
      times(RISKS, (index, days) => ({
        ...rowOf(days),
        hazard: `Loose carpet in room ${index}`,
        probability: pick(["L", "M", "H"], index),
        severity: pick(["L", "M", "H"], index + 1),
        mitigation: "Shoes with grip, and two people for what is heavy.",
        status: pick(["identified", "mitigating", "resolved"], index),
        priority: "med" as const,
        owner: null,
        reviewDate: null,
        context: null,
        notes: null,
        sourcePlugin: null,
        sourceCode: null,
        updatedAt: ago(days),
      })),
    )
    .execute();
  await db
    .insertInto("isap_sessions")
    .values(
      times(SESSIONS, (index, days) => ({
        ...rowOf(days),
        situation: `Week ${index}: ${SENTENCE}`,
        consciousness: toJson(["The lease ends", "Sam helps", "Evenings are free"]),
        clarity: toJson([pick(PILLARS, index)]),
        control: toJson({ people: "Sam", time: "Evenings", budget: "200", skills: "" }),
        cadence: "weekly" as const,
        reviewTime: null,
        tags: toJson(["comms"]),
      })),
    )
    .execute();
  await db
    .insertInto("safety_items")
    .values(
      times(SAFETY_ITEMS, (index, days) => ({
        ...rowOf(days),
        kind: pick(["lookout", "comms", "escape-route", "safety-zone"], index),
        mode: "life" as const,
        title: `Way out ${index}`,
        details: SENTENCE,
        updatedAt: ago(days),
        linkUrl: null,
        ownerId: null,
        confidence: null,
        useAllModes: false,
        pinned: false,
        orderIndex: 0,
        updatedBy: null,
      })),
    )
    .execute();
  await db
    .insertInto("boundaries")
    .values(
      times(BOUNDARIES, (index, days) => ({
        ...rowOf(days),
        name: `Boundary ${index}`,
        type: pick(["work", "family", "social", "personal"], index),
        statement: "I stop at six.",
        honored: pick([true, false, null], index),
        lastReviewAt: pick([ago(days), ago(days), null], index),
        updatedAt: ago(days),
      })),
    )
    .execute();
}

function pick<const Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}
