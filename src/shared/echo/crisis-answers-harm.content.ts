import type { Answer } from "./crisis-answer.ts";

/** To somebody who hurts themselves without a wish to die: it stays about that. */
export const HARM_ANSWERS: readonly Answer[] = [
  {
    on: "goIn",
    kinds: ["self"],
    subject: "me",
    where: "infected",
    texts: [
      "Yes. Go in today, now, before anything else that's planned: an emergency room, or urgent care if that's closer. It can't wait, and somebody can stand in for you. “I have a wound, and it's infected” is all you have to say at the desk.",
      "Yes, and it doesn't get better by waiting. Whatever is on your calendar can be done by somebody else, or later; this can't.",
    ],
  },
  {
    on: "ofSpreading",
    kinds: ["self"],
    subject: "me",
    where: "infected",
    texts: [
      "Red that spreads away from a wound, shivers or fever can mean that an infection is getting into the blood. That's for an emergency room today, before anything else that's planned. If you feel faint or confused, or breathe fast, it's the emergency number. They treat the wound; how much you say about it is up to you.",
    ],
  },
  {
    on: "ofInfection",
    kinds: ["self"],
    subject: "me",
    where: "infected",
    texts: [
      "A wound that's wet, smells, or is hot or yellow is likely infected, and needs a doctor, urgent care or an emergency room today. Leave it clean and loosely covered until then. If the red spreads or you get shivers or fever, don't wait an hour. You don't have to say how it happened.",
    ],
  },
  {
    on: "goIn",
    kinds: ["self"],
    subject: "me",
    where: "harm",
    texts: [
      "Yes, if a wound is deep, gaping, hot or wet, if the red around it grows, or if you have shivers or fever: today. If you can't tell, go as well; looking at it is what they're there for.",
    ],
  },
  {
    on: "seenBySomebody",
    kinds: ["self"],
    subject: "me",
    texts: [
      "I can't see it, so here is what nurses go by: a wound that gapes, is deep, keeps opening or keeps bleeding wants to be seen today, at urgent care, an emergency room or a clinic, and the sooner the better it closes. So does a burn that blisters or is bigger than a coin, and anything hot, wet or yellow. A pharmacist or a nurse line can look at it or talk it through with you, and you don't have to tell them why.",
      "If it gapes, opens again or still bleeds, yes: somebody should look at it today. “I hurt myself, and it needs looking at” is enough.",
    ],
  },
  {
    on: "counselorTells",
    where: "harm",
    texts: [
      "A school counselor or nurse keeps most things private, and has to tell somebody when they think you could be in danger. You can ask before you say it: “What would you have to tell, and to whom?” And you can say that you don't want to die, and that you want help with this. A text to 988 is a way to practice the words first.",
    ],
  },
  {
    on: "custody",
    where: "harm",
    texts: [
      "I don't tell anyone; I'm a computer program. I can't know what others would do, and being moved is a real fear. You can ask first what somebody has to report, and say what you're afraid of. A talk or text with 988 needs no name.",
    ],
  },
  ...(["words", "toHelpers"] as const).map((on) => ({
    on,
    kinds: ["self" as const],
    where: "harm" as const,
    texts: [
      "One sentence is enough: “I hurt myself when it gets too much. I don't want to die, and I'd like help with it.” You can show this screen or hand over a note instead. If there's a wound, say that, too.",
      "“Can I talk to you alone? It's something I do, and it's hard to say.” Then let them ask.",
    ],
  })),
];

/** Of the same, what may wait until a question was answered. */
export const LATER_HARM_ANSWERS: readonly Answer[] = [
  {
    on: "wantsToLive",
    where: "harm",
    texts: [
      "I believe you, and I'm done asking about dying. What you do to get through it matters by itself, and there's help for exactly that: a doctor or a counselor, and 988 by call or text, also without a wish to die.",
    ],
  },
  {
    on: "person",
    kinds: ["self"],
    where: "harm",
    texts: [
      "{who} could be the one. You could say: “I hurt myself sometimes, and I need somebody to know. Please don't be mad first.” If there's a wound, let them look at it.",
    ],
  },
  {
    on: "leaving",
    kinds: ["self"],
    where: "harm",
    texts: [
      "All right. You can come back to this whenever you want. If it gets loud before that, 988 takes texts about this, too, and one person who knows makes it lighter.",
    ],
  },
];
