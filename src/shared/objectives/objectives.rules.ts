import type { Objective, ObjectiveChanges } from "./objectives.contract.ts";

export type Completion = Pick<Objective, "status" | "progress" | "completedAt" | "progressBefore">;

/**
 * Keeps progress and status consistent: progress 100 completes an objective, anything below reopens it, and Complete or
 * Reopen does so explicitly. Reopening restores the progress before completion or, if unknown, sets 95, the highest
 * step below complete. If both are sent and disagree, progress wins.
 * @param now the time of completion, as a UTC ISO string; an objective that stays completed keeps its original time
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

/** The mean progress of active and completed objectives, rounded to a whole percent; 0 without any. */
export function overallProgress(objectives: readonly Pick<Objective, "progress">[]): number {
  if (objectives.length === 0) return 0;
  return Math.round(objectives.reduce((sum, { progress }) => sum + progress, 0) / objectives.length);
}
