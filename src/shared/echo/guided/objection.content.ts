/** What to say back, where the other has a reason ready. {heard} takes up theirs. */
export const OBJECTIONS = {
  /** They were asked to do something. */
  request: [
    "Take up the reason and keep to the request: “{heard}. Which part of it could you take, even a small one?” Then wait. A small yes with a day on it is worth more than a big maybe.",
    "You don't have to argue about the reason: “{heard}, and I still can't do it alone. What would work for you instead?”",
  ],
  /** They were asked to stop something, or were told no. */
  limit: [
    "Agree with what's true in it and say your sentence again: “{heard}, and it stays as I said.” The same words every time and no new reason, because reasons get argued with.",
    "Keep it to one line that compares you with nobody: “{heard}, and my answer is still no this time.” Then leave it there, and don't answer the same thing twice in a day.",
    "You can name it kindly and close it: “{heard}. I've told you what I can do, and I'm going to leave it at that.” If it keeps coming, write down the dates.",
  ],
} as const satisfies Record<string, readonly string[]>;
