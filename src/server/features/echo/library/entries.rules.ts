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
}

/** What comes next in a topic. */
export interface Branch {
  /** The shortest way to say it; offered to be sent by a tap. Branches that nobody should be led to have none. */
  suggestion?: string;
  if: readonly string[];
  reply: string;
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
export function samplesOf({ topics, moves }: Library): Sample[] {
  const ofTopic = (entry: Topic): Sample[] => {
    const all = (part: Sample["part"], texts: readonly string[], branch = -1) =>
      texts.map((text) => ({ text, entry, part, branch }));
    const replies = [entry.reply, ...entry.then.map(({ reply }) => reply), ...entry.otherwise, entry.close];
    return [
      ...all("says", entry.says),
      ...all("not", entry.notThis ?? []),
      ...entry.then.flatMap((branch, place) => all("branch", branch.if, place)),
      ...all("reply", replies.flatMap(sentencesOf)),
    ];
  };
  const ofMove = (entry: Move): Sample[] =>
    entry.says.map((text) => ({ text, entry, part: "says", branch: -1 }));
  return [...topics.flatMap(ofTopic), ...moves.flatMap(ofMove)];
}
