import type { Recipe } from "./recipe.rules.ts";

/** Study, writing, skills, and career plans. */
export const LEARNING_RECIPES: readonly Recipe[] = [
  {
    id: "exam",
    pillar: "Purpose",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\b(?:exams?|finals|midterms?|bar exam|a-levels?|gcses?|abitur|sat|lsat|mcat|gre|gmat|ielts|toefl|quiz|certification|driving test|theory test|citizenship test|retake|resit|revis(?:e|ion) for)\b/,
        4,
      ],
      [/\bpass(?:ing)? (?:my|the|our|a|this|all)\b/, 3],
      [/\b(?:study(?:ing)?|learn) for\b/, 3],
      [
        /\b(?:test|coursework|homework|semester|lectures?|uni|university|college|class|grades?|assignment|studying)\b/,
        2,
      ],
    ],
    heading: "Go into the exam prepared",
    measurable:
      "Every topic is ticked off once you can explain it without notes, and two practice papers under exam conditions reach the mark you need.",
    achievable: "Two blocks of fifty minutes a day, with the phone in another room and one free day a week.",
    relevant: "Steady preparation leaves you calmer on the day, and with the rest of your life intact.",
    steps: [
      "List the topics and mark each one green, yellow or red",
      "Put fixed study blocks in the calendar, red topics first",
      "Explain three topics aloud to someone",
      "Sit one timed practice paper, and check place, time and what to bring",
    ],
    soonSteps: [
      "Go once through your three weakest topics",
      "Check place, time and what to bring, and go to bed early",
    ],
  },
  {
    id: "writing",
    pillar: "Production",
    tone: "plain",
    horizonDays: 56,
    signs: [
      [
        /\b(?:thesis|dissertation|manuscript|novel|memoir|phd|doctorate|essay|term paper|research paper|blog|screenplay|short story|book proposal)\b/,
        5,
      ],
      [
        /\b(?:writ(?:e|ing)|finish(?:ing)?|publish(?:ing)?|edit(?:ing)?|draft(?:ing)?)\b.{0,20}\b(?:books?|chapters?|article|paper|novel|story|poems?|draft|bachelor'?s?|master'?s?|essay|song|album)\b/,
        5,
      ],
      [/\b(?:chapter|words a day|\d[\d,.]* words|literature review)\b/, 3],
    ],
    heading: "Get the text written",
    measurable:
      "A complete draft, however rough, has been read by one other person, and the number of words grew on four days a week.",
    achievable: "A fixed hour a day, the same place. First drafts may be bad: they only have to exist.",
    relevant: "It turns what is in your head into something others can read.",
    steps: [
      "Write the contents on one page, one sentence for each part",
      "Put a fixed writing hour in the calendar on four days a week",
      "Finish the roughest possible version of the hardest part",
      "Give the draft to one reader with two questions",
    ],
    soonSteps: [
      "Write the contents on one page, one sentence for each part",
      "Finish one part roughly, and check how it has to be handed in",
    ],
  },
  {
    id: "learning",
    pillar: "Purpose",
    tone: "plain",
    horizonDays: 42,
    signs: [
      [
        /\b(?:learn(?:ing)?(?: to| how to)?|teach(?:ing)?|practi[sc]e|get better at|improve my|brush up|take (?:a |an )?(?:[a-z]+ )?(?:course|class|lessons))\b/,
        4,
      ],
      [
        /\b(?:piano|guitar|violin|drums|spanish|french|german|english|italian|japanese|chinese|korean|arabic|portuguese|sign language|python|javascript|coding|programming|excel|chess|drawing|photography|pottery|knitting|sewing|cooking lessons|to cook|to swim|to drive|driving lessons)\b/,
        3,
      ],
      [/\b(?:skill|lessons|course|language|instrument)\b/, 1],
    ],
    heading: "Learn it, a little every day",
    measurable:
      "You have shown one small real result to another person: a piece played, a talk held, a thing made.",
    achievable:
      "Twenty minutes on five days beats one long Sunday. A teacher, a course or a partner gives the answers.",
    relevant: "Being a beginner at something you chose is good for you in itself.",
    steps: [
      "Choose one small result that you could show to someone",
      "Find one course, teacher or book, and stay with it",
      "Practise twenty minutes on five days of a week",
      "Show the result to someone, and choose the next one",
    ],
    soonSteps: [
      "Choose one small result that you could show to someone",
      "Practise it for twenty minutes today",
    ],
  },
  {
    id: "direction",
    pillar: "Purpose",
    tone: "gentle",
    horizonDays: 28,
    signs: [
      [
        /\b(?:purpose|meaning(?:ful)?|what (?:i|we) (?:really )?want|(?:my|our) (?:values|mission|direction|calling|priorities|life goals?)|direction in life|what to do with my life|who i am|what matters|find my(?:self| way| passion)|retire\w*|vocation|volunteer\w*|give back|legacy|decide (?:whether|if|between|what)|decisions?|choose between|make up my mind|next chapter|new year'?s? resolutions?)\b/,
        4,
      ],
    ],
    heading: "Find out what I want next",
    measurable:
      "One page says what matters to you in three points, what you decided, and the one thing you do differently because of it.",
    achievable:
      "Three quiet hours and two honest conversations go a long way. A decision may have a date on which you look at it again.",
    relevant: "It is easier to say yes and no when you know what for.",
    steps: [
      "Write down three times when you felt in the right place, and what they share",
      "Ask two people who know you what they see",
      "Try one option for a day or an evening",
      "Decide, write down why, and set the day to look at it again",
    ],
    soonSteps: [
      "Write down the options, and what each would cost and give",
      "Ask one person who knows you what they see",
    ],
  },
];
