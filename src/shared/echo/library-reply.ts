/** What the library of written replies answers to a message. */
export interface LibraryReply {
  /** A new topic, or what comes next in the one that is being talked about; a move fits any. */
  kind: "reply" | "branch" | "otherwise" | "close" | "move";
  text: string;
  /** How likely it is that the message was understood, from 0 to 1; 0 where it need not be. */
  chance: number;
  /** The title of an objective for this topic; null for none. */
  step: string | null;
  /** Whether the person wants a step now. */
  isAgreed: boolean;
}
