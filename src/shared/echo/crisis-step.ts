/** What a question is about; its yes and no are answered accordingly. */
export type About =
  | "danger"
  | "wound"
  | "purpose"
  | "reach"
  | "near"
  | "when"
  | "plan"
  | "means"
  | "who"
  | "away"
  | "line"
  | "called"
  | "coping"
  | "care"
  | "safe"
  | "out"
  | "beside"
  | "breathing"
  | "where"
  | "story";

/** What Echo still has to know or to ask for. `say` stands before `ask` when nothing in the message was answered. */
export interface Step {
  about: About;
  say: string;
  ask: string;
}

/** The questions about one danger, by how near it is. */
export type Steps = Record<"explicit" | "acute", readonly Step[]>;

export function step(about: About, say: string, ask: string): Step {
  return { about, say, ask };
}
