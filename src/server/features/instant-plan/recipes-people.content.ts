import type { Recipe } from "./recipe.rules.ts";

const kinds = ["relationship"] as const;

/** Family, friends, neighbors and partners. */
export const PEOPLE_RECIPES: readonly Recipe[] = [
  {
    id: "reconcile",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:make (?:peace|up|amends)|reconcil\w*|patch (?:it|things) up|estranged|stopped (?:talking|speaking)|not (?:speaking|talking)|haven't (?:spoken|talked)|mend|fix things|repair|feud|reach out|rebuild|back in (?:my|touch)|haven't seen)\b/,
    days: 14,
    measure: "You've reached out and said what you wanted to say. Their answer is theirs.",
    steps: [
      "Write down what you miss, and what you'd like to own up to",
      "Send {who|them} a short, kind message that asks for nothing but a talk",
      "If they say yes, meet somewhere easy, and listen first",
      "If they don't answer, leave the door open and try once more later",
    ],
  },
  {
    id: "apologize",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:apologi[sz]\w*|say (?:i'm |im )?sorry|make (?:it )?right|forgive me|own up|what i (?:said|did))\b/,
    days: 5,
    measure: "You've said it to them plainly, without a \u201cbut\u201d.",
    steps: [
      "Write three lines: what you did, how it landed, what you'll do differently",
      "Ask {who|them} for ten minutes, or write if that's easier for them",
      "Say it, then listen",
      "Do the one thing you promised",
    ],
  },
  {
    id: "forgive",
    kinds,
    pillar: "Peace",
    signs: /\b(?:forgiv\w*|let go of|resent\w*|hold(?:ing)? a grudge|grudge|move on from)\b/,
    days: 28,
    measure: "You've put it into words, and it takes up less of your day.",
    steps: [
      "Write {who|the person} a letter that you won't send",
      "Tell someone you trust what it did to you",
      "Decide what you need from here on: distance, a talk, or nothing",
      "Choose one small way to put it down, and do it",
    ],
  },
  {
    id: "better-parent",
    kinds: ["relationship", "habit"],
    pillar: "Peace",
    signs:
      /\b(?:better (?:dad|father|mom|mum|mother|parent|grand\w+|step\w+)|(?:time|patient|present|connect|bond|closer|talk|kinder|listen|relationship|one on one|real time)\b.{0,30}\b(?:kids?|children|son|daughter|teen\w*|boys|girls|stepson|stepdaughter|grandkids|grandson|granddaughter|oldest|youngest|toddler)|bedtime stor\w+)\b/,
    acts: /^(?!(?:talk|tell|ask|apologize|have (?:the|a|that) talk))/,
    days: 28,
    measure: "You've had your time with {who|them} each week for four weeks, and they know it's coming.",
    steps: [
      "Ask {who|them} what they'd like to do with you",
      "Set one fixed hour a week that is just for that, phone away",
      "Listen more than you advise; ask one real question each time",
      "After a month, ask what they want to keep",
    ],
  },
  {
    id: "co-parent",
    kinds: ["relationship", "project"],
    pillar: "Peace",
    signs:
      /\b(?:co-?parent\w*|(?:my|our) ex|ex-?(?:husband|wife)|baby(?:'s)? (?:daddy|mama|father|mother))\b/,
    days: 21,
    measure: "You've kept to the agreement for three weeks, handoffs included.",
    steps: [
      "Write down the two or three things that must run smoothly",
      "Send one short, neutral message that proposes how",
      "Keep to facts and dates in writing, and save the rest for a friend",
      "If it stalls, ask a mediator",
    ],
  },
  {
    id: "children",
    kinds: ["project", "event", "relationship", "habit"],
    pillar: "Peace",
    signs:
      /\b(?:son|daughter|kids?|child(?:ren)?|toddler|boy|girl|grandson|granddaughter|teen\w*)\b.{0,40}\b(?:school|kindergarten|afraid|scared|tantrums?|bull(?:y|ied|ying)|homework|potty|screens?|eat|behav\w*|shy|friends|grades?|struggl\w*|reading)\b|\b(?:daycare|babysitter|nanny|child ?care|preschool|after-?school|summer camp|potty[- ]train\w*)\b/,
    acts: /^(?!sign|register|pay|enroll)/,
    days: 14,
    measure: "It has gone better on most days for two weeks, or the care is settled.",
    steps: [
      "Ask {who|them} what's hardest, and listen before you suggest anything",
      "Talk with the teacher, the sitter or another parent who knows this",
      "Pick one small change and keep it up for two weeks",
      "Notice out loud what went well",
    ],
  },
  {
    id: "marriage",
    kinds: ["relationship", "habit"],
    pillar: "Peace",
    signs:
      /\b(?:marriage|husband|wife|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|date night|couples|romance|love language|argue with)\b/,
    days: 21,
    measure: "You've had that time together each week, and you both say it's better.",
    steps: [
      "Tell {who|your partner} you want to do better by the two of you, and ask what they'd wish for",
      "Set a time this week with no phones and no chores",
      "Say one thing you're grateful for, and ask for one thing you need",
      "If you keep getting stuck, book a couples counselor",
    ],
  },
  {
    id: "hard-talk",
    kinds,
    acts: /^(?!spend|be|make|get)/,
    pillar: "Peace",
    signs: /\b(?:(?:talk|conversation|speak|tell|confront|ask|say)\b)/,
    days: 5,
    measure: "You've said it, heard them out, and agreed on one next step.",
    steps: [
      "Write the one sentence you want {who|them} to hear",
      "Choose a calm time and place, and ask for 20 minutes",
      "Say it, stop, and let them answer",
      "Agree on one next step before you part",
    ],
  },
  {
    id: "boundary",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:boundar\w*|set (?:some )?limits|say no|stand up|drop by|borrow\w*|respect|toxic|interfer\w*|controlling|nosy|take advantage|walk all over)\b/,
    days: 7,
    measure: "You've said your line once, kindly, and kept to it the next time it came up.",
    steps: [
      "Finish the sentence: \u201cFrom now on I will / won't ...\u201d",
      "Tell {who|them} once, calmly, without a long list of reasons",
      "Decide ahead what you'll do when it happens again",
      "Do just that, and tell a friend how it went",
    ],
  },
  {
    id: "roommate",
    kinds: ["relationship", "project"],
    pillar: "Peace",
    signs:
      /\b(?:roommates?|flatmates?|housemates?|neighbo(?:u)?rs?'?|noise|loud|dishes|barking|parking|fence line|upstairs|landlord)\b/,
    days: 7,
    measure: "You've talked, and there is one clear agreement.",
    steps: [
      "Write down what happens and the one change you'd like",
      "Catch {who|them} at a calm moment and ask what would work for both",
      "Write down what you agreed",
      "Check in after two weeks",
    ],
  },
  {
    id: "friends",
    kinds: ["relationship", "project", "habit"],
    pillar: "Peace",
    signs:
      /\b(?:friends?|lonely|loneliness|social life|meet (?:people|new|someone)|neighbors|know (?:nobody|no one|anybody)|by myself|alone|dating|date again|get out (?:of the house )?more|book club|group|club)\b/,
    acts: /^(?!buy|host)/,
    days: 28,
    measure: "You've met up with someone twice, and the next time has a date.",
    steps: [
      "Pick one group that meets every week near you, and go once",
      "Go back, and ask one person a question about themselves",
      "Invite someone for coffee or a walk",
      "Set the next time before you say goodbye",
    ],
  },
  {
    id: "keep-touch",
    kinds: ["relationship", "habit", "project"],
    pillar: "Peace",
    signs:
      /\b(?:in touch|call (?:my )?(?:mom|mum|mother|dad|father|grand\w+|nan|sister|brother|parents)|visit (?:my )?(?:mom|mum|mother|dad|father|grand\w+|parents|sister|brother|son|daughter)|reconnect|catch up with|write to|see (?:my )?(?:mom|dad|parents|grand\w+|friends) more|old friend|college (?:friends?|roommate)|long distance|drifted)\b/,
    days: 21,
    measure: "You've been in touch {often|once a week}, and the next time is set.",
    steps: [
      "Send {who|them} one plain message today: \u201cThinking of you. Can I call this week?\u201d",
      "Set a fixed time for it, {often|once a week}",
      "Ask about one thing they told you last time",
      "Make a plan to see each other",
    ],
  },
  {
    id: "thank",
    kinds: ["relationship", "project", "errand"],
    pillar: "Peace",
    signs: /\b(?:thank(?:s|ing)?(?: |-)?(?:you)?(?: notes?| cards?| letters?)?|appreciat\w*|gratitude to)\b/,
    acts: /^(?:thank|write|send|finish|do|get|show|tell|say)/,
    days: 7,
    measure: "The thanks are said or sent.",
    steps: [
      "Make the list of names, and one thing you're thankful for beside each",
      "Write the first one today, three lines are plenty",
      "Do a few a day until the list is done, and send them",
    ],
  },
  {
    id: "ask-out",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:ask (?:[a-z]+ ){0,4}(?:out|to (?:prom|homecoming|marry|the dance|dinner))|propose to|dating|go on a date|first date)\b/,
    days: 7,
    measure: "You've asked. Their answer is theirs.",
    steps: [
      "Decide on one simple invitation with a day and a place",
      "Ask in person or in one short message",
      "If it's yes, set the time; if it's no, say thanks and take a walk",
    ],
  },
  {
    id: "come-out",
    kinds: ["relationship", "decision"],
    pillar: "Peace",
    signs: /\b(?:come out|coming out|i'm gay|i'm trans|bisexual|lesbian)\b/,
    days: 14,
    measure: "You've chosen whom to tell and when, and someone is there for you afterward.",
    steps: [
      "Think through how it may go, and whether you're safe if it goes badly",
      "Tell one person first who you know will be kind",
      "Choose the time and the sentence for {who|the others}",
      "Have someone to call afterward",
    ],
  },
  {
    id: "bad-news",
    kinds: ["relationship"],
    pillar: "Peace",
    signs:
      /\btell (?:my|our|the) .{3,60}\b(?:failed|pregnant|lost|quit|leaving|want out|fired|dropped|moving|broke|sick|cancer|divorc\w*)/,
    days: 5,
    measure: "They've heard it from you, and you know the next step.",
    steps: [
      "Write the news in one plain sentence",
      "Choose a quiet time, and say it first thing",
      "Let them react; you don't have to fix it on the spot",
      "Say what you plan to do next, and what you'd like from them",
    ],
  },
  {
    id: "care-parent",
    kinds: ["project", "relationship", "event"],
    pillar: "Peace",
    signs:
      /\b(?:assisted living|nursing home|memory care|caregiver|care for (?:my|our)|caring for|look(?:ing)? after (?:my|our)|home health|aide|respite|mom (?:can't|cant|is|in)|move (?:my )?(?:mom|mum|mother|dad|father|grand\w+|parents?)|(?:mom|mum|dad|mother|father|grandma|grandpa)'?s? (?:fell|falls|dementia|memory|stroke|care))\b/,
    days: 21,
    measure: "The next weeks of care are covered, and you aren't the only one doing it.",
    steps: [
      "Write down what {who|they} can't do alone on a normal day",
      "Call the doctor's office or your Area Agency on Aging, and ask what's available",
      "Visit two places or meet two helpers, and ask the price",
      "Split the tasks with family, with names and days",
    ],
  },
  {
    id: "find-person",
    kinds: ["project", "relationship"],
    pillar: "Purpose",
    signs:
      /\b(?:birth (?:father|mother|parents?)|biological|long[- ]lost|adoptee|half[- ](?:sister|brother)|find my (?:father|dad|mother|mom|brother|sister))\b/,
    days: 42,
    measure: "You've followed every lead you have, and decided whether to write.",
    steps: [
      "Write down every name, date and place you know",
      "Search public records or a DNA site, or ask a search group",
      "Decide what you'd want to say first, and talk it over with someone close",
      "Write a short, gentle letter, and give them time",
    ],
  },
  {
    id: "help-other",
    kinds: ["relationship", "project", "habit"],
    pillar: "Peace",
    signs:
      /\b(?:help (?:my|our|him|her|a) |support (?:my|our|him|her)|be there for|check (?:in )?on (?:my|our)|take care of (?:my|our)|teach my|bullied|bullying)\b/,
    days: 14,
    measure: "They've had the help you meant to give, and told you what else they need.",
    steps: [
      "Ask {who|them} what would help most right now",
      "Pick one thing you can do this week, and tell them when",
      "Do it, and ask how it went",
      "Find one more person or place that can help",
    ],
  },
];
