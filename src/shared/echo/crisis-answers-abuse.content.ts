import type { Answer } from "./crisis-answer.ts";

/** Violence at home. */
export const ABUSE_ANSWERS: readonly Answer[] = [
  {
    on: "goNow",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "You know best what's safe. If you can get out unseen, minutes like these are for going to people, not for packing: a neighbor, a store, a library. Help can come to you there, and so can somebody you trust. If you'd be caught on the way, wait for a longer gap.",
    ],
  },
  ...(["barrier", "asksCall", "police", "asked"] as const).map(
    (on): Answer => ({
      on,
      kinds: ["abuse"],
      subject: "me",
      where: "cantSpeak",
      texts: [
        "You can do it all in writing. In many places of the US you can text 911: the address first, then “Deaf. Somebody hurt me. Send police and a sign interpreter.” The hotline takes texts, START to 88788, and chats at thehotline.org. Delete what you sent if your screen is checked.",
        "In writing they have your words before anybody else's: say in the text to 911, or on paper, what was done to you, and that you want an interpreter and to be asked alone. The hotline by text, START to 88788, can plan it with you.",
      ],
    }),
  ),
  {
    on: "isSeen",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "I can't see what that person sees, so please treat this phone as read and located: texts can be found, deleted ones too, and so can places you go with it. Speak in person, or from a phone at work, at a friend's or at a library. Switching a tracker off can be noticed, so ask an advocate at 1-800-799-7233 first. Clear, in the menu above this conversation, removes what's here.",
      "Not from this phone, if it's searched or tracked. The first thing is another one: a coworker's, a friend's, one at a library or a clinic. From there, 1-800-799-7233.",
    ],
  },
  {
    on: "toDoctor",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "“Somebody at home hurt me, and it still hurts here.” Point to it; if it was the neck, say that first. You can ask for an interpreter and to be alone with the doctor or nurse, and before you tell more: “What would you have to report?”",
    ],
  },
  {
    on: "ofExcuse",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "You know best what won't be questioned, and you owe nobody the truth about this. Short, ordinary and close to what your days are like is easiest to keep to. A clinic can be asked not to call, write or send a bill to your home, and an advocate at 1-800-799-7233 can think it through with you before you go.",
    ],
  },
  {
    on: "ofShelter",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Many shelters take mothers or fathers with children, boys too, and some take pets or know a home that keeps them for a while. It differs from place to place, so ask 1-800-799-7233 before the day: they look for one that takes all of you.",
    ],
  },
  {
    on: "ofSaving",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "I can't name a sum: it depends on where you'd go, and many shelters cost nothing. Safest is cash in small amounts, kept outside the home by somebody you're sure of. A shared account, its alerts and its receipts can be seen. An advocate at 1-800-799-7233 plans the money for leaving with people, and knows of help with a deposit.",
      "What that person can't see is cash outside the home, or an account of your own at another bank, opened from a device nobody checks and without mail or alerts to your home. If money was found before and you were hurt for it, please plan this with an advocate first.",
      "Nothing that goes through a shared account stays unseen, so leave that one looking as it always did. What never enters it, and lies somewhere else, is what can't be seen. An advocate at 1-800-799-7233 goes through your case with you.",
    ],
  },
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
