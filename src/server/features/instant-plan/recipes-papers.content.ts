import type { Recipe } from "./recipe.rules.ts";

/** Money, paperwork, government offices, and travel. */
export const PAPERS_RECIPES: readonly Recipe[] = [
  {
    id: "debt",
    pillar: "Production",
    tone: "gentle",
    horizonDays: 28,
    signs: [
      [
        /\b(?:debts?|in debt|loans?|credit cards?|overdraft|owe|owing|behind on (?:the |my |our )?(?:rent|bills|payments|mortgage)|can't pay|collections?|foreclos\w*|bankrupt\w*|pay (?:off|back|down)|repay\w*|arrears|student loans?)\b/,
        4,
      ],
      [/\b(?:bills?|mortgage|interest)\b/, 2],
    ],
    heading: "Get the debt under control",
    measurable:
      "Every debt is on one list with balance, interest and due date, nothing new is added, and the total is lower next month.",
    achievable:
      "Rent, food, energy and medicine come first, then every minimum payment. If the sums do not work out, ring the lender or a free, non-profit debt adviser before the next due date.",
    relevant: "Each payment is a little less interest, and one less letter to worry about.",
    steps: [
      "List every debt: balance, interest, due date",
      "Set up the minimum payments so that none is missed",
      "Ring the most expensive lender, or a free debt adviser, and ask for better terms",
      "Send the first extra payment to the debt you chose",
    ],
    soonSteps: [
      "List what is due within the next seven days",
      "Ring the one you cannot pay, before the due date, and ask for time",
    ],
  },
  {
    id: "saving",
    pillar: "Production",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\bsav(?:e|ing)(?: up)?(?: (?:for|up|at least|about|money|more))* ?(?:[$€£] ?\d|\d+[\d.,]*|money|for)/,
        5,
      ],
      [
        /\b(?:budget(?:ing)?|savings?|emergency fund|spend less|cut (?:my |our )?(?:spending|costs|expenses)|save money|(?:grocery|food|electricity|energy|heating|phone) (?:bill|costs)|groceries|household money|down ?payment|retirement (?:fund|savings)|invest(?:ing)?|money (?:for|until))\b/,
        4,
      ],
      [/\b(?:money|expenses|spending|costs)\b|[$€£] ?\d/, 2],
    ],
    heading: "Make the money last, and put some aside",
    measurable:
      "Income and fixed costs are on one page, and a set sum moves to its own account on the day after payday.",
    achievable:
      "Begin with a sum you will not miss, and raise it once. One cost that you cut and do not notice is worth more than ten good intentions.",
    relevant: "A little money in reserve turns an emergency into an errand.",
    steps: [
      "Write down what came in and went out in the last full month",
      "Decide the sum, and set up a standing order for the day after payday",
      "Cancel or cut one regular cost",
      "Look at the balance on one fixed day a week",
    ],
    soonSteps: [
      "Write down what has to be paid until the next payday",
      "Cancel or put off one payment that can wait",
    ],
  },
  {
    id: "paperwork",
    pillar: "Production",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:tax(?:es)?|tax return|irs|hmrc|vat|bookkeeping|invoices?|paperwork|receipts|fafsa|expense report)\b/,
        4,
      ],
      [
        /\b(?:fil(?:e|ing)|fill (?:in|out)|application form|forms?|documents?|will and testament|write (?:my|a|our) will|estate|probate)\b/,
        3,
      ],
    ],
    heading: "Get the papers done and off the table",
    measurable: "Everything is sent, you have a confirmation with a date, and the copies are in one place.",
    achievable:
      "One hour at a time, with the list of missing papers in front of you. An adviser or the office itself answers questions.",
    relevant: "Done papers stop taking room in your head, and late ones cost money.",
    steps: [
      "Find out the exact deadline, and what has to be handed in",
      "Collect the papers in one place, and list what is missing",
      "Ask the office or an adviser your open questions in one message",
      "Fill in, have it checked, send it and keep the confirmation",
    ],
    soonSteps: ["Send what you have, or ask for more time in writing", "List what is missing and who has it"],
  },
  {
    id: "bureaucracy",
    pillar: "Production",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:insurance|claim|visa|passport|green card|residence permit|citizenship|work permit|driver'?s licen[cs]e|driving licen[cs]e|(?:motorcycle|truck|pilot|boat|fishing|business|trade) licen[cs]e|dmv|registration|council|benefits|social security|pension|court|lawyer|legal|bank account|switch (?:banks?|providers?)|cancel (?:my|the|our)|stolen|hacked|identity theft|lost my (?:wallet|phone|keys|passport|card)|warranty|refund|complain\w*|parking ticket|fine)\b/,
        4,
      ],
      [/\b(?:cars?|vehicle|mechanic|car repair|tires|tyres|brakes|inspection|mot|electric car)\b/, 3],
    ],
    heading: "Sort it out with the people in charge",
    measurable: "You have a written confirmation, or a case number, a name and the date of the next step.",
    achievable:
      "One call or visit a day. Note date, name and answer each time; that alone wins half of the cases.",
    relevant: "A matter with a date and a name attached stops nagging.",
    steps: [
      "Find out which office or firm decides, and by when",
      "Collect the papers and numbers they will ask for",
      "Write down each call: date, name, what was said",
      "Hand it in or book the appointment, and get it confirmed in writing",
    ],
    soonSteps: ["Ring the one office or firm that can act today", "Write down date, name and what was said"],
  },
  {
    id: "trip",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\b(?:trip|vacation|travel(?:l?ing)?|flights?|fly(?:ing)? to|road ?trip|backpack\w*|camping|itinerary|city break|cruise|honeymoon|safari|interrail|ski(?:ing)? (?:trip|holiday)|holiday(?:s)? (?:in|to|with)|family holiday|pilgrimage|camino)\b/,
        4,
      ],
      [/\b(?:hotel|luggage|suitcase|airport|beach|book (?:a|the) (?:hotel|flight|train))\b/, 2],
    ],
    heading: "Get the journey ready",
    measurable:
      "Tickets, papers, beds and money are settled, someone at home knows where you are, and the bag is packed the evening before.",
    achievable: "Fix the three things that can sell out, and leave the rest open.",
    relevant: "With the basics settled you can enjoy it, including what goes differently.",
    steps: [
      "Decide dates, company and the sum you will spend",
      "Book what can sell out: the way there and the first nights",
      "Check passports, visas, insurance, medicine and who looks after home",
      "Pack from a list, and leave your dates with someone at home",
    ],
    soonSteps: [
      "Check papers, tickets, medicine and the way there",
      "Pack from a list, and tell someone where you will be",
    ],
  },
];
