import type { Recipe } from "./recipe.rules.ts";

/** Money, taxes, papers and benefits. */
export const MONEY_RECIPES: readonly Recipe[] = [
  {
    id: "emergency-fund",
    kinds: ["amount", "project", "habit"],
    pillar: "Production",
    acts: /^(?:save|put|set|stash|build|start|have|get|come up|raise|invest)\b/,
    signs:
      /\b(?:sav\w+|put (?:away|aside)|set aside|stash|emergency fund|rainy day|nest egg|down payment|college fund|come up with)\b/,
    days: 84,
    measure: "{Amount|The money} is in that account.",
    steps: [
      "Open or choose one account just for this",
      "Set up an automatic transfer for the day after payday",
      "Cut one regular cost and send that money there too",
      "Check the balance once a month and adjust the transfer",
    ],
  },
  {
    id: "debt",
    kinds: ["amount", "project", "habit"],
    pillar: "Production",
    signs:
      /\b(?:debts?|credit cards?|pay(?:ing)? (?:off|down|back)|loans?|owe|owes|collections?|student loans?|payday|visa bill|klarna|afterpay)\b/,
    acts: /^(?!apply|get (?:a|my) (?:first )?loan|refinance)/,
    days: 84,
    measure: "{Amount|The balance} is paid off, and you have it in writing.",
    steps: [
      "List what you owe: balance, rate and minimum for each",
      "Set the minimums to pay themselves, and pick one debt to attack first",
      "Decide a fixed extra amount for it each payday",
      "Call and ask for a lower rate or a payment plan",
    ],
  },
  {
    id: "credit-score",
    kinds: ["amount", "project"],
    pillar: "Production",
    signs: /\bcredit (?:score|report|rating)\b|\bmy credit\b/,
    days: 84,
    measure: "{Amount|Your score} shows on your report, or the errors on it are disputed.",
    steps: [
      "Get your free credit reports and mark every error",
      "Dispute the errors in writing",
      "Set every bill to pay at least the minimum on time",
      "Bring the fullest card down first",
    ],
  },
  {
    id: "budget",
    kinds: ["project", "habit"],
    pillar: "Production",
    signs:
      /\b(?:budget\w*|spending|live within|money (?:under control|together|organized)|finances|where my money goes|paycheck to paycheck|track (?:my|our) (?:spending|expenses|money)|expenses)\b/,
    days: 28,
    measure: "You've kept to the budget for one full month and know where the money goes.",
    steps: [
      "Write down last month's income and every bill",
      "Set a limit for groceries, fun and the unexpected",
      "Check in for ten minutes every Sunday",
      "After a month, move the limits to what is real",
    ],
  },
  {
    id: "taxes",
    kinds: ["project", "errand", "event"],
    pillar: "Production",
    signs: /\b(?:tax(?:es)?|tax return|w-?2|1099|irs|hmrc|self assessment|back taxes|quarterly)\b/,
    days: 21,
    title: "File my taxes",
    measure: "The return is filed and you have the confirmation.",
    steps: [
      "Put your W-2s, 1099s, receipts and last year's return in one folder",
      "Choose how you'll file: software, a preparer or a free tax clinic",
      "Go through it once, and list what's missing",
      "File, save the confirmation, and note any payment date",
    ],
  },
  {
    id: "benefits",
    kinds: ["project", "errand"],
    pillar: "Production",
    signs:
      /\b(?:food stamps|snap|wic|medicaid|medicare|disability|ssi|ssdi|unemployment|section 8|welfare|va benefits|social security|benefits|food bank|child support|liheap|financial aid|fafsa|assistance|universal credit|pip form)\b/,
    days: 10,
    measure: "The application is in, and you have a date or a number to follow up.",
    steps: [
      "Look up the office's list of documents, and gather them",
      "Fill out the application in one sitting, or ask the office for help with it",
      "Submit it, save the confirmation, and note when to call",
    ],
  },
  {
    id: "will",
    kinds: ["project", "errand"],
    pillar: "Production",
    signs:
      /\b(?:(?:my|our|a) will\b|living will|power of attorney|trust|estate plan\w*|beneficiar\w+|life insurance|advance directive|executor|probate|healthcare proxy)\b/,
    days: 28,
    measure: "The papers are signed, and the right people know where they are.",
    steps: [
      "List what you have, and whom you'd name for what",
      "Find out if a simple form will do or if you need a lawyer",
      "Book the lawyer or fill out the forms",
      "Sign with witnesses, and tell one person where the papers are",
    ],
  },
  {
    id: "insurance",
    kinds: ["project", "errand", "decision"],
    pillar: "Production",
    signs:
      /\b(?:(?:health|car|home|renters|dental|pet) insurance|open enrollment|insurance (?:plan|quotes?)|marketplace)\b/,
    acts: /^(?!appeal|fight)/,
    days: 10,
    measure: "You're covered by a plan that you chose, and the papers are saved.",
    steps: [
      "Write down what you pay now, and what you need covered",
      "Get three quotes for the same coverage",
      "Choose one, sign up, and cancel the old one only after that",
    ],
  },
  {
    id: "appeal",
    kinds: ["project", "errand"],
    pillar: "Production",
    signs:
      /\b(?:appeal\w*|denied|denial|dispute|overcharged|refund|security deposit|medical bills?|hospital bills?|parking ticket|small claims|complaint)\b/,
    days: 10,
    measure: "Your letter is in, with a date by which they must answer.",
    steps: [
      "Gather the letter, the bill and your notes in one place",
      "Write one page: what happened, what you ask for, by when",
      "Send it in a way you can prove, and note the date",
      "Call if there's no answer after two weeks, and write down the name",
    ],
  },
  {
    id: "immigration",
    kinds: ["project", "errand"],
    pillar: "Production",
    signs:
      /\b(?:citizenship|naturaliz\w+|green card|visa|work permit|asylum|immigration|i-?\d{3}|uscis|passport for (?:my|the) baby|birth certificate|name change|change my name|marriage certificate|ancestry)\b/,
    days: 28,
    measure: "The application is submitted and you have the receipt.",
    steps: [
      "Read the official checklist, and list the documents you're missing",
      "Get the missing documents, certified copies where they ask for them",
      "Fill out the form, and have someone who knows it read it once",
      "Submit it, keep copies, and note the case number",
    ],
  },
  {
    id: "legal",
    kinds: ["project", "errand"],
    pillar: "Production",
    signs:
      /\b(?:lawyer|attorney|legal aid|expung\w+|record sealed|lawsuit|sue|court date|custody papers|bankruptcy|probation|parole|community service|dui)\b/,
    days: 14,
    measure: "You have had legal advice and know the next date.",
    steps: [
      "Put all papers and dates in one folder",
      "Call legal aid or a lawyer, and ask for a first consultation",
      "Write down your three questions, and note the answers",
      "Put every court date on your calendar with a reminder a week before",
    ],
  },
  {
    id: "buy-car",
    kinds: ["project", "amount", "errand"],
    pillar: "Production",
    signs:
      /\b(?:(?:buy|get|find|purchase|need) (?:a |an |my |our )?(?:new |used |first |reliable |second |cheap |better )*(?:car|truck|van|minivan|suv|motorcycle|scooter|bike))\b/,
    days: 28,
    measure: "You have the keys, at a price within your limit.",
    steps: [
      "Set the most you'll pay, with insurance and repairs",
      "Pick two or three models and compare prices in your area",
      "Test drive, and have a mechanic look at the one you like",
      "Agree on the price in writing, then transfer title and insurance",
    ],
  },
  {
    id: "sell-thing",
    kinds: ["project", "amount", "errand"],
    pillar: "Production",
    acts: /^(?:sell|get rid of|list)\b/,
    days: 10,
    measure: "{Object} {is} sold and the money is in.",
    steps: [
      "Take five clear photos of {object} and look up what others ask",
      "Post it with a fair price and the true condition",
      "Answer serious buyers, and meet in a public place",
    ],
  },
  {
    id: "side-income",
    kinds: ["amount", "project"],
    pillar: "Production",
    acts: /^(?:earn|make|bring in|start (?:a )?side|find (?:a )?(?:side|second|part[- ]time))\b/,
    signs: /\b(?:\$|extra|side (?:gig|hustle|income|job)|second job|part[- ]time|money|income|a month)\b/,
    days: 56,
    measure: "{Amount|The extra money} has come in.",
    steps: [
      "Choose one thing you can sell or do that people already pay for",
      "Tell ten people and post one clear offer with a price",
      "Do the first paid job, and ask for a review",
      "Track what came in each week, and drop what doesn't pay",
    ],
  },
  {
    id: "fundraise",
    kinds: ["amount", "project", "event"],
    pillar: "Purpose",
    acts: /^(?:raise|fundraise|collect|host|organize|hold|run|plan)\b/,
    signs:
      /\b(?:rais\w+ (?:\$|money|funds|£|\d)|fundrais\w*|donations|gofundme|charity|bake sale|toy drive|food drive|coat drive|benefit)\b/,
    days: 42,
    measure: "{Amount|The donations you hoped for} are in, and everyone has been thanked.",
    steps: [
      "Write two lines: what the money is for and what it will change",
      "Ask ten people directly, starting with those closest to you",
      "Share one update a week with how far along you are",
      "Thank each person, and show what came of it",
    ],
  },
  {
    id: "retire",
    kinds: ["project", "amount"],
    pillar: "Production",
    signs: /\b(?:retire\w*|401k|401\(k\)|ira|pension|roth|invest\w*)\b/,
    acts: /^(?!plan (?:a|the|my|his|her) .*party|throw)/,
    days: 42,
    measure: "You know your number, and the next contribution or form is set.",
    steps: [
      "Gather your latest statements and your Social Security estimate",
      "Write down what a month will cost you",
      "Book a talk with your plan's adviser or a fee-only planner",
      "Make the one change that matters most, and put a yearly check on your calendar",
    ],
  },
];
