/** What is said to somebody who worries about another person, and of what could do harm, in another language. */
export interface TheirWords {
  /** The other one may act soon. Ends on a question, as do those in turn. */
  urgent: string;
  more: readonly [string, string, string];
  /** Whether pills or a weapon should be put away: yes. */
  keepAway: string;
  /** The same of what the writer could use. */
  ownKeepAway: string;
  /** What to say to them. */
  say: string;
  /** Whether asking puts the idea there. */
  idea: string;
  /** Help was called for them, or is there. Ends on a question, too. */
  calm: string;
}
