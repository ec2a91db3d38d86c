/** What is said to a feeling, by the word for it. The first that fits. */
export const FEELINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:scared|afraid|nervous|shy|anxious|anxiety|terrified|worried|panicky|dread\w*|worry)\b/,
    "No wonder you're nervous about it.",
  ],
  [
    /^(?:exhausted|tired|worn out|wiped|drained|beat|burn(?:ed|t) out|running on)\b/,
    "You sound worn out, and I'm sorry it's that much.",
  ],
  [
    /^(?:angry|mad|furious|pissed|fed up|annoyed|frustrated|livid|sick of|hate (?:it|this|that|how|when))\b/,
    "I can see why that makes you angry.",
  ],
  [
    /^(?:sad|cry\w*|cried|heartbroken|miss|devastated|down|upset|miserable)\b/,
    "I'm sorry. That sounds really sad.",
  ],
  [/^(?:lonely|alone|isolated|left out)\b/, "I'm sorry. It's hard to be alone with that."],
  [
    /^(?:guilty|ashamed|embarrassed|humiliated|feel bad|terrible|awful)\b/,
    "I'm sorry you're carrying that around.",
  ],
  [
    /^(?:overwhelmed|stressed|swamped|drowning|buried|behind|losing it|falling behind)\b/,
    "That's a lot to have at once.",
  ],
  [
    /^(?:dumb|stupid|silly|foolish)\b/,
    "Being torn about that doesn't make you foolish; both sides of it are real.",
  ],
  [/^(?:hurt|disappointed|let down|betrayed|rejected)\b/, "I'm sorry, that hurts."],
  [
    /^(?:blah|meh|flat|bored|unmotivated|restless)\b/,
    "That flat feeling wears you down, even without one big reason for it.",
  ],
  [/^(?:confused|stuck|torn|lost|clueless)\b/, "Not knowing which way to go is tiring."],
];

/** To somebody who is nervous about going somewhere alone. */
export const GOING_ALONE =
  "Going alone takes some nerve, so make it small: get there ten minutes early, tell whoever runs it that you're new and a bit shy, and plan to stay for half an hour. After that, leaving is fine. What part of it makes you most nervous?";

/** With the ways in which Echo can help as buttons. */
export const WAYS_QUESTION =
  "What would help most right now: words to say to somebody, a first step, or getting it off your chest?";

/** What is said where only the form of a message is understood, each in several ways. */
export const HEARD = {
  weighs: ["Which part of it weighs the most today?", "What has helped a little with it so far?"],
  whatFromThem: "What would you like them to do, in one line?",
  whoAndWhat:
    "Let's find the words. Who is it for, and what would you like them to do? One line is enough, such as “how do I ask Sam to call me back.”",
  news: ["That's good news.", "Good, I'm glad that worked out."],
  unsure: [
    "Then you don't have to know it yet. What would you like less of this week?",
    "That's an honest place to start. When did you last lose track of time because you liked what you were doing?",
  ],
  thanks: ["Glad that helped.", "You're welcome."],
} as const;
