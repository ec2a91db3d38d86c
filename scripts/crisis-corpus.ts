import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RiskKind, RiskLevel, RiskSubject } from "#shared/crisis/risk.ts";

/** A labelled text of the corpora. README.md beside them says what the columns mean. */
export interface CrisisText {
  author: string;
  language: string;
  category: string;
  level: RiskLevel;
  kind: RiskKind | null;
  subject: RiskSubject | null;
  text: string;
  /** What a second reader said. */
  second: { level: RiskLevel; kind: RiskKind | null } | null;
}

const CORPORA = resolve(import.meta.dirname, "../corpora/crisis");
const orNull = <Value extends string>(value = "-") =>
  value === "-" || value === "" ? null : (value as Value);

/** The texts of one split, or none when the folder does not exist. */
export function readCrisisTexts(split: "training" | "report"): CrisisText[] {
  const folder = join(CORPORA, split);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split(/\r?\n/)
        .filter(Boolean)
        .map((line) => readLine(file, line)),
    );
}

function readLine(file: string, line: string): CrisisText {
  const [language = "", category = "", level = "none", kind, subject, text = "", secondLevel, secondKind] =
    line.split("\t");
  return {
    author: file.replace(".tsv", ""),
    language,
    category,
    level: level as RiskLevel,
    kind: orNull<RiskKind>(kind),
    subject: orNull<RiskSubject>(subject),
    text,
    second: secondLevel ? { level: secondLevel as RiskLevel, kind: orNull<RiskKind>(secondKind) } : null,
  };
}

/** The SHA-256 of all that weights and thresholds depend on. */
export function corpusHash(): string {
  const hash = createHash("sha256");
  const folder = join(CORPORA, "training");
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
