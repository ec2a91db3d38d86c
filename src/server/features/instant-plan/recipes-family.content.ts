import type { Recipe } from "./recipe.rules.ts";

/** Babies, children and parents. */
export const FAMILY_RECIPES: readonly Recipe[] = [
  {
    id: "newborn",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\b(?:newborn|new ?born|baby|twins|infant|pregnan\w*|birth plan|give birth|giving birth|maternity|paternity|parental leave|nursery|due date|expecting (?:a (?:baby|boy|girl|child)|our|in|twins)|postpartum|breast-?feed\w*|midwife)\b/,
        4,
      ],
      [/\b(?:diapers?|napp(?:y|ies)|crib|cot|pram|stroller)\b/, 2],
    ],
    heading: "Get ready for the baby, and for ourselves",
    measurable:
      "Nights, meals and visitors are agreed on one page, and each adult gets one long stretch of sleep on most days.",
    achievable:
      "Ask three people for one concrete thing each: a meal, a load of washing, an hour with the pram. Everything else in the house may wait. If a low mood lasts, ring the midwife or doctor the same day.",
    relevant: "Rested adults keep a baby safe, and can enjoy it too.",
    steps: [
      "Agree on who is on duty at which hours of the night",
      "Ask three people for one concrete thing each",
      "Cook, collect or order the meals for one week",
      "Put the numbers of the midwife, the doctor and the night line on the fridge",
    ],
    soonSteps: ["Agree on tonight: who sleeps when", "Ask one person for one concrete thing"],
  },
  {
    id: "caring",
    pillar: "Peace",
    tone: "gentle",
    horizonDays: 21,
    signs: [
      [
        /\b(?:car(?:e|ing) (?:for|of) (?:my|our|an|his|her) (?:[a-z-]+ )?(?:mother|father|mom|mum|dad|parents?|grand\w+|wife|husband|partner|brother|sister|aunt|uncle|in-laws?))\b/,
        5,
      ],
      [
        /\b(?:caregiv\w*|carer|nursing home|care home|assisted living|home care|dementia|alzheimer\w*|respite|power of attorney|aging parents?|ageing parents?|elderly)\b/,
        4,
      ],
      [
        /\b(?:mother|father|mom|mum|dad|parents?|grand(?:ma|pa|mother|father|parents?))\b.{0,40}\b(?:can(?:'t|not| no longer)|fell|fall|alone|forget\w*|help|move in|moves in|moving in|hospital|stroke|surgery|care)\b/,
        3,
      ],
    ],
    heading: "Share the care",
    measurable:
      "One page shows who does what on which day, at least one task has passed to someone else, and you have one free afternoon a week.",
    achievable:
      "Begin with the task that wears you out most, and ask one person for exactly that. The doctor or the council knows which help there is a right to.",
    relevant: "The care has to hold on a day when you are ill, too.",
    steps: [
      "Ask them what matters most to them, and what they want to keep doing themselves",
      "Write down everything that is done in one ordinary week",
      "Ask the doctor, insurer or council which help there is a right to",
      "Hand over the first task, and put your free afternoon in the calendar",
    ],
    soonSteps: [
      "Agree with one other person on who is there for the next two days",
      "Write down medicines, doctors and numbers on one page",
    ],
  },
  {
    id: "kids",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:my|our|the) (?:[a-z0-9-]+ )?(?:kids?|children|sons?|daughters?|teen(?:ager)?s?|toddler|stepson|stepdaughter|grandson|granddaughter)\b/,
        3,
      ],
      [
        /\b(?:kindergarten|day ?care|nursery school|school (?:year|run|start|place|play|trip)|start(?:s|ing)? school|homework|parent[- ]teacher|childcare|babysitter|homeschool\w*|potty train\w*|screen time|bedtime|tantrums?|bull(?:y|ied|ying))\b/,
        3,
      ],
      [/\b(?:school|kids?|teachers?|parenting)\b/, 1],
    ],
    heading: "Find a way that works for the children and for us",
    measurable:
      "One thing at home or at school runs more calmly on five days of a week, and the children would say so too.",
    achievable:
      "One change at a time, explained to the children beforehand, with the same answer from every adult.",
    relevant: "They need calm and a yes they can count on more than perfection.",
    steps: [
      "Ask the child, and one adult who sees them every day, how it looks to them",
      "Agree on one change with everyone who looks after them",
      "Talk to the school or the person in charge about what they can do",
      "Keep it up for a week, then look together at what got better",
    ],
    soonSteps: ["Ask the child what would help most right now", "Settle who does what today and tomorrow"],
  },
];
