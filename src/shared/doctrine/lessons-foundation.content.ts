import type { Lesson } from "./lesson.rules.ts";

/** Lessons for the first hour and for hard days. */
export const FOUNDATION_LESSONS = [
  {
    id: "lesson-size-up",
    tier: "foundation",
    title: "Take one minute to look",
    summary:
      "Before you do anything, find out what's really going on. Fire crews call this the size-up. In a kitchen, an office or a hospital hallway, one minute is usually enough.",
    bullets: [
      "Is anyone in danger? Then that comes first: call your local emergency number.",
      "What's happening, in one sentence, without the words 'always' and 'never'?",
      "What will probably happen in the next hour if nobody does anything?",
      "What do you have: people, time, money, a phone that works?",
    ],
    action: "Set a timer for one minute and answer the second question out loud.",
    pillar: "Presence",
    orderIndex: 1,
    watchOutIds: [1, 7],
  },
  {
    id: "lesson-people-first",
    tier: "foundation",
    title: "First people, then the leak, then the carpet",
    summary:
      "When several things go wrong at once, take them in this order: keep people safe, stop things from getting worse, then fix them. It works for a burst pipe, and for a lost bank card.",
    bullets: [
      "People: who is hurt, cold, hungry or frightened? Help them first. If anyone is in danger, call your emergency number.",
      "Getting worse: what can you shut, block, cancel or turn off in five minutes?",
      "Fixing: the repair, the refund and the question of whose fault it was can wait until morning.",
    ],
    action: "Write down three words, 'people,' 'worse' and 'fix,' and put one thing next to each.",
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
      "Communications: one word you've agreed on, such as 'hot,' and everyone stops.",
      "Escape route: the floor is clear, so you can carry the pan or the child without tripping.",
      "Safety zone: the toddler has a chair with a view, away from the stove.",
    ],
    action: "Think of one hour that often goes wrong at your house, and fill in these four for it.",
    pillar: "Presence",
    orderIndex: 3,
    watchOutIds: [5, 17],
  },
  {
    id: "lesson-two-ways-out",
    tier: "foundation",
    title: "Have two ways out",
    summary:
      "One way out can be blocked. Have a second one in mind, so you can leave when you need to. This goes for evenings, contracts and conversations.",
    bullets: [
      "For a place: how do you get home if your ride leaves without you?",
      "For a commitment: by what date can you still say no, and what does that cost?",
      "For a conversation: have a sentence ready. 'I'd like to stop here and pick this up tomorrow.'",
      "Check where each way leads, and how long it takes. When there's a real warning, do what the local authorities say.",
    ],
    action:
      "For the next thing you aren't looking forward to, write down two ways to leave it. Tell one person.",
    pillar: "Production",
    orderIndex: 4,
    watchOutIds: [17],
  },
  {
    id: "lesson-recovery-first",
    tier: "foundation",
    title: "Put rest at the top of the list",
    summary:
      "When you're running low, food and rest are your next task. Everything after that is easier once you've eaten.",
    bullets: [
      "Ask in this order: have I had water, eaten, slept, been outside? Start with the first 'no.'",
      "Take your break before the hard thing. Afterward, there's often another hard thing.",
      "If something truly can't wait, do that one thing, and then rest.",
      "If rest hasn't helped for weeks, tell a doctor.",
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
      "If you can't begin, the first step is too big. Cut it until you could do it tired, with one hand, in five minutes.",
    bullets: [
      "'Deal with my taxes' becomes 'put the tax papers on the table.'",
      "A good first step starts with a verb and doesn't need anyone else.",
      "When it's done, choose again. Or stop there. You've made a start.",
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
      "While you're busy with a problem, you can't watch it too. A lookout does that for you. It can be a small favor that ends on a set day.",
    bullets: [
      "Choose someone who can see both you and the trouble. Your roommate sees more than a friend far away.",
      "Say what to look for: 'If I work past nine three nights in a row, tell me.'",
      "Say how, and until when: 'A text is fine. Just until the exam.'",
      "Listen to anyone who warns you, even if you didn't ask.",
    ],
    action: "Send one message: 'Could you keep an eye on something for me until Sunday?'",
    pillar: "Purpose",
    orderIndex: 7,
    watchOutIds: [11, 12],
  },
] as const satisfies readonly Lesson[];
