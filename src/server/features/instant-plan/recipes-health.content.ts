import type { Recipe } from "./recipe.rules.ts";

/** Body, mind and rest: amounts, habits and one-off steps. */
export const HEALTH_RECIPES: readonly Recipe[] = [
  {
    id: "weight",
    kinds: ["amount", "habit", "project"],
    pillar: "Presence",
    signs:
      /\b(?:lose|drop|shed|down|lost) .{0,25}(?:lbs?|pounds?|kgs?|kilos?|stone|weight|inches)\b|\b(?:lbs?|pounds?|kilos?) down\b|\blose weight\b|\b(?:water )?fast(?:ing)? for\b|\b(?:drop|go|get) from [123]\d\d (?:lbs? |pounds? )?to \d{2,3}\b|\bbaby weight\b|\bbelly\b/,
    days: 84,
    title: "Bring my weight down",
    measure: "You've {achieved|reached the weight you're aiming for}, at a pace your doctor is fine with.",
    steps: [
      "Note your weight today, and ask your doctor what pace is safe for you",
      "Pick two changes you can live with, such as no soda and a walk after supper",
      "Weigh in once a week, the same morning, and write it down",
      "After four weeks keep what works and change one thing",
    ],
  },
  {
    id: "weight-gain",
    kinds: ["amount", "project"],
    pillar: "Presence",
    signs: /\b(?:gain|put on|bulk up) .{0,25}(?:lbs?|pounds?|kgs?|kilos?|muscle|weight)\b/,
    days: 84,
    measure: "You've {achieved|reached the weight you're aiming for}.",
    steps: [
      "Note your weight today and what you eat on a normal day",
      "Add one solid snack and a bigger breakfast every day",
      "Lift three times a week with someone who can check your form",
      "Weigh in once a week and adjust what you eat",
    ],
  },
  {
    id: "blood-numbers",
    kinds: ["amount", "habit", "project"],
    pillar: "Presence",
    signs:
      /\b(?:blood pressure|a1c|cholesterol|blood sugar|sugars?\b.{0,20}(?:under|below|down)|triglycerides|ldl|resting heart rate|top number|bottom number|systolic|doctor wants (?:it|me|my)|bmi|glucose)\b/,
    days: 84,
    title: "Bring my numbers down",
    measure: "Your next reading shows {bound|the number you and your doctor agreed on}.",
    steps: [
      "Write down today's number, and ask your doctor what helps most in your case",
      "Take any medicine at the same time each day, and check the number as often as they say",
      "Change one meal and add a daily walk",
      "Book the next test now, so there is a date to see how it's going",
    ],
  },
  {
    id: "run-race",
    kinds: ["amount", "event", "habit", "project"],
    pillar: "Presence",
    signs:
      /\b(?:5k|10k|half[- ]marathon|marathon|triathlon|couch to|run(?:ning)? (?:a|an|my|the|three|every|\d)|jog\w*|ironman|\d+ ?k\b.{0,15}(?:run|race)|get (?:back )?into running|start running)\b/,
    acts: /^(?!raise|volunteer)/,
    days: 70,
    measure: "You've {achieved|done it}.",
    steps: [
      "Write down how far you can go today without stopping",
      "Run or walk-run {often|three days a week}, with rest in between",
      "Add a little distance to one longer run each week",
      "Take the last week easy and set out your gear the night before",
    ],
    soon: [
      "Keep this week light: two or three short, easy runs",
      "Set out shoes, clothes and the way there the night before",
      "Start slower than you want to, and see how it goes",
    ],
  },
  {
    id: "gentle-exercise",
    kinds: ["habit", "project", "amount"],
    pillar: "Presence",
    signs: /\b(?:chair (?:exercises|yoga)|balance|fell\b|falls?\b|walker|cane|seniors?|silver sneakers)\b/,
    acts: /^(?!fix|call|buy|get my mom)/,
    days: 28,
    measure: "You've done them {often|on three days a week} for four weeks, with no new falls.",
    steps: [
      "Ask your doctor or a physical therapist which moves are safe for you",
      "Set a sturdy chair against the wall, and keep a phone within reach",
      "Begin with five minutes, {often|three days a week}, and have someone nearby the first time",
      "Add a minute a week; stop if you feel dizzy or it hurts",
    ],
  },
  {
    id: "strength",
    kinds: ["amount", "habit", "project"],
    pillar: "Presence",
    signs:
      /\b(?:push-?ups?|pull-?ups?|sit-?ups?|squats?|bench|deadlift\w*|lift(?:ing)?|weights|gym|work(?:ing)? out|workouts?|exercis\w*|get (?:back )?in(?:to)? shape|plank|strength|fit(?:ter|ness)?|crossfit|pilates|zumba|stronger|muscle)\b/,
    acts: /^(?!sell|clean|cancel)/,
    days: 56,
    measure: "You've {achieved|done it}, and it's in your log.",
    steps: [
      "Test what you can do today, and write it down",
      "Set your training days {often|three days a week} and pack your bag the night before",
      "Add a little each week; rest when something hurts",
      "Test again every two weeks and note it",
    ],
  },
  {
    id: "walk-steps",
    kinds: ["amount", "habit", "project"],
    pillar: "Presence",
    signs: /\b(?:walk(?:s|ing)?|steps|hik(?:e|es|ing))\b/,
    acts: /^(?!plan|book)/,
    days: 28,
    measure: "You've {achieved|kept to it} for four weeks, with each time marked on a calendar.",
    steps: [
      "Pick the route and the time, and put your shoes by the door",
      "Do the first short one today or tomorrow",
      "Mark each day on a calendar you see",
      "After two weeks, add a little or ask someone to come along",
    ],
  },
  {
    id: "swim-bike",
    kinds: ["amount", "habit", "project"],
    pillar: "Presence",
    signs:
      /\b(?:swim(?:ming)?|laps|bike|biking|cycl\w+|row(?:ing)?|golf|tennis|handicap|basketball|soccer|climb\w*|skiing|ski\b|dance|dancing|karate|jiu-?jitsu|boxing|pickleball|surf\w*)\b/,
    acts: /^(?!sell|fix|buy|repair|pick|begin|start a)/,
    days: 42,
    measure: "You've {achieved|done it}, and noted how it went.",
    steps: [
      "Note where you stand today",
      "Set your times for it, {often|twice a week}",
      "Ask someone who's better for one tip, and work on just that",
      "Test yourself every two weeks",
    ],
  },
  {
    id: "stretch-rehab",
    kinds: ["habit", "project"],
    pillar: "Presence",
    signs:
      /\b(?:stretch\w*|physio|pt exercises|physical therapy|back exercises|knee exercises|rehab exercises|yoga|tai chi|posture|balance exercises|chair exercises|exercises the pt)\b/,
    days: 28,
    measure: "You've done it {often|on most days} for four weeks.",
    steps: [
      "Write the moves on a card and put it where you'll do them",
      "Tie them to something fixed: {tie|after you brush your teeth}",
      "Mark each round, and tell your therapist if one hurts",
    ],
  },
  {
    id: "meditate",
    kinds: ["habit", "project", "amount"],
    pillar: "Presence",
    signs:
      /\b(?:meditat\w*|mindful\w*|breath(?:e|ing)|gratitude|journal\w*|diary|morning pages|quiet time|be present|affirmations)\b/,
    days: 28,
    measure: "You've done it {often|on most days} for four weeks; missed days are fine.",
    steps: [
      "Choose one chair and one time: {tie|right after you get up}",
      "Do a short first round today",
      "On a hard day, do one minute of it so the thread holds",
      "After two weeks, keep the time or move it to one that fits better",
    ],
  },
  {
    id: "pray",
    kinds: ["habit", "project", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:pray\w*|bible|quran|scripture|rosary|devotion\w*|mass|church|mosque|temple|synagogue|fajr|torah|ayahs?|verses|tith\w*|ramadan|lent)\b/,
    days: 28,
    measure: "You've kept to it {often|on the days you chose} for four weeks.",
    steps: [
      "Choose the time and place, and set out what you need the night before",
      "Begin with the next one: {task|a small first one}",
      "Ask one person to do it with you or to ask how it's going",
      "When you miss a day, pick it up at the next one",
    ],
  },
  {
    id: "sleep",
    kinds: ["habit", "project", "quit", "amount"],
    pillar: "Presence",
    signs:
      /\b(?:sleep\w*|insomnia|bedtime|(?:in|to) bed (?:by|at|before|earlier)|go to bed|wake up (?:at|early|earlier|before)|get up (?:at|early|earlier|before)|rest(?:ed)?\b|snooz\w*|alarm|nap)\b/,
    acts: /^(?!get (?:the|my) (?:baby|toddler))/,
    days: 28,
    title: "Sleep better",
    measure: "You kept your times {often|on five nights a week} for four weeks.",
    steps: [
      "Set one time for lights out and one for getting up",
      "Charge your phone outside the bedroom and dim the lights an hour before",
      "Get daylight and move a little every morning",
      "If it's no better after a month, ask your doctor about it",
    ],
  },
  {
    id: "baby-sleep",
    kinds: ["project", "habit", "relationship"],
    pillar: "Peace",
    signs:
      /\b(?:baby|toddler|infant|newborn|son|daughter|kids?)\b.{0,30}\b(?:sleep\w*|naps?|own bed|through the night|crib|bedtime)\b/,
    days: 21,
    measure: "Most nights go by the new bedtime.",
    steps: [
      "Write down a week of bedtimes and wakings",
      "Choose one short routine: bath, book, lights out at the same time",
      "Agree with everyone in the house how you'll answer at night",
      "Keep it up for two weeks before you judge it, and ask the pediatrician if you're worried",
    ],
  },
  {
    id: "on-time",
    kinds: ["habit", "quit", "project"],
    pillar: "Production",
    signs:
      /\b(?:on time|punctual|(?:at|in) (?:my desk|work|school|class|the office) (?:by|at|before)|stop being late|early for|be early|out the door by)\b/,
    acts: /^(?!pay|pray|take)/,
    days: 28,
    measure: "You've been on time {often|on workdays} for four weeks, marked on a calendar.",
    steps: [
      "Work back from the minute you want to be there, and set an alarm for leaving the house",
      "Put keys, bag and clothes by the door the night before",
      "Aim for ten minutes early, with something nice to do when you get there",
      "Note what held you up each time, and fix the most common one",
    ],
  },
  {
    id: "eat-better",
    kinds: ["habit", "project", "quit"],
    pillar: "Presence",
    signs:
      /\b(?:eat(?:ing)? (?:better|healthier|healthy|more|less|green|clean|at home|breakfast|vegetables|right|something)|vegetables|veggies|cook(?:ing)? (?:at home|more|dinner|real|from scratch)|meal prep\w*|diet|protein|fruit|fiber|lunch from home|pack(?:ing)? (?:my )?lunch|bring (?:my )?lunch|home ?cooked|breakfast|vegan|vegetarian|gluten|keto|portion)\b/,
    days: 28,
    measure: "You've done it {often|on four days a week} for four weeks.",
    steps: [
      "Pick three simple meals you already like",
      "Shop for them once a week, on the same day",
      "Wash, cut or cook the night before for your hardest day",
      "After two weeks swap in one new meal",
    ],
  },
  {
    id: "water",
    kinds: ["habit", "amount"],
    pillar: "Presence",
    signs:
      /\b(?:(?:drink|drinking|more|enough|glasses of|bottles of|cups of|ounces of|oz of|gallon of) (?:of )?(?:more |enough )?water|hydrat\w*)\b/,
    days: 28,
    measure: "You've had {amount|a full bottle by lunch and another by supper} on most days for four weeks.",
    steps: [
      "Fill a bottle and put it where you work",
      "Drink a glass with each meal, and one when you get up",
      "Mark each full day on a calendar",
    ],
  },
  {
    id: "medicine",
    kinds: ["habit"],
    pillar: "Presence",
    signs:
      /\b(?:meds|medication|medicine|pills?|insulin|vitamins?|inhaler|blood sugar|check my sugar|supplements|tablets)\b/,
    days: 28,
    measure: "No missed dose for two weeks.",
    steps: [
      "Get a weekly pill box and fill it on Sunday",
      "Set an alarm for each dose, and keep the box {tie|where you brush your teeth}",
      "Ask someone to check in for the first two weeks, and ask the pharmacist about doses that are hard to keep",
    ],
  },
  {
    id: "teeth-skin",
    kinds: ["habit"],
    pillar: "Presence",
    signs:
      /\b(?:floss\w*|brush(?:ing)? (?:my )?teeth|skin ?care|sunscreen|moistur\w*|retainer|wash my face)\b/,
    days: 28,
    measure: "You've done it {often|every day} for four weeks; a missed day is just a missed day.",
    steps: [
      "Put what you need right next to your toothbrush",
      "Do the smallest version tonight",
      "Mark each day on the mirror or a calendar",
    ],
  },
  {
    id: "anxiety",
    kinds: ["project", "habit", "quit", "relationship"],
    pillar: "Presence",
    signs:
      /\b(?:anxi\w+|panic|worr(?:y|ied|ying)|stress\w*|burn(?:ed|t)? out|burnout|depress\w*|overwhelm\w*|overthink\w*|exhausted|temper|anger|angry|mood|mental health|lonely all|self[- ]esteem|confidence|nerves|perfectionis\w*|imposter)\b/,
    days: 14,
    title: "Get some ground under my feet",
    measure: "You've told one person how it is, and you have one thing that helps on a bad day.",
    steps: [
      "Write down what sets it off, for three days",
      "Tell one person you trust how it's been",
      "Choose one thing that calms you, and do it once a day",
      "Ask your doctor or a counselor for an appointment if it's been going on for weeks",
    ],
  },
  {
    id: "therapy",
    kinds: ["project", "habit"],
    pillar: "Presence",
    signs:
      /\b(?:therap\w+|counsel\w+|psychiatr\w+|support group|rehab|al-?anon|aa meetings?|sponsor|detox)\b/,
    days: 10,
    measure: "A first appointment or meeting is on your calendar.",
    steps: [
      "Write down in two lines what you want help with",
      "Find two or three places that fit your insurance or budget",
      "Call or message them, and take the first opening",
      "After the first visit, decide if it's a fit",
    ],
  },
  {
    id: "surgery",
    kinds: ["event", "project"],
    pillar: "Presence",
    signs:
      /\b(?:surgery|operation|knee replace\w*|hip replace\w*|c-?section|chemo\w*|radiation|procedure|transplant|biopsy)\b/,
    days: 14,
    title: "Get ready for the surgery",
    measure: "Rides, help and medicines are set before the day.",
    steps: [
      "Ask the office what to do before, and write down your questions",
      "Ask one person to drive you and one to help at home",
      "Set up home: meals, medicines, and what you'll need within reach",
      "Put the follow-up visit on your calendar",
    ],
  },
  {
    id: "diagnosis",
    kinds: ["project", "relationship", "decision", "event"],
    pillar: "Presence",
    signs:
      /\b(?:diagnos\w+|cancer|diabet\w+|dementia|alzheimer'?s|parkinson'?s|stroke|ms\b|lupus|epilepsy|adhd|autis\w+|chronic|arthritis|migraines?|pain)\b/,
    days: 10,
    title: "Take the next step with this news",
    measure: "You know the next appointment, and who's coming with you.",
    steps: [
      "Write down your three most important questions for the doctor",
      "Ask someone to come along and take notes",
      "Ask the office for the next steps in writing, with a name to call",
      "Pick one thing this week that does you good",
    ],
  },
  {
    id: "time-off",
    kinds: ["project", "habit", "event"],
    pillar: "Peace",
    signs:
      /\b(?:day off|time off|(?:days?|weeks?) off|vacation days|take a break|unplug|rest more|slow down|me time|time for myself|sabbatical|hobby|hobbies|relax\w*|fun|play more|work[- ]life)\b/,
    days: 14,
    measure: "You've taken the time, with the phone away.",
    steps: [
      "Put it on your calendar and tell the people it touches",
      "Hand over or move what would call you back",
      "Choose one thing you'll enjoy, and keep the rest open",
    ],
  },
];
