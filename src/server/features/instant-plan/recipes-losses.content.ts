import type { Recipe } from "./recipe.rules.ts";

const kinds = ["grief"] as const;
const measure = "There's nothing to measure here. Any small step is enough.";

/** Grief and loss: small, kind, with no dates of ours and nothing to measure. */
export const LOSS_RECIPES: readonly Recipe[] = [
  {
    id: "pregnancy-loss",
    kinds,
    pillar: "Peace",
    signs: /\b(?:miscarr\w+|stillb\w+|lost (?:the|our|my) (?:baby|pregnancy)|weeks pregnant)\b/,
    title: "Be gentle with myself after this loss",
    measure,
    steps: [
      "Tell one person you trust, and let them be with you or take something off your hands",
      "Ask your doctor's office about your body, about leave from work, and about a support group",
      "Ask one person at work to keep questions away, if you go back",
      "Remember in whatever way feels right, or not yet",
    ],
  },
  {
    id: "eulogy",
    kinds,
    pillar: "Peace",
    signs: /\b(?:eulogy|obituary|say (?:a few words|something) at)\b/,
    title: "Write the eulogy",
    measure: "You've written what you wanted to say. However it comes out on the day is fine.",
    steps: [
      "Write down three small memories that show who they were",
      "Choose one to begin with and one to end with; two or three minutes is plenty",
      "Read it aloud to someone, print it large, and ask a friend to stand by to finish it if you can't",
    ],
  },
  {
    id: "funeral",
    kinds,
    unless: /thank[- ]?you/,
    pillar: "Peace",
    signs:
      /\b(?:funeral|memorial|service|burial|bury|headstone|gravestone|wake|celebration of life|casket|cremat\w+|shiva)\b/,
    title: "Get through the funeral",
    measure: "The few things that can't wait are done or in someone else's hands.",
    steps: [
      "Ask one person to make the calls with you",
      "Choose the few things that matter to you and your family, and let the funeral home carry the rest",
      "Say yes when people offer food, rides or a bed",
    ],
  },
  {
    id: "thank-funeral",
    kinds,
    pillar: "Peace",
    signs: /\bthank[- ]?you (?:notes?|cards?)\b/,
    title: "Thank-you notes, in my own time",
    measure: "There's no deadline for these. Every one you send is enough.",
    steps: [
      "Ask someone to sit with you and address the envelopes",
      "Write one line in three cards, then stop for the day",
      "Go on only on the days when you can",
    ],
  },
  {
    id: "ashes",
    kinds,
    pillar: "Peace",
    signs: /\b(?:ashes|scatter)\b/,
    title: "Say goodbye in the right place",
    measure: "It's done in the way that felt right, whenever that is.",
    steps: [
      "Choose who you'd want there, and ask them",
      "Check what the place allows: a park office or the funeral home can tell you",
      "Think of a few words, a song, or just silence",
      "Plan something warm for afterward: a meal, a walk",
    ],
  },
  {
    id: "belongings",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:closet|clothes|belongings|his things|her things|'s (?:things|stuff|room|apartment|house|place|office|car|jewelry|house|tools|books)|going through|sort(?:ing)? through|jewelry|loft|estate|bank accounts?|paperwork|accounts)\b/,
    title: "Go through the things in my own time",
    measure: "There's no right pace for this. One small part is enough for one day.",
    steps: [
      "Ask someone to be in the room with you",
      "Start with one small part, and stop when it's enough",
      "Set aside what you want to keep, without having to say why",
      "Let a friend carry away what you're ready to give",
    ],
  },
  {
    id: "first-holiday",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:first (?:christmas|thanksgiving|birthday|holiday|holidays|mother's day|father's day|anniversary|easter|year|one|hanukkah|eid)|holidays?|christmas|thanksgiving|birthday|anniversary|a year|one year)\b/,
    title: "Get through the day in my own way",
    measure,
    steps: [
      "Decide what you'd rather keep, change or skip this time, and tell the others",
      "Ask one person to be with you, or to be a phone call away",
      "Choose one small thing to remember by: a candle, a dish, a story",
      "Leave when you need to, without explaining",
    ],
  },
  {
    id: "pet-loss",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:dog|cat|puppy|kitten|pet|horse|rabbit|bird|parrot|vet|rainbow bridge|put (?:her|him) (?:down|to sleep))\b/,
    title: "Take this loss gently",
    measure,
    steps: [
      "Tell someone who knew {animal|your animal}, and let yourself be sad",
      "Leave the bed and bowls until you're ready, or ask a friend to put them away",
      "Choose one thing to remember by: a photo, a walk, a tree",
    ],
  },
  {
    id: "dying",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:dying|hospice|terminal|weeks left|days left|months left|(?:weeks|months|days) to live|not much time|last (?:days|weeks|months)|not much time|palliative)\b/,
    title: "Be there for this time",
    measure,
    steps: [
      "Ask the nurse what to expect and what you can do",
      "Say the things that matter, or sit quietly: both count",
      "Take turns with someone, so that you eat and sleep",
    ],
  },
  {
    id: "dementia",
    kinds,
    pillar: "Peace",
    signs: /\b(?:dementia|alzheimer'?s|still here)\b/,
    title: "Find some support for myself",
    measure,
    steps: [
      "Call the Alzheimer's Association helpline at 1-800-272-3900 and ask about a group near you",
      "Tell one person how hard it is",
      "Ask someone to sit with {who|them} one afternoon, and take it for yourself",
    ],
  },
  {
    id: "loss",
    kinds,
    pillar: "Peace",
    title: "Take the next days gently",
    measure,
    steps: [
      "Tell one person how today is, and let them come or call",
      "Do only what can't wait, and let someone help with it",
      "Choose one small way to remember, whenever you're ready",
    ],
  },
];
