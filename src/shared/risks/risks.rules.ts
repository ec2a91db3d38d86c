import type { Risk, RiskLevel, RiskPriority } from "./risks.contract.ts";

type Rated = Pick<Risk, "probability" | "severity">;

/** Which of the nine fields of the matrix: probability, then severity, such as "HM". */
export type MatrixCell = `${RiskLevel}${RiskLevel}`;

const PRIORITY_ORDER: readonly RiskPriority[] = ["high", "med", "low"];

/** High when either is high, low when both are low, med between them. */
export function priorityOf({ probability, severity }: Rated): RiskPriority {
  if (probability === "H" || severity === "H") return "high";
  return probability === "L" && severity === "L" ? "low" : "med";
}

export function isOpen({ status }: Pick<Risk, "status">): boolean {
  return status !== "resolved";
}

/** Probability or severity is high, and the risk is not resolved. */
export function isHighPriority(risk: Rated & Pick<Risk, "status">): boolean {
  return isOpen(risk) && priorityOf(risk) === "high";
}

/** Whether an open risk should have been looked at on a day before `today` (a day such as "2026-11-21"). */
export function isReviewOverdue(risk: Pick<Risk, "reviewDate" | "status">, today: string): boolean {
  return isOpen(risk) && risk.reviewDate !== null && risk.reviewDate < today;
}

/**
 * The order in which risks want attention: high priority first; within a priority those whose review is due by `today`,
 * longest due first; then the newest first.
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

/** Later than any day that can be written. */
const NEVER_DUE = "~";

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
