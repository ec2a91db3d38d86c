import type { Lesson } from "./lesson.rules.ts";

/** Habits for an ordinary week. */
export const PRACTICE_LESSONS = [
  {
    id: "lesson-trigger-points",
    tier: "practice",
    title: "Decide it beforehand: if this, then that",
    summary:
      "A trigger point is a sign you choose in advance, together with what you will do when you see it. In many studies, people who planned like this did more of what they had meant to do, on average. How much it helps varies.",
    bullets: [
      "Choose something you can see or count: a time, an amount, a number of days.",
      "Keep the second half to one action: 'If we are still arguing at ten, we stop and go to bed.'",
      "Tell someone who will be there when it happens.",
    ],
    action: "Complete this and put it where you will see it: 'If ..., then I will ...'",
    pillar: "Production",
    orderIndex: 8,
    watchOutIds: [15, 17],
  },
  {
    id: "lesson-boundary",
    tier: "practice",
    title: "Say a boundary in one sentence",
    summary:
      "A boundary says what you will do. It leaves other people free to do as they like, and it does not need a reason to go with it.",
    bullets: [
      "Name what it is about: 'This is about work calls on Sundays.'",
      "State it: 'I do not answer them.'",
      "Offer something, if you want to: 'I ring back on Monday at nine.'",
      "If saying this could put you in danger, talk to a hotline instead. The Wellness page has numbers.",
    ],
    action: "Write your sentence, then say it aloud once without 'sorry' and without 'because'.",
    pillar: "Peace",
    orderIndex: 9,
    watchOutIds: [4, 10],
  },
  {
    id: "lesson-wind-shift",
    tier: "practice",
    title: "When the wind shifts",
    summary:
      "When the wind changes, a fire crew stops and looks again. At home it is the phone call after which the week is a different week.",
    bullets: [
      "Say what has changed as a plain fact: 'The job ends in May.'",
      "Find the parts of the plan that relied on how it was. Only those need new thinking.",
      "Tell the people whose part changes before the new plan is finished.",
    ],
    action: "Complete this: 'Since ..., we will no longer ..., and we will ... for now.'",
    pillar: "Purpose",
    orderIndex: 10,
    watchOutIds: [15],
  },
  {
    id: "lesson-quiet-check",
    tier: "practice",
    title: "Check the plan on a quiet day",
    summary:
      "Numbers change, friends move, spare keys wander. Look at your lookouts, communications, escape routes and safety zones (LCES) again whenever things change, so that they are right on the day you need them.",
    bullets: [
      "On quiet days, a look every two weeks keeps it up to date. After any change, look the same day.",
      "Write to one person on your list: 'Are you still all right with being the one I call?'",
      "Try out one thing: walk the way, ring the number, find the key.",
    ],
    action: "Open Safety and correct one line that no longer holds.",
    pillar: "Presence",
    orderIndex: 11,
    watchOutIds: [13, 15],
  },
  {
    id: "lesson-handover-note",
    tier: "practice",
    title: "Write it for someone who was not there",
    summary:
      "A handover note lets another person carry on without ringing you. Often that person is you, tomorrow, with the details gone.",
    bullets: [
      "Use names, times and places. 'The thing with the school' means nothing by Thursday.",
      "Leave out what is finished. For what is open, say who has it and when the next step is due.",
      "Mention what you tried that did not work, so that nobody tries it again.",
    ],
    action: "Take one open matter and write three words for it: what, who, when.",
    pillar: "Production",
    orderIndex: 12,
    watchOutIds: [5, 8],
  },
  {
    id: "lesson-after-action-review",
    tier: "practice",
    title: "Look back: ask what, not who",
    summary:
      "The After Action Review comes from the US Army, and fire crews use it too. It takes four questions, and works as well for a dinner that went well as for a bad week.",
    bullets: [
      "What was planned? What actually happened? Agree on these two before going on.",
      "Why was there a difference? Look for what led to it. Who did it does not matter here.",
      "What will we do next time? Give this half of the time, and stay with what is in your hands.",
    ],
    action: "Pick one thing from this week. Finish with a line that begins 'Next time I will'.",
    pillar: "Presence",
    orderIndex: 13,
    watchOutIds: [16],
  },
  {
    id: "lesson-let-it-wait",
    tier: "practice",
    title: "Let the answer wait",
    summary:
      "Some messages want to be answered in the mood they put you in. Few of them have to be answered today.",
    bullets: [
      "Say that you have seen it: 'Thank you. I will reply by noon tomorrow.'",
      "Write the sharp reply, if you like, with no address in it. Read it after some sleep or a walk.",
      "If it has to be now, answer the question that was asked, and leave the rest.",
    ],
    action: "Pick one reply you have been dreading, and send only the first of these sentences.",
    pillar: "Presence",
    orderIndex: 14,
    watchOutIds: [7, 9],
  },
  {
    id: "lesson-keep-a-corner",
    tier: "practice",
    title: "Keep a corner for the rest",
    summary:
      "Now and then one thing needs nearly all of you. A short, fixed time for something else helps the other parts of your life last until you are back.",
    bullets: [
      "Choose what would be missed most: a person, the post, a walk, the garden.",
      "Give it the same place every week: Sunday at ten, for half an hour.",
      "Tell whoever is in the big thing with you that you will be away then.",
    ],
    action: "Write to one person you have not seen lately, and offer a day and a time.",
    pillar: "Peace",
    orderIndex: 15,
    watchOutIds: [6],
  },
] as const satisfies readonly Lesson[];
