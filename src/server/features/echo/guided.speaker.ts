import { setImmediate as turnOfLoop } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import type { EchoEvent } from "#shared/echo/echo.contract.ts";
import type { EchoTurn } from "#shared/echo/echo-turn.ts";
import { conversationOf, type GuidedReply } from "#shared/echo/guided/conversation.rules.ts";
import { certainReply, finished, orderedReply } from "#shared/echo/guided/guided-reply.rules.ts";
import { contextOf, possibleReplies } from "#shared/echo/guided/possible-replies.rules.ts";
import type { FindMatter } from "#shared/echo/known-matter.ts";
import type { FindMatters, ScoreReplies } from "#shared/echo/possible-reply.ts";
import type { Speaker } from "./echo.speaker.ts";
import type { AnswerFromLibrary } from "./library-answers.service.ts";

interface Reading {
  answer: AnswerFromLibrary;
  scoreReplies: ScoreReplies;
}

interface PlanLibrary {
  findMatter: FindMatter;
  findMatters: FindMatters;
}

/** The embedded coach: written replies and rules. Needs no network and no model. */
export function createGuidedSpeaker(reading: Reading, planLibrary: PlanLibrary): Speaker {
  const who = { kind: "guided" } as const;
  return {
    who,
    async *speak(turn, signal) {
      yield { speaker: who };
      // What was yielded leaves before the library reads the message.
      await turnOfLoop();
      if (signal.aborted) return;
      const reply = await replyTo(turn, signal, reading, planLibrary);
      if (!reply) return;
      const { text, proposals, suggestions = [] } = reply;
      yield* inPieces(text);
      for (const proposal of proposals) yield { proposal: { ...proposal, id: uuidv7() } };
      if (suggestions.length > 0) yield { suggestions };
    },
  };
}

/**
 * The reply that fits best, by what readers thought of others; by the rules' order where that can't be said. Null for
 * somebody who has left.
 */
async function replyTo(
  turn: EchoTurn,
  signal: AbortSignal,
  reading: Reading,
  planLibrary: PlanLibrary,
): Promise<GuidedReply | null> {
  const conversation = conversationOf(turn);
  const context = contextOf(conversation);
  const answer = await reading.answer(turn, context);
  if (signal.aborted) return null;
  const certain = certainReply(turn, answer?.reply ?? null);
  if (certain) return finished(turn, certain);
  const ordered = orderedReply(turn, answer?.reply ?? null, planLibrary.findMatter);
  if (!answer) return finished(turn, ordered);
  const matters = planLibrary.findMatters(turn.message, answer.plans);
  const possible = possibleReplies(conversation, ordered, answer, matters);
  const scores = await reading.scoreReplies(
    context,
    possible.map(({ traits }) => traits),
  );
  const best = scores && possible[scores.indexOf(Math.max(...scores))];
  return finished(turn, best ? best.reply : ordered);
}

/** A finished text as the events of a stream, sentence by sentence. */
export function* inPieces(text: string): Iterable<EchoEvent> {
  for (const content of text.match(/[\s\S]+?(?:[.?!:]\s+|\n+|$)/g) ?? []) yield { content };
}
