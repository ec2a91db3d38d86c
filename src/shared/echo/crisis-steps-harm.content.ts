import { type Step, step } from "./crisis-step.ts";

/** Hurting oneself to bear a feeling, without a wish to die: the wound first, then what it is for. */
export const HARM_STEPS: readonly Step[] = [
  step(
    "wound",
    "The body first. A wound that's deep, gaping, hot, wet or yellow needs a nurse or a clinic today, and one that won't stop bleeding, the emergency number. They've seen it before, and you don't have to explain much: “I hurt myself, and it needs looking at.”",
    "Is there a wound that needs looking at now?",
  ),
  step(
    "purpose",
    "People mostly do this to get through something, not to be dramatic.",
    "What does it do for you in that moment: quiet things down, let something out, punish, or make you feel something?",
  ),
  step(
    "away",
    "When it gets loud, put something in between: cold water over your hands, a hard walk, loud music, a message to one person. The urge rises and falls again, and more room between you and what you use helps you over the top of it.",
    "Could somebody keep what you use for you, or could it be somewhere hard to reach?",
  ),
  step(
    "who",
    "A doctor, a therapist or a school counselor can help you find other ways to get the same relief. “I hurt myself sometimes, and I'd like help with it” is enough to begin.",
    "Who would be the least hard to tell?",
  ),
  step(
    "coping",
    "You don't have to give it up overnight for this to get better.",
    "What has carried you past it before, even once?",
  ),
  step(
    "danger",
    "If it ever turns into not wanting to live, even for a moment, that's the time for 988 or a person beside you.",
    "Has it ever turned into not wanting to live?",
  ),
  // Of an infected wound, taken up at once.
  step(
    "care",
    "The wound still comes first. An infection gets worse by the hour, and medicine stops it.",
    "Can you go there now, or can somebody drive you?",
  ),
  step(
    "care",
    "You don't owe anybody there an explanation today. “It's infected, and I feel ill” is enough.",
    "What stands between you and going in now?",
  ),
];
