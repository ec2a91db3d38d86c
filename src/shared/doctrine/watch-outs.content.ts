import type { Pillar } from "./pillars.ts";

/** The filter chips of the Watch Outs page, in display order. */
export const WATCH_OUT_CATEGORIES = [
  { id: "awareness", label: "Awareness" },
  { id: "energy", label: "Energy" },
  { id: "leadership", label: "Command & Control" },
  { id: "alignment", label: "Alignment" },
  { id: "communication", label: "Communication" },
  { id: "comfort", label: "Comfort" },
] as const;

export type WatchOutCategory = (typeof WATCH_OUT_CATEGORIES)[number]["id"];

/** An early sign worth a look. It never blames: one observation, one question, one small thing to try. */
export type WatchOut = {
  readonly id: number;
  readonly title: string;
  /** The observation. Must be true for every rule and every word that shows this watch-out. */
  readonly intent: string;
  /** Words that people use for it: searched on the page, and found in the text of an objective. */
  readonly triggers: readonly string[];
  readonly pillar: Pillar;
  readonly categories: readonly WatchOutCategory[];
  /** One helpful question. */
  readonly ask: string;
  /** One small thing to try now. */
  readonly step: string;
  /** Whether it shows a quiet "talk to someone" link, because it may be a sign of more than a hard day. */
  readonly support: boolean;
};

export const WATCH_OUTS = [
  {
    id: 1,
    title: "Spread over many fronts",
    intent:
      "Your effort seems to be going in several directions at once. That can be fine for a while, but it gets harder to see which one matters most.",
    triggers: ["scattered", "distracted", "juggling", "split", "too many things", "can't focus"],
    pillar: "Purpose",
    categories: ["awareness", "alignment"],
    ask: "If only one of these could move forward this week, which one would you choose?",
    step: "Give the most important one your first half hour tomorrow.",
    support: false,
  },
  {
    id: 2,
    title: "Not much behind the plan yet",
    intent: "Some of the people, time, money or skills this will take may not be in place yet.",
    triggers: [
      "unsupported",
      "winging it",
      "under-resourced",
      "no budget",
      "no help",
      "on my own",
      "single-handed",
    ],
    pillar: "Production",
    categories: ["leadership"],
    ask: "Who or what could take on part of this with you?",
    step: "Add one line to the plan: a person to ask, or two hours on the calendar.",
    support: false,
  },
  {
    id: 3,
    title: "Little energy, a lot to carry",
    intent:
      "Your energy seems low while a lot is being asked of you. You may need some rest before you push on.",
    triggers: ["exhausted", "drained", "running on empty", "worn out", "no energy", "always tired"],
    pillar: "Peace",
    categories: ["energy"],
    ask: "What can wait until you have eaten, rested or slept?",
    step: "Sit down for ten minutes with a glass of water before the next task.",
    support: true,
  },
  {
    id: 4,
    title: "A goal that may not be yours",
    intent: "Part of this goal may come from what others expect, or from something nobody has checked yet.",
    triggers: [
      "should",
      "supposed to",
      "comparing myself",
      "pressured",
      "assuming",
      "expected of me",
      "prove myself",
      "what people think",
    ],
    pillar: "Purpose",
    categories: ["alignment"],
    ask: "What in this do you want for yourself, and what has nobody checked yet?",
    step: "Take one 'should' and rewrite it as 'I want to,' 'I choose to' or 'not now.'",
    support: false,
  },
  {
    id: 5,
    title: "Guessing instead of asking",
    intent: "Something may be going unsaid or unheard, and guesses may be filling the gap.",
    triggers: [
      "silent",
      "unheard",
      "guessing",
      "out of the loop",
      "gone quiet",
      "kept in the dark",
      "nobody told me",
    ],
    pillar: "Peace",
    categories: ["communication"],
    ask: "Who could you ask, instead of guessing?",
    step: "Send one short message to someone who'd know: what you've heard so far, and what you'd like to know.",
    support: false,
  },
  {
    id: 6,
    title: "One part of life takes it all",
    intent:
      "Nearly all of your effort seems to go to one part of your life. That may be the right choice for now. The other parts still need a little care.",
    triggers: ["tunnel vision", "lopsided", "out of balance", "all-consuming", "obsessed", "life on hold"],
    pillar: "Peace",
    categories: ["alignment"],
    ask: "Which other part of your life could use one hour this week?",
    step: "Put one hour on the calendar for something else: a walk, a friend, unopened mail, a book.",
    support: false,
  },
  {
    id: 7,
    title: "Moving faster than you can think",
    intent:
      "The pressure seems high, and it's easy to react fast and hold on tight. A short pause lets you choose again.",
    triggers: ["reactive", "urgent", "snapping", "micromanaging", "on edge", "knee-jerk", "short fuse"],
    pillar: "Presence",
    categories: ["leadership"],
    ask: "What would you decide if you had ten more minutes?",
    step: "Breathe out slowly three times, then answer just the next thing.",
    support: false,
  },
  {
    id: 8,
    title: "Who does what isn't clear",
    intent: "People may have different ideas about who does what, and by when.",
    triggers: [
      "confused",
      "unclear",
      "misunderstood",
      "mixed messages",
      "crossed wires",
      "dropped the ball",
      "who does what",
    ],
    pillar: "Production",
    categories: ["leadership", "communication"],
    ask: "If you asked each person what their part is, would their answers fit together?",
    step: "Write one line per person (what, and by when), and ask them to say it back.",
    support: false,
  },
  {
    id: 9,
    title: "A heavy mood may be deciding",
    intent: "You may be feeling discouraged or frustrated, and that can color your next decision.",
    triggers: ["discouraged", "irritable", "resentful", "frustrated", "disheartened", "fed up"],
    pillar: "Presence",
    categories: ["leadership"],
    ask: "Does this really have to be decided today?",
    step: "Before you answer anything difficult, tell one person you trust how today has been.",
    support: true,
  },
  {
    id: 10,
    title: "Everything at once",
    intent: "You're taking on a lot at the same time, which leaves little in reserve if one part goes wrong.",
    triggers: [
      "overwhelmed",
      "overcommitted",
      "swamped",
      "snowed under",
      "no margin",
      "everything at once",
      "too much on my plate",
    ],
    pillar: "Production",
    categories: ["energy"],
    ask: "What could start two weeks later without doing any harm?",
    step: "Choose one thing and write 'later' next to it, with a date.",
    support: false,
  },
  {
    id: 11,
    title: "Pulling back",
    intent:
      "You may be keeping to yourself, or to what's familiar, because anything else takes more than you have right now.",
    triggers: [
      "numb",
      "withdrawn",
      "stuck",
      "avoiding people",
      "shutting people out",
      "staying in bed",
      "can't face",
    ],
    pillar: "Peace",
    categories: ["comfort"],
    ask: "What helped, even a little, the last time it felt like this?",
    step: "Send one person a short message. 'Thinking of you' is enough.",
    support: true,
  },
  {
    id: 12,
    title: "The main goal is out of sight",
    intent: "A lot may be going on while it's hard to see what it's all for.",
    triggers: [
      "sidetracked",
      "busywork",
      "people-pleasing",
      "drifting",
      "lost sight",
      "lost track",
      "going in circles",
    ],
    pillar: "Purpose",
    categories: ["alignment"],
    ask: "Who has the best view of how the main goal is going?",
    step: "Ask someone close to it: 'How does it look from where you are?'",
    support: false,
  },
  {
    id: 13,
    title: "Too close to see far",
    intent:
      "Taking it day by day helps when things move fast. It also makes slow changes and side effects easier to miss.",
    triggers: ["rushed", "head down", "day to day", "hour by hour", "keep checking", "no time to think"],
    pillar: "Presence",
    categories: ["awareness"],
    ask: "What would you notice if you looked back over the whole month?",
    step: "Choose a day this month for a fifteen-minute look at the bigger picture.",
    support: false,
  },
  {
    id: 14,
    title: "Fuller days, less rest",
    intent: "Sleep, meals or movement may be slipping, with quick comforts taking their place.",
    triggers: [
      "sleepless",
      "wired",
      "scrolling",
      "no sleep",
      "late nights",
      "skipping meals",
      "too much coffee",
    ],
    pillar: "Peace",
    categories: ["energy", "comfort"],
    ask: "What would help most tonight: sleep, a proper meal or some fresh air?",
    step: "Choose a time tonight to leave your phone in another room.",
    support: false,
  },
  {
    id: 15,
    title: "Things changed, the plan didn't",
    intent: "Something around you may have changed, and the plan may still describe how it was before.",
    triggers: [
      "unsettled",
      "upended",
      "outdated",
      "sudden change",
      "everything changed",
      "changed overnight",
      "fell through",
    ],
    pillar: "Purpose",
    categories: ["alignment"],
    ask: "What's different since the day you made this plan?",
    step: "Cross out one line that's no longer true, and write what is.",
    support: false,
  },
  {
    id: 16,
    title: "The same small problem is back",
    intent: "Something you dealt with before may be coming back. What caused it could still be there.",
    triggers: [
      "again",
      "recurring",
      "patching",
      "quick fix",
      "same problem",
      "over and over",
      "keeps happening",
      "keeps coming back",
    ],
    pillar: "Production",
    categories: ["awareness"],
    ask: "What's the same each time it happens?",
    step: "Next time, write down when it happened and what came just before.",
    support: false,
  },
  {
    id: 17,
    title: "Fewer options each day",
    intent:
      "Some choices may be going away as time passes. Others can be hard to see alone, and easier with a second pair of eyes.",
    triggers: [
      "boxed in",
      "locked in",
      "cornered",
      "last minute",
      "running out of time",
      "running out of options",
      "no plan b",
    ],
    pillar: "Presence",
    categories: ["awareness"],
    ask: "Who could help you look for another way?",
    step: "On paper or with someone, list two other ways this could go, even imperfect ones.",
    support: true,
  },
  {
    id: 18,
    title: "No pause in the plan",
    intent:
      "You don't seem to have set aside a time to stop and look back, so it depends on a quiet moment turning up.",
    triggers: [
      "always on",
      "always working",
      "nonstop",
      "no breaks",
      "no days off",
      "never stopping",
      "can't switch off",
    ],
    pillar: "Peace",
    categories: ["energy"],
    ask: "When this week could you get fifteen quiet minutes?",
    step: "Pick a day and a time this week for one fifteen-minute pause.",
    support: false,
  },
] as const satisfies readonly WatchOut[];

export type WatchOutId = (typeof WATCH_OUTS)[number]["id"];
