import type { Recipe } from "./recipe.rules.ts";

/** Work, school, learning and giving. */
export const WORK_RECIPES: readonly Recipe[] = [
  {
    id: "job-search",
    kinds: ["project", "amount", "event"],
    pillar: "Purpose",
    signs:
      /\b(?:(?:find|get|land|look for|need|start) (?:a |an |another |my |the |some )?(?:new |better |first |part[- ]time |full[- ]time |summer |real |decent |remote |different )*(?:job|work|employment|career)|laid off|got fired|was fired|job (?:search|hunt)|change careers|career change|unemployed|back to work|apply (?:for|to) .{0,12}jobs?|lost my job|let go)\b/,
    days: 42,
    title: "Find the next job",
    measure: "You've sent applications every week and had at least one interview.",
    steps: [
      "Write down what you want and what you can't do without",
      "Update your resume, and have one person read it",
      "Tell ten people you're looking, and ask each for one name",
      "Send two good applications a week, and note when to follow up",
    ],
  },
  {
    id: "resume",
    kinds: ["project", "errand"],
    pillar: "Purpose",
    signs: /\b(?:resume|cv|portfolio|cover letter|linkedin profile|headshot)\b/,
    days: 7,
    measure: "{Object|It} {is} finished, checked by one person and saved as a PDF.",
    steps: [
      "List your jobs or pieces with one result for each",
      "Put the strongest first, and cut what doesn't help",
      "Ask someone in the field to read {object|it}",
      "Fix it, save it, and send it once",
    ],
  },
  {
    id: "business",
    kinds: ["project", "amount"],
    pillar: "Production",
    signs:
      /\b(?:(?:start|open|launch|grow|run|set up|build) .{0,40}(?:business|shop|store|bakery|restaurant|food truck|company|salon|studio|etsy|practice|daycare|stand|line|brand|agency|app|startup|cafe|blog|newsletter)|customers|clients?|clientele|subscribers|followers|side hustle|etsy)\b/,
    days: 42,
    measure: "You've sold to the first customer, and been paid.",
    steps: [
      "Write in two lines what you offer, for whom, and the price",
      "Ask five likely customers what they'd pay and why",
      "Sort out the permit, the account and the first supplies",
      "Open small, sell the first one, and ask what to improve",
    ],
  },
  {
    id: "work-project",
    kinds: ["project", "event", "amount"],
    pillar: "Production",
    signs:
      /\b(?:report|budget for|proposal|grant|inventory|audit|client|quarter|q[1-4]|spreadsheet|database|onboard\w*|training|policy|bylaws|launch|migrat\w*|presentation|slides|deck for|manual|handbook|schedule for|payroll|register|records?|slides|slide deck|the team|process)\b/,
    acts: /^(?!buy|sell|launch|open|grow|start)/,
    days: 14,
    measure: "{Object|It} {is} finished, checked, and in the right hands.",
    steps: [
      "Write down what finished looks like, and who decides that",
      "List the parts of {object|it}, and do the riskiest one first",
      "Show a rough version to one person early",
      "Fix what they found, and hand it over",
    ],
  },
  {
    id: "sales",
    kinds: ["amount", "project"],
    pillar: "Production",
    signs:
      /\b(?:sales|policies|cold calls|calls (?:this|a)|quota|listings|clients|leads|orders|regulars|clientele|commissions?)\b/,
    days: 56,
    measure: "You've {achieved|reached your number}.",
    steps: [
      "Divide the number by the weeks you have, and write the weekly target where you see it",
      "List the people most likely to say yes, and start there",
      "Block the same hours every day for calls",
      "Count every Friday, and change what doesn't work",
    ],
  },
  {
    id: "hire",
    kinds: ["project"],
    pillar: "Production",
    signs:
      /\b(?:hire|hiring|recruit|new (?:employee|assistant|cook|nurse|manager)|fill the position|delegate|train (?:my|the|our) (?:new|staff|replacement|team))\b/,
    days: 28,
    measure: "The person has said yes and has a start date.",
    steps: [
      "Write down the three things they must be able to do",
      "Post it, and ask five people for a name",
      "Talk to three, with the same questions for each",
      "Check two references, make the offer, and plan the first week",
    ],
  },
  {
    id: "ask-raise",
    kinds: ["project", "relationship", "errand", "event"],
    pillar: "Production",
    signs:
      /\b(?:raise|pay rise|promotion|more hours|remote work|time off|schedule change|negotiate (?:my|a) (?:salary|offer)|two weeks notice|resign|quit (?:my|this) job|leave my job)\b/,
    acts: /^(?:ask|get|negotiate|talk|request|quit|resign|put in|leave|give)/,
    days: 7,
    measure: "You've said it to your boss and have an answer or a date for one.",
    steps: [
      "Write down what you ask for, and three facts that support it",
      "Look up what others earn or do in the same role",
      "Ask your boss for 20 minutes, and say it plainly",
      "Write down the answer and the next date",
    ],
  },
  {
    id: "essay",
    kinds: ["project", "amount", "errand"],
    pillar: "Purpose",
    signs:
      /\b(?:essays?|paper|thesis|dissertation|assignment|homework|lab report|research|book report|capstone|chapter \d|term paper|coursework|science fair|personal statement|statement of purpose|group project)\b/,
    acts: /^(?!buy|read)/,
    days: 10,
    title: "Hand in the paper",
    measure: "{Object|It} {is} handed in, at the length they asked for.",
    steps: [
      "Read the assignment again and write your main point in one sentence",
      "Make an outline with the evidence for each part",
      "Write a rough draft in two sittings, without fixing it",
      "Let it rest a night, revise, check the sources, and hand it in",
    ],
    soon: [
      "Write your main point and an outline in half an hour",
      "Draft it in one sitting, check it once, and hand it in",
    ],
  },
  {
    id: "school-apply",
    kinds: ["project", "amount", "errand", "event"],
    pillar: "Purpose",
    signs:
      /\b(?:(?:apply|applying|application|applications|apps) .{0,30}(?:college|school|university|program|scholarships?|grad|internships?|nursing|med|law)|college (?:apps?|applications?|list|visits?)|scholarships?|internships?|go back to (?:school|college)|get (?:my|a|an) (?:ged|degree|associate'?s?|bachelor'?s?|master'?s?|certificate|cdl|license)|finish (?:my|the) degree|enroll|transcripts?|community college|nursing (?:school|program)|trade school)\b/,
    days: 28,
    measure: "The application is in, with everything they asked for.",
    steps: [
      "List the requirements and the date for each",
      "Ask for transcripts and letters of recommendation now",
      "Draft the essay or form, and have someone read it",
      "Submit two days early, and save the confirmation",
    ],
  },
  {
    id: "study",
    kinds: ["project", "habit", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:study|studying|grades?|gpa|homework|algebra|chemistry|calculus|math|physics|biology|statistics|pass (?:my|the)|class(?:es)?|course|semester|credits|finals|school)\b/,
    days: 28,
    measure: "You've studied {often|at the set times} for four weeks, and the next grade shows it.",
    steps: [
      "Write down where you stand in each subject and what's due when",
      "Set fixed times for it {often|on four days a week}, in the same place",
      "Test yourself at the end of each session instead of rereading",
      "Ask the teacher or a tutor about the one thing you don't get",
    ],
  },
  {
    id: "language",
    kinds: ["project", "habit", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:spanish|french|german|italian|portuguese|mandarin|chinese|japanese|korean|arabic|russian|hindi|tagalog|english|irish|welsh|urdu|yoruba|igbo|sign language|asl|duolingo|language|polish|dutch|hebrew|gujarati|tamil)\b/,
    acts: /^(?!translate|call|eat|cook|help|teach)/,
    days: 42,
    measure: "You can hold a five-minute conversation in it.",
    steps: [
      "Pick one course or app, and a fixed 15 minutes {often|a day}",
      "Learn the 20 sentences you'd use first",
      "Find someone to speak with once a week",
      "Have a five-minute conversation, and note what you were missing",
    ],
  },
  {
    id: "instrument",
    kinds: ["project", "habit", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:guitar|piano|violin|fiddle|drums?|ukulele|banjo|flute|trumpet|cello|saxophone|clarinet|harmonica|tabla|sing(?:ing)?|songs?|choir|bass|scales|keyboard|mandolin|tuba|accordion)\b/,
    acts: /^(?!sell|buy|restring|move|ship|tune)/,
    days: 42,
    measure: "You've played something through for one person.",
    steps: [
      "Tune it, and pick the first song or piece you want to play",
      "Practice {often|15 minutes on five days a week}, hardest part first",
      "Find a teacher or one good course, and stay with it",
      "Play it for one person",
    ],
  },
  {
    id: "read-books",
    kinds: ["amount", "habit", "project"],
    pillar: "Purpose",
    signs: /\b(?:read(?:ing)?|books?|pages|novels?|chapters?|audiobooks?)\b/,
    acts: /^(?:read|finish|get|start|listen|go)/,
    days: 28,
    measure: "You've {achieved|read what you planned}.",
    steps: [
      "Put the book where you sit down at the end of the day",
      "Set one fixed reading time: {tie|right before bed, phone in another room}",
      "Keep a list on the inside cover: date and page",
      "If a book drags, swap it for one you want to read",
    ],
  },
  {
    id: "write-book",
    kinds: ["amount", "project", "habit"],
    pillar: "Purpose",
    signs:
      /\b(?:novel|memoir|manuscript|my book|words (?:a day|per day|on)|screenplay|poems?|poetry|short stor\w+|children's book|song(?:s)? for|life story|write (?:every|each|daily|more)|stories|blog)\b/,
    acts: /^(?:write|finish|draft|edit|revise|start|complete|publish|self-publish|work|get|type|do|record)/,
    days: 42,
    measure: "You've {achieved|finished the draft}, counted at the end of each week.",
    steps: [
      "Fix the hour and the place where you'll write",
      "Write without fixing, and stop mid-sentence so the next start is easy",
      "Note the count at the end of each session",
      "Show a few pages to one kind reader",
    ],
  },
  {
    id: "skill",
    kinds: ["project", "habit", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:learn|teach myself|take (?:a |an )?(?:class|course|lessons)|get better at|master|typing|drive|excel|coding|program\w*|photography|draw\w*|sketch\w*|paint(?:ing)?|pottery|weld\w*|sew\w*|knit\w*|crochet\w*|cook\w*|bak(?:e|ing)|chess|swim|ride|sign language|cpr|first aid|speed|birdwatch\w*|fish|juggl\w*|dance|woodwork\w*|certification|certified|license|permit|cdl)\b/,
    acts: /^(?:learn|teach|take|get|practice|master|start|begin|pick|study|become|improve|relearn|work|want|do|train|try|draw|sketch|type)/,
    days: 42,
    measure: "You've done it once for real, start to finish, with someone watching.",
    steps: [
      "Choose one course, book or person to learn from",
      "Set fixed times for it, {often|twice a week}",
      "Do one small real thing with it early, and let it be bad",
      "Show it to someone who's good at it, and ask for one tip",
    ],
  },
  {
    id: "teach-other",
    kinds: ["project", "relationship", "habit"],
    pillar: "Peace",
    acts: /^(?:teach|tutor|coach|mentor|help) (?!myself)/,
    days: 28,
    measure: "They've done it once on their own.",
    steps: [
      "Ask {who|them} what they can do already and what they'd like first",
      "Set one fixed time a week",
      "Show one small step, then let them do it",
      "Do it once for real together",
    ],
  },
  {
    id: "volunteer",
    kinds: ["project", "habit", "amount"],
    pillar: "Purpose",
    signs:
      /\b(?:volunteer(?:s|ing)?|community service|food (?:bank|pantry)|shelter|give back|mentor|habitat for|soup kitchen|red cross|petition|crosswalk|donate blood|advocate|activis\w*|protest|school board)\b/,
    days: 21,
    measure: "{Amount|Your first two shifts} done, and the next one is on your calendar.",
    steps: [
      "Pick one place, and ask what help they need most",
      "Sign up for one fixed time",
      "Go twice before you decide how often",
      "Ask what they'd like you to take on next",
    ],
  },
  {
    id: "purpose",
    kinds: ["project"],
    pillar: "Purpose",
    signs:
      /\b(?:figure out (?:what|my life|my next)|what (?:i|to do) (?:want|with my)|my life|purpose|find myself|meaning|next chapter|after (?:retirement|graduation|i retire)|bucket list|direction|who i am|calling|vision|goals?|get it together|get my (?:life|act) together)\b/,
    days: 21,
    title: "Find out what I want next",
    measure: "You've tried one thing for real, and know if you want more of it.",
    steps: [
      "Write down three days from your life that felt right, and what they had in common",
      "Ask two people who know you well what they see you doing",
      "Try one thing for an afternoon",
      "Choose the next one small step, and a day for it",
    ],
  },
  {
    id: "new-job",
    kinds: ["event", "project"],
    pillar: "Production",
    signs:
      /\b(?:(?:start|first day|first week|first month) .{0,20}(?:job|work|shift|position|role)|new (?:job|role|position)|orientation|promoted|back to work)\b/,
    acts: /^(?!find|get|look|apply|land)/,
    days: 14,
    measure: "You've got through the first two weeks, and know whom to ask what.",
    steps: [
      "Set out papers, clothes and the way there the day before",
      "In the first days, learn names and ask how they like things done",
      "Write down each evening what you learned and one question",
      "Ask your boss after two weeks what would help most",
    ],
  },
];
