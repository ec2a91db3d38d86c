import type { Answer } from "./crisis-answer.ts";

/** Violence at home. */
export const ABUSE_ANSWERS: readonly Answer[] = [
  {
    on: "secrecy",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Nothing is called or sent from here: you decide who hears it, and when. Getting through tonight quietly is one way; tomorrow the hotline can be called from a phone that nobody checks, a friend's or one at a library.",
    ],
  },
  {
    on: "police",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "You needn't decide about the police now. An advocate at the hotline can go through what would happen, and men, women and anyone else are heard there and helped to a place.",
    ],
  },
  {
    on: "seen",
    kinds: ["abuse"],
    texts: [
      "Put the phone away now if that is safer; you can come back. If you can, go to other people, a neighbor or the street.",
    ],
  },
  {
    on: "saved",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Clear, in the menu above this conversation, removes what's here at once. Then put the phone away; I'll be here when you can come back, and the hotline will be, too.",
    ],
  },
  {
    on: "near",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Put the phone away now if that is safer; you can come back. Clear, in the menu above this conversation, removes what's here. If you're about to be hurt, an emergency call left open without words can be enough.",
      "Stay where you can get out, and keep quiet if that's safer. Nothing you write here is worth being found.",
    ],
  },
  {
    on: "words",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "To somebody who could help, one sentence is enough: “I'm not safe at home. May I sit here and use your phone?” To the person you're afraid of: as little as you can. You owe nobody the truth about your phone.",
    ],
  },
  {
    on: "plansHelp",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "That's a good plan, and a phone that isn't watched is the right one for it. Clear, in the menu above this conversation, removes what's here before you put this one away.",
    ],
  },
  {
    on: "mustReport",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "That differs by state, by age and by what happened. You can ask before you tell anything: “What would you have to report?” An advocate at 1-800-799-7233 knows what holds where you live, and doesn't need your name.",
    ],
  },
  {
    on: "person",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "{who} could be the one to know, told in person or from a phone nobody checks: “I'm not safe at home, and I need you to know. Can I come to you if I have to?”",
    ],
  },
  {
    on: "barrier",
    kinds: ["abuse"],
    texts: [
      "You can talk to the hotline without giving your name, and without deciding anything. They can also chat or text when speaking isn't safe.",
    ],
  },
];
