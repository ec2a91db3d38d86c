import type { Lesson } from "./lesson.rules.ts";

/** Lessons for the first hour and for hard days. */
export const FOUNDATION_LESSONS = [
  {
    id: "lesson-size-up",
    tier: "foundation",
    title: "Take one minute to look",
    summary:
      "Before you do anything, find out what is really there. Fire crews call this the size-up. In a kitchen, an office or a hospital corridor, one minute usually does.",
    bullets: [
      "Is anyone in danger? Then that comes first: call your local emergency number.",
      "What is happening, in one sentence, without the words 'always' and 'never'?",
      "What will probably happen in the next hour if nobody does anything?",
      "What do you have: people, time, money, a phone that works?",
    ],
    action: "Set a timer for one minute and answer the second question aloud.",
    pillar: "Presence",
    orderIndex: 1,
    watchOutIds: [1, 7],
  },
  {
    id: "lesson-people-first",
    tier: "foundation",
    title: "First people, then the leak, then the carpet",
    summary:
      "When several things go wrong together, take them in this order: keep people safe, stop it from getting worse, put things right. A burst pipe and a lost bank card can both be handled that way.",
    bullets: [
      "People: who is hurt, cold, hungry or frightened? Help them first. If anyone is in danger, call your emergency number.",
      "Getting worse: what can you shut, block, cancel or switch off in five minutes?",
      "Putting right: the repair, the refund and the question of whose fault it was can wait for daylight.",
    ],
    action: "Write down three words, 'people', 'worse' and 'repair', and put one thing beside each.",
    pillar: "Production",
    orderIndex: 2,
    watchOutIds: [10],
  },
  {
    id: "lesson-kitchen-lces",
    tier: "foundation",
    title: "LCES in an ordinary kitchen",
    summary:
      "Lookouts, communications, escape routes, safety zones: four things to set up before you need them. Picture six in the evening, with a hot pan, a toddler, and someone at the door. (If something is really on fire, leave and call your emergency number.)",
    bullets: [
      "Lookout: someone watches the pan while you answer the door.",
      "Communications: one agreed word, such as 'hot', and everybody stops.",
      "Escape route: the floor is clear of bags, so you can carry the pan or the child without tripping.",
      "Safety zone: the toddler has a chair with a view, out of reach of the stove.",
    ],
    action: "Think of one hour that often goes wrong at your place, and fill in these four for it.",
    pillar: "Presence",
    orderIndex: 3,
    watchOutIds: [5, 17],
  },
  {
    id: "lesson-two-ways-out",
    tier: "foundation",
    title: "Have two ways out",
    summary:
      "One way out can be blocked. With a second one in mind, you can stay longer in a difficult place, and leave sooner when you need to. This goes for evenings, contracts and conversations.",
    bullets: [
      "For a place: how do you get home if your ride has left without you?",
      "For a commitment: by what date can you still say no, and what does that cost?",
      "For a conversation: have a sentence ready. 'I would like to stop here and go on tomorrow.'",
      "Check where each way leads, and how long it takes. When there is a real warning, do what the local authorities say.",
    ],
    action:
      "For the next thing you are not looking forward to, write down two ways to leave it. Tell one person.",
    pillar: "Production",
    orderIndex: 4,
    watchOutIds: [17],
  },
  {
    id: "lesson-recovery-first",
    tier: "foundation",
    title: "Put recovery on the list first",
    summary:
      "When there is little left in you, food and rest are the next task. Everything after them is then done by somebody who has eaten.",
    bullets: [
      "Ask in this order: have I drunk something, eaten, slept, been outside? See to the first 'no'.",
      "Take the pause before the hard thing. Afterwards there is often another hard thing.",
      "If something truly cannot wait, do that one thing, and then rest.",
      "If rest has not helped for weeks, that is worth telling a doctor.",
    ],
    action: "Drink a glass of water and sit for five minutes before you decide anything else.",
    pillar: "Peace",
    orderIndex: 5,
    watchOutIds: [3, 14, 18],
  },
  {
    id: "lesson-smallest-step",
    tier: "foundation",
    title: "Find the next smallest step",
    summary:
      "If you cannot begin, the first step is too big. Cut it until you could do it tired, with one hand, in five minutes.",
    bullets: [
      "'Sort out the taxes' becomes 'put the letters on the table'.",
      "It begins with a verb, and it does not need anyone else.",
      "When it is done, choose again. You may also stop there; the letters are on the table.",
    ],
    action: "Name a step that takes less than five minutes, and do it before you read on.",
    pillar: "Production",
    orderIndex: 6,
    watchOutIds: [10, 11],
  },
  {
    id: "lesson-ask-for-a-lookout",
    tier: "foundation",
    title: "Ask someone to be your lookout",
    summary:
      "While you are busy with a problem, you cannot watch it as well. A lookout does that for you. It can be a small favour with an end to it.",
    bullets: [
      "Choose someone who can see both the trouble and you. Your flatmate sees more than a friend far away.",
      "Say what to look for: 'If I work past nine three evenings running, tell me.'",
      "Say how and until when: 'A text is fine. Just until the exam.'",
      "Anyone may warn you, even if you did not ask them.",
    ],
    action: "Send one message: 'Could you keep an eye on something for me until Sunday?'",
    pillar: "Purpose",
    orderIndex: 7,
    watchOutIds: [11, 12],
  },
] as const satisfies readonly Lesson[];
