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
