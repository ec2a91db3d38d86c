/** Moves for what a message asks in so many words, whatever it is about. The first sign that fits decides. */
const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:text message|(?:write|give|send) me (?:a|the) (?:text|message|e-?mail)|copy and paste)\b/,
    ["as-text-message", "what-do-i-say"],
  ],
  [
    /\b(?:what (?:do|should|can|would) i (?:even )?(?:say|tell|write|text)|(?:the|some|good|me) (?:words|wording)\b|words (?:for|to|i)\b|\b(?:a|the) (?:text|message|e-?mail|note) (?:to|for|i can)\b|what to (?:say|write|tell|text|reply)\b|what(?:'s|s) the wording|how (?:do|should|can|could) i (?:say|tell|word|put|explain|ask|write)|write (?:me|her|him|them|it for me|the) |\bscript\b)/,
    ["what-do-i-say", "as-text-message"],
  ],
  [/\bremind(?:er)?\b/, ["can-you-remind-me"]],
  [
    /\b(?:make|give|need|want|do) (?:me )?(?:a |the |some )?(?:plan|steps|list|checklist)\b|^(?:a )?plan\b|\bhelp me plan\b/,
    ["give-me-a-plan", "what-first"],
  ],
  [
    /\bwhere (?:do|should|can|to) (?:i |we )?(?:even )?(?:start|begin)\b|\b(?:what|which)(?: one)? (?:do i do |comes )?first\b/,
    ["what-first", "how-do-i-start"],
  ],
  [/\bshould (?:i|we)\b/, ["should-i", "what-would-you-do"]],
  [
    /\bwhat (?:do|should|can|could) (?:i|we) (?:even )?do\b|\bwhat now\b|\bwhat do\s*\??$|\bone thing\b/,
    ["one-thing", "what-first", "what-would-you-do"],
  ],
  [/\bwho (?:do|can|should|could) i (?:call|ask|talk|tell)\b|\bwho can help\b/, ["who-can-help"]],
];

/** A button for words to say. */
const OFFERS_WORDS =
  /^(?:What (?:do|should|can) I (?:say|write|text|tell)|How do I (?:say|start|ask|tell|word|bring))/;
/** Whether what follows a suggestion of a topic is words to say. */
export const offersWords = (suggestion: string): boolean => OFFERS_WORDS.test(suggestion);

/** Moves for questions by their form alone. */
const QUESTIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bhow (?:long|soon|many days)\b/, ["how-long"]],
  [
    /^(?:\w+ )?(?:how (?:much|many)|what time|where (?:is|are|can)|who (?:is|was|won)|did you (?:see|hear))\b/,
    ["facts-echo-cant-know"],
  ],
  [/^(?:but |so |and )?why\b/, ["why-question"]],
  [/^(?:but |so |and )?when (?:do|should|can|is)\b/, ["when-question"]],
  [/^(?:but |ok |so |and )?how (?:do|can|should|could|would|to)\b/, ["how-question"]],
];

const idsFor = (plain: string, forms: typeof ASKED): string[] =>
  forms.filter(([sign]) => sign.test(plain)).flatMap(([, ids]) => ids);

/** The moves that answer what a message asks for in so many words, the best first. */
export const movesAskedFor = (plain: string): string[] => idsFor(plain, ASKED);

/** The same, and moves that answer a question by its form alone. */
export const movesForAnything = (plain: string): string[] => [
  ...movesAskedFor(plain),
  ...idsFor(plain, QUESTIONS),
];

/** Whether somebody wants words to say. */
export const asksForWords = (plain: string): boolean => movesAskedFor(plain).includes("what-do-i-say");

const KEEPS =
  "(?:add|make|create|write|start|do|log|record|find|see|open|edit|change|delete|remove|use|keep)";
/** Names of what the app has, in the order in which they decide, with the topic that tells of each. */
const NAMED_IN_APP: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:delete|remove|restore|bring back|undo)\b.*\b(?:objectives?|risks?|check-?ins?|handovers?|boundar\w+)\b/,
    "app-delete-restore",
  ],
  [/\b(?:print|export|download)\b.*\b(?:plan|data|objectives?|goals?|handovers?|everything)\b/, "app-export"],
  [/\bcheck[- ]?ins?\b/, "app-check-in"],
  [/\b(?:handovers?|briefings?)\b/, "app-handovers"],
  [
    new RegExp(`\\brisk log\\b|\\b${KEEPS} (?:a |my |the )?risks?\\b(?! (?:of|with|that)\\b)`),
    "app-risk-log",
  ],
  [
    new RegExp(
      `\\bboundary builder\\b|\\bmy boundaries\\b|\\b${KEEPS} (?:a )?boundary\\b(?! (?:with|for|at|about)\\b)`,
    ),
    "app-boundaries",
  ],
  [/\bwhat\b.*\blces\b/, "lces-for-my-life"],
  [/\bwhat\b.*\btrigger points?\b/, "trigger-point"],
  [/\bsafety plan\b|\blces\b/, "app-safety-plan"],
  [/\btrigger points?\b/, "app-trigger-points"],
  [/\bisap\b/, "app-isap"],
  [/\bwatch ?outs?\b|\b(?:universal|10|ten) orders\b/, "app-orders-watch-outs"],
  [/\bquick calm\b/, "app-quick-calm"],
  [/\bdashboard\b(?! (?:of|in) my (?:car|truck|van))/, "app-dashboard"],
  [/\bdark mode\b/, "app-look"],
  [/\b(?:life|business|incident) mode\b|\b(?:change|switch) (?:the )?modes?\b/, "app-modes"],
  [new RegExp(`\\bmy objectives\\b|\\b${KEEPS} (?:an )?objectives?\\b(?! for\\b)`), "app-objectives"],
];
/** Asks where something is, what it is or how it is done. */
const ASKS_WHERE_OR_HOW =
  /^(?:(?:ok|okay|hi|hey|so|and|but|wait|sorry|also|um+|hmm?|quick question)\b[\s,.:]*)*(?:where (?:do|can|did|are|is|was|would)|where'?s|how (?:do|can|to)|what (?:is|are|does|do)|what'?s|can (?:i|you|we)|is there|are there|i (?:can'?t|cannot|don'?t) (?:find|see))\b/;
const QUESTION_WORDS = 12;

/** The topic about the app that a question names by what the app has: "how do I add a check-in". */
export function askedOfApp(plain: string): string | null {
  const isQuestion = plain.split(/\s+/).length <= QUESTION_WORDS && ASKS_WHERE_OR_HOW.test(plain);
  return (isQuestion && NAMED_IN_APP.find(([name]) => name.test(plain))?.[1]) || null;
}
