import { type Step, step } from "./crisis-step.ts";

/** The one who hurts the writer is elsewhere, or asleep: the time to plan and to be heard. */
export const ABUSE_AWAY_STEPS: readonly Step[] = [
  step(
    "line",
    "While that person is away is a good time to talk to the hotline, 1-800-799-7233: an advocate plans the next days with you, step by step.",
    "Is there a phone nobody checks that you could call from, such as at work, a friend's or a library's?",
  ),
  step(
    "who",
    "Leaving can be the most dangerous time, so it's worth planning with somebody who knows how, and telling only people you're sure of.",
    "Who would take you in, and keep quiet about it?",
  ),
  step(
    "care",
    "If you were hurt, a doctor can look at it today. Pressure on the neck needs that even without a mark.",
    "Could you be seen by a doctor while that person is away?",
  ),
  step(
    "away",
    "If you go: the children, papers, keys, money and medicines, and a phone that isn't watched. Everything else can be fetched later, with somebody at your side.",
    "What would have to be ready before you could go?",
  ),
  step(
    "when",
    "If that person comes back early, keep yourself safe first, put this away, and call when you can.",
    "When will that person be back?",
  ),
];

/** Leaving isn't possible now, and the one who hurts the writer is near. */
export const ABUSE_STAY_STEPS: readonly Step[] = [
  step(
    "when",
    "You know best what keeps it calm tonight, and staying put can be the safer choice. Clear, in the menu above this conversation, removes what's here.",
    "When will you next be alone, or out of the house?",
  ),
  step(
    "who",
    "Somebody outside can act for you: agree on one word by which they know to call for help.",
    "Who could call for help if you sent them one agreed word?",
  ),
  step(
    "safe",
    "If it starts, stay out of the kitchen and the bathroom, and near a door. If your life is in danger, the emergency number is there, whatever was said before.",
    "Is it calm enough right now to put the phone away and rest?",
  ),
  step(
    "line",
    "The hotline, 1-800-799-7233, can be called another day from a phone nobody checks, and nothing has to be decided before.",
    "What would you most want to ask somebody there, once you can talk freely?",
  ),
];

/** The writer can't speak on a phone: everything goes in writing, or through somebody who is there. */
export const ABUSE_WRITING_STEPS: readonly Step[] = [
  step(
    "care",
    "A neck that was squeezed needs a doctor today, also days later and without a mark; if breathing or swallowing gets hard, or you get dizzy, it's a text to 911.",
    "Could you get to a doctor or an emergency room today?",
  ),
  step(
    "reach",
    "Somebody you named can act for you when you show or send one line.",
    "Could you write that person one line now, and delete it after?",
  ),
  step(
    "out",
    "When that person is out of the home, go to people: a neighbor, a store, a library. A note is enough: “I'm deaf. I'm in danger. Please text or call 911 for me.” Leave everything else behind.",
    "Where is the nearest place with other people?",
  ),
  step(
    "who",
    "Somebody outside can act for you: agree on one word or sign by which they know to send help.",
    "Who could send help if you texted one agreed word?",
  ),
  step(
    "when",
    "You know best what's safe. Clear, in the menu above this conversation, removes what's here.",
    "When will you next be out of that person's sight?",
  ),
];

/** Leaving is prepared, and not for today: what makes it safer, in the order in which it is needed. */
export const ABUSE_PLANNED_STEPS: readonly Step[] = [
  step(
    "line",
    "Taking the time to plan it is often the safer way. An advocate at 1-800-799-7233 does this with people every day: money, a place, the children, the day itself. You don't have to give your name.",
    "Is there a phone nobody checks or tracks that you could call from, such as at work, a friend's or a library's?",
  ),
  step(
    "care",
    "Papers first, because they're the hardest to get later: identity papers, birth certificates, immigration and bank papers, for you and the children. A copy or a photo kept with somebody you trust counts.",
    "Who could keep papers and a bag for you, outside that home?",
  ),
  step(
    "coping",
    "Money that's out of sight is safest outside the home and in cash, in small amounts, with somebody you're sure of. An account of your own is better at another bank, opened away from any device that's checked, with no mail and no alerts to your home.",
    "Who could hold money for you?",
  ),
  step(
    "who",
    "Leaving, or saying that you will, can be the most dangerous time, so tell only people you're sure of, in person, and never the one you're leaving.",
    "Who would take you in, and keep quiet about it?",
  ),
  step(
    "away",
    "Keep an emergency way beside the plan: a word that tells a friend to call for help, and the room you could reach most safely. If your life is in danger before the day you planned, it's the emergency number.",
    "What would tell you that it can't wait any longer?",
  ),
];
