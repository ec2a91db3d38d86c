/** What the library of written replies answers to a message. */
export interface LibraryReply {
  /**
   * A new topic, or what comes next in the one that is being talked about; a move fits any. "anything" was chosen by the
   * form of the message alone, because nothing was understood; an "offer" asks which of several topics is meant.
   */
  kind: "reply" | "branch" | "otherwise" | "close" | "move" | "anything" | "offer";
  text: string;
  /** The title of an objective for this topic; null for none. */
  step: string | null;
  /** Whether the person wants a step now. */
  isAgreed: boolean;
  /** What the person may want to say next. */
  suggestions: readonly string[];
  /** Whether the message is one of the suggestions, so that there is nothing to understand. */
  isChosen: boolean;
}
