import { OBJECTIVE_TITLE_MAX } from "#shared/objectives/objectives.contract.ts";

/** What a new objective begins with. */
export interface ObjectiveBeginning {
  title: string;
  specific?: string;
  measurable?: string;
  achievable?: string;
  relevant?: string;
  timeBound?: string;
}

/** What an ISAP session begins with. */
export interface IsapBeginning {
  situation: string;
  people?: string;
}

/** What a handover begins with. */
export interface HandoverBeginning {
  whatChanged: string;
  whatPersists: string;
  onePriority: string;
}

/** What a risk begins with. */
export interface RiskBeginning {
  hazard: string;
  mitigation: string;
  notes: string;
}

/** What can become of what was written. */
export type Outcome =
  | { to: "objective"; beginning: ObjectiveBeginning }
  | { to: "isap"; beginning: IsapBeginning }
  | { to: "handover"; beginning: HandoverBeginning }
  | { to: "risk"; beginning: RiskBeginning };

/** The first line of the first text that has one, short enough for a title. */
export function titleFrom(...texts: readonly (string | undefined)[]): string {
  const line =
    texts.map((text) => text?.trim().split("\n")[0]?.trim() ?? "").find((first) => first !== "") ?? "";
  if (line.length <= OBJECTIVE_TITLE_MAX) return line;
  const cut = line.slice(0, OBJECTIVE_TITLE_MAX - 3);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : undefined)}...`;
}
