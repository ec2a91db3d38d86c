import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import type { LibraryAnswer, LibraryChoice, ReplyContext } from "#shared/echo/possible-reply.ts";
import type { createReplyChooser } from "./choice/reply-chooser.service.ts";
import { choicesOf } from "./library/choices.rules.ts";
import { choose } from "./library/choose.rules.ts";
import { TURNS } from "./library/library.content.ts";
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
  const turns = new Map(TURNS.map((turn) => [turn.id, turn]));
  return async (turn, context) => {
    const talk = await library.heard(turn);
    if (!talk) return null;
    // Without the towers, the library answers by its own order.
    const found = await chooser.find(context).catch(() => ({ topic: [], plan: [], turn: [] }));
    const ofTurns = found.turn.flatMap((id): LibraryChoice[] => {
      const text = turns.get(id)?.reply;
      return text === undefined
        ? []
        : [
            {
              source: "turn",
              chance: 0,
              score: 0,
              reply: {
                kind: "move",
                text,
                step: null,
                isAgreed: false,
                suggestions: [],
                isChosen: false,
              },
            },
          ];
    });
    return {
      reply: choose(talk),
      choices: [...choicesOf(talk, found.topic), ...ofTurns],
      plans: found.plan,
    };
  };
}
