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
    title: "Read the day before you start it",
    intent:
      "Look at what today really holds: what has a fixed time, who needs you, how much energy you have. Then pick a first step that fits.",
    pillar: "Production",
    applications: {
      life: "Before you open your messages, check three things: what has a fixed time today, how you slept, and who is counting on you. If it looks like too much, move one small job to tomorrow now, while it is still easy.",
      business:
        "Start the week with three facts: the deadlines, who is available, and what changed since Friday. Plan the first piece of work around those, even if last week's plan says otherwise.",
      incident:
        "Write two short lists: what I know, and what I still need to find out. Get the next answer from the people in charge of it (the hospital, the insurer, the council), then take the step in front of you.",
    },
  },
  {
    id: 2,
    title: "Name the real job",
    intent:
      "Say in one sentence what you are trying to do and whom it is for. Let that sentence decide what comes first.",
    pillar: "Purpose",
    applications: {
      life: "You are clearing the spare room so that your mother can stay in it. The colour of the walls can wait. A bed she can sleep in on Saturday comes first.",
      business:
        "Before the status meeting, write down in one line the result the customer is paying for. Whatever on the agenda does not move that line can go into an e-mail.",
      incident:
        "The heating has failed and everyone is asking about everything. The job is to have everyone warm tonight. Who pays, and for what, is tomorrow's job.",
    },
  },
  {
    id: 3,
    title: "Go by what is here, not by what you fear",
    intent:
      "Base the next step on what you can see now and what is likely to follow. An old worry and a hopeful guess both deserve a check before you act on them.",
    pillar: "Presence",
    applications: {
      life: "Your son is late and does not answer. What you know is that he is twenty minutes late and that his phone often runs flat. Ring the friend he was with, then decide what to do next.",
      business:
        "Orders fell last week. Look at them customer by customer before anyone rewrites the strategy: one lost account and a falling market call for different decisions.",
      incident:
        "The envelope says 'final notice'. Read it to the end and find two things: the date and the amount. Act on those. The rest of what you fear may not be on the page.",
    },
  },
  {
    id: 4,
    title: "Set your plan B and your stopping point early",
    intent:
      "Choose the other way, and what will make you take it, while you still have time to think. Then tell the people it affects.",
    pillar: "Production",
    applications: {
      life: "Before a long drive in bad weather, agree on it: if it is snowing at the halfway town, we stop there for the night. Ring ahead and say so. Then nobody has to argue about it in the dark.",
      business:
        "Agree how you will decide whether to launch: on Tuesday at noon, by which test, and what happens if it fails. Send it to the whole team, so that stopping is simply one of the plan's steps.",
      incident:
        "Write one sentence that starts with 'if': 'If there is no offer by 1 March, we look for a smaller flat.' Show it today to the person it affects most.",
    },
  },
  {
    id: 5,
    title: "Choose who may tell you that you are drifting",
    intent:
      "Ask one or two people you trust to speak up when what you do stops matching what you care about. Tell them what to look out for.",
    pillar: "Purpose",
    applications: {
      life: "Say to your brother: 'If I cancel on the children twice in a month, please tell me.' Promise to say thank you first, and explain afterwards.",
      business:
        "Give a colleague outside the project its goal, three warning signs and half an hour every second week. Hear what they see before you say what you think.",
      incident:
        "Ask one steady person to ring you every evening with the same two questions: 'Have you eaten?' and 'What are you putting off?' Answer honestly.",
    },
  },
  {
    id: 6,
    title: "Settle first, then think, then choose",
    intent:
      "Before you answer the loudest thing, take one slow breath and name what is actually happening. Then make one choice and carry it out.",
    pillar: "Presence",
    applications: {
      life: "The toast is burning, the school is on the phone and someone cannot find a shoe. Turn off the toaster, put both feet on the floor and breathe out slowly. Then talk to the school.",
      business:
        "The customer's message is all in capitals. Take ten minutes before you write: what is fact, what do we owe, by when? Then reply once, with a decision and a time.",
      incident:
        "Stop. Breathe out slowly. Look around and say aloud what you see. Choose one action, do it, then look again.",
    },
  },
  {
    id: 7,
    title: "Tell people early how things stand",
    intent:
      "Keep in touch with the people who matter, in good news and bad. A short, true message today is kinder than a perfect one next week.",
    pillar: "Peace",
    applications: {
      life: "You will not manage Sunday lunch. Say so on Thursday: 'I need a quiet weekend. Could I come on the 12th instead?' They can plan, and you can stop dreading the call.",
      business:
        "When a date slips, tell the customer the same day: what happened, the new date, and what you are doing about it. People can plan around a late date, but not around silence.",
      incident:
        "Choose one person and one time: 'I will text you at seven tonight, even if nothing has changed.' Set an alarm for it and keep to it.",
    },
  },
  {
    id: 8,
    title: "Ask plainly, and check that it was heard",
    intent:
      "Say what you need, by when, and where your limit is. Then ask the other person what they have understood.",
    pillar: "Peace",
    applications: {
      life: "'Could you help more?' is hard to act on. 'Could you cook on Tuesdays and Thursdays this month?' can be answered with a yes or a no. Ask it that way, and agree which week it starts.",
      business:
        "Close the meeting with three columns on the screen: who, what, by when. Ask each owner to say their line in their own words before the call ends.",
      incident:
        "Give one task to one named person: 'Ana, please ring the pharmacy about the prescription and text me by noon.' Carry on once Ana has said it back.",
    },
  },
  {
    id: 9,
    title: "Know what you have before you promise it",
    intent:
      "Count your time, energy and money before you say yes. Finish what you can carry, and hand over or put off the rest on purpose.",
    pillar: "Production",
    applications: {
      life: "Two free evenings this week, and you have said yes to four things. Choose two. Offer the other two a new date before you go to bed.",
      business:
        "List who reports to you and what each of them is carrying. If you cannot check on all of it within a week, hand over one area, together with the right to decide in it.",
      incident:
        "Count what you have for the next twelve hours: people, cash, phone battery, sleep. Use it for the one or two things only you can do. Let someone else answer the door.",
    },
  },
  {
    id: 10,
    title: "When people are safe and rest is planned, go all in",
    intent:
      "See to safety and recovery first. Then stop holding back, and give the thing that matters your whole attention.",
    pillar: "Purpose",
    applications: {
      life: "You want to run again after the operation. The doctor has said yes, two rest days are in the week, and your sister knows your route. Put on the shoes and go; the dishes can wait.",
      business:
        "Each risk has an owner, the weekend is covered, and the team has the Friday after release off. Now put your best people on it, and let the side projects wait until it is out.",
      incident:
        "The children are with their aunt, your medicine is in the bag, and you have slept four hours. Good. Make the hard phone call now, and do nothing else until it is done.",
    },
  },
  {
    id: 11,
    title: "Stop, look back, say thank you",
    intent:
      "Close the day on purpose: put things down, note one thing you learned, and thank someone. It clears your head for tomorrow, and the people around you get you back.",
    pillar: "Presence",
    alsoPillar: "Peace",
    applications: {
      life: "Leave the phone in the kitchen and put the kettle on. Tell someone, or a piece of paper, what went well and who had a part in it. Then go to bed.",
      business:
        "After the release, take thirty minutes together: what surprised us, what do we keep, who made it possible? Thank those people by name, and close on time.",
      incident:
        "Your turn is over and someone else is watching now. Hand over in three sentences, thank them, eat something and lie down, even if sleep takes a while.",
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
