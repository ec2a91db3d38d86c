import { RISK_LEVELS, RISK_STATUSES, type RiskLevel, type RiskStatus } from "#shared/risks/risks.contract.ts";

export const LEVEL_WORDS: Record<RiskLevel, string> = { L: "Low", M: "Medium", H: "High" };

export const STATUS_WORDS: Record<RiskStatus, string> = {
  identified: "Identified",
  mitigating: "Mitigating",
  resolved: "Resolved",
};

export const LEVEL_OPTIONS = RISK_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }));
export const STATUS_OPTIONS = RISK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** "Probability high, severity medium". */
export function ratingInWords({
  probability,
  severity,
}: {
  probability: RiskLevel;
  severity: RiskLevel;
}): string {
  return `Probability ${LEVEL_WORDS[probability].toLowerCase()}, severity ${LEVEL_WORDS[severity].toLowerCase()}`;
}

/** "1 risk", "3 risks". */
export const countInWords = (count: number): string => `${count} ${count === 1 ? "risk" : "risks"}`;
