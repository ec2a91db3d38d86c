import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const MARKED = resolve(import.meta.dirname, "../corpora/echo/replies");

/** A message, the replies that were possible, and what a reader who played the person thought of each. */
export interface MarkedMessage {
  message: string;
  /** What Echo said then. */
  said: string;
  /** By the replies' texts: 2 for a good one, 1 for one that passes, 0 for a bad one. */
  marks: ReadonlyMap<string, number>;
}

export interface MarkedConversation {
  /** The reader. */
  author: string;
  messages: readonly MarkedMessage[];
}

/** One reader's conversations; texts stand once. */
interface File {
  texts: readonly string[];
  conversations: readonly (readonly {
    message: string;
    said: number;
    marks: readonly (readonly [text: number, mark: number])[];
  }[])[];
}

/** Readers are learned from, or kept for the report. */
type Split = "training" | "report";

const filesOf = (split: Split) =>
  readdirSync(join(MARKED, split))
    .sort()
    .map((name) => join(MARKED, split, name));

/** The conversations in which replies were marked. */
export function readMarkedReplies(split: Split): MarkedConversation[] {
  return filesOf(split).flatMap((file) => {
    const { texts, conversations } = JSON.parse(readFileSync(file, "utf8")) as File;
    return conversations.map((messages) => ({
      author: basename(file, ".json"),
      messages: messages.map(({ message, said, marks }) => ({
        message,
        said: texts[said] ?? "",
        marks: new Map(marks.map(([text, mark]) => [texts[text] ?? "", mark])),
      })),
    }));
  });
}

/** What was learned from, as the network's hash is made of it. */
export const markedTexts = (): string[] => filesOf("training").map((file) => readFileSync(file, "utf8"));
