/** What usually belongs to a kind of situation, for somebody who asks where to start or what else they need. */
export interface Situation {
  readonly sign: RegExp;
  /** What belongs to it, most urgent first. */
  readonly list: string;
  /** A first step that works today. */
  readonly first: string;
  /** Who can help, where that isn't plain. */
  readonly who?: string;
}

/** The first that fits counts, so narrow ones stand before wide ones. */
export const SITUATIONS: readonly Situation[] = [
  {
    sign: /\b(?:meeting with hr|hr (?:meeting|on my calendar)|(?:might|may|could|going to|gonna) (?:get|be) fired|(?:might|may|could) lose my job)\b/,
    list: "You can't know yet, so prepare for both: save your own pay and review papers, write three lines on what you've done well, and decide not to sign anything on the spot.",
    first: "Tonight, tell one person about the meeting, and get some sleep.",
    who: "A union, an employment rights office or an employment lawyer, before you sign anything.",
  },
  {
    sign: /\b(?:server|site|system|website|production)\b.*\b(?:down|outage)\b/,
    list: "Three things at once: one person works on the fault, one tells the customers, and nobody changes anything else. Write down the time of each step.",
    first: "Send customers one short message now, with the time of the next update.",
    who: "Whoever else has access: the hosting company's support line, a former colleague, a freelancer on call.",
  },
  {
    sign: /\b(?:principal|suspended|school meeting|parent.teacher)\b/,
    list: "Bring the letter from school, notes of what your child says happened, your questions, and somebody who writes things down. Ask about what happens next and what support there is.",
    first: "Hear your child's side tonight, without deciding anything yet.",
    who: "The school counselor, before the meeting if you can.",
  },
  {
    sign: /\b(?:resume|cv|cover letter|job application)\b/,
    list: "Three lines per job are enough: what you ran, how much of it (people, tons, years), and what got better because of you. Then one line on why this job.",
    first:
      "Write down five numbers from your work: years, people trained, loads a day, days without an accident.",
    who: "A library or job center will often read it over for free.",
  },
  {
    sign: /\b(?:vet|dog|cat|pet|puppy)\b.*\b(?:surgery|vet|sick|bill|operation)\b|\babout the (?:dog|cat)\b/,
    list: "Ask the vet three things: what can't wait, what it costs at the least, and whether you can pay in parts. A vet school or an animal charity nearby may do it for less.",
    first: "Call the vet and ask what happens if it waits two weeks.",
  },
  {
    sign: /\b(?:got the house|offer was accepted|closing is|closing date)\b/,
    list: "From here to closing: the inspection, the loan papers, homeowner's insurance, the final walk-through, and the movers.",
    first: "Ask your agent or lender for the list of dates, and book the inspection.",
    who: "Your agent for the dates, the lender for the papers.",
  },
  {
    sign: /\bdeposit\b/,
    list: "Your photos and the signed checklist come first. Then the lease, proof that you paid the deposit, your messages with the landlord, and the date by which it has to be returned.",
    first:
      "Put them in one folder tonight, write one sentence for what you want back, and ask for any deductions in writing.",
    who: "A tenants' association or a legal aid office can tell you what the rules are where you live.",
  },
  {
    sign: /\b(?:moving (?:out|in|house|flat|next|on|to)|the move\b|move to|van\b|nothing is packed|packing|new (?:flat|apartment|house|place))\b/,
    list: "In this order: the van, then electricity, water and internet at both places, then boxes room by room, then cleaning the old place on the last day.",
    first:
      "Call two rental or moving companies for that date today; if the day is full, ask for an evening or the day before.",
    who: "For a van: a truck rental place, a moving company, or a friend with a pickup. Call two, and ask for the price, the pickup hour and the mileage.",
  },
  {
    sign: /\b(?:payroll|wages|staff|owes me|hmrc|irs|vat|invoice|cash ?flow|overdraft|supplier put prices)\b/,
    list: "Wages come first in most places, because people live on them and the law is strict. Then tax: tax offices often agree to installments if you call before the date. Suppliers come after that.",
    first:
      "Write down what is certain to come in before the date, then call whoever owes you most and ask for a part of it by a named day.",
    who: "Your accountant first, then the tax office's payment line; an employment lawyer if wages might be late.",
  },
  {
    sign: /\b(?:gambl\w+|bets?\b|betting|bookies|casino)\b/,
    list: "Rent first, then food and what keeps you working. Call the card company before the due date and ask for a smaller payment.",
    first: "Tell one person you trust the whole number, and block the betting accounts today.",
    who: "In the US, 1-800-522-4700 is a free helpline, at any hour; in the UK it's 0808 8020 133.",
  },
  {
    sign: /\b(?:rent|car broke|to fix|credit card|debt|bills?|budget|savings|loan|mortgage)\b/,
    list: "A short budget has four lines: what you have, what comes in and when, what must be paid (home, food, work), and what can be asked to wait.",
    first: "Call the one you owe before the due date, and ask for a smaller amount or a later day.",
    who: "A nonprofit credit counselor can look at the whole of it with you.",
  },
  {
    sign: /\b(?:redundan\w+|laid off|lost my job|got fired|sacked)\b/,
    list: "The money part this week: read what they gave you before signing it, ask what pay and health cover run until when, and apply for unemployment right away.",
    first: "Tell the person you live with, before any plan.",
    who: "The unemployment office, a union if you have one, and somebody who knows your field.",
  },
  {
    sign: /\b(?:refus\w+ to go to school|won't go to school|school (?:keeps?|keep) (?:phoning|calling))\b/,
    list: "Three calls, in this order: the school (ask for one named person and a meeting), whoever rents or lends to you about dates in writing, and the local housing or family office.",
    first: "Call the school first, because it opens first and every day counts there.",
  },
  {
    sign: /\b(?:thesis|dissertation|chapter|ch \d|essay|coursework|term paper|\d+ pages?|my supervisor)\b/,
    list: "Split the pages by the days that are left, start with the part that needs nobody, and keep the part that needs an answer for later.",
    first: "Write the three headings of the next section and one bad sentence under each.",
    who: "Call or stop by the supervisor's office; a second name is the program coordinator.",
  },
  {
    sign: /\b(?:mocks?|resit|exam|finals|maths?|test)\b/,
    list: "Find the two topics that cost the most points, do old questions on them three times a week, and check each with somebody who knows it.",
    first: "Take one old paper, twenty minutes, only the first topic.",
    who: "Somebody who passed it, or the teacher, with one question written down.",
  },
  {
    sign: /\b(?:resign\w*|handing in (?:my )?notice|quit(?:ting)? my job|leaving my job)\b/,
    list: "Before you hand it in: the notice period in your contract, the date of your last day, what's owed to you, and what you'll live on for three months.",
    first: "Write the letter in three lines today, and sleep on it before you send it.",
  },
  {
    sign: /\b(?:mother.in.law|in.?laws?|guests?|visit\w*|thanksgiving|christmas|xmas|staying)\b/,
    list: "Agree with your partner first: how many nights, who sleeps where, and what you won't be doing. Then one of you tells them.",
    first: "Say your number of nights to your partner, once and calmly.",
  },
  {
    sign: /\b(?:slabs?|countertops?|contractor|homeowner|behind schedule|(?:delivery|order|shipment) (?:is|will be|was) late)\b/,
    list: "Tell the customer before they hear it elsewhere: what's late, by how long, what you'll do meanwhile, and when they'll hear from you next.",
    first: "Call today, with one new date and one thing you'll do in the meantime.",
  },
  {
    sign: /\b(?:garage|declutter|attic|basement|closet)\b/,
    list: "Four piles: keep, give away, dump, decide later. Empty one wall at a time, and book the trip to the dump before you begin.",
    first: "Take one box or one corner, fifteen minutes.",
  },
  {
    sign: /\b(?:bored at work|mondays?)\b/,
    list: "Two things help many people: prepare one easy start on Friday, and put something you look forward to on Monday evening.",
    first: "Write down the first small task for Monday, so the morning has nothing to decide.",
  },
  {
    sign: /\b(?:weeknights?|dinner|hungry|kids? .*\b(?:evening|tea)|bedtime)\b/,
    list: "Repeat three easy dinners each week, give every child one small job, and keep the last half hour the same every night.",
    first: "Choose tomorrow's dinner now, the simplest one.",
  },
  {
    sign: /\b(?:(?:can't|cant|can|to|i) sleep|insomnia|night shift)\b/,
    list: "After a hard shift: dim light, something to eat, a warm shower, and ten minutes of writing down what keeps coming back. If sleep doesn't come in twenty minutes, get up and sit somewhere quiet.",
    first: "Tell one colleague or friend about the night before you lie down.",
    who: "A doctor, if three nights in a row go like this.",
  },
  {
    sign: /\b(?:guitar|chord|piano|violin|practi[cs]e)\b/,
    list: "I can't teach the hands, but practice I can plan: five minutes at half speed, one sound at a time, and stop before it hurts.",
    first: "Write down the one question you'd like to show your teacher.",
    who: "A teacher who sees your hands will help faster than I can.",
  },
  {
    sign: /\b(?:vaping|vape|smok\w+|cigarettes?|quit drinking|nicotine)\b/,
    list: "A day to stop, everything out of the house the evening before, something for your hands, and one person who knows.",
    first: "Tell one person your date today.",
    who: "A pharmacist or a quitline; in the US 1-800-784-8669 is free.",
  },
  {
    sign: /\b(?:partner wants out|buy (?:her|his|their|my partner) (?:half|out)|business partner|value half)\b/,
    list: "A value needs three numbers from the books: a normal year's profit, what the business owns, and what it owes. Two people usually ask one neutral accountant to set the price.",
    first: "Ask your accountant for those three numbers, and agree with your partner on who values it.",
    who: "An accountant for the value, a lawyer for the agreement.",
  },
  {
    sign: /\b(?:fire (?:someone|somebody|him|her)|letting (?:someone|him|her) go)\b/,
    list: "For that talk: two sentences with the decision and the reason, the terms on paper, somebody from HR, a private room, and time for them to take it in.",
    first: "Write the first two sentences down and read them aloud once.",
    who: "HR or an employment lawyer, before the talk.",
  },
  {
    sign: /\b(?:suppliers?|vendors?|offers?|quotes?)\b/,
    list: "Put the two side by side on four lines: total cost for a year, what a late delivery costs you, how easily you can complain, and how you'd get out again.",
    first: "Ask each one for the single thing that would change your mind.",
  },
];

/** Where no kind fits. */
export const ANY_FIRST = "Fifteen minutes of that part is a good start for today.";

/** Holding back rent is a matter of law, so Echo names the risk and who knows. */
export const WITHHOLDING =
  "Holding back rent can have consequences, even eviction, and the rules depend on where you live. Ask a tenants' association or legal aid before the next payment is due, and keep what you've asked the landlord for in writing.";
