import type { Lesson } from "./lesson.rules.ts";

/** Lessons for when other people depend on how you lead, at work or at home. */
export const COMMAND_LESSONS = [
  {
    id: "lesson-span-of-control",
    tier: "command",
    title: "Look after three to seven",
    summary:
      "Incident teams try to give each leader between three and seven people to look after. Your own list may hold parents, projects, a club and a builder; each of them wants answers from you.",
    bullets: [
      "Count everyone and everything that waits for your decisions.",
      "If there are more than seven, group some of them: one person takes over 'everything about the move'.",
      "What cannot be grouped may be paused, with a date for taking it up again, or politely ended.",
    ],
    action: "Count yours now. If it is more than seven, mark one that can pause until next month.",
    pillar: "Production",
    orderIndex: 16,
    watchOutIds: [1, 10],
  },
  {
    id: "lesson-briefing",
    tier: "command",
    title: "Brief someone in four sentences",
    summary:
      "Somebody has offered to help. Four sentences from you now will spare both of you a day of questions.",
    bullets: [
      "What is going on, and what has been done already.",
      "What you would like from them, and by when.",
      "What could go wrong, and how they reach you then.",
      "Last, a question: 'What will you do first?' The answer shows what arrived.",
    ],
    action: "Think of one job you would like to hand over, and write the four sentences for it.",
    pillar: "Peace",
    orderIndex: 17,
    watchOutIds: [2, 8],
  },
  {
    id: "lesson-who-decides",
    tier: "command",
    title: "Agree on who decides",
    summary:
      "When two people share a decision, each may think that the other has rung the plumber. One name beside each question settles it.",
    bullets: [
      "One person decides; anyone else may give an opinion.",
      "Say for what and until when: 'You decide about the hospital until Friday.'",
      "Hand it over aloud. 'It is yours now.' 'I have it.'",
    ],
    action: "Take the question that came up twice this week, and agree on whose it is.",
    pillar: "Peace",
    orderIndex: 18,
    watchOutIds: [8],
  },
  {
    id: "lesson-leaders-intent",
    tier: "command",
    title: "Say what it is for, and leave the how",
    summary:
      "Tell people what a job is for and how it looks when it is done. Then they can change the way there without asking you, and still arrive.",
    bullets: [
      "'Grandma has a warm lunch every day' leaves room. 'Ring this caterer at ten' does not.",
      "Add the limits: what it may cost, and what must not happen.",
      "Name the moment to come back to you: 'If it takes more than a week, ring me.'",
    ],
    action: "Take one instruction you gave this week, and reword it as the result you want.",
    pillar: "Purpose",
    orderIndex: 19,
    watchOutIds: [7, 12],
  },
  {
    id: "lesson-close-the-period",
    tier: "command",
    title: "Close the period",
    summary:
      "Incident teams work in periods that have a start and an end, and make a new plan for each. A day without an end runs on into the night.",
    bullets: [
      "Choose the end in the morning, and say it to whoever is waiting for you.",
      "In the last ten minutes, begin nothing new: note what is open, and hand over what someone else has to carry.",
      "Mark the end with your hands: shut the laptop, wash up, hang the keys on the hook.",
    ],
    action: "Set an alarm for ten minutes before today's end.",
    pillar: "Peace",
    orderIndex: 20,
    watchOutIds: [14, 18],
  },
] as const satisfies readonly Lesson[];
