import type { Answer } from "./crisis-answer.ts";

/** To somebody who hurts themselves without a wish to die: it stays about that. */
export const HARM_ANSWERS: readonly Answer[] = [
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
