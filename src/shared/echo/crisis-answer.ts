import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Sign } from "./crisis-signs.content.ts";

/** Short answers to what a message carries. They ask nothing; the question of the state follows. */
export interface Answer {
  on: Sign | "time" | "person" | "weak";
  /** Undefined: whatever the danger, and whoever is in it. */
  kinds?: readonly RiskKind[];
  subject?: RiskSubject;
  texts: readonly string[];
}
