import {
  type NewObjective,
  OBJECTIVE_TITLE_MAX,
  type Objective,
  type ObjectiveChanges,
} from "./objectives.contract.ts";

export type Completion = Pick<Objective, "status" | "progress" | "completedAt" | "progressBefore">;

/**
 * Keeps progress and status consistent: progress 100 completes an objective, anything below reopens it, and Complete or
 * Reopen does so explicitly. Reopening restores the progress before completion or, if unknown, sets 95, the highest
 * step below complete. If both are sent and disagree, progress wins. Archiving changes only the status, so that it can be
 * reversed.
 * @param now the time of completion, as a UTC ISO string; an objective that stays completed keeps its original time
 */
export function completionAfter(
  before: Completion,
  changes: Pick<ObjectiveChanges, "status" | "progress">,
  now: string,
): Completion {
  const status = changes.status ?? before.status;
  if (status === "archived" && changes.progress === undefined) {
    const { progress, completedAt, progressBefore } = before;
    return { status, progress, completedAt, progressBefore };
  }
  const isCompleted = changes.progress === undefined ? status === "completed" : changes.progress === 100;
  const wasCompleted = before.completedAt !== null;
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

/** The status that an archived objective had before, and gets back. */
export const statusOutsideArchive = ({
  completedAt,
}: Pick<Objective, "completedAt">): "active" | "completed" => (completedAt === null ? "active" : "completed");

/** The mean progress of active and completed objectives, rounded to a whole percent; 0 without any. */
export function overallProgress(objectives: readonly Pick<Objective, "progress">[]): number {
  if (objectives.length === 0) return 0;
  return Math.round(objectives.reduce((sum, { progress }) => sum + progress, 0) / objectives.length);
}

/** A new, active objective with the plan of another one. */
export function copyOf(original: Objective): NewObjective {
  const { specific, measurable, achievable, relevant, timeBound, dueOn, dueSource } = original;
  const { pillar, tags, mode, budget } = original;
  const title = `Copy of ${original.title}`.slice(0, OBJECTIVE_TITLE_MAX).toWellFormed();
  return {
    title,
    specific,
    measurable,
    achievable,
    relevant,
    timeBound,
    dueOn,
    dueSource,
    pillar,
    tags,
    mode,
    budget,
    status: "active",
    progress: 0,
  };
}
