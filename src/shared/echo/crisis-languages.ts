/** What is said about danger in a language other than English. All but `line`, `unknown`, `calm` and `cleared` end on a question. */
export interface DangerWords {
  /** Something stands between the lines: asked directly. */
  asked: string;
  /** Thoughts of suicide were said or confirmed. */
  said: string;
  urgent: string;
  somebody: string;
  abuse: string;
  others: string;
  medical: string;
  /** In turn, whatever the danger, when nothing else fits. */
  more: readonly [string, string, string, ...string[]];
  /** A call is refused, or feared. */
  barrier: string;
  /** Somebody was named who could come. */
  named: string;
  /** A question that isn't known; the next question of the conversation follows. */
  unknown: string;
  leaving: string;
  calm: string;
  /** A clear no was believed. */
  cleared: string;
  /** One line that names the number, beside a reply in English. */
  line: string;
}
