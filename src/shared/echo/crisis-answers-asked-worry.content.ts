import type { Answer } from "./crisis-answer.ts";

/** What is asked about somebody else. */
export const ASKED_OF_SOMEBODY: readonly Answer[] = [
  {
    on: "callNow",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Yes, call the emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK. It's no waste of anyone's time; this is what the number is for. Say what was said and done, when they were last seen, and where they could be. You needn't be sure.",
    ],
  },
  {
    on: "meanwhile",
    kinds: ["self"],
    subject: "somebody",
    where: "beside",
    texts: [
      "Stay beside them, and ask it straight out if you haven't: “Are you thinking about killing yourself?” Move what could hurt them out of the room. Then make one call side by side, to a crisis line or the emergency number, or go to an emergency room together. You don't have to know how to do this; they do.",
      "For now: stay in the same room, keep your voice low, and let them cry or be silent. Ask one more person to come, so that you aren't alone with it. If they go out again, or something was taken, it's the emergency number at once.",
    ],
  },
  {
    on: "ifYes",
    subject: "somebody",
    texts: [
      "Then say: “Thank you for telling me. I'm staying with you, and we'll get help together.” Don't argue, and don't promise to keep it secret. Ask whether there's a plan and something to do it with, get that out of reach, don't leave them alone, and call 988 or the emergency number side by side.",
    ],
  },
  {
    on: "ifNo",
    subject: "somebody",
    texts: [
      "You can believe a no and still act on what you saw: “I'm glad. I asked because of what I noticed, and you can tell me later, too.” Then tell one other person who can look after them, today.",
    ],
  },
  {
    on: "putsIdea",
    subject: "somebody",
    texts: ["Asking doesn't put the idea there. It tells them that it can be said to you."],
  },
  {
    on: "ifUpset",
    subject: "somebody",
    texts: [
      "They may be angry at first. You can say why: “I'd rather have you mad at me than lose you.” Anger can be talked about later, and in danger a life comes before a promise.",
    ],
  },
  {
    on: "mayTell",
    subject: "somebody",
    texts: [
      "Yes. Where a life may be in danger, telling somebody who can help is right, also without permission and against a promise. Say it to them first if you can: “I won't keep this to myself, because you matter to me. I'll be there when I tell.”",
    ],
  },
  {
    on: "toKids",
    texts: [
      "Short and true, in their words: “Something hard is happening. Grown-ups and doctors are helping, and it isn't your fault.” Details can wait. A grown-up they like should be with them while you see to the rest.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Where they are first: address, floor, which door. Then: “I'm afraid they'll kill themselves”, what they said or wrote, what's within reach, such as pills or a gun, and who is with them. Stay on the line.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "Where they are first: address, floor, which door; you can call for them from another place, too. Then what you see or heard, and the time it began. Answer what they ask, and don't hang up first.",
    ],
  },
  {
    on: "drive",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "Call instead of driving them: the people who come can help from the first minute. Once they're looked after, go where they're taken; the crew or the dispatcher can say where.",
    ],
  },
  {
    on: "drive",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "If they're willing and calm, two of you can take them to an emergency room, one driving and one beside them. If something was taken, or they could jump out or run, it's the emergency number. If somebody is with them already, go when you can drive calmly.",
    ],
  },
  {
    on: "leaveAlone",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Not until somebody else can sit with them. If you must step out, ask a neighbor or a friend to take over, leave the door open, and have pills, blades and anything like that out of the room first.",
    ],
  },
  {
    on: "leaveAlone",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "Only for the door, and only if nobody else can. Tell the person on the phone, lay them on their side first if they're breathing, and come straight back.",
    ],
  },
  {
    on: "leaveAlone",
    subject: "me",
    texts: [
      "For the minutes of a call, yes: in a safe bed, crib or chair, with the stove off and you within hearing. Better still, somebody sits with both of you.",
    ],
  },
  {
    on: "hideMeans",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Yes: medicines, blades, guns, ropes and car keys, locked up or, better, out of the house for now, with a neighbor or family. Do it without hiding that you do: “I'm keeping these until it's calmer.” You aren't overreacting.",
    ],
  },
  {
    on: "arrested",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "I can't know that, and it can be dealt with later, with a lawyer if need be. The breathing can't. Tell the people who come everything that was taken; they need it to help.",
    ],
  },
  {
    on: "sendsPolice",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "They send who they have, and that's often the police. Say on the phone what's in the house or the car, such as a gun, say that it's a person who needs help, and ask for somebody trained in a crisis.",
    ],
  },
  {
    on: "lockedUp",
    subject: "somebody",
    texts: [
      "I can't promise what they decide. They talk with the person alone and with you, and look at how safe the next days are; many go home with a plan, and a stay is for when somebody couldn't be safe otherwise. You can ask to be there, and say what frightens you.",
    ],
  },
  {
    on: "isBad",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "I can't tell from here. Say exactly that to the people on the line; every change counts for them.",
    ],
  },
  {
    on: "giveToThem",
    kinds: ["medical", "self"],
    subject: "somebody",
    texts: [
      "Only what the people on the line tell you to give, and how they tell you. If something was given already, say what and when.",
    ],
  },
  {
    on: "isFault",
    subject: "somebody",
    texts: [
      "No. You noticed, and you got help; that's what a person can do. Being scared that it was you is part of a night like this, and somebody should sit with you, too.",
    ],
  },
];
