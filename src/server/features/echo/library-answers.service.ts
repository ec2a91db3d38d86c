import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import type { LibraryAnswer, ReplyContext } from "#shared/echo/possible-reply.ts";
import type { createReplyChooser } from "./choice/reply-chooser.service.ts";
import { choicesOf } from "./library/choices.rules.ts";
import { choose } from "./library/choose.rules.ts";
import type { createLibrary } from "./library/library.service.ts";

/** What the library has for a message; null where it can't be used. */
export type AnswerFromLibrary = (
  turn: Pick<EchoTurn, "message" | "history" | "told" | "mode">,
  context: ReplyContext,
) => Promise<LibraryAnswer | null>;

export function createLibraryAnswers(
  library: Pick<ReturnType<typeof createLibrary>, "heard">,
  chooser: Pick<ReturnType<typeof createReplyChooser>, "find">,
): AnswerFromLibrary {
  return async (turn, context) => {
    const talk = await library.heard(turn);
    if (!talk) return null;
    // Without the towers, the library answers by its own order.
    const found = await chooser.find(context).catch(() => ({ topic: [], plan: [] }));
    return {
      reply: choose(talk),
      choices: choicesOf(talk, found.topic),
      plans: found.plan,
    };
  };
}
