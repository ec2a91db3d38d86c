/** How near the danger is: between the lines, said, or under way. */
export type RiskLevel = "none" | "oblique" | "explicit" | "acute";
/** Suicide and self-harm, harm to others, harm by others, or an emergency of the body. */
export type RiskKind = "self" | "others" | "abuse" | "medical";
/** Whether the writer is in danger (or might do harm), or somebody they write about. */
export type RiskSubject = "me" | "somebody";

export interface Risk {
  level: RiskLevel;
  /** Null when the level is none. */
  kind: RiskKind | null;
  subject: RiskSubject | null;
}
