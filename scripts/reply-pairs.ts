import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Topic } from "#server/features/echo/library/entries.rules.ts";
import { LIBRARY } from "#server/features/echo/library/library.content.ts";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { stepsOf } from "#shared/echo/guided/known-matter.rules.ts";

/** A reply of the library, and what people write to which it is the answer. */
export interface ReplyGroup {
  /** The kind of entry and its id where the reply is found by its text; empty for others. */
  id: string;
  reply: string;
  messages: readonly string[];
  /** What Echo had said before; null for nothing. */
  last: string | null;
  /** The topic whose pieces are hardest to tell apart. */
  family: string | null;
  importance: number;
}

/** Answers to what people write after their first message: the towers learn from them, Echo doesn't give them. */
const MID_TALK = resolve(import.meta.dirname, "../corpora/echo/mid-talk-answers.json");

/** How often a reply of each kind is drawn in the training. */
const IMPORTANCE = { topic: 3, branch: 1, move: 2, plan: 1.2, turn: 3 };

/** All replies that the library and the library of plans have, with the sentences that they answer. */
export function replyGroups(): ReplyGroup[] {
  const group = (
    kind: keyof typeof IMPORTANCE,
    id: string,
    reply: string,
    says: readonly string[],
    { last = null, family = null }: { last?: string | null; family?: string | null } = {},
  ): ReplyGroup => ({
    id,
    reply,
    messages: says,
    last,
    family,
    importance: IMPORTANCE[kind],
  });
  const ofTopic = (topic: Topic) => [
    group("topic", `topic:${topic.id}`, topic.reply, topic.says),
    ...topic.then.map(({ suggestion, if: says, reply }) =>
      group("branch", "", reply, suggestion === undefined ? says : [...says, suggestion], {
        last: topic.reply,
        family: topic.id,
      }),
    ),
  ];
  const answers = JSON.parse(readFileSync(MID_TALK, "utf8")) as readonly {
    id: string;
    says: readonly string[];
    reply: string;
  }[];
  return [
    ...LIBRARY.topics.flatMap(ofTopic),
    ...LIBRARY.moves.flatMap(({ says, replies }) => replies.map((reply) => group("move", "", reply, says))),
    ...situations().map((plan) => group("plan", `plan:${plan.id}`, stepsOf(plan), plan.says)),
    ...answers.map(({ id, says, reply }) => group("turn", `turn:${id}`, reply, says)),
  ];
}

/** Changes with every text that the towers learn from. */
export const replyGroupsHash = (groups: readonly ReplyGroup[]): string =>
  createHash("sha256").update(JSON.stringify(groups)).digest("hex");
