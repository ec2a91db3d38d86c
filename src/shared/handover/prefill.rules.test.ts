import { describe, expect, test } from "vitest";
import type { IsapSession } from "../isap/isap.contract.ts";
import type { Milestone, Objective } from "../objectives/objectives.contract.ts";
import { PREFILL_MAX } from "./handover.contract.ts";
import { prefillFor } from "./prefill.rules.ts";

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

function objective(number: number, changes: Partial<Objective> = {}): Objective {
  return {
    id: idOf(number),
    title: `Objective ${number}`,
    specific: "",
    measurable: "",
    achievable: "",
    relevant: "",
    timeBound: "",
    dueOn: null,
    dueSource: null,
    status: "active",
    progress: 40,
    pillar: "Production",
    tags: [],
    budget: null,
    actualCost: null,
    mode: "life",
    milestonesTotal: 0,
    milestonesCompleted: 0,
    completedAt: null,
    progressBefore: null,
    orderIndex: 0,
    createdAt: "2026-11-01T12:00:00Z",
    updatedAt: "2026-11-01T12:00:00Z",
    ...changes,
  };
}

function milestone(number: number, objectiveId: string, completedAt: string | null = null): Milestone {
  return {
    id: idOf(100 + number),
    objectiveId,
    title: `Milestone ${number}`,
    orderIndex: number,
    completed: completedAt !== null,
    completedAt,
    createdAt: "2026-11-01T12:00:00Z",
  };
}

const session: IsapSession = {
  id: idOf(900),
  situation: "The lease ends",
  consciousness: ["a", "b", "c"],
  clarity: ["Peace"],
  control: { people: "Jo", time: "", budget: "", skills: "" },
  cadence: "daily",
  reviewTime: null,
  tags: [],
  mode: "life",
  createdAt: "2026-11-22T03:00:00Z",
};

const inLosAngeles = { date: "2026-11-21", timeZone: "America/Los_Angeles" };
const none = { objectives: [], milestones: [], sessions: [] };

describe("a day's handover is pre-filled with", () => {
  test("nothing for a person without records", () => {
    expect(prefillFor(none, inLosAngeles)).toEqual({
      date: "2026-11-21",
      completed: [],
      open: [],
      changed: [],
    });
  });

  test("what was completed on that day by the person's own clock", () => {
    const lateEvening = "2026-11-22T07:30:00Z";
    const done = objective(1, { status: "completed", progress: 100, completedAt: lateEvening });
    const nextMorning = objective(2, { status: "completed", completedAt: "2026-11-22T08:00:00Z" });
    const milestones = [
      milestone(1, idOf(2), lateEvening),
      milestone(2, idOf(2), "2026-11-20T12:00:00Z"),
      milestone(3, idOf(2)),
    ];
    const { completed } = prefillFor({ ...none, objectives: [done, nextMorning], milestones }, inLosAngeles);
    expect(completed).toEqual([
      { kind: "objective", id: idOf(1), title: "Objective 1", objectiveTitle: null },
      { kind: "milestone", id: idOf(101), title: "Milestone 1", objectiveTitle: "Objective 2" },
    ]);
  });

  test("what is open: overdue first, then by due date, then by last change; with the next step", () => {
    const objectives = [
      objective(1, { updatedAt: "2026-11-02T12:00:00Z" }),
      objective(2, { updatedAt: "2026-11-03T12:00:00Z", dueOn: "2026-11-02", dueSource: "suggested" }),
      objective(3, { dueOn: "2026-12-12", dueSource: "confirmed" }),
      objective(4, { dueOn: "2026-11-20", dueSource: "given" }),
      objective(5, { dueOn: "2026-11-21", dueSource: "given" }),
      objective(6, { createdAt: "2026-11-22T12:00:00Z" }),
      objective(7, { status: "completed", completedAt: "2026-11-10T12:00:00Z" }),
    ];
    const milestones = [milestone(1, idOf(4), "2026-11-10T12:00:00Z"), milestone(2, idOf(4))];
    const { open } = prefillFor({ ...none, objectives, milestones }, inLosAngeles);
    expect(open.map(({ title, dueOn, overdue }) => [title, dueOn, overdue])).toEqual([
      ["Objective 4", "2026-11-20", true],
      ["Objective 5", "2026-11-21", false],
      ["Objective 3", "2026-12-12", false],
      ["Objective 2", null, false],
      ["Objective 1", null, false],
    ]);
    expect(open.map(({ nextMilestone }) => nextMilestone)).toEqual(["Milestone 2", null, null, null, null]);
  });

  test("what began or changed on that day", () => {
    const evening = "2026-11-22T05:00:00Z";
    const objectives = [
      objective(1, { createdAt: evening, updatedAt: evening }),
      objective(2, { updatedAt: evening, progress: 60 }),
      objective(3, { updatedAt: evening, status: "completed", completedAt: evening }),
      objective(4),
    ];
    expect(prefillFor({ ...none, objectives, sessions: [session] }, inLosAngeles).changed).toEqual([
      { kind: "started", id: idOf(1), title: "Objective 1", progress: 40 },
      { kind: "updated", id: idOf(2), title: "Objective 2", progress: 60 },
      { kind: "aligned", id: idOf(900), title: "The lease ends", progress: null },
    ]);
  });

  test("at most as many items as a person can look through", () => {
    const objectives = Array.from({ length: 300 }, (_, number) => objective(number));
    expect(prefillFor({ ...none, objectives }, inLosAngeles).open).toHaveLength(PREFILL_MAX);
  });
});
