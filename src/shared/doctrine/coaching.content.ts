/** A coaching text shown beside a page's form, looked up by key. */
export type CoachingItem = { readonly key: string; readonly title: string; readonly bodyMd: string };

export const COACHING = [
  {
    key: "isap/overview",
    title: "From overwhelmed to a first step",
    bodyMd: `The compass is Ridgeline's own way to get from "it's all too much" to one plan you can start. Its name stands for **Identify, Set intent, Align, Proceed**. Each letter is one step:

1. **Consciousness** (Identify). Write down what's going on, and three things you know to be true. Stick to the facts. Worries can wait.
2. **Clarity** (Set intent). Choose the pillars that matter most right now. One to three is plenty.
3. **Control** (Align). Note which people, time, money and skills you can count on. One field filled in is enough to go on.
4. **Cadence** (Proceed). Decide how often you'll look at it again: daily, weekly or every two weeks. Add a time of day if you can.

It takes about ten minutes. Short, plain answers are enough, and nobody grades them.

Your draft stays on this device while you write. It's saved to your account only when you press **Complete**.`,
  },
  {
    key: "briefing/shift-handover",
    title: "A handover to yourself tomorrow",
    bodyMd: `Imagine that someone else takes over in the morning and knows only what you write here. Three short answers will do:

1. **What changed?** Facts, in a line or two: the van is booked, the appointment was moved, Sam is sick.
2. **What persists?** What's still open, and who's on it, so you don't have to keep it in your head overnight.
3. **The one priority.** If you could do only one thing tomorrow, what would it be?

Missed an evening? Log it later, or skip it. The list is modeled on the activity log that incident teams keep.`,
  },
] as const satisfies readonly CoachingItem[];

export const [ISAP_OVERVIEW, SHIFT_HANDOVER] = COACHING;

/** The help dialog of a page. */
export type HelpText = {
  readonly title: string;
  readonly whatIsThis: string;
  readonly howToUseIt: readonly string[];
  readonly tips: readonly string[];
};

export const HELP = {
  dashboard: {
    title: "Your Command Dashboard",
    whatIsThis:
      "One page that shows where things stand today: a thought for the morning, what you're working on, how your safety plan looks, and the tools for the mode you're in.",
    howToUseIt: [
      "Read the Morning Directive. It's one rule to keep in mind today.",
      "Type one sentence into Instant Plan to turn a worry into a first step.",
      "If you have time, look at one more card. Most cards open the full page.",
      "Change the mode in the sidebar when your day changes. Your data stays the same; the words and tools change.",
    ],
    tips: [
      "Short on time? Read the directive, do one thing, close the page.",
      "Safety Readiness shows Fix Now while part of your plan is empty. Fix Now takes you to the first gap.",
      "Quick Calm is there whenever you need it, and takes about a minute.",
    ],
  },
  isap: {
    title: "The ISAP Compass",
    whatIsThis:
      "Four questions that take you from a confusing situation to a direction: what's true, what matters, what you can count on, and when you'll check again.",
    howToUseIt: [
      "Describe the situation and write three things that are true. Facts help more than opinions.",
      "Choose the pillars that need you most. One to three is usually enough.",
      "Fill in at least one of people, time, budget and skills.",
      "Choose how often to review it, then press Complete. Until then, your draft stays on this device only.",
    ],
    tips: [
      "Write it the way you'd tell a friend. Half sentences are fine.",
      "If a Watch Out appears at the end, take it as a hint. You can keep your plan as it is.",
      "Start with something small the first time, such as the coming weekend.",
    ],
  },
  objectives: {
    title: "SMART objectives",
    whatIsThis:
      "A place for what you want to get done, worded so you can tell when it's finished: specific, measurable, achievable, relevant and time-bound.",
    howToUseIt: [
      "Add an objective, or start from a template and change what doesn't fit.",
      "Title, specific and measurable are needed. You can add the rest later.",
      "Open a card to add milestones, move the progress slider or check the budget.",
      "When an objective is done, mark it complete. It moves to the Completed list and counts as one of this week's wins.",
    ],
    tips: [
      "If you can't say what done looks like, cut the objective in half and try again.",
      "Three active objectives are easier to carry than ten.",
      "After you save, you may see a Watch Out that fits your words. It's just something to consider.",
    ],
  },
} as const satisfies Record<"dashboard" | "isap" | "objectives", HelpText>;
