import type { Risk, RiskLevel } from "./assess-risk.ts";

/** From nothing to the most urgent. */
const LEVELS: readonly RiskLevel[] = ["none", "oblique", "explicit", "acute"];

/** Whether the danger was put into words or is under way, so that help comes before anything else. */
export function isInDanger({ level }: Risk): boolean {
  return level === "explicit" || level === "acute";
}

/** Whether `one` needs more help than `other`. */
export function isGraver(one: Risk, other: Risk): boolean {
  return LEVELS.indexOf(one.level) > LEVELS.indexOf(other.level);
}
