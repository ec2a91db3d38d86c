import { freeTextsIn } from "./free-texts.rules.ts";
import type { Risk, RiskLevel } from "./risk.ts";

/** From nothing to the most urgent. */
export const LEVELS: readonly RiskLevel[] = ["none", "oblique", "explicit", "acute"];

/** A risk, and the text that speaks of it. */
export interface Finding {
  risk: Risk;
  text: string;
}

/** Whether the danger was put into words or is under way, so that help comes before anything else. */
export function isInDanger({ level }: Risk): boolean {
  return level === "explicit" || level === "acute";
}

/** Whether `one` needs more help than `other`. */
export function isGraver(one: Risk, other: Risk): boolean {
  return LEVELS.indexOf(one.level) > LEVELS.indexOf(other.level);
}

/** The gravest risk in all that a person wrote in a body. */
export async function gravestIn(body: unknown, assess: (text: string) => Promise<Risk>): Promise<Finding> {
  let gravest: Finding = { risk: { level: "none", kind: null, subject: null }, text: "" };
  for (const written of freeTextsIn(body)) {
    const text = written.trim();
    const risk = await assess(text);
    if (isGraver(risk, gravest.risk)) gravest = { risk, text };
  }
  return gravest;
}
