import { type Step, step } from "./crisis-step.ts";

/** A parent, or somebody else who looks after a baby, is afraid of harming it. */
export const BABY_STEPS: readonly Step[] = [
  step(
    "away",
    "Put the baby down on their back in the crib, close the door, and go to another room. Crying there for a while does no harm.",
    "Are you in another room from the baby now?",
  ),
  step(
    "who",
    "You don't have to be alone with the baby for the rest of the day. A neighbor, a friend or family can take over.",
    "Who could come and hold the baby until you've slept?",
  ),
  step(
    "care",
    "Frightening pictures, or a voice that says things, are something a doctor or midwife has heard before, and they can help today. After any shaking, fall or pillow, a doctor must see the baby, even if all looks fine.",
    "Can you make that call now, before anything else?",
  ),
  step(
    "called",
    "If you might do it, say exactly that on the emergency line: “I'm afraid I'll hurt my baby.” They send help for both of you.",
    "Have you called, or can your neighbor?",
  ),
];

/** Somebody who cares for a person that is ill: who takes over, for both their lives. */
export const CARING_STEPS: readonly Step[] = [
  step(
    "who",
    "You needn't leave them alone to get help; help can come to you. One sentence is enough: “I can't do this night alone, and I'm afraid of what I might do. Please come and stay with both of us.”",
    "Who could come over and take the night, while you lie down?",
  ),
  step(
    "means",
    "Medicines that could end a life are safer out of the house tonight, with a neighbor or whoever comes.",
    "Could somebody else keep the medicines for now?",
  ),
  step(
    "line",
    "If nobody comes to mind, 988 in the US and Canada thinks it through with you at any hour, by call or text, and the emergency number sends somebody. Asking for relief isn't giving anyone away.",
    "Will you call or text one of them now, while it's still a thought?",
  ),
  step(
    "care",
    "A doctor can change such nights: medicine for the nights, somebody who comes in, a bed for some weeks so that you can sleep. Where it's dementia, the Alzheimer's Association in the US knows such nights, too: 1-800-272-3900.",
    "Which doctor knows how the nights are?",
  ),
];

/** To a child, in simple words, whatever the danger. */
export const CHILD_STEPS: readonly Step[] = [
  step(
    "who",
    "You didn't do anything wrong, and you're not in trouble.",
    "Which grown-up is near you that feels safe?",
  ),
  step(
    "called",
    "Tell them with these words: “I need help and I can't do it by myself.” If the first grown-up doesn't listen, tell the next one.",
    "Can you go to a safe grown-up and tell them now?",
  ),
  step(
    "near",
    "A grown-up can be a neighbor, a teacher, an aunt, a friend's mom, or a person in a store.",
    "Is somebody with you, or are you alone?",
  ),
  step(
    "line",
    "Kids call for help every day, and the people there are kind. You can also just say your name and where you are.",
    "Do you have a phone you can use to talk?",
  ),
  step(
    "out",
    "If the one who hurts you isn't there now, this is a good time to go to a safe grown-up close by. Take smaller kids with you.",
    "Can you get to a safe grown-up before that person is back?",
  ),
  step(
    "away",
    "Please stay inside with people, and away from roads and high places.",
    "Will you stay where you are until a grown-up is with you?",
  ),
  step(
    "safe",
    "You're doing something very brave. Stay close to safe grown-ups, and let them come with you wherever you go.",
    "Are you with a safe grown-up now?",
  ),
  step(
    "beside",
    "You don't need good words. “I'm scared, and I need your help” is enough, and grown-ups can ask the rest.",
    "What is the first thing you'll say to that grown-up?",
  ),
  step(
    "reach",
    "You don't have to talk or explain. Being safe comes first.",
    "Are you somewhere you can lock the door or get out?",
  ),
];
