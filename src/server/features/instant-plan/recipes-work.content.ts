import type { Recipe } from "./recipe.rules.ts";

/** Work and business. */
export const WORK_RECIPES: readonly Recipe[] = [
  {
    id: "job-search",
    pillar: "Purpose",
    tone: "gentle",
    horizonDays: 42,
    signs: [
      [
        /\b(?:laid off|lay-?offs?|layoff|redundan\w*|fired|sacked|let go|los(?:t|ing|e) (?:my|his|her|our) job|unemploy\w*|(?:company|office|plant|factory|shop|store) (?:is |will be )?(?:shutting down|closing|going under|bankrupt)|shutting down (?:my|our) (?:office|company|plant|site)|out of work|between jobs)\b/,
        5,
      ],
      [
        /\b(?:job (?:search|hunt\w*|interviews?|applications?|offer)|find (?:a|an|another|the|work|my)(?: [a-z]+)? ?(?:job|work|internship|apprenticeship)?\b(?<=job|work|internship|apprenticeship)|new job|(?:change|switch|quit|leave) (?:my )?(?:jobs?|careers?)|apply(?:ing)? for (?:a |the )?(?:jobs?|positions?|internships?)|resume|cv|r[eé]sum[eé]|cover letter|linkedin|internship|career change)\b/,
        4,
      ],
      [/\b(?:interview|severance|career)\b/, 2],
      [/\b(?:job|jobs)\b/, 1],
    ],
    heading: "Find the next job, one week at a time",
    measurable:
      "Each week: three applications written for that employer and five messages to people you know, on a list that shows where each stands.",
    achievable:
      "Half days, with evenings and weekends free of it. Claim the support you are entitled to first, and ask one person to read what you send.",
    relevant: "It pays the rent, and it can be work that suits you better.",
    steps: [
      "Check benefits, notice papers and how many months the money lasts",
      "Update the CV and ask two people to read it",
      "Tell twenty people, one by one, what you are looking for",
      "Send the first three applications, each written for that employer",
    ],
    soonSteps: [
      "Write down three examples from your work that answer the likely questions",
      "Check time, place or link, and what to bring or send",
    ],
  },
  {
    id: "new-job",
    pillar: "Production",
    tone: "plain",
    horizonDays: 28,
    signs: [
      [
        /\b(?:start(?:s|ing)? (?:my |a |the |in my )?(?:new )?(?:job|role|position|apprenticeship)|first (?:day|week|month) at (?:work|the (?:new )?(?:job|office))|new role|onboard(?:ing)? (?:myself|at)|promot(?:ed|ion))\b/,
        6,
      ],
    ],
    heading: "Arrive well in the new role",
    measurable:
      "You know what is expected in the first three months, in writing, and have met the five people you will work with most.",
    achievable: "Ask and listen first; nobody expects results in the first week.",
    relevant: "A clear start saves months of guessing.",
    steps: [
      "Check papers, way, time and equipment for the first day",
      "Ask your manager what a good first month looks like, and write it down",
      "Meet the five people you will work with most",
      "Finish one small useful thing, and ask how it landed",
    ],
    soonSteps: [
      "Check papers, way, time and clothes for the first day",
      "Write down three questions for your manager",
    ],
  },
  {
    id: "launch",
    pillar: "Production",
    tone: "plain",
    horizonDays: 42,
    signs: [
      [
        /\b(?:launch(?:es|ing)?|go(?:ing)? live|releas(?:e|ing)|ship(?:ping)?|roll(?:ing)? ?-?out)\b.{0,40}\b(?:product|app|apps|website|web ?shop|site|shop|store|feature|version|beta|newsletter|podcast|course|service|campaign|platform|update|game|album|mvp|brand|collection)\b/,
        5,
      ],
      [
        /\b(?:launch|go live|mvp|start-?up|start(?:ing)? (?:a|my|our) (?:own )?(?:business|company|shop|bakery|caf[eé]|agency|podcast)|open(?:ing)? (?:a|my|our) (?:own )?(?:business|company|shop|store|bakery|caf[eé]|restaurant|studio|practice)|business plan|freelanc\w*|self-employed|side (?:hustle|business))\b/,
        4,
      ],
      [/\b(?:customers?|website|app|investors?|pricing)\b/, 1],
    ],
    heading: "Launch with a way back",
    measurable:
      "It is out on the day, the first customers have used it for its main purpose, and nothing that loses data, money or trust stays open.",
    achievable:
      'One promise, one owner each for product, support and the decision to stop. Everything outside the first version goes on a "later" list.',
    relevant: "Real use teaches more than another month of plans.",
    steps: [
      "Write the promise in one line, and the list of what is not in it",
      "Name who owns product, support and the decision to stop",
      "Let five customers try it, and fix what stops them",
      "Rehearse the way back, then decide go or no-go",
    ],
    soonSteps: ["Decide go or no-go on three written criteria", "Check the way back and who is on call"],
  },
  {
    id: "hiring",
    pillar: "Production",
    tone: "plain",
    horizonDays: 42,
    signs: [
      [
        /\b(?:hir(?:e|ing)|recruit\w*|interview(?:ing)? (?:candidates|applicants|\d+ )|job (?:ad|description|posting)|fill the (?:role|position)|onboard(?:ing)? (?:a|the|our|two|three|new))\b/,
        5,
      ],
      [/\b(?:candidates?|applicants?|vacancy|new (?:employee|colleague|team member|hire))\b/, 3],
    ],
    heading: "Find the right person for the role",
    measurable:
      "A signed contract with someone who has done a real piece of the work in the interview, and a plan for their first week.",
    achievable:
      "Three things the person must be able to do, the same questions for everyone, an answer to each candidate within five days.",
    relevant: "The right person takes weight off everyone for years.",
    steps: [
      "Write down the three things this person must be able to do",
      "Publish the role and ask ten people whom they would suggest",
      "Prepare the same questions and one real task for everyone",
      "Decide with the team, make the offer and answer all the others",
    ],
    soonSteps: [
      "Write down the three things this person must be able to do",
      "Prepare the same five questions for everyone",
    ],
  },
  {
    id: "presentation",
    pillar: "Production",
    tone: "plain",
    horizonDays: 7,
    signs: [
      [
        /\b(?:presentation|slides?|slide deck|pitch deck|powerpoint|keynote|speech|toast|public speaking|conference talk|give a talk|webinar|demo day)\b/,
        5,
      ],
      [
        /\b(?:present(?:ing)? (?:to|at|the|our|my)|pitch(?:ing)?|board meeting|update (?:to|for) (?:the|my|our) (?:ceo|board|boss|team|investors|clients?)|all-hands|quarterly review|offsite|off-site|workshop|chair(?:ing)? (?:a|the)|agenda|performance review|town hall)\b/,
        4,
      ],
      [/\b(?:meeting|demo|kick-?off)\b/, 3],
    ],
    heading: "Go in prepared",
    measurable:
      "You can say the one message in a sentence, a rehearsal stayed within the time, and the ask at the end is clear.",
    achievable: "Three points are enough. Two rehearsals aloud do more than ten more slides.",
    relevant: "People remember one thing; you choose which.",
    steps: [
      "Write in one sentence what they should know or decide afterwards",
      "Draft three points with one example each",
      "Check room or link, equipment and a way to go on without it",
      "Rehearse aloud twice, once with a listener and a clock",
    ],
    soonSteps: [
      "Write in one sentence what they should know or decide afterwards",
      "Rehearse aloud once with a clock",
    ],
  },
  {
    id: "project",
    pillar: "Production",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:project|deadline|milestone|sprint|backlog|deliverables?|clients?|proposal|quarter(?:ly)? (?:goals?|targets?|numbers)|okrs?|kpis?|sales|revenue|team|stakeholders?|new process|strategy|migrat\w+|audit|inventory|contract|tender|report|grant|q[1-4])\b/,
        3,
      ],
      [/\b(?:deliver|finish|submit|hand in|ship|work|boss|office|e-?mails?)\b/, 1],
    ],
    heading: "Bring the work to a clean finish",
    measurable:
      "The result is handed over, the person who asked for it has said that it is what they needed, and nothing open is without an owner.",
    achievable:
      "Agree on what may be left out before you begin. One block of undisturbed time a day goes to this and nothing else.",
    relevant: "Finished and handed over frees your head for what comes next.",
    steps: [
      'Write down what "done" means, and get a yes to it',
      "List what is left, and cross out what nobody would miss",
      "Ask early for what you need from others, with a date",
      "Finish the riskiest part first, then hand over and get it confirmed",
    ],
    soonSteps: [
      "Choose the one part without which nothing else counts",
      "Tell the people who wait what they will get, and when",
    ],
  },
];
