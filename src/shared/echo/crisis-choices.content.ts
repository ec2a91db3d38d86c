import type { RiskKind, RiskSubject } from "../crisis/risk.ts";

/** What somebody can tap where Echo may have taken one danger for another. */
export interface Choice {
  text: string;
  /** What it is about then; null where nobody is in danger. */
  about: { kind: RiskKind; subject: RiskSubject } | null;
}

/** In the order in which they are offered. */
export const CHOICES: readonly Choice[] = [
  { text: "I might hurt myself.", about: { kind: "self", subject: "me" } },
  { text: "Someone is hurting or scaring me.", about: { kind: "abuse", subject: "me" } },
  { text: "I'm worried someone else could hurt themselves.", about: { kind: "self", subject: "somebody" } },
  { text: "I'm afraid I could hurt someone.", about: { kind: "others", subject: "me" } },
];
export const NO_DANGER_CHOICE: Choice = { text: "It's none of that. Nobody is in danger.", about: null };

/** To a person who says that Echo has not understood, where their words don't say what it is. */
export const MISREAD_REPLY =
  "I'm sorry. You're telling me something important, and I haven't understood it. If anyone could get hurt in the next minutes, please call first: 911 in the US and Canada, 112 in Europe, 999 in the UK. A person understands more than I do, and in the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines elsewhere.\n\nYou can choose below, or say it in your own words: who is in danger, and from what?";
