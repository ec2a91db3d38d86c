import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Question } from "./crisis-questions.content.ts";
import type { Sign } from "./crisis-signs.content.ts";
import type { Topic } from "./crisis-topics.content.ts";

/** Short answers to what a message carries. They ask nothing; the question of the state follows. */
export interface Answer {
  /** "asked" is any question that nothing else answers, "away" what was put out of reach. */
  on: Sign | Question | Topic | "time" | "person" | "weak" | "asked" | "away";
  /** Undefined: whatever the danger, and whoever is in it. */
  kinds?: readonly RiskKind[];
  subject?: RiskSubject;
  /** Only where the one in danger is looked after in a hospital. */
  inCare?: true;
  /** Only where it is about a baby. */
  baby?: true;
  texts: readonly string[];
}
