/** A practice as listed. Its texts are in `practice-scripts.content.ts`, which is loaded when it is opened. */
interface ListedPractice {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The lengths to choose from. */
  readonly minutes: readonly number[];
}

/** The built-in practices. None promises an effect. */
export const PRACTICES = [
  {
    id: "box",
    title: "Box breathing",
    summary: "Breathe in, hold, breathe out, and pause, each for a count of four.",
    minutes: [1, 3, 5, 10],
  },
  {
    id: "longer-out",
    title: "4-4-6-2 breathing",
    summary: "In for 4, hold for 4, out for 6, pause for 2, for as long as you choose.",
    minutes: [1, 3, 5, 10],
  },
  {
    id: "grounding",
    title: "5-4-3-2-1 grounding",
    summary: "Notice what's around you, one sense at a time. You can skip any of them.",
    minutes: [1, 3, 5],
  },
  {
    id: "body-scan",
    title: "Body scan",
    summary: "Move your attention from your feet to your head. You don't have to change anything.",
    minutes: [3, 5, 10],
  },
  {
    id: "loving-kindness",
    title: "Loving-kindness",
    summary: "Repeat a few kind wishes, for yourself and for other people.",
    minutes: [3, 5, 10],
  },
  {
    id: "muscle-relaxation",
    title: "Progressive muscle relaxation",
    summary: "Tense one group of muscles lightly, let it go, and move to the next.",
    minutes: [3, 5],
  },
] as const satisfies readonly ListedPractice[];

export type Practice = (typeof PRACTICES)[number];
export type PracticeId = Practice["id"];
/** Those that are only breathing. */
export type BreathingId = "box" | "longer-out";
