import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RiskKind, RiskLevel, RiskSubject } from "#shared/crisis/risk.ts";

export const TURNS = resolve(import.meta.dirname, "../corpora/echo/turns");
const LEVELS: Readonly<Record<string, RiskLevel>> = { hint: "oblique", said: "explicit", now: "acute" };

/** One message of a conversation, labelled by a reader who saw no rules. */
export interface LabelledTurn {
  conversation: string;
  kind: RiskKind | null;
  subject: RiskSubject | null;
  level: RiskLevel;
  text: string;
}

/** The labelled conversations of one split, message by message. */
export function readTurns(split: "training" | "report"): LabelledTurn[][] {
  return turnFiles(split).flatMap((file) => {
    const turns = readFileSync(file, "utf8")
      .split(/\r?\n/)
      .filter(Boolean)
      .map((line): LabelledTurn => {
        const [conversation = "", kind, subject, level, , text = ""] = line.split("\t");
        return {
          conversation,
          kind: kind === "none" ? null : (kind as RiskKind),
          subject: subject === "-" ? null : (subject as RiskSubject),
          level: LEVELS[level ?? ""] ?? "none",
          text,
        };
      });
    return [...Map.groupBy(turns, ({ conversation }) => conversation).values()];
  });
}

/** The files of one split, which goes by author. */
export function turnFiles(split: "training" | "report"): string[] {
  return readdirSync(join(TURNS, split))
    .sort()
    .map((file) => join(TURNS, split, file));
}
