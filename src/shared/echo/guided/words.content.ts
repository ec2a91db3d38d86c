/** Words to say to somebody, for a person who asks for them. The first that fits counts; the last two fit widely. */
export const WORDS: readonly { readonly sign: RegExp; readonly say: string }[] = [
  {
    sign: /\b(?:died|passed away|death)\b.*\b(?:kids?|son|daughter|children)\b/,
    say: "I have something sad to tell you. [Name] died. It's okay to cry, and you can ask me anything, now or later.",
  },
  {
    sign: /\b(?:neighbo?u?r|parking)\b/,
    say: "Hi. It's happened a few times now that [what they do]. I need it to stop from today. Can we find a way that works for both of us?",
  },
  {
    sign: /\b(?:borrow|lend|loan|owes?)\b.*\b(?:sister|brother|friend|mom|cousin|him|her|money|\d{3,})|\b(?:sister|brother|friend|mom|cousin)\b.*\b(?:borrow|lend)/,
    say: "I love you, and I can't lend you money this time. That won't change, so please don't wait on me. I'm happy to sit down with you and look at it together.",
  },
  {
    sign: /\b(?:credit card|spend|spent|money)\b.*\b(?:wife|husband|partner|she|he)\b|\b(?:wife|husband|partner)\b.*\b(?:money|spend|statement|credit card)/,
    say: "I'm sorry about last night. You were right that I don't tell you what I spend. Here's the statement; can we look at it together?",
  },
  {
    sign: /\b(?:redundan\w+|laid off|lost my job|lost MY job|got fired|sacked)\b/,
    say: "I have hard news, and I want you to hear it from me: I lost my job. I don't have a plan yet. I'd like us to look at it together.",
  },
  {
    sign: /\b(?:resign\w*|notice)\b/,
    say: "Dear [name], I'm resigning from my position as [job]. My last day will be [date]. Thank you for the time here; I'll help hand over my work.",
  },
  {
    sign: /\bshifts?\b/,
    say: "Hello [name], I like working here. I often get the late or hard shifts. Could I have a morning shift once or twice a week? I can talk any day after work. Thank you.",
  },
  {
    sign: /\b(?:fire (?:someone|somebody|him|her)|letting (?:him|her) go)\b/,
    say: "I've decided to end your employment, and the decision is final. The reason is the missed deadlines we talked about. Here are the terms in writing; take your time to read them.",
  },
  {
    sign: /\b(?:late|delay\w*|countertops?|slabs?|behind schedule)\b.*\b(?:homeowner|customer|client)|\b(?:homeowner|customer|client)\b.*\b(?:late|delay\w*|behind)/,
    say: "I'm calling before you hear it elsewhere: the delivery is late by [days]. Here's what we'll do meanwhile, and I'll call you again on [day].",
  },
  {
    sign: /\b(?:server|site|system|website|outage|down since|is down)\b/,
    say: "We know that [service] has been down since [time], and we're working on it. The next update comes at [time]. I'm sorry for the trouble.",
  },
  {
    sign: /\b(?:principal|teacher|suspended)\b/,
    say: "Thank you for meeting with us. We take this seriously. We'd like to hear what happened, what you expect from here, and what help there is for [name].",
  },
  {
    sign: /\blandlord\b/,
    say: "I'm writing about [the problem], since [date]. I'd like [what you want] by [day]. Please answer in writing.",
  },
  {
    sign: /\b(?:owes? me|unpaid|overdue|invoice)\b/,
    say: "Your invoice of [date] is now [days] days late. I need half of it by [day]. Can you confirm that today?",
  },
  {
    sign: /\b(?:nights? max|mother.in.law|staying)\b/,
    say: "I'd love for her to come, and I can do two nights. After that I need the house to ourselves. Will you tell her, or shall we do it together?",
  },
  {
    sign: /\b(?:girl|guy|crush|boy) in my\b|\bmessage her\b|\bmessage him\b/,
    say: "Hey, it's [name] from class. How did yours go today? Want to walk home together on Thursday?",
  },
  {
    sign: /\b(?:boss|manager|client|customer|work)\b/,
    say: "Thanks for asking. I can't do that by then. I can have it to you by [day]; does that work?",
  },
  {
    sign: /./,
    say: "There's something I'd like to talk about, and it's not easy for me to start. What I need is [one thing]. Could we find a quiet half hour for it?",
  },
];

export const WORDS_SAYS = {
  lead: ["You could say it like this:", "Here's one way to say it:", "Try these words:"],
  after: [
    "Change anything that doesn't sound like you, and stop after the last sentence.",
    "Make it your own, and leave a pause after it.",
  ],
  fine: [
    "It isn't rude. It's short, and it says what you'll do, so you can send it as it is.",
    "That works as it stands: clear, and nobody is blamed. If you want it warmer, put “Thanks for asking” in front.",
  ],
} as const satisfies Record<string, readonly string[]>;
