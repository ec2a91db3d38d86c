import type { EchoMessage } from "#shared/echo/echo.contract.ts";
import type { EchoBrief } from "#shared/echo/echo-brief.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";

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

/** A message of somebody who has recorded nothing. */
export const turnWith = (message: string, history: readonly EchoMessage[] = []): EchoTurn => ({
  message,
  history,
  mode: "life",
  today: "2026-11-22",
  timeZone: "UTC",
  brief: EMPTY_BRIEF,
});
