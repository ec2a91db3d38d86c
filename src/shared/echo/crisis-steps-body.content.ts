import type { RiskSubject } from "../crisis/risk.ts";
import { type Steps, step } from "./crisis-step.ts";

/** In place of what else is said: nobody waits inside. */
export const FUMES_SAYS = [
  "Out first, all of you, whoever can't walk carried or dragged; the cold does less harm than the air in there. Make the call from outside.",
  "Nobody goes back in, not for coats, pets or the furnace. The fire department measures the air and says when it's safe.",
  "Keep whoever is sleepy awake and talking, out in the open or in a car that stands outside, and tell the people on the line who is worst.",
  "Everybody who was inside has to be checked today, whoever feels fine, too. Say how long you were in there.",
] as const;

/** An emergency of the body. */
export const BODY_STEPS: Record<RiskSubject, Steps> = {
  me: {
    explicit: [
      step(
        "called",
        "Please don't wait for it to pass while you write with me; a call comes first. Work can wait.",
        "Have you called a doctor, or has someone?",
      ),
      step(
        "who",
        "A neighbor, a passerby or anyone in the building can call and stay with you.",
        "Who is closest to you where you are?",
      ),
      step(
        "where",
        "If it grows, spreads, or comes with sweat, faintness or short breath, it's an emergency, also when it may be nothing.",
        "Has anything changed since you first wrote?",
      ),
      step(
        "care",
        "If you've been told it can wait, ask what would make it urgent, and call again if that happens.",
        "Who could stay with you today?",
      ),
    ],
    acute: [
      step(
        "called",
        "Put the phone on speaker, unlock the door, sit or lie down near it, and don't drive yourself.",
        "Is somebody calling now, you or a person near you?",
      ),
      step(
        "who",
        "If dialing is hard, say “call 911” to your phone, hold its side button, or shout for help.",
        "Can anybody hear you?",
      ),
      step(
        "called",
        "Nobody will be angry if it turns out to be nothing. A doctor would rather see you once too often.",
        "Can you call this minute?",
      ),
      step(
        "away",
        "Open the door to the hallway or the street and stay there, where people can see you.",
        "Can you get to the door?",
      ),
      step(
        "called",
        "Don't sleep it off, and don't go on with work. One word, “help”, and your address are enough.",
        "Is somebody on the phone with you?",
      ),
    ],
  },
  somebody: {
    explicit: [
      step(
        "called",
        "Please let a trained voice guide you; that's what the emergency number is for.",
        "Have you called about them?",
      ),
      step(
        "breathing",
        "Stay with them and keep watching their breathing.",
        "Do they wake up and answer when you speak to them?",
      ),
      step(
        "who",
        "If you're not with them, someone nearby can check: a neighbor, a manager, security.",
        "Who is closest to them right now?",
      ),
      step(
        "coping",
        "Have ready what they took or what happened, and when; the people who come will ask for it.",
        "Is the door open for them?",
      ),
    ],
    acute: [
      step(
        "called",
        "Put the phone on speaker beside them and say “not waking up” or “not breathing right”. They'll tell you what to do, second by second.",
        "Is the call going?",
      ),
      step(
        "breathing",
        "If they're breathing, lay them on their side. If they aren't, or you can't tell, say so; you'll be talked through CPR, and you start at once.",
        "Do you see their chest move?",
      ),
      step(
        "who",
        "Shout for anyone near: one stays with them, one opens the door and waits for the ambulance.",
        "Is anyone there with you?",
      ),
      step(
        "coping",
        "Don't leave them, and give nothing to eat or drink. Keep what they took at hand for the people who come.",
        "What do they tell you on the phone?",
      ),
    ],
  },
};
