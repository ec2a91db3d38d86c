import type { Lesson } from "./lesson.rules.ts";

/** Habits for an ordinary week. */
export const PRACTICE_LESSONS = [
  {
    id: "lesson-trigger-points",
    tier: "practice",
    title: "Decide ahead of time: if this, then that",
    summary:
      "A trigger point is a sign you choose in advance, along with what you'll do when you see it. In many studies, people who planned this way did more of what they meant to do, on average. How much it helps varies.",
    bullets: [
      "Choose something you can see or count: a time, an amount, a number of days.",
      "Keep the 'then' part to one action: 'If we're still arguing at ten, we stop and go to bed.'",
      "Tell someone who will be there when it happens.",
    ],
    action: "Finish this sentence and put it where you'll see it: 'If ..., then I will ...'",
    pillar: "Production",
    orderIndex: 8,
    watchOutIds: [15, 17],
  },
  {
    id: "lesson-boundary",
    tier: "practice",
    title: "Say a boundary in one sentence",
    summary:
      "A boundary says what you'll do. It leaves other people free to do what they like, and you don't have to give a reason.",
    bullets: [
      "Name what it's about: 'This is about work calls on Sundays.'",
      "State it: 'I don't answer them.'",
      "Offer something, if you want to: 'I'll call back Monday at nine.'",
      "If saying this could put you in danger, talk to a hotline instead. The Quick Calm page has numbers.",
    ],
    action: "Write your sentence, then say it out loud once, without 'sorry' and without 'because.'",
    pillar: "Peace",
    orderIndex: 9,
    watchOutIds: [4, 10],
  },
  {
    id: "lesson-wind-shift",
    tier: "practice",
    title: "When the wind shifts",
    summary:
      "When the wind changes, a fire crew stops and looks again. At home, it might be the phone call that changes your whole week.",
    bullets: [
      "Say what changed, as a plain fact: 'The job ends in May.'",
      "Find the parts of the plan that depended on how things were. Only those parts need rethinking.",
      "If someone's part changes, tell them before the new plan is finished.",
    ],
    action: "Finish this sentence: 'Since ..., we'll stop ..., and for now we'll ...'",
    pillar: "Purpose",
    orderIndex: 10,
    watchOutIds: [15],
  },
  {
    id: "lesson-quiet-check",
    tier: "practice",
    title: "Check the plan on a quiet day",
    summary:
      "Numbers change, friends move, spare keys go missing. Whenever things change, look at your lookouts, communications, escape routes and safety zones (LCES) again, so they're right on the day you need them.",
    bullets: [
      "When things are quiet, a look every two weeks keeps the plan up to date. After any change, look the same day.",
      "Write to one person on your list: 'Are you still okay with being the one I call?'",
      "Test one thing: walk the route, call the number, find the key.",
    ],
    action: "Open Safety and fix one line that's out of date.",
    pillar: "Presence",
    orderIndex: 11,
    watchOutIds: [13, 15],
  },
  {
    id: "lesson-handover-note",
    tier: "practice",
    title: "Write it for someone who wasn't there",
    summary:
      "A handover note lets another person carry on without calling you. Often that person is you, tomorrow, when you've forgotten the details.",
    bullets: [
      "Use names, times and places. 'The thing with the school' means nothing by Thursday.",
      "Leave out what's finished. For what's still open, say who has it and when the next step is due.",
      "Mention what you tried that didn't work, so nobody tries it again.",
    ],
    action: "Take one thing that's still open and write down what, who and when.",
    pillar: "Production",
    orderIndex: 12,
    watchOutIds: [5, 8],
  },
  {
    id: "lesson-after-action-review",
    tier: "practice",
    title: "Look back: ask what, not who",
    summary:
      "The After Action Review comes from the US Army, and fire crews use it too. It has four questions, and works for a good dinner party as well as for a bad week.",
    bullets: [
      "What was planned? What actually happened? Agree on these two before going on.",
      "Why was there a difference? Look for what led to it, not who.",
      "What will we do next time? Spend half the time on this, and stick to what you can change.",
    ],
    action: "Pick one thing from this week. End with a line that starts 'Next time I'll.'",
    pillar: "Presence",
    orderIndex: 13,
    watchOutIds: [16],
  },
  {
    id: "lesson-let-it-wait",
    tier: "practice",
    title: "Let the answer wait",
    summary:
      "Some messages make you want to answer while you're still upset. Few of them have to be answered today.",
    bullets: [
      "Say that you've seen it: 'Thank you. I'll reply by noon tomorrow.'",
      "Write the sharp reply if you like, but leave the address blank. Read it after some sleep or a walk.",
      "If you have to answer now, answer only the question that was asked.",
    ],
    action: "Pick one reply you have been dreading, and send only the first of these sentences.",
    pillar: "Presence",
    orderIndex: 14,
    watchOutIds: [7, 9],
  },
  {
    id: "lesson-keep-a-corner",
    tier: "practice",
    title: "Keep a little time for everything else",
    summary:
      "Now and then, one thing needs nearly all of you. A short, regular time for something else helps the other parts of your life hold on until you're back.",
    bullets: [
      "Choose what you'd miss most: a person, a walk, the garden, an hour for your mail.",
      "Give it the same time every week: Sunday at ten, for half an hour.",
      "Tell whoever is in the big thing with you that you'll be away at that time.",
    ],
    action: "Write to someone you haven't seen lately, and offer a day and a time.",
    pillar: "Peace",
    orderIndex: 15,
    watchOutIds: [6],
  },
] as const satisfies readonly Lesson[];
