import type { Lesson } from "./lesson.rules.ts";

/** Lessons for when other people depend on how you lead, at work or at home. */
export const COMMAND_LESSONS = [
  {
    id: "lesson-span-of-control",
    tier: "command",
    title: "Look after three to seven",
    summary:
      "Incident teams try to give each leader three to seven people to look after. Your own list may include parents, projects, a club and a contractor, and each of them wants answers from you.",
    bullets: [
      "Count everyone and everything waiting on your decisions.",
      "If there are more than seven, group some of them: one person takes over 'everything about the move.'",
      "Anything you can't group, you can pause, with a date to pick it up again, or politely end.",
    ],
    action: "Count yours now. If you have more than seven, mark one that can pause until next month.",
    pillar: "Production",
    orderIndex: 16,
    watchOutIds: [1, 10],
  },
  {
    id: "lesson-briefing",
    tier: "command",
    title: "Brief someone in four sentences",
    summary: "Someone has offered to help. Four sentences from you now can save you both a day of questions.",
    bullets: [
      "What's going on, and what has been done already.",
      "What you'd like from them, and by when.",
      "What could go wrong, and how to reach you if it does.",
      "Last, a question: 'What will you do first?' The answer shows you what they heard.",
    ],
    action: "Think of one job you'd like to hand over, and write the four sentences for it.",
    pillar: "Peace",
    orderIndex: 17,
    watchOutIds: [2, 8],
  },
  {
    id: "lesson-who-decides",
    tier: "command",
    title: "Agree on who decides",
    summary:
      "When two people share a decision, each may think the other one called the plumber. Put one name next to each question.",
    bullets: [
      "One person decides; anyone else may give an opinion.",
      "Say what it covers and until when: 'You decide about the hospital until Friday.'",
      "Hand it over out loud. 'It's yours now.' 'I've got it.'",
    ],
    action: "Take a question that came up twice this week, and agree on who decides it.",
    pillar: "Peace",
    orderIndex: 18,
    watchOutIds: [8],
  },
  {
    id: "lesson-leaders-intent",
    tier: "command",
    title: "Say what it's for, and leave the how to them",
    summary:
      "Tell people what a job is for and what it looks like when it's done. Then they can change how they do it without asking you, and still get there.",
    bullets: [
      "'Grandma has a warm lunch every day' leaves room. 'Call this caterer at ten' doesn't.",
      "Add the limits: what it may cost, and what must not happen.",
      "Say when to come back to you: 'If it takes more than a week, call me.'",
    ],
    action: "Take one instruction you gave this week, and reword it as the result you want.",
    pillar: "Purpose",
    orderIndex: 19,
    watchOutIds: [7, 12],
  },
  {
    id: "lesson-close-the-period",
    tier: "command",
    title: "Close the day",
    summary:
      "Incident teams work in periods with a start and an end, and make a new plan for each one. A day without an end runs on into the night.",
    bullets: [
      "In the morning, choose when your day ends, and tell whoever is waiting for you.",
      "In the last ten minutes, start nothing new: note what's open, and hand over what someone else needs to do.",
      "Mark the end with something you do: shut the laptop, wash the dishes, hang up your keys.",
    ],
    action: "Set an alarm for ten minutes before your day ends.",
    pillar: "Peace",
    orderIndex: 20,
    watchOutIds: [14, 18],
  },
] as const satisfies readonly Lesson[];
