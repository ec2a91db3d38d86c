import fc from "fast-check";
import type { RecordedFacts } from "#server/features/watch-outs/recorded-facts.rules.ts";
import { LCES_TAGS } from "#shared/common/common.contract.ts";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import { ago, inDays } from "./recorded-facts.ts";

const id = fc.uuid();
const near = fc.integer({ min: -3 * 24 * 60, max: 70 * 24 * 60 }).map((minutes) => ago(0, minutes / 60));
const instant = fc.oneof(
  { weight: 9, arbitrary: near },
  fc
    .date({ min: new Date("1970-01-01"), max: new Date("9999-12-30"), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const day = fc.oneof(
  fc.integer({ min: -40, max: 40 }).map(inDays),
  fc.constantFrom("", "soon", "2026-02-30", "2028-02-29"),
);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const tags = fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.subarray([...LCES_TAGS]));
const pillar = fc.constantFrom(...PILLARS);
const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("", "Nothing", "Back pain", "expected of me", "by 2026-03-11", "Back pain\nRain"),
);
const money = orNull(fc.constantFrom("0", "10.5", "100", "99999999.99", ""));
const level = fc.constantFrom("L" as const, "M" as const, "H" as const);
const list = <T extends { id: string }>(arbitrary: fc.Arbitrary<T>) =>
  fc.uniqueArray(arbitrary, { maxLength: 12, selector: (record) => record.id });
const ids = fc.constantFrom("a", "b", "c", "d", "e", "f");

/** Any records that a person could have, mostly from the weeks before `NOW`. */
export const records: fc.Arbitrary<RecordedFacts> = fc.record({
  checkIns: list(
    fc.record({
      id,
      energy: fc.constantFrom("Low" as const, "Steady" as const, "High" as const),
      stress: fc.integer({ min: 1, max: 10 }),
      mood: fc.constantFrom("Down" as const, "Neutral" as const, "Up" as const),
      source: fc.constantFrom("prompt", "user", "boundary-builder", "meditation"),
      note: orNull(words),
      createdAt: instant,
    }),
  ),
  isapSessions: list(
    fc.record({
      id,
      clarity: fc.subarray([...PILLARS]),
      control: fc.record({ people: words, time: words, budget: words, skills: words }),
      cadence: fc.constantFrom("daily" as const, "weekly" as const, "biweekly" as const),
      reviewTime: orNull(fc.constant("07:30")),
      tags,
      createdAt: instant,
    }),
  ),
  objectives: list(
    fc.record({
      id: fc.oneof(ids, id),
      title: words,
      specific: words,
      measurable: words,
      achievable: words,
      relevant: words,
      timeBound: words,
      status: fc.constantFrom("active" as const, "active" as const, "completed" as const),
      progress: fc.integer({ min: 0, max: 100 }),
      pillar,
      mode: fc.constantFrom("life" as const, "business" as const, "incident" as const),
      tags,
      budget: money,
      actualCost: money,
      dueOn: orNull(day),
      dueSource: fc.constantFrom("given" as const, "confirmed" as const, "suggested" as const, null),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  milestones: fc.array(
    fc.record({
      objectiveId: ids,
      title: words,
      completed: fc.boolean(),
      completedAt: orNull(instant),
      createdAt: instant,
    }),
    { maxLength: 30 },
  ),
  risks: list(
    fc.record({
      id,
      hazard: words,
      probability: level,
      severity: level,
      mitigation: words,
      owner: orNull(words),
      status: fc.constantFrom("identified" as const, "mitigating" as const, "resolved" as const),
      reviewDate: orNull(day),
      createdAt: instant,
    }),
  ),
  safetyItems: fc.array(fc.record({ kind: fc.constantFrom(...LCES_TAGS), updatedAt: instant }), {
    maxLength: 8,
  }),
  handovers: list(
    fc.record({
      id,
      opPeriod: orNull(day),
      whatChanged: words,
      whatPersists: words,
      onePriority: words,
      createdAt: instant,
    }),
  ),
  boundaries: list(
    fc.record({
      id,
      name: words,
      type: fc.constantFrom("work" as const, "family" as const, "social" as const, "personal" as const),
      honored: orNull(fc.boolean()),
      lastReviewAt: orNull(instant),
      updatedAt: instant,
    }),
  ),
  triggers: list(
    fc.record({
      id,
      objectiveId: ids,
      metric: words,
      threshold: words,
      status: fc.constantFrom("watching" as const, "tripped" as const, "retired" as const),
    }),
  ),
});
const zones = fc.constantFrom(
  "UTC",
  "America/Los_Angeles",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Africa/Cairo",
);
export const presents = fc.record({ instant: near, timeZone: zones });
