import { lowerFirst } from "#shared/echo/guided/say-back.rules.ts";
import type { LibraryReply } from "#shared/echo/library-reply.ts";
import type { Move, Topic } from "./entries.rules.ts";
import { type Offer, suggestedAfter } from "./suggestions.rules.ts";
import type { Standing } from "./told.rules.ts";

/** Said when a topic was wrong, before what is understood now, or with a question. */
const APOLOGIES: readonly string[] = [
  "I'm sorry, I took that for something else.",
  "You're right, that was beside the point, and I'm sorry.",
  "My mistake, I had the wrong matter.",
];

export type Replies = ReturnType<typeof createReplies>;

/** The library's texts as replies. Those that were said before give null. */
export function createReplies({
  standing: { active, told },
  moves,
}: {
  standing: Pick<Standing, "active" | "told">;
  moves: ReadonlyMap<string, Move>;
}) {
  const said = new Set(told.map(({ text }) => text));
  const isNew = (text: string) => !said.has(text);
  const ofTopic = (
    entry: Topic,
    kind: LibraryReply["kind"],
    text: string,
    isChosen = false,
  ): LibraryReply => ({
    kind,
    text,
    step: entry.step,
    isAgreed: false,
    // They answer the topic's first question, or go on from what was said; another question has answers of its own.
    suggestions:
      kind !== "reply" && text.endsWith("?")
        ? []
        : suggestedAfter(entry, {
            isNew: (one) => one !== text && isNew(one),
            isAnswered: kind !== "reply",
          }),
    isChosen,
  });
  const simply = (
    kind: LibraryReply["kind"],
    text: string,
    suggestions: readonly string[] = [],
  ): LibraryReply => ({
    kind,
    text,
    step: active?.step ?? null,
    isAgreed: false,
    suggestions,
    isChosen: false,
  });
  const firstMove = (ids: readonly string[], kind: "move" | "anything"): LibraryReply | null => {
    const text = ids.flatMap((id) => moves.get(id)?.replies ?? []).find(isNew);
    return text === undefined ? null : simply(kind, text);
  };
  return {
    isNew,
    topic: (entry: Topic, isChosen = false) => ofTopic(entry, "reply", entry.reply, isChosen),
    branch: (entry: Topic, place: number, isChosen = false) =>
      ofTopic(entry, "branch", entry.then[place]?.reply ?? "", isChosen),
    /** A branch for whoever asks the same again; null where it was repeated before. */
    onceMore: (entry: Topic, place: number) => {
      const reply = entry.then[place]?.reply ?? "";
      const isRepeated = told.filter(({ text }) => text === reply).length > 1;
      return isRepeated ? null : ofTopic(entry, "branch", `Once more, in case it got lost. ${reply}`);
    },
    /** What else belongs to a topic, and at last its end. */
    further: (entry: Topic) => {
      const text = [...entry.otherwise, entry.close].find(isNew);
      return text === undefined ? null : ofTopic(entry, "otherwise", text);
    },
    /** A question which of the pieces that weren't said helps; null without a choice. */
    rest: (entry: Topic, text: string) => {
      const suggestions = suggestedAfter(entry, { isNew, isAnswered: false });
      return suggestions.length > 1 ? simply("anything", text, suggestions) : null;
    },
    /** The topic's step, with a card. */
    step: (entry: Topic): LibraryReply | null =>
      entry.step === null || !isNew(entry.close)
        ? null
        : {
            ...ofTopic(entry, "close", `${entry.close} The first step: ${lowerFirst(entry.step)}.`),
            isAgreed: true,
            suggestions: [],
          },
    move: (text: string) => simply("move", text),
    moveOf: (move: Move | undefined, kind: "move" | "anything" = "move") =>
      move ? firstMove([move.id], kind) : null,
    firstMove,
    offer: ({ text, suggestions }: Offer, kind: "move" | "offer") => simply(kind, text, suggestions),
    sorry: (reply: LibraryReply | null): LibraryReply | null =>
      reply && { ...reply, text: `${APOLOGIES[told.length % APOLOGIES.length]} ${reply.text}` },
  };
}
