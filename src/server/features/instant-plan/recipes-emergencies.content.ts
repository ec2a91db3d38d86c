import type { Recipe } from "./recipe.rules.ts";

const kinds = ["emergency"] as const;

/** Practical emergencies: what to do first, in order, today. */
export const EMERGENCY_RECIPES: readonly Recipe[] = [
  {
    id: "gas",
    kinds,
    pillar: "Presence",
    signs: /\b(?:gas leak|smell(?:s|ing)? gas|carbon monoxide)\b/,
    title: "Get everyone out and call about the gas",
    measure: "Everyone is outside, and the gas company has said it's safe to go back in.",
    steps: [
      "Get everyone out now; don't touch switches or light anything",
      "Call the gas company's emergency line or 911 from outside",
      "Go back in only when they say so",
    ],
  },
  {
    id: "fire-storm",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:wildfire|evacuat\w*|hurricane|tornado|flood warning|house fire|burned down|caught fire|burnt|smoke)\b/,
    title: "Get everyone to safety",
    measure: "People and animals are safe, and someone knows where you are.",
    steps: [
      "Check the official alerts, and leave early if you're told to or feel unsafe",
      "Load people, animals, medicine, papers, chargers and water",
      "Tell one person outside the area where you're going",
      "When you're safe, call your insurer and take photos",
    ],
  },
  {
    id: "burst-water",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:flood\w*|burst|pipes?|sewage|backing up|backed up|water (?:everywhere|pouring|coming)|sump|ceiling|water heater|leak\w*)\b/,
    title: "Stop the water and save what I can",
    measure: "The water has stopped, it's drying out, and a plumber or insurer is on it.",
    steps: [
      "Turn off the main water valve, and the power to wet rooms only if you can reach it dry",
      "Call a plumber's emergency line, and your landlord if you rent",
      "Take photos, then move and dry what you can",
      "Report it to your insurance today",
    ],
  },
  {
    id: "heat-power",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:heat|furnace|power|electric\w*|lights|gas|water)\b.{0,40}\b(?:shut|cut|off|out|quit|died|broke|stopped|turned)\b|\b(?:no (?:heat|power|electricity|hot water|water)|shut ?off|cut off)\b/,
    title: "Keep the power and heat on",
    measure: "It's on, or you have a warm, safe place to be tonight.",
    steps: [
      "Call the utility or your landlord now: ask for a payment plan, an extension or the repair time",
      "Call 211 and ask about emergency help with utility bills",
      "Have a warm place to sleep lined up, for you and anyone with you",
    ],
  },
  {
    id: "eviction",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:evict\w*|foreclos\w*|homeless|nowhere to|kicked (?:me |us )?out|sleeping in (?:my|our|the) car|lockout)\b/,
    title: "Keep a roof over our heads",
    measure: "You've spoken to legal aid, and you know where you'll sleep.",
    steps: [
      "Call 211 now, and ask for emergency rent help and shelter",
      "Call legal aid with the notice in your hand: ask if the date can be stopped or moved",
      "Ask friends and family about a place for the first nights",
      "Pack papers, medicine, and what you and any kids or pets need for three days",
    ],
  },
  {
    id: "stolen",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:stole|stolen|robbed|hacked|scammed|identity theft|broken into|broke into|lost (?:my )?(?:wallet|purse|passport|phone)|opened (?:a|an) (?:card|account)|locked out of my (?:bank|account|email))\b/,
    title: "Lock it down and report it",
    measure: "Cards and accounts are locked, and you have a report number.",
    steps: [
      "Call your bank and lock the cards and accounts",
      "Change the passwords, email first, from a device you trust",
      "Report it to the police or at IdentityTheft.gov, and keep the number",
      "Check your statements every day for two weeks",
    ],
  },
  {
    id: "locked-out",
    kinds,
    pillar: "Production",
    signs: /\blocked out\b/,
    title: "Get back in",
    measure: "You're back in, and a spare key has a place.",
    steps: [
      "Check the other doors, and call whoever has a spare, or your landlord",
      "Call a locksmith, and ask the full price before they come",
      "Leave a spare with someone you trust",
    ],
  },
  {
    id: "car",
    kinds,
    pillar: "Production",
    signs: /\b(?:car|truck|van|transmission|towed|engine|tire|stranded|repossess\w*)\b/,
    title: "Get moving again",
    measure: "You can get to where you must be, and you know what the car will cost.",
    steps: [
      "Get yourself and your things somewhere safe, and tell whoever expects you",
      "Call your insurance, roadside help or the tow yard, and ask the price and the hours",
      "Arrange a ride for tomorrow",
      "Get one more price before you pay for a big repair",
    ],
  },
  {
    id: "roof-tree",
    kinds,
    pillar: "Production",
    signs: /\b(?:tree|roof|storm|hail|ceiling|window)\b/,
    title: "Make the house safe and dry",
    measure: "The opening is covered, everyone is in a dry room, and the insurer has the photos.",
    steps: [
      "Keep everyone out of that room, and stay away from wires",
      "Take photos, then have a tarp put on by someone who can do it safely",
      "Call your insurance and ask about emergency repairs",
      "Get two quotes before you sign anything",
    ],
  },
  {
    id: "jail",
    kinds,
    pillar: "Peace",
    signs: /\b(?:arrest\w*|jail|bail)\b/,
    title: "Get legal help now",
    measure: "A lawyer knows about it, and you know the next court date.",
    steps: [
      "Ask for a lawyer or the public defender's office, and say little until then",
      "Find out where they are, the charge and the next court date",
      "Tell one person who can help with kids, work and rides",
    ],
  },
  {
    id: "lost-pet",
    kinds,
    pillar: "Peace",
    signs: /\b(?:dog|cat|puppy|kitten|pet)\b/,
    title: "Find or help my animal",
    measure: "Your animal is found or in a vet's care.",
    steps: [
      "If it ate something or is hurt, call the vet or a 24-hour animal hospital now",
      "If it's lost, walk the nearby streets with its food, and ask people",
      "Call the shelters and post a photo with your number today",
    ],
  },
  {
    id: "fridge",
    kinds,
    pillar: "Production",
    signs: /\b(?:fridge|freezer|refrigerator)\b/,
    title: "Save the food and fix the fridge",
    measure: "The food that can be saved is cold, and the repair or replacement is set.",
    steps: [
      "Keep it shut, get ice, and ask neighbors or family for freezer space",
      "Check the plug and breaker, then call a repair service and ask for today",
      "Throw out what has been warm for more than two hours",
    ],
  },
  {
    id: "money-gap",
    kinds,
    pillar: "Production",
    signs: /\b(?:overdrawn|no food|rent|unless i|bail|payday)\b/,
    title: "Close the gap this week",
    measure: "The most urgent bill is paid or put off in writing.",
    steps: [
      "List what's due this week, and put housing, power and food first",
      "Call each place before the due date and ask for more time",
      "Call 211 and ask about emergency help",
      "Ask one person you trust, and say how you'll pay it back",
    ],
  },
  {
    id: "urgent",
    kinds,
    pillar: "Production",
    title: "Deal with the most urgent thing first",
    measure: "Everyone is safe, and the right person is on it.",
    steps: [
      "Make sure everyone is safe; call 911 if anyone isn't",
      "Call the person or service who can fix it, and ask when",
      "Take photos, and note whom you spoke to",
    ],
  },
];
