import { createDangerScorer } from "#server/features/echo/danger/danger-scorer.service.ts";
import type { ScoreDanger } from "#shared/echo/crisis-scores.rules.ts";
import { type CrisisTurn, crisisTurn } from "#shared/echo/crisis-turn.rules.ts";
import { ECHO_EARLIER_USED, ECHO_HISTORY_USED, type EchoMessage } from "#shared/echo/echo.contract.ts";

const asOnTheServer = createDangerScorer();

/** What is said about danger, as on the server: with a reading by meaning. */
export const serverTurn: typeof crisisTurn = (chat) => crisisTurn(chat, asOnTheServer);

/** What the coach says where nothing is said about danger. */
export const COACH = "What's the smallest first step?";

/**
 * What is said about danger to each of a person's messages, with as much of the conversation as a browser sends.
 * @param before what was said before them
 * @param scoreDanger reads meanings, as on the server unless another is given
 */
export async function crisisTurns(
  messages: readonly string[],
  before: readonly EchoMessage[] = [],
  scoreDanger: ScoreDanger = asOnTheServer,
): Promise<(CrisisTurn | null)[]> {
  const history = [...before];
  const turns: (CrisisTurn | null)[] = [];
  for (const message of messages) {
    const sent = history.slice(-ECHO_EARLIER_USED - ECHO_HISTORY_USED);
    const turn = await crisisTurn({ message, history: sent }, scoreDanger);
    turns.push(turn);
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: turn?.text ?? `${turn?.lead ?? ""} ${COACH}`.trim() },
    );
  }
  return turns;
}
