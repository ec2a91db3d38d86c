/** Before the steps of a plan that is known for the matter. */
export const KNOWN_MATTER = {
  plain: [
    "Here's a way to go at it.",
    "This is how I'd go about it.",
    "People who've been there would start like this.",
  ],
  gentle: [
    "That's a lot to carry. Here's what tends to help.",
    "I'm glad you brought it here. This is a way through it, in your own time.",
    "That isn't easy. One thing at a time, then.",
  ],
  /** Before more of the same plan. */
  more: ["Here's the rest of it.", "Then there's this.", "After that:"],
  /** After the steps. */
  ask: [
    "Which of these could you do first?",
    "What stands in the way of the first one?",
    "Which part is the hard one for you?",
  ],
} as const;
