import type { Risk, RiskLevel, RiskPriority } from "./risks.contract.ts";

type Rated = Pick<Risk, "probability" | "severity">;

/** A cell of the matrix: probability, then severity, such as "HM". */
export type MatrixCell = `${RiskLevel}${RiskLevel}`;

const PRIORITY_ORDER: readonly RiskPriority[] = ["high", "med", "low"];

/** High if either is high, low if both are low, otherwise medium. */
export function priorityOf({ probability, severity }: Rated): RiskPriority {
  if (probability === "H" || severity === "H") return "high";
  return probability === "L" && severity === "L" ? "low" : "med";
}

export function isOpen({ status }: Pick<Risk, "status">): boolean {
  return status !== "resolved";
}

/** Whether the risk is open, and probability or severity is high. */
export function isHighPriority(risk: Rated & Pick<Risk, "status">): boolean {
  return isOpen(risk) && priorityOf(risk) === "high";
}

/** Whether an open risk was due for review before `today` (such as "2026-11-21"). */
export function isReviewOverdue(risk: Pick<Risk, "reviewDate" | "status">, today: string): boolean {
  return isOpen(risk) && risk.reviewDate !== null && risk.reviewDate < today;
}

/**
 * Sorts risks by urgency: high priority first; within a priority, those due for review by `today`, longest overdue
 * first; then newest first.
 */
export function inOrderOfAttention<Item extends Risk>(risks: readonly Item[], today: string): Item[] {
  const dueOn = ({ reviewDate }: Item) =>
    reviewDate !== null && reviewDate <= today ? reviewDate : NEVER_DUE;
  return risks.toSorted(
    (a, b) =>
      PRIORITY_ORDER.indexOf(priorityOf(a)) - PRIORITY_ORDER.indexOf(priorityOf(b)) ||
      compareText(dueOn(a), dueOn(b)) ||
      compareText(b.createdAt, a.createdAt) ||
      compareText(b.id, a.id),
  );
}

export function cellOf({ probability, severity }: Rated): MatrixCell {
  return `${probability}${severity}`;
}

/** Sorts after every date. */
const NEVER_DUE = "~";

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
