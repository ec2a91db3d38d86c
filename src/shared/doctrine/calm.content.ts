/** A question of a step, with a hint or another way to answer it. */
export type CalmPrompt = { readonly id: string; readonly label: string; readonly hint: string };

/** The number of lines for each sense, in order. */
export const GROUND_COUNTS = { seen: 3, felt: 2, heard: 1 } as const;
export type GroundSense = keyof typeof GROUND_COUNTS;

/** Minutes mentioned in the texts. */
const CALM_SPACE_MINUTES = 10;
const TINY_ACTION_MINUTES = 5;

/** All texts of Quick Calm. None of its questions has to be answered. */
export const CALM = {
  title: "Quick Calm",
  subtitle: "60 Second Reset",
  permission: {
    question: "I can guide a 60-second reset. Ready?",
    note: "The breathing takes about a minute. Then there are a few questions, and you can skip any of them. Stop whenever you like.",
    begin: "Yes, let's do this",
    skip: "Not right now",
  },
  breath: {
    title: "Breathe with the circle",
    phases: { in: "Breathe in", hold: "Hold", out: "Breathe out", pause: "Pause" },
    note: "Keep your eyes open if you prefer. If you feel dizzy or short of breath, stop and breathe as you normally do.",
    withoutHolds: "Breathe without holding",
    withHolds: "Breathe with holding",
    skip: "Skip the breathing",
  },
  ground: {
    title: "Notice what is around you",
    intro: "Name what you notice. You can type it, say it out loud, or just think it.",
    prompts: [
      {
        id: "seen",
        label: "3 things you see",
        hint: "If seeing is difficult: three things you know are near you.",
      },
      {
        id: "felt",
        label: "2 things you feel",
        hint: "Your feet on the floor, the chair, warmth, fabric.",
      },
      {
        id: "heard",
        label: "1 thing you hear",
        hint: "If hearing is difficult: something you can smell or taste, or something that's moving.",
      },
    ] satisfies readonly (CalmPrompt & { id: GroundSense })[],
    continue: "Continue",
  },
  lces: {
    title: "Four things to lean on",
    intro: "A word or a name is enough.",
    prompts: [
      { id: "lookout", label: "Lookout", hint: "Who could keep an eye out for you for a while?" },
      {
        id: "comms",
        label: "Comms",
        hint: "Who could you tell how you're doing, and how do you reach them?",
      },
      { id: "escape", label: "Escape", hint: "What could you step away from for now?" },
      {
        id: "safety",
        label: "Safety",
        hint: `Where could you sit quietly for ${CALM_SPACE_MINUTES} minutes?`,
      },
    ] satisfies readonly CalmPrompt[],
    danger: "In danger right now? Leave this page and call your local emergency number.",
    continue: "Continue",
  },
  proceed: {
    title: "What now?",
    act: "One tiny action (Echo suggests)",
    keepTalking: "Keep talking",
  },
  complete: {
    title: "Reset complete",
    suggestion: `Take ${TINY_ACTION_MINUTES} minutes to note one thing from the grounding exercise.`,
    note: "If it still feels like a lot, that's okay. You can do this again, or talk to someone.",
    close: "Close",
  },
  back: "Back",
} as const;
