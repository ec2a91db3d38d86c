import type { EchoBrief } from "#shared/echo/echo-brief.ts";

/** What Echo sees of somebody who has recorded nothing. */
export const EMPTY_BRIEF: EchoBrief = {
  mode: "life",
  session: null,
  objectives: [],
  risks: [],
  lcesGaps: [],
  checkIns: [],
  handover: null,
  boundaries: [],
};
