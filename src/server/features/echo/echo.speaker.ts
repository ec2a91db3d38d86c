import type { EchoEvent, EchoSpeaker } from "#shared/echo/echo.contract.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";

/** Answers a turn. */
export interface Speaker {
  /** Who answers, unless something fails. */
  who: EchoSpeaker;
  /**
   * @param signal ends the reply at once, because the person has left or stopped it
   * @param onTokens told once how many tokens of a model the reply has used, if any
   */
  speak(
    turn: EchoTurn,
    signal: AbortSignal,
    onTokens: (tokens: number) => Promise<void>,
  ): AsyncIterable<EchoEvent>;
}
