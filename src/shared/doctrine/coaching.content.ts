/** A coaching text shown beside a page's form, looked up by key. */
export type CoachingItem = { readonly key: string; readonly title: string; readonly bodyMd: string };

export const COACHING = [
  {
    key: "isap/overview",
    title: "From a muddle to a first step",
    bodyMd: `The compass is Ridgeline's own way to get from "it is all too much" to one plan you can start. Its name stands for **Identify, Set intent, Align, Proceed**. Each letter is one step:

1. **Consciousness** (Identify). Write down what is going on, and three things you know to be true. Worries may stay out; facts go in.
2. **Clarity** (Set intent). Choose the pillars that matter most right now. One to three is plenty.
3. **Control** (Align). Note which people, time, money and skills you can count on. One filled field is enough to go on.
4. **Cadence** (Proceed). Decide how often you will look at it again: daily, weekly or every two weeks. Add a time of day if you can.

Allow about ten minutes. Short, plain answers are enough, and nobody marks them.

Your draft stays on this device while you write. It is saved to your account only when you press **Complete**.`,
  },
  {
    key: "briefing/shift-handover",
    title: "A handover to your tomorrow self",
    bodyMd: `Imagine that someone else takes over in the morning and knows only what you write here. Three short answers will do:

1. **What changed?** Facts, in a line or two: the van is booked, the appointment was moved, Sam is ill.
2. **What persists?** What is still open, and who is on it, so that nothing has to be kept in your head overnight.
3. **The one priority.** If tomorrow allowed only one thing, which one?

Missed an evening? Log it later, or leave it out. The list is modelled on the activity log that incident teams keep.`,
  },
] as const satisfies readonly CoachingItem[];

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
      "One page that shows where you stand today: a thought for the morning, what you are working on, how your safety plan looks, and the tools for the mode you are in.",
    howToUseIt: [
      "Read the Morning Directive. It is one rule to keep in mind today.",
      "Type one sentence into Instant Plan to turn a worry into a first action.",
      "Look at one more card if you have time. Most of them open the page behind them.",
      "Change the mode in the sidebar when your day changes. Your data stays the same; the words and tools change.",
    ],
    tips: [
      "Short of time? Read the directive, do one thing, close the page.",
      "Safety Readiness shows Fix Now while part of your plan is empty. It takes you to the first gap.",
      "Quick Calm is there for any moment and takes about a minute.",
    ],
  },
  isap: {
    title: "The ISAP Compass",
    whatIsThis:
      "Four questions that lead from a muddled situation to a direction: what is true, what matters, what you can count on, and when you will look again.",
    howToUseIt: [
      "Describe the situation and write three things that are true. Facts help more than opinions.",
      "Choose the pillars that need you most. One to three is usually enough.",
      "Fill in at least one of people, time, budget and skills.",
      "Choose how often to review it, then press Complete. Until then, your draft is kept on this device only.",
    ],
    tips: [
      "Write it the way you would tell a friend. Half sentences are fine.",
      "If a Watch Out appears at the end, take it as a hint. You can keep your plan as it is.",
      "Start with something small the first time, such as the coming weekend.",
    ],
  },
  objectives: {
    title: "SMART objectives",
    whatIsThis:
      "A place for what you want to get done, worded so that you can tell when it is finished: specific, measurable, achievable, relevant and time-bound.",
    howToUseIt: [
      "Add an objective, or start from a template and change what does not fit.",
      "Title, specific and measurable are needed. You can add the rest later.",
      "Open a card to add milestones, move the progress slider or keep an eye on the budget.",
      "Mark it complete when it is done. It moves to the Completed list and counts as one of this week's wins.",
    ],
    tips: [
      "If you cannot say what done looks like, cut it in half and try again.",
      "Three active objectives are easier to carry than ten.",
      "After saving you may see a Watch Out that fits your words. It is a thought to consider, and nothing more.",
    ],
  },
} as const satisfies Record<"dashboard" | "isap" | "objectives", HelpText>;
