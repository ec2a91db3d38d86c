import type { Risk } from "../crisis/risk.ts";
import type { ModeId } from "../modes/modes.ts";
import type { EchoMessage } from "./echo.contract.ts";
import type { EchoBrief } from "./echo-brief.ts";

/** What Echo answers: a message, and all that is known around it. */
export interface EchoTurn {
  message: string;
  /** The last messages before it, oldest first. */
  history: readonly EchoMessage[];
  /** The beginnings of what Echo said before them, oldest first. */
  told?: readonly string[] | undefined;
  mode: ModeId;
  /** The person's own day, such as "2026-11-21". */
  today: string;
  timeZone: string;
  brief: EchoBrief;
  /** The danger that the conversation has spoken of. */
  danger?: Risk | undefined;
}
