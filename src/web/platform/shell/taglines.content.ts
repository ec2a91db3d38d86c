/** The lines below the titles of the screens that most visits begin with. Their pages show them before any script has run. */
export const TAGLINES = {
  "/": "Situational awareness for your operational period",
  "/objectives": "Say what done looks like, then take it step by step.",
  "/safety": "Make your plan before you need it, and share it with the people it's for.",
} as const;
