import type { Recipe } from "./recipe.rules.ts";

const kinds = ["quit"] as const;

/** Stopping, cutting back and staying off. */
export const QUITTING_RECIPES: readonly Recipe[] = [
  {
    id: "smoking",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:smok\w*|cigarettes?|vap(?:e|es|ing)|nicotine|juul|zyn|chew(?:ing)? tobacco|tobacco|dip(?:ping)?|packs? a (?:day|week)|snus|hookah)\b/,
    days: 28,
    title: "Quit smoking",
    measure: "{Reduction|Four weeks without it}, with each day marked.",
    steps: [
      "Pick your quit day and tell two people",
      "Ask your doctor or 1-800-QUIT-NOW about patches, gum or medicine",
      "Clear out what's left, and plan what you'll do when a craving comes: walk, water, gum",
      "When you slip, write down what set it off and start again the same day",
    ],
  },
  {
    id: "alcohol",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:drink(?:ing)?|alcohol|wine|beers?|booze|liquor|whisk(?:e)?y|vodka|sober|sobriety|bottle a night|dry january)\b(?!.*\bwater\b)/,
    days: 28,
    title: "Change my drinking",
    measure: "{Reduction|You've kept to the limit you set} for four weeks, counted day by day.",
    steps: [
      "Write down what you drink now; if it's a lot every day, ask a doctor before you stop at once",
      "Set your rule for the week, and empty the house of the rest",
      "Plan the hard hours: who you'll call, what you'll drink instead",
      "Try a meeting, an app or a counselor, and mark every day you kept to it",
    ],
  },
  {
    id: "medicine-taper",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:ambien|xanax|antidepressants?|meds|medications?|medicine|pills|lexapro|zoloft|prozac|ssris?|steroids|insulin|opioids?|painkillers)\b/,
    days: 14,
    keepsMeasure: true,
    measure: "You've followed the plan your doctor gave you, at the pace you agreed on.",
    steps: [
      "Call the doctor who prescribes it before you change anything, and say what you'd like",
      "Ask for a written taper plan, and what to watch for",
      "Tell one person, and note every day how you sleep and feel",
      "Call the doctor if it gets rough; going slower is fine",
    ],
  },
  {
    id: "cannabis",
    kinds,
    pillar: "Presence",
    title: "Cut back safely",
    signs: /\b(?:weed|pot|cannabis|edibles|gumm(?:y|ies)|marijuana|stoned|kratom|adderall)\b/,
    days: 28,
    measure: "{Reduction|You've kept to your limit} for four weeks, marked day by day.",
    steps: [
      "Write down when and why you use it, for three days",
      "Ask a doctor or pharmacist how to taper safely",
      "Change the hour when you'd usually use: be out, be with someone, be moving",
      "Tell one person, and check in with them weekly",
    ],
  },
  {
    id: "phone",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:phone|scroll\w*|doomscroll\w*|screen ?time|social media|instagram|tiktok|facebook|twitter|reddit|youtube|screens?|netflix|binge ?watch\w*|tv|video games?|gaming|fortnite|roblox|news)\b/,
    days: 21,
    title: "Get my evenings back from the phone",
    measure: "{Reduction|Your screen time is where you want it} for three weeks running.",
    steps: [
      "Look up your daily average and write it down",
      "Charge the phone outside the bedroom, and take the worst app off the home screen",
      "Put something else where the phone was: a book, a walk, a call",
      "Check the number every Sunday",
    ],
  },
  {
    id: "spending",
    kinds,
    pillar: "Production",
    title: "Keep my spending in check",
    signs:
      /\b(?:spend\w*|shopping|buying|impulse|amazon|shein|temu|doordash|takeout|take-?out|eating out|uber ?eats|fast food|lottery|scratch|starbucks|online shop\w*|delivery)\b/,
    days: 28,
    measure: "{Reduction|Four weeks of keeping to it}, with the money you saved written down.",
    steps: [
      "Add up what it cost you last month",
      "Take your card out of the apps, and delete the worst one",
      "Plan what you'll do instead at the usual moment: {instead|a list, a walk, a meal at home}",
      "Move the money you didn't spend to savings each week",
    ],
  },
  {
    id: "gambling",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:gambl\w*|bet(?:ting|s)?|casino|slots|sports ?book|draftkings|poker|lottery|scratch[- ]?offs?)\b/,
    days: 28,
    title: "Stop gambling",
    measure: "Every day without a bet is marked; four weeks is the first stop.",
    steps: [
      "Block the sites and apps, and close the accounts",
      "Tell one person you trust, and let them see your money for a while",
      "Call 1-800-522-4700, or go to one meeting",
      "Plan what you'll do when you'd usually bet",
    ],
  },
  {
    id: "sugar-caffeine",
    kinds,
    pillar: "Presence",
    title: "Cut back",
    signs:
      /\b(?:sugar|sodas?|coke|diet coke|mountain dews?|pop|candy|sweets|chocolate|dessert|coffee|caffeine|energy drinks?|red bull|monster|junk food|chips|snack\w*|ice cream|eating (?:after|late|at night)|late night (?:eating|snack\w*)|bread|carbs|meat|dairy|sweet tea|cookies|binge)\b/,
    days: 28,
    measure: "{Reduction|You kept to it on most days} for four weeks.",
    steps: [
      "Write down how much and when, for three days",
      "Step down a little each week, and don't keep it in the house",
      "Have what you'll take instead ready before the usual hour",
      "Mark each day, and don't make up for a slip",
    ],
  },
  {
    id: "nails",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:nails?|biting|nail ?biting|picking (?:at )?my|hair pulling|pull(?:ing)? (?:out )?my hair|cuticles|skin picking|crack(?:ing)? my knuckles|grind\w* my teeth|slouch\w*|thumb)\b/,
    days: 28,
    measure: "Two weeks without it, marked day by day.",
    steps: [
      "Notice when it happens, and write down the three usual moments",
      "Give your hands something else: a stone, a file, gum, bitter polish",
      "Ask one person to tell you kindly when they see it",
      "Start the count again after a slip, the same day",
    ],
  },
  {
    id: "temper",
    kinds,
    pillar: "Peace",
    title: "Keep my temper",
    signs:
      /\b(?:yell\w*|snap(?:ping)?|shout\w*|temper|anger|losing it|nag\w*|complain\w*|swear\w*|cuss\w*|curs(?:e|ing)|interrupt\w*|argu\w+|gossip\w*|negative|road rage|sarcas\w*|critici[sz]\w*|criticiz\w*|lying|lie)\b/,
    days: 28,
    measure:
      "You've noticed and stopped yourself on most days for four weeks, and said sorry when you didn't.",
    steps: [
      "Write down when it happens: the hour, the trigger, what you need then",
      "Pick one move for that moment: step out, breathe, count to ten",
      "Tell the people it touches what you're working on",
      "Look back every Sunday: fewer times is what counts",
    ],
  },
  {
    id: "overwork",
    kinds,
    pillar: "Peace",
    title: "Hold a line around my time",
    signs:
      /\b(?:overtime|work(?:ing)? (?:so much|late|weekends|at home|emails?)|emails? (?:after|at night)|checking (?:my )?(?:work )?email|saying yes|people[- ]pleas\w*|say no|overcommit\w*|apologiz\w* (?:for|so)|say(?:ing)? sorry|bring\w* work home|leave work)\b/,
    days: 21,
    measure: "You've kept your line on most days for three weeks.",
    steps: [
      "Set your line in one sentence, with an hour or a number in it",
      "Tell the people who will notice",
      "Have one sentence ready for when you're asked: \u201cI can't take that on this month\u201d",
      "Look back every Friday and mark the days you held it",
    ],
  },
  {
    id: "procrastinate",
    kinds,
    pillar: "Production",
    title: "Start on time",
    signs:
      /\b(?:procrastinat\w*|putting (?:things|everything|it) off|last minute|being late|late (?:to|for) (?:work|school|everything|class)|lateness|hoard\w*|lazy|wasting time|oversle\w*)\b/,
    days: 21,
    measure: "On most days for three weeks, you started when you said you would.",
    steps: [
      "Pick the one thing you put off most, and its first ten minutes",
      "Do those ten minutes at a fixed hour, with the phone in another room",
      "Tell someone when you start and when you stop",
      "Mark each day you started",
    ],
  },
  {
    id: "ex-contact",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:my ex|texting (?:him|her|my ex)|checking (?:my )?ex\w*|his instagram|her instagram|toxic|going back to (?:him|her)|obsess\w*|thinking about (?:him|her))\b/,
    days: 28,
    measure: "Four weeks without looking or writing, marked day by day.",
    steps: [
      "Mute or block for a month, and put the old messages out of reach",
      "Tell a friend, and text them when the urge comes",
      "Fill the hour when it's worst with something that has people in it",
      "After a slip, start the count again without a lecture",
    ],
  },
];
