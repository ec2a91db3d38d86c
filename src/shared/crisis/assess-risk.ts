import type { Risk, RiskLevel } from "./risk.ts";

/**
 * Reads how much danger to a person a text speaks of. Takes any string of any length; nothing leaves the process, and
 * the weights are loaded when first needed. Rejects only when they cannot be loaded.
 */
export async function assessRisk(text: string): Promise<Risk> {
  const { judgeRisk } = await import("./judge-risk.rules.ts");
  return judgeRisk(text);
}

/**
 * How much danger the words of a text speak of by themselves: "none" where only the classifier suspects something. A
 * conversation may ask about what is suspected, and takes what is said for certain.
 */
export async function assessWords(text: string): Promise<RiskLevel> {
  const { levelOfWords } = await import("./judge-risk.rules.ts");
  return levelOfWords(text);
}

/** How sure the classifier is that a text says a danger, 0 to 1, for a conversation that knows what words mean by chance. */
export async function assessScore(text: string): Promise<number> {
  const { cardScoreOf } = await import("./judge-risk.rules.ts");
  return cardScoreOf(text);
}

/** What the phrases of a text speak of, in any language that is read: the marks of the lexicons. */
export async function readWords(text: string): Promise<ReadonlySet<string>> {
  const { marksOfWords } = await import("./judge-risk.rules.ts");
  return marksOfWords(text);
}

/**
 * Loads what `assessRisk` needs for a person who uses these languages.
 * @param languages BCP 47 tags; English is always among them
 */
export async function prepareRisk(languages: readonly string[]): Promise<void> {
  const { loadRiskReading } = await import("./judge-risk.rules.ts");
  await loadRiskReading(languages);
}
