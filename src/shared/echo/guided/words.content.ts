/** Words for talks that go the same way for most people. Each sign needs two cues; the first that fits counts. */
export const WORDS: readonly { readonly sign: RegExp; readonly say: string }[] = [
  {
    sign: /\b(?:died|passed away|death)\b.*\b(?:tell|explain)\b.*\b(?:kids?|son|daughter|children)\b|\b(?:tell|explain)\b.*\b(?:kids?|son|daughter|children)\b.*\b(?:died|passed away|death)\b/,
    say: "I have something sad to tell you, and I'll say it plainly: somebody we love died. It's okay to cry, and you can ask me anything, now or later.",
  },
  {
    sign: /\b(?:asks?|asked|asking|wants?|keeps asking) (?:me )?(?:to (?:borrow|lend)|for (?:money|a loan))\b|\bsay no\b.*\b(?:borrow|lend|loan)/,
    say: "I care about you, and I can't lend you money this time. That won't change, so please don't wait on me. I'm happy to sit down with you and look at it together.",
  },
  {
    sign: /\b(?:tell|say to|talk to)\b.*\b(?:redundan\w+|laid off|lost my job|got fired|sacked)\b|\b(?:redundan\w+|laid off|lost my job|got fired|sacked)\b[\s\S]*\b(?:tell|say|words)\b/,
    say: "I have hard news, and I want you to hear it from me: I lost my job. I don't have a plan yet. I'd like us to look at it together.",
  },
  {
    sign: /\b(?:resign\w*|(?:handing|hand|giving|give) (?:in )?(?:my )?notice|two weeks'? notice)\b[\s\S]*\b(?:letter|boss|email|write|say|message)\b|\b(?:letter|boss|email|write|say|message)\b[\s\S]*\b(?:resign\w*|notice)\b/,
    say: "I'm resigning from my position, and I'd like to agree on my last day with you this week. Thank you for the time here; I'll help hand over my work.",
  },
  {
    sign: /\b(?:server|site|system|website)\b.*\b(?:down|outage)\b/,
    say: "We know that it's down, and we're working on it. I'm sorry for the trouble. I'll write again within the hour, even if it isn't fixed by then.",
  },
  {
    sign: /\binterview\b[\s\S]*\bgap\b/,
    say: "I took some time away from work, and I'm ready to come back. This job fits what I do best, and I can start right away.",
  },
  {
    sign: /\bmother.in.law\b[\s\S]*\b(?:nights?|stay\w*|weeks?)\b/,
    say: "I'd love for her to come, and I can do two nights. After that I need the house to ourselves. Will you tell her, or shall we do it together?",
  },
];

/** Who a message is for, and how it ends where no wish was said. The first that fits counts. */
export const RECIPIENTS: readonly {
  readonly sign: RegExp;
  readonly close: string;
  readonly isFormal?: true;
  readonly isPublic?: true;
}[] = [
  {
    sign: /\b(?:post|neighborhood group|facebook|nextdoor|flyer|announcement)\b/,
    close: "Please message me if you know anything or can help.",
    isPublic: true,
  },
  {
    sign: /landlord|landlady|property manager/,
    close: "Please let me know in writing by when you can take care of it.",
    isFormal: true,
  },
  {
    sign: /teacher|principal|school|coach|daycare/,
    close: "Please let me know if there's anything to make up. Thank you.",
    isFormal: true,
  },
  {
    sign: /\b(?:[\w-]+ )?company|insurance|bank|customer service|airline|store|seller|contractor|plumber|supplier/,
    close: "Please tell me in writing what you'll do about it and by when.",
    isFormal: true,
  },
  {
    sign: /boss|manager|supervisor|employer/,
    close: "I wanted to tell you early. Is there anything you need from me to plan around it?",
  },
  { sign: /client|customer/, close: "I'll be in touch again as soon as I know more." },
  { sign: /coworker|co-worker|colleague/, close: "Could we talk about it for ten minutes?" },
  { sign: /roommate|flatmate|housemate/, close: "Could we agree on a way that works for both of us?" },
  { sign: /neighbou?r/, close: "Could we find a way that works for both of us?" },
  {
    sign: /sister|brother|mom|mum|mother|dad|father|cousin|aunt|uncle|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|ex/,
    close: "I wanted you to hear it from me.",
  },
];

/** What is asked where only what somebody does was told. */
export const DEFAULT_WISHES: readonly { readonly sign: RegExp; readonly say: string }[] = [
  {
    sign: /\b(?:borrow\w*|owe|paid (?:it |me )?back|pay me back)\b/,
    say: "When can you pay it back? A date would help me.",
  },
  {
    sign: /\b(?:charged|charging|billed|billing|overcharged)\b/,
    say: "Please check it and refund what was too much.",
  },
  { sign: /\bdidn't\b/, say: "That hurt, and I'd like to talk about it." },
  {
    sign: /\b(?:haven't|don't|never|aren't)\b/,
    say: "Please tell me today by when you can do it.",
  },
];

export const WORDS_SAYS = {
  lead: ["You could say it like this:", "Here's one way to say it:", "Try these words:"],
  after: [
    "Change anything that doesn't sound like you, and stop after the last sentence.",
    "Make it your own, and leave a pause after it.",
  ],
  change: "It's hard on me. Could you please change that from today?",
  sorry: "I'm sorry, and I'd like to make it up to you.",
  missing: "I can write that. Who is it for, and what should they know or do?",
  listen: "Tell me in your own words what you'd want them to understand, and I'll make it short.",
  fine: [
    "It isn't rude. It's short, and it says what you'll do, so you can send it as it is.",
    "That works as it stands: clear, and nobody is blamed. If you want it warmer, put “Thanks for asking” in front.",
  ],
} as const;
