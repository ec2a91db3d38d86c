import type { Risk, RiskKind, RiskLevel, RiskSubject } from "../crisis/risk.ts";

/** Words that say a danger by themselves. */
export interface PlainDanger {
  risk: Risk;
  sign: RegExp;
}

export function danger(level: RiskLevel, kind: RiskKind, subject: RiskSubject, sign: RegExp): PlainDanger {
  return { risk: { level, kind, subject }, sign };
}
