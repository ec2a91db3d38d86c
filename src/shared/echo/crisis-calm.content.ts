import type { RiskKind, RiskSubject } from "../crisis/risk.ts";

/** Somebody is there. It calms, and ordinary help goes on beside it. */
export const CALM: Record<RiskKind, Record<RiskSubject, readonly string[]>> = {
  self: {
    me: [
      "I'm really glad. Stay close to them for now, and keep what could hurt you out of reach until this has passed. When it's calmer, a doctor or therapist can make a safety plan with you for the next hard hour. Whatever you want to talk about or sort out next, I'm here.",
      "That was a hard thing to do, and you did it. Stay with people tonight, and let tomorrow have one call in it: to a doctor or a therapist, about what happened today. I'm here for whatever comes next.",
    ],
    somebody: [
      "It's good that somebody is with them, and it's a lot that you're doing. Stay close, keep what could hurt out of reach, and let a doctor, 988 or the emergency number hear today what was said. Take turns with someone before you're too tired; you deserve a person beside you in this, too.",
    ],
  },
  others: {
    me: [
      "I'm really glad. Stay near somebody calm and away from the person you were angry at, and let someone else keep what could do harm until this has passed. A doctor or a counselor can help with what brought you here, and going there is an act of care.",
    ],
    somebody: [
      "Good. Tell them plainly what you know, and keep yourself out of reach until they say it's over.",
    ],
  },
  abuse: {
    me: [
      "I'm glad you're not alone with this. Stay with them, and don't go back tonight if you can help it. A hotline advocate or a doctor can plan the next days with you whenever you're ready.",
    ],
    somebody: ["Good. Let them set the pace, and stay in touch with them; that counts more than it seems."],
  },
  medical: {
    me: [
      "Good, that's the right call. Stay on the line, say your floor and door, and do what they tell you. Unlock the door, stay sitting or lying down, and leave me aside until you're looked after.",
    ],
    somebody: [
      "Good, that's the right call. Say first where you are, then what you see, when it began, and what changed since. Stay on the line, stay beside them, and give nothing to eat or drink.",
    ],
  },
};
/** Said to somebody who is with people, and has not said that it was taken away. */
export const TAKE_IT =
  "Before anything else, let them take what you'd have used, and keep it where you can't reach it.";

/** A baby was handed over, or is being taken to a doctor. */
export const BABY_CALM =
  "I'm really glad. Handing the baby over and getting a doctor to look are exactly what the baby needs, and what you need. Tell them plainly what happened, and that you've hardly slept; ask for help for yourself there, too. Going was an act of care.";

/** Somebody is there for a person that is ill, and for the one who cares for them. */
export const CARING_CALM =
  "I'm really glad. Let them take over the care for this night, and the medicines with it, and lie down where you hear nothing for a while. Tell them both things: what you thought of for the one you care for, and for yourself. Tomorrow has one call in it, to a doctor, about nights that aren't yours alone any more.";

/** To somebody who is with people now: coping, and the next small hours. */
export const CALM_NEXT: readonly string[] = [
  "For now, nothing has to be solved. Let it be a small evening: something warm to drink, a blanket, a person in the same room, the phone charged.",
  "If a wave comes back, say it out loud to whoever is there: “It's back.” Cold water on your face or a few slow breaths can help until it passes. Tomorrow has one call in it, to a doctor or a therapist.",
];

/** Said to a child who is with a grown-up. */
export const CHILD_CALM: readonly string[] = [
  "You did that really well, and I'm glad. Stay close to that grown-up, and tell them everything you told me; you can show them this screen. You don't have to keep any of it secret.",
  "Good. If it gets scary again, tell them right away, also in the middle of the night.",
  "I'm glad a grown-up knows now. You did your part, and they do the rest. You can call Childhelp together, 1-800-422-4453 in the US, today too; if somebody could hurt you now, it's the emergency number.",
];

/** Said instead of a sign-off to somebody who is with people or help. */
export const CALM_BYE: readonly string[] = [
  "I'm glad you're not alone with it now. Please stay with them until this has passed.",
  "Go well, and keep somebody near. If it comes back in the night, tell them before it gets loud.",
];

interface Waiting {
  say: string;
  /** Until when, and what they do meanwhile. */
  asks: readonly [string, string];
}

/** Somebody is on the way. */
export const COMING: Record<"self" | "others" | "abuse" | "somebody" | "child", Waiting> = {
  others: {
    say: "Good. That's the right person to have with you. Until then, stay where other people are, away from whoever you're angry at, and don't handle anything that could do harm. If it gets stronger, call 988 or the emergency number.",
    asks: ["How long until they're with you?", "Where are you waiting, and who is around you there?"],
  },
  abuse: {
    say: "Good. I'm glad somebody is coming for you. Until then, be near a way out and away from the kitchen, let them tell you when they're outside, and take the children along. If it starts before that, call the emergency number; an open line without words counts.",
    asks: ["How long until they're with you?", "Where can you wait so that you get out easily?"],
  },
  self: {
    say: "Good. Getting somebody to come was the right thing. Until they're there, unlock the door, be where people could see or hear you, and stay away from what could do harm. If it gets stronger before they come, call or text 988, or the emergency number.",
    asks: [
      "How long until they're with you?",
      "Where will you be while you wait, and who could talk to you on the phone?",
    ],
  },
  somebody: {
    say: "Good. That's what was needed. Until somebody is with them, keep in contact if you can, and don't leave them alone if you're there. What was said and what's within reach is what the people who come should hear first.",
    asks: ["How long until somebody is with them?", "Who can be with you while you wait?"],
  },
  child: {
    say: "You did that really well. Until they're there, be somewhere you could get out or lock the door, with smaller kids beside you, and keep the phone or tablet with you. If somebody starts to hurt you, or you get very scared, call the emergency number, or shout so that people hear.",
    asks: ["When will they be there?", "Where will you wait until then?"],
  },
};

/** A line, an emergency number or a person was called. */
export const CALLED: Record<RiskSubject, Waiting> = {
  me: {
    say: "You called, and that was the hard part. Answer them as plainly as you wrote here: whether you're safe right now, what's near you, whether anyone is with you. Writing to me can wait.",
    asks: ["Is anyone with you, or on the way to you?", "What have they said you should do next?"],
  },
  somebody: {
    say: "You called, and that was right. Keep your phone free for them, tell them everything new, and let them decide how to go there.",
    asks: ["Is somebody with them, or on the way?", "Who is with you while you wait?"],
  },
};

/** Something is still within reach of somebody who talks with a line. */
export const STILL_THERE =
  "Tell them what's within your reach, and put a door between you and it, or hand it to somebody who is there.";

/** The minutes until somebody comes, in turn. */
export const WHILE_WAITING: readonly string[] = [
  "Then the only thing to do is to get through that time near a door, a window or other people. Shoes and a coat on, something warm to drink, a voice on the phone if you can have one.",
  "When they come, one sentence is enough: “I'm not safe by myself tonight. Please stay.” You don't have to explain it all, and they don't have to fix it.",
];
