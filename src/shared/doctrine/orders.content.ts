import type { Pillar } from "./pillars.ts";

/** A rule to act by. Title and intent are often shown separately, so each must make sense alone. */
export type UniversalOrder = {
  readonly id: number;
  readonly title: string;
  readonly intent: string;
  readonly pillar: Pillar;
  /** A second pillar that may draw this order when an objective is created; the badge shows only `pillar`. */
  readonly alsoPillar?: Pillar;
  /** The order in each mode: a small scene or action. */
  readonly applications: Readonly<Record<"life" | "business" | "incident", string>>;
};

export const ORDERS = [
  {
    id: 1,
    title: "Look over your day before you begin",
    intent:
      "See what today really asks of you: what's at a set time, who needs you, how much energy you have. Then pick a first step that fits.",
    pillar: "Production",
    applications: {
      life: "Before you open your messages, check three things: what's at a set time today, how you slept, and who's counting on you. If the day looks like too much, move one small job to tomorrow now, while that's still easy.",
      business:
        "Start the week with three facts: what's due, who's available, and what has changed since Friday. Plan the first piece of work around those, even if last week's plan says otherwise.",
      incident:
        "Write two short lists: what I know, and what I still need to find out. Get the next answer from the people in charge of it (the hospital, the insurance company, the city), then take the step in front of you.",
    },
  },
  {
    id: 2,
    title: "Name the real job",
    intent:
      "Say in one sentence what you're trying to do and who it's for. Let that sentence decide what comes first.",
    pillar: "Purpose",
    applications: {
      life: "You're clearing the spare room so your mother can stay there. The color of the walls can wait. A bed she can sleep in on Saturday comes first.",
      business:
        "Before the status meeting, write down in one line the result the customer is paying for. Anything on the agenda that doesn't serve that line can go in an email.",
      incident:
        "The heat is out and everyone is asking about everything. Tonight's job is to keep everyone warm. Working out who pays is tomorrow's job.",
    },
  },
  {
    id: 3,
    title: "Go by what is here, not by what you fear",
    intent:
      "Base the next step on what you can see now and what's likely to happen next. Check old worries and hopeful guesses before you act on them.",
    pillar: "Presence",
    applications: {
      life: "Your son is late and isn't answering. What you know: he's twenty minutes late, and his phone often dies. Call the friend he was with, then decide what to do next.",
      business:
        "Orders fell last week. Look at them customer by customer before anyone rewrites the strategy: one lost account and a falling market call for different decisions.",
      incident:
        "The envelope says 'final notice'. Read it to the end and find two things: the date and the amount. Act on those. Much of what you're afraid of may not be on the page.",
    },
  },
  {
    id: 4,
    title: "Choose your plan B and your stopping point early",
    intent:
      "Choose your plan B, and what would make you switch to it, while you still have time to think. Then tell the people it affects.",
    pillar: "Production",
    applications: {
      life: "Before a long drive in bad weather, agree on this: if it's snowing when we reach the halfway point, we stop there for the night. Call ahead. Then nobody has to argue about it in the dark.",
      business:
        "Agree on how you'll decide whether to launch: Tuesday at noon, based on which test, and what happens if it fails. Send that to the whole team, so stopping is just one of the steps in the plan.",
      incident:
        "Write one sentence that starts with 'if': 'If there's no offer by March 1, we look for a smaller apartment.' Show it today to the person it affects most.",
    },
  },
  {
    id: 5,
    title: "Choose who can tell you when you're drifting",
    intent:
      "Ask one or two people you trust to speak up when what you do stops matching what you care about. Tell them what to watch for.",
    pillar: "Purpose",
    applications: {
      life: "Say to your brother: 'If I cancel on the kids twice in a month, please tell me.' Promise to thank him first and explain later.",
      business:
        "Give a coworker outside the project its goal, three warning signs and half an hour every other week. Hear what they see before you say what you think.",
      incident:
        "Ask one steady person to call you every evening with the same two questions: 'Have you eaten?' and 'What are you putting off?' Answer honestly.",
    },
  },
  {
    id: 6,
    title: "Settle first, then think, then choose",
    intent:
      "Before you react to the loudest thing, take one slow breath and name what's actually happening. Then make one choice and carry it out.",
    pillar: "Presence",
    applications: {
      life: "The toast is burning, the school is on the phone and someone can't find a shoe. Turn off the toaster, put both feet on the floor and breathe out slowly. Then talk to the school.",
      business:
        "The customer's message is all in capitals. Take ten minutes before you write: what are the facts, what do we owe, and by when? Then reply once, with a decision and a time.",
      incident:
        "Stop. Breathe out slowly. Look around and say out loud what you see. Choose one action, do it, then look again.",
    },
  },
  {
    id: 7,
    title: "Tell people early how things are going",
    intent:
      "Keep in touch with the people who matter, in good news and bad. A short, true message today is kinder than a perfect one next week.",
    pillar: "Peace",
    applications: {
      life: "You can't make it to Sunday dinner. Say so on Thursday: 'I need a quiet weekend. Could I come on the 12th instead?' They can plan, and you can stop dreading the call.",
      business:
        "When a date slips, tell the customer the same day: what happened, the new date, and what you're doing about it. People can plan around a delay, but not around silence.",
      incident:
        "Choose one person and one time: 'I'll text you at seven tonight, even if nothing has changed.' Set an alarm so you don't forget.",
    },
  },
  {
    id: 8,
    title: "Ask clearly, and check that they heard you",
    intent:
      "Say what you need, by when, and where your limit is. Then ask the other person to tell you what they heard.",
    pillar: "Peace",
    applications: {
      life: "'Could you help more?' is hard to act on. 'Could you cook on Tuesdays and Thursdays this month?' gets a yes or a no. Ask it that way, and agree on when it starts.",
      business:
        "Close the meeting with three columns on the screen: who, what, by when. Ask each owner to say their line in their own words before the call ends.",
      incident:
        "Give one task to one named person: 'Ana, please call the pharmacy about the prescription and text me by noon.' Move on once Ana has said it back.",
    },
  },
  {
    id: 9,
    title: "Know what you have before you promise it",
    intent:
      "Count your time, energy and money before you say yes. Do what you can, and hand off or put off the rest on purpose.",
    pillar: "Production",
    applications: {
      life: "You have two free evenings this week, and you've said yes to four things. Choose two. Offer the other two a new date before you go to bed.",
      business:
        "List who reports to you and what each of them is carrying. If you can't check on all of it within a week, hand over one area, along with the authority to decide.",
      incident:
        "Count what you have for the next twelve hours: people, cash, phone battery, sleep. Use it for the one or two things only you can do. Let someone else answer the door.",
    },
  },
  {
    id: 10,
    title: "When people are safe and rest is planned, go all in",
    intent:
      "Take care of safety and recovery first. Then stop holding back, and give what matters your full attention.",
    pillar: "Purpose",
    applications: {
      life: "You want to run again after surgery. The doctor has said yes, you've planned two rest days, and your sister knows your route. Put on your shoes and go. The dishes can wait.",
      business:
        "Each risk has an owner, the weekend is covered, and the team gets the Friday after the release off. Now put your best people on it, and let the side projects wait until it ships.",
      incident:
        "The kids are with their aunt, your medicine is in the bag, and you've slept four hours. Good. Make the hard phone call now, and do nothing else until it's done.",
    },
  },
  {
    id: 11,
    title: "Stop, look back, say thank you",
    intent:
      "End the day on purpose: put things down, note one thing you learned, and thank someone. Then you and the people around you get the rest of the evening.",
    pillar: "Presence",
    alsoPillar: "Peace",
    applications: {
      life: "Leave your phone in the kitchen and make some tea. Tell someone, or write down, what went well and who helped. Then go to bed.",
      business:
        "After the release, take thirty minutes together: what surprised us, what do we keep, who made it possible? Thank those people by name, and end on time.",
      incident:
        "Your shift is over and someone else has it now. Hand over in three sentences, thank them, eat something and lie down, even if it takes a while to fall asleep.",
    },
  },
] as const satisfies readonly UniversalOrder[];

const ALL_ORDERS: readonly UniversalOrder[] = ORDERS;

/** The ten orders that are listed, counted and used as the Morning Directive; the eleventh only matches pillars. */
export const LISTED_ORDERS: readonly UniversalOrder[] = ALL_ORDERS.filter((order) => order.id <= 10);

const ordersOf = (pillar: Pillar): readonly UniversalOrder[] =>
  ALL_ORDERS.filter((order) => order.pillar === pillar || order.alsoPillar === pillar);

/** The orders that may be offered for an objective of a pillar. */
export const ORDERS_BY_PILLAR: Readonly<Record<Pillar, readonly UniversalOrder[]>> = {
  Presence: ordersOf("Presence"),
  Purpose: ordersOf("Purpose"),
  Production: ordersOf("Production"),
  Peace: ordersOf("Peace"),
};
