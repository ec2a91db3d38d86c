import { choiceIn } from "../crisis-choices.rules.ts";
import { restOf } from "../crisis-denial.rules.ts";
import { CARRY_ON } from "../crisis-replies.content.ts";
import type { CrisisTurn } from "../crisis-turn.rules.ts";
import type { EchoMessage } from "../echo.contract.ts";

/** A cleared alarm, and what is answered after it. */
interface CarriedOn {
  crisis: CrisisTurn;
  /** What was said before the message that is answered now. */
  history: readonly EchoMessage[];
}

/**
 * After "Let's carry on where we were", the last message that told of something is answered, as if the alarm had not come
 * between. Null where nothing is carried on or nothing was told.
 */
export function carriedOn(crisis: CrisisTurn, history: readonly EchoMessage[]): CarriedOn | null {
  if (!crisis.text?.endsWith(CARRY_ON)) return null;
  const place = history.findLastIndex(
    ({ role, content }) => role === "user" && choiceIn(content) === null && matterOf(content) !== "",
  );
  const told = history[place];
  if (!told) return null;
  return {
    crisis: { ...crisis, text: null, lead: crisis.text, message: matterOf(told.content) },
    history: history.slice(0, place),
  };
}

/** What a message tells besides a no: a sentence of several words. */
function matterOf(content: string): string {
  const rest = restOf(content);
  return rest.split(/\s+/).length >= 3 ? rest : "";
}
