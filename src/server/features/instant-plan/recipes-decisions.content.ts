import type { Recipe } from "./recipe.rules.ts";

const kinds = ["decision"] as const;
const measure = "You've decided, told the people it touches, and taken the first step.";

/** Choices. {first} and {second} are the person's own options. */
export const DECISION_RECIPES: readonly Recipe[] = [
  {
    id: "job-decision",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:job|offer|promotion|quit|career|shift|nights?|boss|company|business|restaurant|shop|retire\w*|teaching|salary|pay cut|army|navy|enlist|military|freelance|apprenticeship|position|work|overtime|package)\b/,
    days: 7,
    measure,
    steps: [
      "Get the facts in writing: pay, hours, benefits, and the last day to answer",
      "Work out one ordinary month for each: {first|the one}, and {second|leaving things as they are}",
      "Talk with one person who has done it",
      "Sleep on it, then choose and give your answer",
    ],
  },
  {
    id: "school-decision",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:college|school|major|degree|grad|program|university|homeschool\w*|nursing school|trade school|gap year|drop out|transfer|daycare|preschool|kindergarten|class)\b/,
    days: 10,
    measure,
    steps: [
      "Write down what {first|it} and {second|the alternative} would cost in money and time",
      "Ask someone who's there now what a normal week is like",
      "Check the deadline and what you could still change later",
      "Sleep on it, then choose and send the form",
    ],
  },
  {
    id: "home-decision",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:house|home|apartment|rent|move|moving|farm|land|stay put|lease|neighborhood|city|town|mortgage|refinanc\w*|condo|roof)\b/,
    days: 14,
    measure,
    steps: [
      "Write the monthly cost of {first|the change} and of {second|staying}, with everything in it",
      "List what you'd gain and what you'd give up with each",
      "See it on an ordinary day, or talk to someone who lives that way",
      "Choose, and tell the people it touches",
    ],
  },
  {
    id: "car-decision",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:car|truck|van|transmission|repair|phone|laptop|fridge|washer|appliance|tractor|solar|medicare|insurance|part d)\b/,
    days: 7,
    measure,
    steps: [
      "Get the real price of each: {first|the first}, and {second|the other}",
      "Add what each will cost over the next two years",
      "Ask someone who knows the subject and sells nothing",
      "Choose the one you can carry in a bad month",
    ],
  },
  {
    id: "pet-decision",
    kinds,
    pillar: "Peace",
    signs: /\b(?:dog|cat|puppy|kitten|horse|put (?:her|him|down)|vet|rehome|pet)\b/,
    days: 5,
    measure: "You've made the choice with the vet's advice, and you don't carry it alone.",
    steps: [
      "Ask the vet what each choice would mean for your animal's days",
      "Count the good days and the bad days over the past week",
      "Talk it over with the people who love this animal",
      "Choose the kinder one, and ask someone to come with you",
    ],
  },
  {
    id: "health-decision",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:surgery|chemo|treatment|operation|knee|hip|medication|meds|therapy|ivf|vasectomy|hysterectomy|second opinion|doctor|vaccine|braces|implant|trial|driving|give up driving|hearing aids)\b/,
    days: 10,
    measure: "You've asked your questions, and the choice is yours.",
    steps: [
      "Write down what matters most to you in the coming months",
      "Ask your doctor what each choice would mean, and what happens if you wait",
      "Get a second opinion, or talk with someone who's been through it",
      "Talk it over with the people close to you, then decide",
    ],
  },
  {
    id: "family-decision",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:mom|mum|mother|dad|father|parents?|nanay|grand\w+|kids?|baby|child|marry|marriage|propos\w*|divorce|leave (?:him|her|my)|husband|wife|boyfriend|girlfriend|partner|engaged|wedding|family|friend|pregnan\w*|another (?:kid|baby)|adopt|foster|tell (?:him|her|them|my)|custody|stay with)\b/,
    days: 10,
    measure: "You've made up your mind and told the person it concerns.",
    steps: [
      "Write down what you want, before what others expect",
      "Talk openly with the person it concerns, and ask what they hope for",
      "Picture a year from now with {first|yes} and with {second|no}",
      "Give yourself a quiet day, then say what you've decided",
    ],
  },
  {
    id: "keep-sell",
    kinds,
    pillar: "Production",
    signs: /\b(?:keep|sell|watch|ring|get rid|boat|camper|inherit\w*|heirloom|piano)\b/,
    days: 7,
    measure,
    steps: [
      "Find out what it's really worth today",
      "Ask yourself what you'd miss, and whether someone in the family wants it",
      "Choose between {first|keeping it} and {second|letting it go}, and do it within the week",
    ],
  },
];
