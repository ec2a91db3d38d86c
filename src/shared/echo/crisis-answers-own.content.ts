import type { Answer } from "./crisis-answer.ts";

/** What somebody says of their own danger. */
export const OWN_ANSWERS: readonly Answer[] = [
  {
    on: "away",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "That was the right thing to do, and it wasn't easy. Leave it there, whatever the next hours say.",
      "Good. That's more room between you and it.",
    ],
  },
  {
    on: "ofStudies",
    kinds: ["self"],
    subject: "me",
    texts: [
      "You can, and you don't have to give the reason: “I'm dealing with a health problem and need more time” is enough. A dean of students, a school counselor or a doctor can write it for you. What you tell beyond that is yours to choose, and it can wait until you've slept.",
    ],
  },
  {
    on: "ofPay",
    kinds: ["others"],
    subject: "me",
    texts: [
      "In writing, and not face to face: in the US a state's labor department takes claims for unpaid wages, and somebody at your side can help you write it. That's for another day. You don't have to see that person for it.",
    ],
  },
  {
    on: "ofAnimals",
    kinds: ["self", "others", "abuse"],
    subject: "me",
    texts: [
      "They can be fed without you for a while: a neighbor, a friend, a vet's office or an animal shelter can find somebody. Say it first, to whoever comes or picks up: “I have animals here, and somebody has to feed them.” It's a fair condition for getting help.",
    ],
  },
  {
    on: "words",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Something like: “I'm not doing well, and I don't want to be alone with it. Can you call me, or come over?” You can send exactly that, and to a line you can write: “I'm having thoughts that scare me.”",
    ],
  },
  {
    on: "person",
    kinds: ["others"],
    subject: "me",
    texts: [
      "{who} could be the one. You could say or text: “I'm so angry that I'm afraid of what I'll do. Please come, take what I have here, and stay with me until it's over.” You don't have to explain the rest.",
    ],
  },
  {
    on: "person",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "{who} could be the one. You could say or text: “I'm not okay. Can you be with me, or stay on the phone?” You don't have to explain the rest.",
      "Please let {who} know, whatever the hour. One sentence is enough: “Please come, I'm not safe by myself.” Most people would rather be woken than not be told.",
    ],
  },
  {
    on: "people",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Then go there now, please, and stay until this hour is over. You don't have to explain yourself to anyone; sitting where other people are is enough. Leave behind what you'd use, and take the phone.",
    ],
  },
  {
    on: "veteran",
    kinds: ["self"],
    subject: "me",
    texts: [
      "You've carried this through a lot of nights. In the US, 988 and then 1 reaches the Veterans Crisis Line, or text 838255; someone you served with counts as much.",
    ],
  },
  {
    on: "repeated",
    kinds: ["others"],
    subject: "me",
    texts: [
      "I did read it, and I take it seriously: it's about hurting somebody else. I'm Echo, an AI, and I miss things. Please don't go where that person is, and let somebody be with you.",
    ],
  },
  {
    on: "repeated",
    texts: [
      "You're right, you told me, and I'm sorry for asking again. I'm Echo, an AI, and I miss things. I heard you: it's serious.",
    ],
  },
  {
    on: "place",
    kinds: ["self"],
    subject: "me",
    texts: ["Please come away from there first, to a lit place with people. Then write or call."],
  },
  {
    on: "means",
    kinds: ["self"],
    subject: "me",
    texts: [
      "That makes it urgent. Please get away from it now: hand it to someone, lock it away, or leave the room yourself.",
      "Please don't stay alone with what you have there. Go to a neighbor, an emergency room, or any place with people, and leave it behind.",
    ],
  },
  {
    on: "means",
    kinds: ["others"],
    subject: "me",
    texts: ["Please get away from it and from them now. Leave it where it is and go the other way."],
  },
  {
    on: "time",
    kinds: ["self"],
    subject: "me",
    texts: [
      "I hear that it's close. Please don't be alone with it until it has passed, and call before it comes rather than in the middle of it.",
      "A time in your head can still be let go of. The hours until then are for getting a person beside you.",
    ],
  },
  {
    on: "time",
    kinds: ["others"],
    texts: ["Then make sure that you're somewhere else at that time, with a person beside you."],
  },
  {
    on: "kiddingWord",
    texts: [
      "Maybe it was a joke. I'd rather take it seriously once too often; if part of it was true, that part can be said here as well.",
      "All right. I'm staying with it anyway, in case some of it was meant.",
    ],
  },
  {
    on: "fiction",
    subject: "me",
    texts: [
      "I won't work out how she, he or anyone does it, in a story either. And sometimes a story carries something of our own.",
    ],
  },
  {
    on: "barrier",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Calling can feel like too much. You can text instead, or chat, and you can stop at any time. You don't have to have the words; “I'm not okay” is enough. Most talks end with nobody coming to your door.",
      "Then let's make it smaller. Someone you know counts, too: a message that only says “Can you call me?” is enough.",
      "Being a bother is what this feels like from inside. To the person who picks up, it isn't one.",
    ],
  },
  {
    on: "barrier",
    kinds: ["others"],
    texts: [
      "You wouldn't be the first to say this out loud to them, and saying it is how people keep it from happening.",
    ],
  },
  {
    on: "calm",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "I'm glad if it's quieter for a moment. A calm like that can come with a decision, too, so I'm not letting go of this.",
    ],
  },
  {
    on: "leaving",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Please don't end it here, unless you're on your way to someone. A thank you or a calm evening doesn't make this less urgent.",
      "Before this closes: leave the phone on, it's the way to people. Five words to one person are enough: “Please call me. Not okay.”",
      "I'd like you to hear a voice before you go: a neighbor's, a friend's, or the one on the line.",
    ],
  },
  {
    on: "leaving",
    kinds: ["others"],
    subject: "me",
    texts: [
      "I can't stop you, and I'm not going away either. You wrote it here before doing it; the part of you that did can still turn around.",
    ],
  },
  {
    on: "leaving",
    kinds: ["abuse", "medical"],
    subject: "me",
    texts: [
      "If you're going to people or to help, go. If not, please let one person know before this closes.",
      "I'm still here when you come back. Until then, don't stay alone with it.",
    ],
  },
  {
    on: "alone",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Being alone with this makes it louder. It doesn't have to be someone close: a neighbor, a coworker, a café, a waiting room all help you through the next hour.",
      "Then the line is the someone for now: a real person, at any hour, who stays with you while you think.",
    ],
  },
  {
    on: "weak",
    kinds: ["self"],
    subject: "me",
    texts: [
      "I read that, and I'm not passing over it. It's one more reason not to stay alone with this tonight.",
      "That matters, too. It belongs with a person who can be there, beside a doctor or therapist who can look after what's underneath.",
      "I hear how much is in that. Please say it to a person, exactly as you wrote it here.",
    ],
  },
  {
    on: "minor",
    subject: "me",
    texts: [
      "At your age this is nothing to carry alone. A grown-up should know tonight, even the one who seems busy: a parent, an aunt, a teacher, a school counselor. “I'm not okay and I need you to stay with me” is enough.",
    ],
  },
  {
    on: "plans",
    texts: [
      "I'll help with that, too, once you're safer. Your life comes before the list, so I'm staying with this first.",
      "That can be planned on another day, and I'd like there to be one. First this.",
      "I heard the other thing, and it can wait here. This can't.",
    ],
  },
];
