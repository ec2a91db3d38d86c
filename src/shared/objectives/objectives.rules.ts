import type { Objective, ObjectiveChanges } from "./objectives.contract.ts";

export type Completion = Pick<Objective, "status" | "progress" | "completedAt" | "progressBefore">;

/**
 * How progress and status move together: progress 100 completes an objective, anything below reopens it, and an
 * explicit Complete or Reopen says it without the slider. Reopening goes back to the progress before it was completed
 * or, where that is not known, to 95, the highest step that is not complete. Where both are sent and disagree, progress
 * decides.
 * @param now when it is completed, as a UTC ISO string; an objective that stays completed keeps its first moment.
 */
export function completionAfter(
  before: Completion,
  changes: Pick<ObjectiveChanges, "status" | "progress">,
  now: string,
): Completion {
  const isCompleted =
    changes.progress !== undefined
      ? changes.progress === 100
      : (changes.status ?? before.status) === "completed";
  const wasCompleted = before.status === "completed";
  if (isCompleted) {
    return {
      status: "completed",
      progress: 100,
      completedAt: before.completedAt ?? now,
      progressBefore: wasCompleted ? before.progressBefore : before.progress,
    };
  }
  const earlier = wasCompleted ? (before.progressBefore ?? 95) : before.progress;
  return { status: "active", progress: changes.progress ?? earlier, completedAt: null, progressBefore: null };
}

/** The mean progress of active and completed objectives, rounded to a whole per cent; 0 when there are none. */
export function overallProgress(objectives: readonly Pick<Objective, "progress">[]): number {
  if (objectives.length === 0) return 0;
  return Math.round(objectives.reduce((sum, { progress }) => sum + progress, 0) / objectives.length);
}
