import type { Recipe } from "./recipe.rules.ts";

/**
 * Body and mind. None of these texts gives medical advice; if treatment may be needed, they refer to a professional.
 */
export const HEALTH_RECIPES: readonly Recipe[] = [
  {
    id: "illness",
    pillar: "Presence",
    tone: "gentle",
    horizonDays: 14,
    signs: [
      [
        /\b(?:diagnos\w*|cancer|chemo\w*|tumou?r|surgery|operation|biopsy|diabetes|heart (?:attack|disease)|stroke|chronic (?:pain|illness)|relapse|hospital|treatment|autoimmune|long covid|rehab|recover(?:y|ing)? (?:from|after))\b/,
        4,
      ],
      [/\b(?:sick|ill|illness|pain|injur\w*|migraines?|symptoms?|medication|therapy|therapist)\b/, 2],
      [/\b(?:depress\w*|panic attacks?|ptsd|eating disorder)\b/, 4],
    ],
    heading: "Take the next step with my health",
    measurable:
      "Your questions are answered by a professional, the next appointment has a date, and one person knows how you are.",
    achievable:
      "One call a day is enough. Take someone along who writes down the answers. If it gets worse quickly, ring the doctor or the emergency number and do not wait for this plan.",
    relevant: "Knowing the next step makes an uncertain time a little steadier.",
    steps: [
      "Write down what you feel, since when, and the three questions you want answered",
      "Call the practice and fix the next appointment",
      "Ask one person to come along or to be there afterwards",
      "Note what was said, what comes next and whom to ring if something changes",
    ],
    soonSteps: [
      "Write down your three questions and the medicines you take",
      "Ask one person to come along or to be on the phone",
    ],
  },
  {
    id: "appointment",
    pillar: "Presence",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:dentist|tooth|teeth|check-?up|screening|mammogram|colonoscopy|vaccin\w*|flu shot|blood test|eye test|optician|glasses|dermatolog\w*|gyn[a-z]+|physio\w*|(?:see|call|find|visit) (?:a|the|my) (?:doctor|gp|specialist|therapist)|doctor'?s appointment)\b/,
        4,
      ],
      [/\b(?:appointment|doctor|gp|clinic)\b/, 2],
    ],
    heading: "Get the appointment done",
    measurable: "The appointment has taken place, and its result and the next date are written down.",
    achievable:
      "A call takes ten minutes. Say on the phone if you are afraid of it: they hear that every day.",
    relevant: "What has been looked at stops going round in your head.",
    steps: [
      "Call or book online, and ask to be put on the list for earlier dates",
      "Write down what you want to know and which medicines you take",
      "Arrange time off and the way there",
      "Go, and note the result and the next date",
    ],
    soonSteps: [
      "Write down what you want to know and which medicines you take",
      "Check time, address and what to bring",
    ],
  },
  {
    id: "sleep",
    pillar: "Presence",
    tone: "plain",
    horizonDays: 21,
    signs: [
      [
        /\b(?:can't|cannot|can not|don't|won't|not|hardly|barely|haven't|trouble|better|more|enough) (?:been )?sle(?:ep|eping|pt)\b/,
        5,
      ],
      [
        /\b(?:sleep|insomnia|sleepless|asleep|lying awake|wak(?:e|ing) up at night|bedtime|go to bed|night shifts?|nap|get up earl\w+|wake up (?:earl\w+|at))\b/,
        3,
      ],
    ],
    heading: "Get back to sleeping well",
    measurable:
      "The same getting-up time on five days out of seven, noted each morning with how rested you feel from 1 to 5.",
    achievable:
      "Move bedtime by fifteen minutes at a time. A bad night needs no making up for. If most nights are still bad after three weeks, talk to a doctor.",
    relevant: "With more sleep, small problems stay small.",
    steps: [
      "Set one alarm for getting up and one for winding down",
      "Find the phone a place to charge outside the bedroom",
      "Leave out coffee after lunch for a week, and see what changes",
      "Note seven nights, then look at what they show",
    ],
    soonSteps: [
      "Set one alarm for getting up and one for winding down",
      "Put the phone to charge in another room tonight",
    ],
  },
  {
    id: "fitness",
    pillar: "Production",
    tone: "plain",
    horizonDays: 56,
    signs: [
      [/\b(?:marathon|triathlon|5 ?k|10 ?k|half ironman|ironman|couch to|parkrun)\b/, 5],
      [
        /\b(?:run|walk|swim|cycle|bike|row|hike)\b.{0,15}\b\d+ ?(?:k|km|kms|kilomet\w+|miles?|mi|laps|m)\b/,
        5,
      ],
      [
        /\b(?:los(?:e|ing) (?:some |\d+ )?(?:weight|pounds|lbs|kilos?|kg)|get (?:fit|in shape|back in shape|stronger)|work(?:ing)? out|exercis\w*|gym|fitness|workouts?|push-?ups?|pull-?ups?|yoga|pilates|lift(?:ing)? weights|strength training|cardio)\b/,
        5,
      ],
      [
        /\b(?:start(?:ing)? (?:to )?(?:run|running|jogging|swimming|cycling|climbing)|running|jog(?:ging)?|swimming|cycling|train(?:ing)? for|steps a day|race)\b/,
        3,
      ],
    ],
    heading: "Get moving, a little at a time",
    measurable:
      "Three sessions a week are ticked off in the calendar, and one number, such as minutes or distance, grows slowly.",
    achievable:
      "Start with less than you could do, and add about a tenth a week. Pain that stays is a reason to rest and ask; after a long break or with an illness, talk to a doctor first.",
    relevant: "Regular beats heroic, and your body carries everything else you plan.",
    steps: [
      "Put three fixed times a week in the calendar",
      "Do the first session at a pace at which you could talk",
      "Find one person or group to train with once a week",
      "Finish the first full week, then raise one number by a tenth",
    ],
    soonSteps: ["Do one easy session of twenty minutes", "Lay out shoes, clothes and water for the day"],
  },
  {
    id: "habit",
    pillar: "Presence",
    tone: "gentle",
    horizonDays: 21,
    signs: [
      [
        /\b(?:quit|stop|stopping|give up|giving up|cut (?:down|back)|reduce|less|limit)\b.{0,20}\b(?:smok\w*|vap\w*|cigarettes?|nicotine|drink\w*|alcohol|wine|beer|weed|cannabis|gambl\w*|sugar|snack\w*|sweets|junk food|coffee|caffeine|scroll\w*|phone|social media|instagram|tiktok|screens?|gaming|video games|porn|shopping|nail biting|biting my nails|procrastinat\w*|swearing)\b/,
        5,
      ],
      [
        /\b(?:sober|sobriety|addict\w*|dry january|cravings?|detox|bad habit|procrastinat\w*|smok(?:e|ing)|drink(?:ing)? too much)\b/,
        4,
      ],
      [/\b(?:habit|doomscroll\w*|phone too much)\b/, 3],
    ],
    heading: "Loosen the habit",
    measurable:
      "A line in the calendar for every day that went as you wanted, and each week at least as many as the week before.",
    achievable:
      "Know the moment it happens, and have something else ready for it. A slip is information, not the end. With alcohol or medicines every day, ask a doctor before stopping: stopping suddenly can be dangerous.",
    relevant: "It gives you back time, money or breath for what you care about.",
    steps: [
      "Note for three days when it happens and what came just before",
      "Choose one thing to do instead, and put it within reach",
      "Remove the easiest way to it from your home, desk or phone",
      "Tell one person, and talk with them after the first week",
    ],
    soonSteps: [
      "Choose one thing to do instead, and put it within reach",
      "Tell one person what you are trying today",
    ],
  },
  {
    id: "overload",
    pillar: "Presence",
    tone: "gentle",
    horizonDays: 7,
    signs: [
      [
        /\b(?:overwhelm\w*|burn(?:ed|t|ing)? ?-?out|burnout|too much (?:on my plate|to do|going on|at once)|stress(?:ed|ful)?|anxi\w+|panic\w*|exhausted|falling apart|can't cope|breaking down|drowning in|at my limit|everything at once|worried|worry)\b/,
        4,
      ],
      [/\b(?:calm(?:er)?|meditat\w*|mindful\w*|breathe|present|slow down|journal(?:ing)?)\b/, 3],
      [/\b(?:tired|scattered|juggling|stuck)\b/, 2],
    ],
    heading: "Get ground under my feet again",
    measurable:
      "One thing is off your list, one is moved, one person knows how it is, and one evening was free.",
    achievable:
      "Fewer things, not more effort. If it does not ease, or gets darker, talk to a doctor; in the US and Canada you can call or text 988 at any hour, elsewhere findahelpline.com lists people to talk to.",
    relevant: "You decide better with a little room around you.",
    steps: [
      "Write down everything that is on your mind, without order",
      "Choose the one thing for today, and cross out or move three others",
      "Tell one person how it is, and ask for one concrete thing",
      "Keep one evening this week free of plans",
    ],
    soonSteps: [
      "Write down everything that is on your mind, without order",
      "Choose one thing for today, and let the rest wait",
    ],
  },
  {
    id: "rest",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\b(?:time off|(?:days?|weeks?|months?|friday|monday) off|take a break|need a break|sabbatical|day of rest|work[- ]life balance|switch off|unplug|me time|weekend off|rest(?:ed)? more|more rest|time for myself|vacation days|annual leave)\b/,
        4,
      ],
      [/\b(?:rest|relax|recharge)\b/, 2],
    ],
    heading: "Take time off that is really off",
    measurable:
      "The days are in the calendar and agreed, someone covers for you, and you answered nothing while away.",
    achievable:
      "What can wait, waits. One page of handover is enough, and one case in which you may be called.",
    relevant: "Rest is part of the work and part of the people around you.",
    steps: [
      "Put the free days in the calendar and get the yes for them",
      "Write one page: what is open, who has it, where it is",
      "Choose one thing you look forward to, and nothing more",
      "Switch off notifications and set the out-of-office reply",
    ],
    soonSteps: ["Cancel or move one thing", "Switch off notifications for one whole evening"],
  },
];
