import type { Recipe } from "./recipe.rules.ts";

const kinds = ["waiting"] as const;
const measure = "You know where it stands, who has it, and when you'll ask again.";

/** Waiting on others: find out, set the next date to ask, look after yourself meanwhile. */
export const WAITING_RECIPES: readonly Recipe[] = [
  {
    id: "medical-result",
    kinds,
    pillar: "Presence",
    signs:
      /\b(?:biopsy|hospital|(?<!visa )results?|scan|mri|test|doctor|lab|pathology|mammogram|transplant|oncolog\w*|ct|ultrasound|blood ?work)\b(?!.*\b(?:bar|exam|school|university)\b)/,
    title: "Get through the wait for results",
    measure: "You know when and how you'll hear, and you're not waiting alone.",
    steps: [
      "Call the office and ask when and how results come, and whom to call if they don't",
      "Ask someone to be with you when you hear",
      "Plan one thing for each day until then: a walk, a friend, a film",
      "Write down your questions for either answer",
    ],
    days: 3,
  },
  {
    id: "insurance-wait",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:insurance|adjuster|claim|appeal|va|disability|social security|rating|benefits?|unemployment|fema|refund|irs|check|settlement|reimburs\w*|pre-?auth\w*|authorization|medicaid)\b/,
    title: "Get an answer on my claim",
    measure,
    steps: [
      "Put the claim number, the date you filed and every name on one page",
      "Call and ask three things: what's missing, who has it, when to expect an answer",
      "Write down what they say, and set a day to call again",
      "If that day passes, ask for a supervisor or your representative's office",
    ],
    days: 3,
  },
  {
    id: "visa-wait",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:visa|green card|immigration|uscis|embassy|consulate|passport|citizenship|work permit|asylum)\b/,
    title: "Follow up on my visa",
    measure,
    steps: [
      "Check your case status online with the receipt number, and save a copy",
      "Ask whether the case is past normal processing time, and send an inquiry if it is",
      "Tell whoever depends on it, such as your employer, the new date",
      "Ask an immigration lawyer or your representative's office if it stalls",
    ],
    days: 3,
  },
  {
    id: "job-wait",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:job|(?<!visa )interview|offer|recruiter|hr|hiring|application|callback|employer|promotion|background check|start date)\b/,
    measure: "You've followed up once, and have two other things in motion.",
    steps: [
      "Send one short, friendly note asking about the timeline",
      "Apply to two more places this week",
      "Put a day on your calendar to ask again, then let it rest until then",
    ],
    days: 3,
  },
  {
    id: "school-wait",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:school|college|university|admissions?|acceptance|financial aid|scholarship|waitlist\w*|wait list|bar results|exam results|grades?|scores?|grant|journal|publisher|agent|editor|manuscript)\b/,
    measure: "You've asked where it stands, and you know your next step for each answer.",
    steps: [
      "Check the portal and your spam folder, then email the office one plain question",
      "Write down what you'll do for a yes and what you'll do for a no",
      "Fill the waiting days with one thing you enjoy",
    ],
    days: 3,
  },
  {
    id: "contractor-wait",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:contractor|plumber|roofer|landlord|deposit|parts?|delivery|order|package|mechanic|shop|builder|electrician|permit|inspector|seller|buyer|closing|underwriter|mortgage|escrow|appraisal|lender|realtor|title)\b/,
    title: "Get an answer and a date",
    measure,
    steps: [
      "Write down the dates, what was promised and what you've paid",
      "Send one message in writing: what you need, and by which day",
      "If the day passes, send a formal letter and look up small claims or your state's consumer office",
    ],
    days: 3,
  },
  {
    id: "person-wait",
    kinds,
    pillar: "Peace",
    signs: /\b(?:brother|sister|friend|son|daughter|mom|mum|dad|mother|father|ex|he|she|they|him|her)\b/,
    measure: "You've asked once, kindly, and decided how long you'll wait.",
    steps: [
      "Send one short message that asks a clear question",
      "Decide what you'll do if there's no answer by the day you choose",
      "Do something for yourself meanwhile",
    ],
    days: 5,
  },
  {
    id: "adoption-wait",
    kinds,
    pillar: "Peace",
    signs: /\b(?:adoption|foster|donor|surrogate|ivf|fertility|embryo)\b/,
    title: "Get through the wait",
    measure: "You know when you'll next hear, and you aren't waiting alone.",
    steps: [
      "Ask the agency for a set day each month when you'll talk",
      "Find one person or group who has waited like this",
      "Plan one good thing for this week that doesn't depend on the answer",
    ],
    days: 5,
  },
  {
    id: "wait",
    kinds,
    pillar: "Production",
    measure,
    steps: [
      "Write down what you're waiting for, who has it, and since when",
      "Contact them once and ask what's missing and when to expect an answer",
      "Set a day to ask again, and put it out of your mind until then",
    ],
    days: 3,
  },
];
