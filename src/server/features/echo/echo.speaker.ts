import type { EchoEvent } from "#shared/echo/echo.contract.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";

/** Answers a turn. The first event says who is speaking. */
export interface Speaker {
  /** @param signal ends the reply at once, because the person has left or stopped it */
  speak(turn: EchoTurn, signal: AbortSignal): AsyncIterable<EchoEvent>;
}
