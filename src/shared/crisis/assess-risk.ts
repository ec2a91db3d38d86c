import type { Risk } from "./risk.ts";

/**
 * Reads how much danger to a person a text speaks of. Takes any string of any length; nothing leaves the process, and
 * the weights are loaded when first needed. Rejects only when they cannot be loaded.
 */
export async function assessRisk(text: string): Promise<Risk> {
  const { judgeRisk } = await import("./judge-risk.rules.ts");
  return judgeRisk(text);
}
