/** The question that goes on after something of theirs was said back, each in several ways. */
export const TAKEN_UP = {
  person: [
    "What would you like to be different between you two a week from now?",
    "What do you wish they knew?",
    "What happened the last time you talked about it?",
  ],
  deadline: ["Which part depends on somebody else?", "What has the earliest date?"],
} as const satisfies Record<string, readonly string[]>;
