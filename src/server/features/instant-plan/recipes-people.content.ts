import type { Recipe } from "./recipe.rules.ts";

/** Friends, new acquaintances, conflicts and breakups. */
export const PEOPLE_RECIPES: readonly Recipe[] = [
  {
    id: "grief",
    pillar: "Peace",
    tone: "sorrow",
    horizonDays: 14,
    signs: [
      [
        /\b(?:grief|griev\w*|mourn\w*|bereave\w*|funeral|memorial service|burial|eulogy|miscarr\w*|stillb\w*|widow\w*)\b/,
        5,
      ],
      [/\b(?:died|passed away|passed on|is dying|took (?:his|her|their) own life)\b/, 5],
      [
        /\b(?:death of|lost (?:my|our) (?:[a-z]+ )?(?:mother|father|mom|mum|dad|parents?|wife|husband|partner|son|daughter|baby|child|brother|sister|friend|grand\w+|dog|cat|aunt|uncle))\b/,
        5,
      ],
      [/\bput (?:my|our|the) (?:[a-z]+ )?(?:dog|cat|horse) (?:down|to sleep)\b/, 5],
      [/\b(?:terminal|hospice|last days|suicide)\b/, 3],
    ],
    heading: "Take the next days gently",
    measurable:
      "The few things that cannot wait are done or handed to someone, and you have not carried the days alone.",
    achievable:
      "Only what cannot wait, and only with help: most people want to be asked. Eat, drink, sleep as far as it goes. On a heavy day you can call or text 988 in the US and Canada; elsewhere findahelpline.com lists people to talk to.",
    relevant:
      "There is no right way to grieve and no schedule for it. This only keeps the necessary things small.",
    steps: [
      "Tell one person what has happened, and let them come or call",
      "Write down what really has to be done this week, and give away what others can do",
      "Set aside one quiet hour for remembering, in whatever way fits you",
      "Choose whom you will call on a heavy day, and tell them so",
    ],
    soonSteps: [
      "Ask one person to be with you, or on the phone, for what comes next",
      "Do only what cannot wait, and leave the rest for later",
    ],
  },
  {
    id: "separation",
    pillar: "Peace",
    tone: "gentle",
    horizonDays: 28,
    signs: [
      [
        /\b(?:divorc\w*|separation|custody|break(?:ing)? ?up|broke up|breakup|ex-?(?:wife|husband)|split up|splitting up|alimony|left me|leaving (?:my|me)|cheated on|dumped me)\b/,
        5,
      ],
      [/\bseparat(?:e|ed|ing) (?:from|with)?\b/, 3],
    ],
    heading: "Get through the separation step by step",
    measurable:
      "Home, money and, where there are any, children are settled in writing for the next month, and you know who advises you.",
    achievable:
      "One question at a time, with advice before signatures. Decide nothing large on a bad evening. If you are ever afraid of the other person, talk to a helpline or the police first.",
    relevant: "Clear next steps leave more room for what you feel.",
    steps: [
      "Tell one person you trust how things stand",
      "Write down what has to be settled for the next month: home, money, children",
      "Copy the papers that matter, and keep them in a place of your own",
      "Book one hour with a lawyer, mediator or advice centre",
    ],
    soonSteps: [
      "Ask one person you trust to be there today",
      "Decide only where you sleep and what cannot wait",
    ],
  },
  {
    id: "conversation",
    pillar: "Peace",
    tone: "gentle",
    horizonDays: 7,
    signs: [
      [/\b(?:hard|difficult|tough|honest|serious|awkward|overdue) (?:conversations?|talks?|chats?)\b/, 5],
      [
        /\b(?:talk|speak|tell|confront|apologi[sz]e|say sorry|make up|come out)\b.{0,20}\b(?:my|our|him|her|them|the|to)\b.{0,25}\b(?:boss|manager|mother|father|mom|mum|dad|parents?|wife|husband|partner|girlfriend|boyfriend|brother|sister|friend|neighbou?rs?|roommate|flatmate|son|daughter|colleague|coworker|family|in-laws?|landlord|team)\b/,
        4,
      ],
      [
        /\b(?:apologi[sz]e|conflict|argu(?:e|ing|ment)|fight(?:ing)?|quarrel\w*|feud|mediat\w*|set (?:a )?bound\w*|say no to|stand up to|make peace|reconcil\w*|ask (?:my boss )?for a (?:pay )?raise|pay ?rise|raise with my)\b/,
        4,
      ],
      [/\b(?:talk (?:to|with)|speak (?:to|with))\b/, 2],
      [/\b(?:yell\w*|shout\w*|angry|tension|upset|annoy\w*|noisy|resent\w*)\b/, 1],
    ],
    heading: "Have the conversation that is waiting",
    measurable:
      "You have said your three sentences and heard theirs, and there is one next step, or a day to go on talking.",
    achievable:
      "Half an hour, in private, rested. If voices rise, suggest a break. If saying it could put you in danger, talk to a helpline or someone trained first.",
    relevant: "What is said calmly now weighs less than what is carried around.",
    steps: [
      "Write three sentences: what happened, what it does to you, what you ask for",
      "Say them aloud once to someone you trust",
      "Ask for half an hour at a good time for both of you",
      "Have the talk, and write down what you agreed",
    ],
    soonSteps: [
      "Write three sentences: what happened, what it does to you, what you ask for",
      "Ask when would be a good time to talk",
    ],
  },
  {
    id: "celebration",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\b(?:wedding|get(?:ting)? married|marry(?:ing)?|engagement|bridal|baby shower|bachelor\w*|hen (?:do|party)|honeymoon|anniversary|graduation|baptism|christening|bar mitzvah|bat mitzvah|quincea\w+)\b/,
        4,
      ],
      [
        /\b(?:party|birthday|'s \d+(?:th|st|nd|rd)|turns \d+|host everyone|reunion|barbecue|bbq|potluck|dinner for|host(?:ing)? (?:christmas|thanksgiving|dinner|a|the|my|our|\d+)|celebrat\w*|christmas dinner|thanksgiving dinner|guests?|festival|fundraiser|gala)\b/,
        3,
      ],
      [/\b(?:christmas|holiday) (?:presents?|gifts?|shopping|cards?)\b|\b(?:presents?|gifts?) for\b/, 4],
      [/\b(?:event|cake|invitations?|venue|presents?|gifts?)\b/, 1],
    ],
    heading: "Prepare the celebration",
    measurable:
      "Place, people, food and budget are settled a few days before, and you sit down with the others on the day.",
    achievable:
      "Decide the three things that matter to you, do those well, and give the rest to people who offered to help.",
    relevant: "It is meant to be a good day for you, too.",
    steps: [
      "Decide the date, the number of people and the sum you will spend",
      "Book the place and tell the guests when and where",
      "Ask three people to take one task each: food, music, clearing up",
      "Write one page for the day itself: who, what, when",
    ],
    soonSteps: [
      "Confirm place, time and people",
      "Choose the two things that matter most, and leave out the rest",
    ],
  },
  {
    id: "friends",
    pillar: "Peace",
    tone: "gentle",
    horizonDays: 21,
    signs: [
      [
        /\b(?:lonely|loneliness|isolated|no friends|make (?:new )?friends|(?:find|meet) (?:new )?(?:people|friends)|reconnect|lost touch|stay in touch|keep in touch|dating|social life|alone (?:all|every|most))\b/,
        4,
      ],
      [/\b(?:friends?|friendship|community|neighbou?rhood)\b/, 1],
      [
        /\b(?:spend more time with|more time (?:with|for) my|visit my|call my (?:mother|father|mom|mum|dad|grand\w+|brother|sister))\b/,
        4,
      ],
    ],
    heading: "Have people around me again",
    measurable:
      "Three real conversations or meetings in the time of this plan, and the next one already has a date.",
    achievable: "One message a week is a start. A fixed activity with the same people does half of the work.",
    relevant: "Being known by a few people makes ordinary days easier.",
    steps: [
      "Write to one person you miss, with one plain sentence",
      "Choose one group or place where the same people meet every week",
      "Go there twice before you judge it",
      "Arrange the next meeting before the last one ends",
    ],
    soonSteps: [
      "Write to one person you miss, with one plain sentence",
      "Arrange a call or a walk of half an hour",
    ],
  },
];
