import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Question } from "./crisis-questions.content.ts";
import type { Sign } from "./crisis-signs.content.ts";
import type { Topic } from "./crisis-topics.content.ts";

/** What an answer may presuppose. */
export type Where =
  /** It is about a baby in the writer's care. */
  | "baby"
  /** The writer hurts themselves, and nothing was said of a wish to die. */
  | "harm"
  /** A wound of the writer's own is infected. */
  | "infected"
  /** The one in danger is looked after in a hospital. */
  | "inCare"
  /** The one who is worried about is where the writer is. */
  | "beside"
  /** Something was taken, and it is urgent. */
  | "taken"
  /** An end is thought of for somebody ill whom the writer cares for. */
  | "caring"
  /** The writer can't speak on a phone. */
  | "cantSpeak"
  /** Signs of the body add up in pregnancy or after a birth. */
  | "birth"
  /** Leaving somebody violent is prepared, and not for today. */
  | "planned";

/** Short answers to what a message carries. They ask nothing; the question of the state follows. */
export interface Answer {
  /** "asked" is any question that nothing else answers, "away" what was put out of reach. */
  on: Sign | Question | Topic | "time" | "person" | "weak" | "asked" | "away" | "wantsToLive";
  /** Undefined: whatever the danger, and whoever is in it. */
  kinds?: readonly RiskKind[];
  subject?: RiskSubject;
  /** Only where that was told. */
  where?: Where;
  texts: readonly string[];
}
