import type { Answer } from "./crisis-answer.ts";

/** What people ask, and what stands between them and help. */
export const QUESTION_ANSWERS: readonly Answer[] = [
  {
    on: "perinatal",
    kinds: ["self"],
    texts: [
      "After a birth, thoughts like these come to many, and they can be treated, also while nursing. A doctor or midwife should hear them today. In the US the Maternal Mental Health Hotline takes calls and texts at any hour, from families, too: 1-833-852-6262. For danger it's 988 or the emergency number.",
    ],
  },
  {
    on: "voices",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "A voice or a message that gives orders can feel stronger than you, and you don't have to do what it says. Nights without sleep make it louder. An emergency room can help with both today; you can say: “I'm being told to do something, and I don't want to do it alone.” Please stay away from whoever it is about.",
      "I'm Echo, an AI, a computer program, and nobody's messenger. What you hear is real to you, and a doctor or nurse has heard it from others and knows what helps. Somebody you trust could go there with you.",
    ],
  },
  {
    on: "methods",
    texts: [
      "I won't go into ways, amounts or how it would happen, and I'm not leaving the conversation either. Please put some distance between you and whatever is in reach.",
      "That's something I don't answer, whoever asks and for whatever reason. What I can do is stay with what's behind it.",
      "Still not that, and not because you don't matter. The people on the line can hear the whole of it.",
    ],
  },
  {
    on: "custody",
    texts: [
      "I can't know how that goes, and I won't promise. Doctors and crisis lines hear this fear often, and asking for help is what keeps children safest. You can ask how they handle it before you give a name.",
    ],
  },
  {
    on: "meds",
    kinds: ["self", "medical"],
    texts: [
      "Please don't start, stop or change a dose by yourself: a pharmacist, a nurse line or your doctor can tell you today how to go on. Tell them about the thoughts, too.",
    ],
  },
  {
    on: "reason",
    texts: [
      "I won't talk you into a reason; it would be mine, not yours. That you're asking says that part of you is still looking, and a person can look with you.",
    ],
  },
  {
    on: "papers",
    texts: [
      "Nobody on a crisis line needs your name or your papers, and an emergency room has to see you in any case. If you're afraid of who might come, a person you know can sit beside you while you call: a neighbor, a priest, someone from your own community.",
    ],
  },
  {
    on: "police",
    kinds: ["self", "medical"],
    subject: "me",
    texts: [
      "That fear has reasons, and I won't argue with it. A text or chat with 988 is a talk with a person, and most end with nobody coming; you can ask at the start what would make them send somebody. A friend at your side or a ride to an emergency room are ways without a patrol car.",
    ],
  },
  {
    on: "lockedUp",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "I can't promise what a doctor decides. Most people who speak of such thoughts go home with a plan and an appointment; a stay is for when somebody can't be safe otherwise. You can say first what you're afraid of: “I want help, and I'm scared of being kept.”",
    ],
  },
  {
    on: "record",
    texts: [
      "What ends up where differs, and I can't promise. A crisis line needs no name, and you can ask a doctor first what gets written down and who sees it. Going without help costs more than a line in a file.",
    ],
  },
  {
    on: "parentsKnow",
    subject: "me",
    texts: [
      "A parent's first reaction may be loud, and it isn't the last. You can let somebody else be there when you tell them: a school nurse or counselor, an aunt, a friend's parent. “I'm telling you because I need help, please don't be mad first” is a fair way to begin.",
    ],
  },
  {
    on: "cost",
    texts: [
      "A bill can be sorted out later, in parts or with help; this can't. The crisis lines are free, and an emergency room has to see you in any case.",
      "Money is a real worry, and it's one for tomorrow. Asking on the phone costs nothing.",
    ],
  },
  {
    on: "language",
    texts: [
      "You don't need good English. Say the name of your language; most lines and the emergency number can get an interpreter, and at 988, press 2 for Spanish. Or show this to a person near you: “I am not safe. Please stay with me and call for help.”",
    ],
  },
  {
    on: "asksCall",
    subject: "me",
    texts: [
      "When you call or text, a trained person asks what's going on and whether you're safe, and thinks with you about the next hours. You don't have to give your name, you can stop at any time, and most calls end without anybody coming.",
      "The number reaches a person whose job is exactly this, at any hour. You can begin with “I don't know what to say.”",
    ],
  },
  {
    on: "mistrust",
    kinds: ["self"],
    texts: [
      "That line has let you down, and I can't change that. There are other ways to a person: somebody who served or suffered beside you, your own doctor, an emergency room, someone who simply sits in the same room.",
    ],
  },
  {
    on: "loop",
    texts: [
      "That's fair, and I'm sorry. I'm Echo, an AI, and I miss things. Not needing the right words, only not being by yourself for the next hour: that's all I'm after.",
    ],
  },
  {
    on: "parent",
    kinds: ["self", "abuse"],
    texts: [
      "A parent who drinks is a lot to live with, and it isn't your fault. In the US you can text HOME to 741741 about it, or call or text Childhelp at 1-800-422-4453.",
    ],
  },
  {
    on: "saved",
    texts: [
      "I don't pass on what you write. It's kept in this browser, and on the server only if you turned that on; Clear, in the menu above the conversation, removes it. I can't send anybody, either: reaching a person is up to you, and I hope you do.",
    ],
  },
  {
    on: "secrecy",
    texts: [
      "I can't promise a secret, and I don't tell anyone by myself either. But a thing like this is too much for one person and an AI. You choose who hears it.",
    ],
  },
  {
    on: "human",
    texts: [
      "No, I'm not a person. I'm Echo, an AI, and I can be wrong. That's why I keep pointing to people: they can hear your voice, come over and stay.",
    ],
  },
];
