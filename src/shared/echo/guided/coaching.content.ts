/**
 * What is said to a message that tells something, where its matter isn't known: it takes up what kind of thing was told,
 * and goes on with one question at most. Nothing here claims to know the matter.
 */
export const COACHING = {
  /** They name something they could do, and when or for how long. */
  planned: [
    "Good, that has its time. What might get in the way, if anything?",
    "That sounds settled. Do you need anything before it?",
    "Good. Tell me how it went, if you like.",
    "Good, then that's decided.",
    "Good, that's a plan you can keep.",
  ],
  /** They name something they could do. */
  proposed: [
    "Good, that's a clear step. Once it's done, tell me how it went and we'll look at what's next.",
    "I like that. What do you need for it?",
    "That's something you can really do. Put a time to it, and leave the rest until it's done.",
    "That could work. When would you do it?",
    "That sounds doable. What would be the first piece of it?",
  ],
  /** Somebody could help. */
  helper: [
    "Good that you aren't alone with it. What would you ask for first?",
    "It helps to have somebody for that. When could you ask?",
    "That's a good person to have on your side. What would be left for you?",
  ],
  /** They don't see what was meant. */
  misread: [
    "I'm sorry, I had that wrong. What is it about, in one line?",
    "My mistake, that was beside the point. Tell me once more what you need.",
  ],
  /** They ask whether they could do it so. */
  wouldIt: [
    "You can try it that way for a week and see whether it holds. Nothing about it is final.",
    "It sounds reasonable to me. Try it once, small, and judge by how that goes.",
  ],
  /** They say what they want. */
  wished: [
    "Then that's what to aim for. What would be a first sign that you're getting there?",
    "That's clear. What stands in the way of it?",
    "Good to know what you want. What could you do toward it this week?",
  ],
  /** Something that went well, or does them good. */
  glad: [
    "That's lovely. I'm glad you told me.",
    "Good, that counts for something. What made it go well?",
    "I'm glad. Hold on to that one.",
    "That's good to hear.",
  ],
  /** Something that hurts or went wrong. */
  sorry: [
    "I'm sorry, that's hard. What do you need most right now?",
    "That's a lot, and no wonder it gets to you. Is there something in it you can change, or is it more to get through?",
    "Ugh, I'm sorry. What would take a little weight off it today?",
    "That sounds tough. I'm listening, if you'd like to say more.",
  ],
  /** The same, brought first. */
  sorryFirst: [
    "I'm sorry. Do you want to tell me about it?",
    "I'm sorry, that's a lot. What would help most right now?",
  ],
  /** They ask whether something is odd or wrong. */
  opinion: [
    "Not to me. If it still feels right tomorrow, go ahead.",
    "I wouldn't say so. Most people would understand it.",
  ],
  /** They joke. */
  light: [
    "Ha, I can picture it.",
    "Ha, fair enough. So what's still open?",
    "That made it sound almost fun. What's next?",
  ],
  /** A detail: nothing to weigh. */
  detail: [
    "Okay, I'm with you. Go on.",
    "Good to know. What's still open about it?",
    "Thanks for telling me. What matters most to you in it?",
    "I follow. What would you like to do with that?",
    "All right. And how do you feel about it?",
    "Okay, that's clearer now. What's next?",
    "I hear you. Tell me more, if you like.",
  ],
  /** What they bring first is a piece of work. */
  task: ["Okay. What do you have so far, and what's still missing?", "All right. What has to be done first?"],
  /** What they bring first is something that happened. */
  first: [
    "I'm listening. What would help most with it?",
    "I'm listening. What part of it would you like to sort out?",
  ],
} as const;
