import { describe, expect, test } from "vitest";
import { compareUrgency, firmDueOn, urgencyOf } from "./due.rules.ts";

const today = "2026-11-21";
const active = { status: "active", dueSource: "given" } as const;

describe("how an objective stands to its due date", () => {
  test.each([
    ["2026-11-20", "overdue"],
    ["2026-11-21", "soon"],
    ["2026-11-28", "soon"],
    ["2026-11-29", "later"],
    [null, null],
  ])("%s is %s", (dueOn, urgency) => {
    expect(urgencyOf({ ...active, dueOn }, today)).toBe(urgency);
    expect(urgencyOf({ ...active, dueSource: "confirmed", dueOn }, today)).toBe(urgency);
  });

  test("a suggested day and a completed objective are never late", () => {
    expect(urgencyOf({ ...active, dueSource: "suggested", dueOn: "2026-11-01" }, today)).toBeNull();
    expect(urgencyOf({ ...active, status: "completed", dueOn: "2026-11-01" }, today)).toBeNull();
    expect(firmDueOn({ dueOn: "2026-11-01", dueSource: "suggested" })).toBeNull();
  });
});

test("lists run from overdue to due later, then the latest changed, then completed", () => {
  const row = (id: string, changes: object) => ({
    ...active,
    id,
    dueOn: null,
    createdAt: "2026-10-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
    ...changes,
  });
  const rows = [
    row("completed", { status: "completed", dueOn: "2026-11-01", updatedAt: "2026-11-20T08:00:00.000Z" }),
    row("changed long ago", {}),
    row("suggested", { dueOn: "2026-11-02", dueSource: "suggested", updatedAt: "2026-11-10T08:00:00.000Z" }),
    row("later", { dueOn: "2026-12-12" }),
    row("overdue", { dueOn: "2026-11-20" }),
    row("soon", { dueOn: "2026-11-22" }),
  ];
  expect(rows.toSorted(compareUrgency).map(({ id }) => id)).toEqual([
    "overdue",
    "soon",
    "later",
    "suggested",
    "changed long ago",
    "completed",
  ]);
});
