import type { Recipe } from "./recipe.rules.ts";

const kinds = ["event", "project"] as const;

/** Days that people prepare for. */
export const EVENT_RECIPES: readonly Recipe[] = [
  {
    id: "wedding",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:weddings?|engagement party|bridal|bridesmaids?|elope|honeymoon|marry|married|naming ceremony|nikah|mehndi|sangeet|haldi)\b/,
    acts: /^(?:plan|host|throw|organize|prepare|arrange|celebrate|have|get|put|pull|hold|do|survive|attend|go|book|elope|marry|pay)\b/,
    days: 84,
    title: "Plan the wedding",
    measure: "Place, people, food and budget are settled two weeks before, and you get to enjoy the day.",
    steps: [
      "Agree on the number of guests and the most you'll spend",
      "Book the place, the food and whoever leads the ceremony",
      "Tell guests the date, and keep one list of answers, travel and beds",
      "Write the plan for the day, and give each job to a person",
    ],
  },
  {
    id: "speech",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:speech|toast|best man|maid of honor|keynote|sermon|talk (?:at|to the|on|for|about)|toastmasters|icebreaker|say a few words|giv(?:e|ing) a talk|emcee|county board|city council|school board|public comment|presentation|present (?:the|my|our|to)|pitch|defen[sd]e?|lecture|book report)\b/,
    acts: /^(?!sign|buy)/,
    days: 10,
    title: "Give the speech",
    measure: "You've given it, after saying it aloud at least three times.",
    steps: [
      "Write the one thing they should remember, and three points or stories for it",
      "Draft it and cut it to the time you have",
      "Say it aloud three times, once to another person",
      "Get clothes, notes and slides ready the night before",
    ],
    soon: [
      "Write your opening line, three points and your last line on one card",
      "Say it aloud twice today, and stop there",
    ],
  },
  {
    id: "interview",
    kinds,
    pillar: "Purpose",
    signs: /\binterview\b/,
    acts: /^(?!my gr|record|write|conduct|hire)/,
    days: 7,
    title: "Do well in the interview",
    measure: "You've been to the interview and sent a thank-you note.",
    steps: [
      "Read the posting, and match three of your own stories to it",
      "Answer five likely questions out loud, with someone or on your phone",
      "Test the link or the route, and lay out your clothes",
      "Go, and send a short thank-you the same day",
    ],
    soon: [
      "Write down three stories that fit the job, and one question to ask",
      "Test the link or the route, and lay out your clothes tonight",
    ],
  },
  {
    id: "party",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:birthday|party|shower|quincea|quince|anniversary|graduation|retirement (?:party|dinner)|housewarming|reunion|sweet 16|celebrat\w*|christening|baptism|first communion|bar mitzvah|bat mitzvah|sleepover|\d0th|90th|gender reveal|bachelor\w*|hen do|stag)\b/,
    acts: /^(?:plan|host|throw|organize|prepare|arrange|celebrate|have|get ready|put|pull|hold|do|give|make (?!(?:a|the) quilt)|survive|attend|go|book)\b/,
    days: 28,
    title: "Plan the party",
    measure:
      "Place, guests and food are settled three days before, and you can sit down with people on the day.",
    steps: [
      "Settle the date, the guest list and the most you'll spend",
      "Book the place and send the invitations",
      "Decide the food and ask two people to take a job each",
      "Set up the day before, and keep a list for the day itself",
    ],
    soon: ["Confirm the time, place and guests", "Choose food and one special touch, and let the rest go"],
  },
  {
    id: "host-meal",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:thanksgiving|christmas dinner|easter dinner|seder|iftar|dinner (?:for|party)|host(?:ing)?|potluck|cookout|bbq|barbecue|noche buena|friendsgiving|sunday dinner|book club|feast|eid|diwali|hanukkah|crawfish|tailgate|super bowl)\b/,
    acts: /^(?!find|go|save|get through|survive)/,
    days: 14,
    measure: "Everyone has a seat and a full plate, and you sit down too.",
    steps: [
      "Count heads, ask about allergies, and write the menu",
      "Ask guests to bring the sides, dessert or chairs",
      "Shop three days before, and cook what keeps the day before",
      "Write down what goes in the oven when",
    ],
    soon: ["Fix the menu and who brings what today", "Shop and cook what keeps tonight, and set the table"],
  },
  {
    id: "guests",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:in-?laws|in laws|house ?guests?|visitors|company coming|coming to (?:stay|visit|town)|arriving|exchange student|staying with us)\b/,
    days: 10,
    title: "Get ready for our guests",
    measure: "Beds, meals and the first two days are ready before they come.",
    steps: [
      "Make up the beds and clear a corner for their things",
      "Plan the meals for the first two days and shop for them",
      "Agree at home on who does what, and on some hours for yourselves",
      "Pick two things to do together",
    ],
  },
  {
    id: "trip",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:trip|vacation|travel\w*|visit(?:ing)?|flight|fly(?:ing)? to|cruise|road trip|camp(?:ing|out)?|backpack\w*|hike the|honeymoon|disney|pilgrimage|hajj|umrah|itinerary|abroad|drive (?:to|across)|train to)\b/,
    days: 35,
    title: "Get ready for the trip",
    measure: "Travel, beds and papers are booked, and the bag is packed the night before.",
    steps: [
      "Settle the dates and the most you'll spend",
      "Book travel and the first night, and check the papers you need",
      "Plan the one or two things that matter most to you",
      "Pack from a list two days ahead, and arrange for home, mail and animals",
    ],
    soon: [
      "Check tickets, papers, money and medicine today",
      "Pack from a list tonight, and set who looks after home",
    ],
  },
  {
    id: "exam",
    kinds: ["event", "project", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:exams?|tests?|finals?|midterms?|(?:the|my) (?:sat|act)|(?:sat|act) (?:prep|score|test|practice|math)|psat|gre|lsat|mcat|gmat|ged|bar exam|nclex|board exam|certification|quiz|permit test|driv(?:ing|er'?s) test|citizenship test|licens(?:e|ing) exam|jamb|waec|upsc|neet|jee|cat|ielts|toefl|boards|cdl|comps|cpa|real estate license|gcse|a levels)\b/,
    acts: /^(?!book|schedule|get (?:the|my) cat|take the cat|test|typing|go over|feed|adopt)/,
    days: 35,
    title: "Pass the test",
    measure: "You've sat the test, after at least two full practice rounds.",
    steps: [
      "Take one practice test and mark what you missed",
      "Work on the weakest topic first, a set hour on set days",
      "Do another full practice test under real time a week before",
      "Check place, time and ID, and go to bed early the night before",
    ],
    soon: [
      "Go over the three things most likely to come up",
      "Check place, time and ID, and stop early tonight",
    ],
  },
  {
    id: "recital",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:recital|concert|audition|performance|gig|show|open mic|play tryout|competition|contest|tournament|tryouts?|swim meet|4h fair|county fair|state fair|exhibit\w*|craft fair|match)\b/,
    acts: /^(?!go to|buy|attend|watch)/,
    days: 21,
    title: "Be ready for the day",
    measure: "You've done it on the day, after two run-throughs in front of someone.",
    steps: [
      "List what must be ready, and mark the hardest part",
      "Practice the hardest part first, a little each day",
      "Do a full run-through in front of someone, twice",
      "Get clothes, gear and the way there ready the day before",
    ],
  },
  {
    id: "meeting",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:meeting|review|conference|board|parent[- ]teacher|iep|negotiat\w*|performance review|evaluation|inspection|open house|deposition|mediation|hearing(?! aids?)|court(?: date)?|custody)\b/,
    acts: /^(?!schedule|book|call)/,
    days: 7,
    title: "Go in prepared",
    measure: "You've said your main point there, and wrote down what was agreed.",
    steps: [
      "Write down the one thing you want out of it, and two facts that support it",
      "Gather the papers you'll need, and ask someone to look them over with you",
      "Say your main point out loud once",
      "Go, take notes, and write down who does what next",
    ],
    soon: [
      "Write your main point and two facts on one card",
      "Gather the papers tonight and leave early tomorrow",
    ],
  },
  {
    id: "community-event",
    kinds,
    pillar: "Purpose",
    signs:
      /\b(?:festival|parade|fundraiser|gala|bake sale|block party|career day|talent show|clean-?up|tournament for|5k for|church (?:picnic|supper|sale)|vbs|school play|pta|scouts?|troop|team banquet|vigil|petition|crosswalk)\b/,
    days: 42,
    measure: "The day has happened, and helpers and guests have been thanked.",
    steps: [
      "Write down the date, the goal and the most it may cost",
      "Find three helpers and give each a clear job",
      "Book the place and any permit, and tell people two weeks ahead",
      "Make the plan for the day, and thank everyone after",
    ],
  },
  {
    id: "prom",
    kinds: ["event", "project", "errand"],
    pillar: "Peace",
    signs:
      /\b(?:prom|homecoming|formal|dance|first day of (?:school|kindergarten|work)|picture day|halloween|costumes?|christmas (?:shopping|presents|gifts?|cards)|gifts?|presents?)\b/,
    days: 14,
    measure: "What you need is in the house two days before.",
    steps: [
      "Make the list of what's needed, with a price limit",
      "Get or borrow the big thing first",
      "Finish the rest, and try it on or wrap it up two days ahead",
    ],
  },
  {
    id: "baby-arrival",
    kinds: ["event", "project"],
    pillar: "Peace",
    signs:
      /\b(?:baby (?:is )?(?:due|coming|arriv\w*)|due date|nursery|pregnan\w*|birth plan|expecting (?:a baby|twins|in|our)|newborn|postpartum|maternity leave|paternity leave|adopt(?:ion|ing)? (?:a (?:baby|child|kid)|agency|our)|foster (?:care|kids|parent))\b/,
    acts: /^(?!buy (?:a|my) gift|tell)/,
    days: 42,
    title: "Get ready for the baby",
    measure: "A place to sleep, the bag and the first two weeks of help are ready.",
    steps: [
      "List what the baby needs for the first two weeks; borrow what you can",
      "Set up the place to sleep and pack the bag for the birth",
      "Agree who comes when, and who cooks",
      "Fill out leave and insurance forms before the date",
    ],
  },
];
