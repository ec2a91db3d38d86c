import { setImmediate as turnOfLoop } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import type { EchoEvent } from "#shared/echo/echo.contract.ts";
import { guidedReply } from "#shared/echo/guided/guided-reply.rules.ts";
import type { FindMatter } from "#shared/echo/known-matter.ts";
import type { Speaker } from "./echo.speaker.ts";
import type { AskLibrary } from "./library/library.service.ts";

/** The embedded coach: written replies and rules. Needs no network and no model. */
export function createGuidedSpeaker(askLibrary: AskLibrary, findMatter: FindMatter): Speaker {
  const who = { kind: "guided" } as const;
  return {
    who,
    async *speak(turn, signal) {
      yield { speaker: who };
      // What was yielded leaves before the library reads the message.
      await turnOfLoop();
      if (signal.aborted) return;
      const { text, proposals, suggestions = [] } = guidedReply(turn, await askLibrary(turn), findMatter);
      yield* inPieces(text);
      for (const proposal of proposals) yield { proposal: { ...proposal, id: uuidv7() } };
      if (suggestions.length > 0) yield { suggestions };
    },
  };
}

/** A finished text as the events of a stream, sentence by sentence. */
export function* inPieces(text: string): Iterable<EchoEvent> {
  for (const content of text.match(/[\s\S]+?(?:[.?!:]\s+|\n+|$)/g) ?? []) yield { content };
}
