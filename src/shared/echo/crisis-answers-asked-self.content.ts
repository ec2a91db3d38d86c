import type { Answer } from "./crisis-answer.ts";

/** What is asked about the writer's own danger. */
export const ASKED_OF_SELF: readonly Answer[] = [
  {
    on: "toHelpers",
    kinds: ["self"],
    subject: "me",
    texts: [
      "“I'm thinking about killing myself, and I don't want to be alone with it.” Then where you are, whether there's something near you that you'd use, and whether anybody is with you. They ask the rest, and a true short answer is enough.",
      "The truth, as plainly as you wrote it here; you can also show this screen or hand over a note. “It's hard to say out loud” is a fine first sentence.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["others"],
    where: "baby",
    subject: "me",
    texts: [
      "“I'm having frightening thoughts about my baby getting hurt. I don't want them, and I need help.” If the baby was shaken, dropped or put down hard, say that first, and when it was. You can show this screen instead of saying it.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["others"],
    subject: "me",
    texts: [
      "“I'm afraid I could hurt somebody, and I need help not to.” Then where you are, who it's about, and what you have with you or have given away.",
      "Say it in the order it happened, and say that you left. You can show this screen instead of speaking.",
    ],
  },
  {
    on: "beAlone",
    kinds: ["self"],
    subject: "me",
    texts: [
      "I wouldn't be alone tonight if there's any way around it. Somebody on the couch is enough; if nobody can come, sleep at their place, or agree on calls at fixed times and tell them why.",
    ],
  },
  {
    on: "comesBack",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Decide it now, while it's quieter: whom you'd wake, and which room you'd go to. When it comes, say it out loud to that person or to 988, put cold water on your face, and stay away from what you'd use; it rises, and it goes down again. If it doesn't, it's the emergency number.",
    ],
  },
  {
    on: "hideMeans",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Yes: out of your reach, which a drawer or a closet isn't. Let another person come and take it, so that you needn't handle it: “I'm not safe with this in the house. Please keep it for me until I'm better.” Many pharmacies take back pills. Until then, be the one who goes where it isn't.",
      "Yes, please, and today rather than later. The one who takes it away keeps it, or the only key to it, until a doctor has seen you.",
    ],
  },
  {
    on: "hideMeans",
    kinds: ["others"],
    subject: "me",
    texts: [
      "Leave it where it is, and don't be the one who handles it. Let somebody else take it and the keys, and keep them where you don't know, until this is long past.",
    ],
  },
  {
    on: "arrested",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "I can't promise what follows, and I won't guess. Asking for help before anything happens is what doctors and crisis lines are there for; 988 doesn't need your name, and you can ask first what they would have to pass on.",
    ],
  },
  {
    on: "waitWhere",
    texts: [
      "By the door, or outside where there's light and people; not in a car or a place where nobody sees you. Keep the phone with you.",
    ],
  },
  {
    on: "whereGo",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "To the nearest person who isn't part of this: a friend, a relative, a lit place with people, an emergency room. Go without what could do harm, and call from there.",
    ],
  },
  {
    on: "trick",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "I'm Echo, an AI, a computer program, and I work with nobody. Not knowing whom to trust is exhausting, and nights without sleep make it worse. Please let one person you've known for long decide with you.",
      "It doesn't sound like a trick. Somebody who knows you wants a doctor or nurse to see you today, and you can ask them to stay beside you the whole time.",
    ],
  },
  {
    on: "instead",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Yes, and it may take trying a few: cold water over your hands, a hard walk, loud music, a message to one person. The urge rises and goes down again; what you use, kept by somebody else, helps you over the top of it.",
    ],
  },
  {
    on: "tooLate",
    kinds: ["self", "medical"],
    texts: [
      "It isn't too late to call: the lines and the emergency number answer at any hour, and people would rather be woken than not be told. If something was taken, sooner is better, so make that call first.",
    ],
  },
  {
    on: "isFault",
    kinds: ["others", "self"],
    subject: "me",
    texts: [
      "No. A thought or a picture isn't a deed, and being frightened by it says what you want for them. It's a reason to get help today, not a verdict on you.",
    ],
  },
];
