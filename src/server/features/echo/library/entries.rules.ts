import type { Branch } from "#shared/echo/known-matter.ts";
import type { ModeId } from "#shared/modes/modes.ts";

/** A situation or a question that somebody brings, and what is said about it. */
export interface Topic {
  id: string;
  kind: "topic";
  /** The mode that it belongs to alone. */
  mode?: ModeId;
  /** What it is about, as in "Is it about ...?" Nobody is asked whether they mean a topic without one. */
  label?: string;
  /** How strangers would type it. */
  says: readonly string[];
  /** Sentences that look alike and mean something else. */
  notThis?: readonly string[];
  reply: string;
  then: readonly Branch[];
  /** For what fits no branch, the first and the second time. */
  otherwise: readonly string[];
  close: string;
  /** The title of an objective that fits everybody in this situation; null where a task would be tasteless. */
  step: string | null;
  /** It is of the library of plans, where it is found; here it is only gone on about. */
  isPlan?: true;
}

/** Something said in the middle of any conversation. */
export interface Move {
  id: string;
  kind: "move";
  says: readonly string[];
  /** Used in turn. */
  replies: readonly string[];
}

export interface Library {
  topics: readonly Topic[];
  /** What is gone on about once it was told. */
  plans: readonly Topic[];
  moves: readonly Move[];
}

/** A sentence that messages are compared with, or that tells what its entry is about. */
export interface Sample {
  text: string;
  entry: Topic | Move;
  part: "says" | "not" | "branch" | "reply";
  /** The place of its branch; -1 for none. */
  branch: number;
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

/** All sentences of the library in a fixed order, which that of the vectors follows. */
export function samplesOf({ topics, plans, moves }: Library): Sample[] {
  const ofTopic = (entry: Topic): Sample[] => {
    const all = (part: Sample["part"], texts: readonly string[], branch = -1) =>
      texts.map((text) => ({ text, entry, part, branch }));
    const further = [...entry.then.map(({ reply }) => reply), ...entry.otherwise, entry.close];
    const replies = [entry.reply, ...(entry.isPlan ? [] : further)];
    return [
      ...all("says", entry.says),
      ...all("not", entry.notThis ?? []),
      ...entry.then.flatMap((branch, place) => all("branch", branch.if, place)),
      ...all("reply", replies.flatMap(sentencesOf)),
    ];
  };
  const ofMove = (entry: Move): Sample[] =>
    entry.says.map((text) => ({ text, entry, part: "says", branch: -1 }));
  return [...topics.flatMap(ofTopic), ...moves.flatMap(ofMove), ...plans.flatMap(ofTopic)];
}
