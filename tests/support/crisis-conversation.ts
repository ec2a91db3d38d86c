import { type CrisisTurn, crisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_EARLIER_USED, ECHO_HISTORY_USED, type EchoMessage } from "#shared/echo/echo.contract.ts";

/** What the coach says where nothing is said about danger. */
export const COACH = "What's the smallest first step?";

/**
 * What is said about danger to each of a person's messages, with as much of the conversation as a browser sends.
 * @param before what was said before them
 */
export async function crisisTurns(
  messages: readonly string[],
  before: readonly EchoMessage[] = [],
): Promise<(CrisisTurn | null)[]> {
  const history = [...before];
  const turns: (CrisisTurn | null)[] = [];
  for (const message of messages) {
    const turn = await crisisTurn({
      message,
      history: history.slice(-ECHO_EARLIER_USED - ECHO_HISTORY_USED),
    });
    turns.push(turn);
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: turn?.text ?? `${turn?.lead ?? ""} ${COACH}`.trim() },
    );
  }
  return turns;
}
